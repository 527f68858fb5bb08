import NSSCatalog
import NSSSyntax
import NSSTheme

/// A sentence in pieces: words of ours, and text of a theme that whoever prints it marks and makes harmless.
enum DiffPiece: Hashable {
  case words(String)
  case foreign(String)
}

/// How causes, outcomes and edits without effect are worded.
enum CauseWords {
  /// What was edited, without where.
  static func title(_ cause: RootCause, in diff: ThemeDiff) -> [DiffPiece] {
    switch cause.kind {
    case .outcome:
      return [.words("All that the sheet sets \(cause.changes.first?.new == nil ? "is gone" : "counts now")")]
    case .palette:
      return [
        .words("The SDK's palette colour "), .foreign(cause.name),
        .words(" differs between \(cause.oldText ?? "") and \(cause.newText ?? "")"),
      ]
    case .engine:
      return [
        .foreign(cause.name),
        .words(" means something else to \(diff.engines.new.name) than to \(diff.engines.old.name)"),
      ]
    case .definition, .declaration: return edit(cause)
    }
  }

  private static func edit(_ cause: RootCause) -> [DiffPiece] {
    var pieces: [DiffPiece] = [.foreign(cause.oldName ?? cause.name)]
    if let first = cause.classNames.first {
      pieces += [.words(" of "), .foreign(first)]
      let more = cause.classNames.count - 1
      if more > 0 { pieces.append(.words(" and \(count(more, "more class", "more classes"))")) }
    }
    switch cause.edit {
    case .added: pieces += [.words(" added: "), .foreign(cause.newText ?? "")]
    case .removed: pieces += [.words(" removed; it was "), .foreign(cause.oldText ?? "")]
    case .changed: pieces += changed(cause)
    case .renamed: pieces += [.words(" renamed to "), .foreign(cause.name), .words(" and")] + changed(cause)
    case .reordered:
      pieces += [.words(": another declaration wins now, "), .foreign(cause.newText ?? "")]
    }
    if let media = cause.media { pieces += [.words(", under "), .foreign(media)] }
    return pieces
  }

  private static func changed(_ cause: RootCause) -> [DiffPiece] {
    [.words(" changed from "), .foreign(cause.oldText ?? ""), .words(" to "), .foreign(cause.newText ?? "")]
  }

  /// Where it is: `theme.nss:3:1`, and where it was if that is another line.
  static func place(_ cause: RootCause, _ places: inout DiffPlaces) -> [DiffPiece] {
    let new = cause.newLocation.map { places.new($0) }
    let old = cause.oldLocation.map { places.old($0) }
    switch (old, new) {
    case (nil, nil): return []
    case (let old?, nil): return [.words("was at "), .foreign(old.text)]
    case (nil, let new?): return [.words("at "), .foreign(new.text)]
    case (let old?, let new?):
      if old.line == new.line { return [.words("at "), .foreign(new.text)] }
      return [.words("at "), .foreign(new.text), .words(", was in line \(old.line)")]
    }
  }

  /// What an engine makes of the sheets now, for the first line of a report.
  static func outcome(_ outcome: OutcomeChange, in diff: ThemeDiff, _ places: inout DiffPlaces) -> [DiffPiece]
  {
    let scope = DiffWords.scope(outcome.scope, in: diff)
    let tail = scope.isEmpty ? "" : " (\(scope))"
    let (old, new) = (diff.engines.old.name, diff.engines.new.name)
    guard let range = outcome.new.range else {
      let before = outcome.old.stopsApp ? "stopped the app" : "showed nothing of it"
      return [.words("\(new) takes the new sheet; before, \(old) \(before)\(tail).")]
    }
    let at = places.new(ThemeLocation(sheet: 0, range: range))
    let sheet = diff.sheets.new.first
    let what: [DiffPiece]
    switch outcome.new {
    case .undefinedVariable:
      what = [
        .foreign(sheet?.text(range) ?? ""), .words(" is not defined: \(new) stops the app with an exception"),
      ]
    case .syntaxError:
      let found = sheet?.text(range) ?? ""
      what =
        range.isEmpty
        ? [.words("\(new) does not take the end of the sheet: the whole theme is gone, without a word")]
        : [
          .words("\(new) cannot take "), .foreign(found), .words(": the whole theme is gone, without a word"),
        ]
    default: what = [.words("the sheet is no UTF-8 text: the whole theme is gone, without a word")]
    }
    return what + [.words(", at "), .foreign(at.text), .words(tail + ".")]
  }

  /// The first sentence on some sheets.
  static func summary(_ summary: DiffSummary) -> String {
    if summary.causes == 0, summary.outcomes == 0 { return "Nobody sees a difference." }
    var wheres: [String] = []
    if !summary.components.isEmpty {
      wheres.append(count(summary.components.count, "component", "components"))
    }
    if !summary.classes.isEmpty {
      let isAlone = summary.components.isEmpty
      wheres.append(
        count(summary.classes.count, isAlone ? "class" : "other class", isAlone ? "classes" : "other classes")
      )
    }
    let edits =
      summary.hasOnlyEdits
      ? count(summary.causes, "edit changes ", "edits change ")
      : count(summary.causes, "cause changes ", "causes change ")
    let values = count(summary.changes, "value", "values")
    var text = edits + values + (wheres.isEmpty ? "" : " in " + wheres.joined(separator: " and ")) + "."
    if summary.regressions > 0 {
      text += " " + count(summary.regressions, "text loses", "texts lose") + " a level of contrast (WCAG)."
    } else if summary.improvements > 0 {
      text += " No text loses a level of contrast."
    }
    if summary.improvements > 0 {
      text += " " + count(summary.improvements, "text gains", "texts gain") + " one."
    }
    return text
  }

  /// What was edited without effect, or nil.
  static func silent(_ silent: SilentEdits) -> [DiffPiece]? {
    if silent.isEmpty { return nil }
    if silent.isLayoutOnly, silent.renamed.isEmpty, silent.rewritten == 0, silent.moved == 0 {
      return [.words("Only white space and comments differ.")]
    }
    var parts: [String] = []
    if !silent.renamed.isEmpty {
      parts.append(count(silent.renamed.count, "variable renamed", "variables renamed"))
    }
    if silent.rewritten > 0 {
      parts.append(
        count(
          silent.rewritten, "declaration or definition rewritten", "declarations or definitions rewritten"))
    }
    if silent.moved > 0 { parts.append(count(silent.moved, "moved", "moved")) }
    var pieces: [DiffPiece] = [.words("Edits without effect: " + parts.joined(separator: ", "))]
    for (index, rename) in silent.renamed.prefix(5).enumerated() {
      pieces += [
        .words(index == 0 ? " (" : ", "), .foreign(rename.old), .words(" → "), .foreign(rename.new),
      ]
    }
    if !silent.renamed.isEmpty { pieces.append(.words(silent.renamed.count > 5 ? ", ...)" : ")")) }
    return pieces + [.words(".")]
  }

  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}

/// Paths, lines and columns of both sides of a diff.
struct DiffPlaces {
  private var olds: ThemePlaces
  private var news: ThemePlaces

  init(_ diff: ThemeDiff) {
    olds = ThemePlaces(diff.sheets.old)
    news = ThemePlaces(diff.sheets.new)
  }

  mutating func old(_ location: ThemeLocation) -> (text: String, line: Int) {
    (olds.text(location), olds.position(location).line)
  }

  mutating func new(_ location: ThemeLocation) -> (text: String, line: Int) {
    (news.text(location), news.position(location).line)
  }

  mutating func oldPosition(_ location: ThemeLocation) -> (path: String, position: Position) {
    (olds.path(location.sheet), olds.position(location))
  }

  mutating func newPosition(_ location: ThemeLocation) -> (path: String, position: Position) {
    (news.path(location.sheet), news.position(location))
  }
}
