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
      let scope = DiffWords.scope(TraitScope(Set(cause.changes.flatMap(\.scope.indices)).sorted()), in: diff)
      let what = cause.changes.first?.new == nil ? "is gone" : "counts now"
      return [.words("All that the sheet sets \(what)\(scope.isEmpty ? "" : ", \(scope)")")]
    case .palette where cause.changes.allSatisfy({ $0.old == nil }):
      return [
        .words("The palette \(cause.oldText ?? "") has no colour "), .foreign(cause.name),
        .words("; \(cause.newText ?? "") has it"),
      ]
    case .palette where cause.changes.allSatisfy({ $0.new == nil }):
      return [
        .words("The palette \(cause.newText ?? "") has no colour "), .foreign(cause.name),
        .words("; \(cause.oldText ?? "") had it"),
      ]
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
    case .added: pieces += [.words(" added: "), .foreign(trimmed(cause.newText))]
    case .removed: pieces += [.words(" removed; it was "), .foreign(trimmed(cause.oldText))]
    case .changed: pieces += changed(cause)
    case .renamed: pieces += [.words(" renamed to "), .foreign(cause.name), .words(" and")] + changed(cause)
    case .reordered: pieces += [.words(" moved: "), .foreign(cause.newText ?? ""), .words(" wins now")]
    }
    if let media = cause.media { pieces += [.words(", under "), .foreign(media)] }
    return pieces
  }

  private static func changed(_ cause: RootCause) -> [DiffPiece] {
    [
      .words(" changed from "), .foreign(trimmed(cause.oldText)), .words(" to "),
      .foreign(trimmed(cause.newText)),
    ]
  }

  /// A text of a definition without the blanks around it, which fiori-swiftui keeps.
  private static func trimmed(_ text: String?) -> String {
    let text = (text ?? "")[...]
    guard let first = text.firstIndex(where: { $0 != " " && $0 != "\t" }),
      let last = text.lastIndex(where: { $0 != " " && $0 != "\t" })
    else { return "" }
    return String(text[first...last])
  }

  /// What it beats, or lets through, in the new sheet; empty where there is none.
  private static func rival(_ cause: RootCause, _ places: inout DiffPlaces) -> [DiffPiece] {
    guard let rival = cause.rival, let location = rival.location else { return [] }
    let line = places.new(location).line
    let under: [DiffPiece] = rival.media.map { [.words(", under "), .foreign($0)] } ?? []
    let text = DiffPiece.foreign(trimmed(rival.text))
    switch cause.edit {
    case .added: return [.words("; it beats line \(line), "), text] + under
    case .removed: return [.words("; line \(line) counts now, "), text] + under
    case .reordered: return [.words("; it stands behind line \(line) now, "), text] + under
    case .changed, .renamed: return []
    }
  }

  /// Where it is: `theme.nss:3:1`, and where it was if that is another line; with what it competes with.
  static func place(_ cause: RootCause, _ places: inout DiffPlaces) -> [DiffPiece] {
    let new = cause.newLocation.map { places.new($0) }
    let old = cause.oldLocation.map { places.old($0) }
    let tail = rival(cause, &places)
    switch (old, new) {
    case (nil, nil): return []
    case (let old?, nil): return [.words("was at "), .foreign(old.text)] + tail
    case (nil, let new?): return [.words("at "), .foreign(new.text)] + tail
    case (let old?, let new?):
      if old.line == new.line { return [.words("at "), .foreign(new.text)] + tail }
      return [.words("at "), .foreign(new.text), .words(", was in line \(old.line)")] + tail
    }
  }

  /// The first sentences on some sheets.
  static func summary(_ summary: DiffSummary) -> String {
    var sentences = verdicts(summary)
    if summary.editedValues > 0 {
      sentences.append(effects(summary))
    } else if sentences.isEmpty {
      return "Nobody sees a difference."
    }
    sentences += contrasts(summary)
    return sentences.joined(separator: " ")
  }

  private static func verdicts(_ summary: DiffSummary) -> [String] {
    var sentences: [String] = []
    func add(_ number: Int, _ one: String, _ many: String) {
      if number > 0 { sentences.append(count(number, one, many) + ".") }
    }
    add(summary.rejected, "sheet is rejected now", "sheets are rejected now")
    add(summary.doubted, "sheet may be rejected now", "sheets may be rejected now")
    add(summary.accepted, "sheet is no longer rejected", "sheets are no longer rejected")
    add(summary.newSheets, "sheet is new", "sheets are new")
    add(summary.goneSheets, "sheet is gone", "sheets are gone")
    add(
      summary.stillRejected, "sheet is still rejected: nobody sees anything of it",
      "sheets are still rejected: nobody sees anything of them")
    add(summary.cleared, "sheet is in doubt no longer", "sheets are in doubt no longer")
    add(summary.stillDoubted, "sheet may still be rejected", "sheets may still be rejected")
    return sentences
  }

  /// What changes, and where.
  private static func effects(_ summary: DiffSummary) -> String {
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
      ? count(summary.edits, "edit changes ", "edits change ")
      : count(summary.edits, "cause changes ", "causes change ")
    let values = count(summary.editedValues, "value", "values")
    return edits + values + (wheres.isEmpty ? "" : " in " + wheres.joined(separator: " and ")) + "."
  }

  private static func contrasts(_ summary: DiffSummary) -> [String] {
    var sentences: [String] = []
    let lost = summary.regressions - summary.newFailures
    if lost > 0 {
      sentences.append(count(lost, "text loses", "texts lose") + " a level of contrast (WCAG).")
    }
    if summary.newFailures > 0 {
      sentences.append(count(summary.newFailures, "new text is", "new texts are") + " below AA (WCAG).")
    }
    if summary.regressions == 0, summary.improvements > 0 {
      sentences.append("No text loses a level of contrast.")
    }
    if summary.improvements > 0 {
      sentences.append(count(summary.improvements, "text gains", "texts gain") + " one.")
    }
    if summary.unknownContrasts > 0 {
      let texts = count(summary.unknownContrasts, "text that changes", "texts that change")
      sentences.append("The contrast of \(texts) is not known: the sheet does not say what is behind.")
    }
    return sentences
  }

  /// What was edited without effect, or nil.
  static func silent(_ silent: SilentEdits) -> [DiffPiece]? {
    if silent.isEmpty { return nil }
    if silent.isLayoutOnly, silent.renamed.isEmpty, silent.rewritten == 0, silent.moved == 0 {
      return [.words("Only white space and comments differ.")]
    }
    if silent.isImmaterial, silent.renamed.isEmpty, silent.rewritten == 0, silent.moved == 0 {
      return [.words("More differs than white space and comments, but no declaration and no definition.")]
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

  /// Whether nobody sees a difference, and nothing of it is in doubt.
  static func isUnseen(_ diff: ThemeDiff) -> Bool {
    diff.isEmpty && diff.stillRejected.isEmpty && diff.doubts.isEmpty
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
