import NSSSyntax
import NSSTheme

/// How it is worded what an engine makes of a theme as a whole.
extension CauseWords {
  /// What an engine makes of the sheets now, for the first line of a report, and which edit it follows from.
  static func outcome(_ outcome: OutcomeChange, in diff: ThemeDiff, _ places: inout DiffPlaces) -> [DiffPiece]
  {
    let tail = tail(outcome, in: diff)
    let (old, new) = (diff.engines.old.name, diff.engines.new.name)
    if outcome.isGain {
      let before = outcome.old.stopsApp ? "stopped the app" : "showed nothing of it"
      return [.words("\(new) takes the new sheet; before, \(old) \(before)\(tail).")]
    }
    var pieces = rejection(outcome, new, in: diff, &places)
    pieces.append(.words(tail + "."))
    if !outcome.isLoss { pieces.append(.words(" Before, nobody saw anything of it either.")) }
    return pieces + guilt(outcome, in: diff, &places)
  }

  /// That an engine rejects both sheets.
  static func stillRejected(_ outcome: OutcomeChange, in diff: ThemeDiff, _ places: inout DiffPlaces)
    -> [DiffPiece]
  {
    rejection(outcome, "as before, " + diff.engines.new.name, in: diff, &places) + [
      .words(tail(outcome, in: diff) + ".")
    ]
  }

  /// That sapfiori may reject a sheet, if it is as strict as NUI.
  static func doubt(_ doubt: OutcomeChange, in diff: ThemeDiff, _ places: inout DiffPlaces) -> [DiffPiece] {
    if doubt.isGain {
      return [
        .words("NUI's grammar takes the new sheet; the old one it did not, and SAPFiori may have dropped it.")
      ]
    }
    let location = ThemeLocation(sheet: doubt.newSheet, range: doubt.new.range ?? 0..<0)
    let lead = doubt.isLoss ? "" : "As before, "
    return [
      .words("\(lead)SAPFiori may drop the whole theme: NUI's grammar, which it is built on, ")
    ] + cannotTake(location, in: diff) + [.words(", at "), .foreign(places.new(location).text)] + [
      .words("; what follows assumes that SAPFiori reads on.")
    ] + (doubt.isLoss ? guilt(doubt, in: diff, &places) : [])
  }

  private static func tail(_ outcome: OutcomeChange, in diff: ThemeDiff) -> String {
    let scope = DiffWords.scope(outcome.scope, in: diff)
    return scope.isEmpty ? "" : " (\(scope))"
  }

  private static func rejection(
    _ outcome: OutcomeChange, _ engine: String, in diff: ThemeDiff, _ places: inout DiffPlaces
  ) -> [DiffPiece] {
    let location = ThemeLocation(sheet: outcome.newSheet, range: outcome.new.range ?? 0..<0)
    let what: [DiffPiece]
    switch outcome.new {
    case .undefinedVariable:
      let name = text(location, in: diff)
      what = [.foreign(name), .words(" is not defined: \(engine) stops the app with an exception")]
    case .unreadable:
      what = [.words("the sheet is no UTF-8 text: the whole theme is gone, without a word")]
    default:
      what =
        [.words("\(engine) ")] + cannotTake(location, in: diff) + [
          .words(": the whole theme is gone, without a word")
        ]
    }
    return what + [.words(", at "), .foreign(places.new(location).text)]
  }

  private static func cannotTake(_ location: ThemeLocation, in diff: ThemeDiff) -> [DiffPiece] {
    location.range.isEmpty
      ? [.words("cannot take the end of the sheet")]
      : [.words("cannot take "), .foreign(text(location, in: diff))]
  }

  private static func text(_ location: ThemeLocation, in diff: ThemeDiff) -> String {
    guard diff.sheets.new.indices.contains(location.sheet) else { return "" }
    return diff.sheets.new[location.sheet].text(location.range)
  }

  // MARK: The guilty edit

  /// Which edit the rejection follows from, as far as the sheets tell.
  private static func guilt(_ outcome: OutcomeChange, in diff: ThemeDiff, _ places: inout DiffPlaces)
    -> [DiffPiece]
  {
    if let location = outcome.lostDefinition {
      let line = places.old(location).line
      let text =
        diff.sheets.old.indices.contains(location.sheet)
        ? diff.sheets.old[location.sheet].text(location.range) : ""
      return [
        .words(" The old sheet defined it in line \(line), "), .foreign(text),
        .words(", which does not count now."),
      ]
    }
    guard let range = outcome.new.range, outcome.isLoss, diff.sheets.new.indices.contains(outcome.newSheet),
      diff.sheets.old.count == diff.sheets.new.count
    else { return [] }
    guard
      let edit = GuiltyLine(
        diff.sheets.old[outcome.newSheet], diff.sheets.new[outcome.newSheet], range.lowerBound)
    else { return [] }
    var pieces: [DiffPiece] = []
    if let text = edit.text {
      pieces = [.words(" The edit before it is in line \(edit.line + 1), "), .foreign(text)]
      if let old = edit.oldText { pieces += [.words("; it was "), .foreign(old)] }
    } else if let old = edit.oldText {
      pieces = [
        .words(" The edit before it is that "), .foreign(old),
        .words(" is gone before line \(edit.line + 1)"),
      ]
    }
    return pieces + [.words(".")]
  }
}

/// The line that was edited last before an engine gave a sheet up.
struct GuiltyLine {
  /// 0-based, in the new sheet.
  let line: Int
  /// What it says now, without the white space around it; nil where lines are gone there.
  let text: String?
  /// What stood there before, where that can be told.
  let oldText: String?

  /// Nil where nothing differs up to `offset` of the new sheet, in UTF-8 bytes.
  init?(_ old: SourceText, _ new: SourceText, _ offset: Int) {
    let olds = old.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let news = new.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let start = zip(olds, news).prefix { $0 == $1 }.count
    let last = new.bytes[..<min(max(offset, 0), new.bytes.count)].count { $0 == 0x0A }
    guard start <= last else { return nil }
    let known = Set(olds)
    let edited = (start...min(last, news.count - 1)).last { !known.contains(news[$0]) }
    func text(_ line: ArraySlice<UInt8>) -> String {
      let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      guard let first = line.firstIndex(where: { !isBlank($0) }),
        let end = line.lastIndex(where: { !isBlank($0) })
      else { return "" }
      return String(decoding: line[first...end], as: UTF8.self)
    }
    let former = start < olds.count ? text(olds[start]) : nil
    line = edited ?? start
    self.text = edited.map { text(news[$0]) }
    oldText =
      edited == nil || edited == start && !Set(news).contains(olds[min(start, olds.count - 1)]) ? former : nil
  }
}
