import NSSTheme

/// What differs, as Markdown that fits a comment on a pull request: summary first, then the causes with their effects.
public struct DiffMarkdown {
  /// GitHub takes no more characters in a comment.
  public static let mostCharacters = 65_536
  /// Places in one row of a table: a row is shown whole or not at all.
  private static let mostSpots = 12

  private let report: DiffReport
  private let limit: Int
  private var text = ""
  private var words = DiffWords()
  private var omitted = (causes: 0, values: 0)

  private init(_ report: DiffReport, _ limit: Int) { (self.report, self.limit) = (report, limit) }

  /// The report, at most `limit` UTF-8 bytes where that is 4,000 or more; what is left out is said.
  public static func text(_ report: DiffReport, limit: Int = mostCharacters) -> String {
    // Room for the legend and for what is said of the rest.
    var markdown = DiffMarkdown(report, max(limit, 4_000) - 3_500)
    markdown.build()
    return markdown.text
  }

  private mutating func build() {
    text = "## Theme changes\n"
    let shown = report.sheets.filter { !$0.isSilent }
    let isTitled = report.sheets.count > 1
    for sheet in shown { appendOutcomes(sheet) }
    text += "\n**\(CauseWords.summary(report.summary))**\n"
    for sheet in shown { append(sheet, isTitled: isTitled) }
    if omitted.causes > 0 || omitted.values > 0 {
      text += "\n**Not shown: \(CauseWords.count(omitted.values, "more value", "more values"))"
      if omitted.causes > 0 {
        text += ", with all of \(CauseWords.count(omitted.causes, "more cause", "more causes"))"
      }
      text += ".** A comment has no room for them; `nss diff` prints all.\n"
    }
    appendLegend()
  }

  // MARK: Outcomes

  private mutating func appendOutcomes(_ sheet: DiffedSheet) {
    for diff in sheet.diffs where !diff.outcomes.isEmpty {
      var places = DiffPlaces(diff)
      for outcome in diff.outcomes {
        let sign = outcome.new.range == nil ? "✅" : "⛔"
        add("\n\(sign) **" + line(CauseWords.outcome(outcome, in: diff, &places)) + "**\n")
      }
    }
  }

  // MARK: Sheets

  private mutating func append(_ sheet: DiffedSheet, isTitled: Bool) {
    var title = isTitled || sheet.oldPath == nil || sheet.newPath == nil ? MarkdownText.code(sheet.path) : ""
    if sheet.oldPath == nil { title += " (new sheet)" }
    if sheet.newPath == nil { title += " (removed sheet)" }
    if !title.isEmpty, !add("\n### \(title)\n") { return omit(sheet.diffs.flatMap(\.causes)) }
    for diff in sheet.diffs {
      if !add("\n*\(DiffWords.heading(diff))*\n") {
        omit(diff.causes)
        continue
      }
      appendRegressions(diff)
      var places = DiffPlaces(diff)
      for (index, cause) in diff.causes.enumerated() { append(cause, index + 1, in: diff, &places) }
      if diff.causes.isEmpty, report.sheets.count > 1 || sheet.diffs.count > 1 {
        add("\nNobody sees a difference.\n")
      }
      if let silent = CauseWords.silent(diff.silent) { add("\n" + line(silent) + "\n") }
    }
  }

  /// The texts that lose a level, before all causes.
  private mutating func appendRegressions(_ diff: ThemeDiff) {
    var rows: [String] = []
    for (index, cause) in diff.causes.enumerated() {
      for row in ContrastRow.rows(of: cause, in: diff, &words) where row.isRegression {
        rows += contrastRows(row, [String(index + 1)])
      }
    }
    appendTable(
      "\n⚠️ **Text that is harder to read**\n",
      "| where | contrast before | after | WCAG 2.2 | cause |\n|---|---|---|---|---|\n", rows)
  }

  // MARK: Causes

  private mutating func append(
    _ cause: RootCause, _ number: Int, in diff: ThemeDiff, _ places: inout DiffPlaces
  ) {
    let place = CauseWords.place(cause, &places)
    let count = CauseWords.count(cause.changes.count, "value changes", "values change")
    let facts = (place.isEmpty ? "" : line(place) + "; ") + count
    let title = "\n#### \(number). " + line(CauseWords.title(cause, in: diff)) + "\n\n\(facts).\n"
    if !add(title) { return omit([cause]) }
    // Where the whole sheet comes or goes, the list would be the sheet.
    if cause.kind == .outcome { return }
    let rows = DiffRow.rows(of: cause, in: diff, &words)
    let pieces = rows.flatMap { row in
      stride(from: 0, to: row.spots.count, by: Self.mostSpots).map { start in
        (row, Array(row.spots[start..<min(start + Self.mostSpots, row.spots.count)]))
      }
    }
    let shown = appendTable(
      "", "| what | before | after | difference | where |\n|---|---|---|---|---|\n",
      pieces.map { row, spots in
        let name = row.isForeign ? MarkdownText.code(row.attribute) : row.attribute
        let cells = [
          name, value(row.old), value(row.new), row.difference + suffix(row.scope), self.spots(spots),
        ]
        return "| " + cells.joined(separator: " | ") + " |\n"
      })
    if shown < pieces.count {
      // Of rows that are cut in pieces all count that are not shown whole.
      let rest = pieces[shown...].reduce(0) {
        $0 + $1.1.reduce(0) { $0 + max($1.states.count, 1) * $1.owners.count }
      }
      omitted.values += min(rest, cause.changes.count)
    }
    let contrasts = ContrastRow.rows(of: cause, in: diff, &words)
    appendTable(
      "", "| contrast of | before | after | WCAG 2.2 |\n|---|---|---|---|\n",
      contrasts.flatMap { contrastRows($0, []) })
  }

  // MARK: Parts

  private func contrastRows(_ row: ContrastRow, _ more: [String]) -> [String] {
    stride(from: 0, to: row.spots.count, by: Self.mostSpots).map { start in
      let spots = Array(row.spots[start..<min(start + Self.mostSpots, row.spots.count)])
      let cells = [self.spots(spots), value(row.old), value(row.new), row.verdict + suffix(row.scope)] + more
      return "| " + cells.joined(separator: " | ") + " |\n"
    }
  }

  /// Appends a table as far as there is room; how many rows there was room for.
  @discardableResult
  private mutating func appendTable(_ title: String, _ head: String, _ rows: [String]) -> Int {
    guard let first = rows.first else { return 0 }
    guard add(title + "\n" + head + first) else { return 0 }
    var shown = 1
    while shown < rows.count, add(rows[shown]) { shown += 1 }
    return shown
  }

  /// Appends what there is room for, or nothing.
  @discardableResult
  private mutating func add(_ more: String) -> Bool {
    guard text.utf8.count + more.utf8.count <= limit else { return false }
    text += more
    return true
  }

  private mutating func omit(_ causes: [RootCause]) {
    omitted.causes += causes.count
    omitted.values += causes.reduce(0) { $0 + $1.changes.count }
  }

  private mutating func appendLegend() {
    let legend = words.legend
    if legend.isEmpty { return }
    text += "\n<details><summary>? rests on an assumption, since no document prints it</summary>\n\n"
    for entry in legend { text += "- `\(entry.name)`: \(entry.sentence)\n" }
    text += "\n</details>\n"
  }

  private func line(_ pieces: [DiffPiece]) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .foreign(let text): MarkdownText.code(text)
      }
    }.joined()
  }

  private func suffix(_ scope: String) -> String { scope.isEmpty ? "" : " **\(scope)**" }

  private func spots(_ spots: [DiffSpot]) -> String {
    spots.map { spot in
      let names = spot.isClass ? spot.owners.map(MarkdownText.code) : spot.owners
      let element = spot.element.isEmpty ? "" : " **\(spot.element)**"
      let states =
        spot.states == ["?"] ? "?" : spot.states.isEmpty ? "" : ": " + spot.states.joined(separator: ", ")
      return names.joined(separator: ", ") + element + states
    }.joined(separator: "<br>")
  }

  private func value(_ text: String) -> String {
    ["not set", "no value", "not known"].contains(text) ? text : MarkdownText.code(text)
  }
}
