import NSSTheme

/// What differs, as Markdown that fits a comment on a pull request: summary first, then the causes with their effects.
public struct DiffMarkdown {
  /// GitHub takes no more characters in a comment.
  public static let mostCharacters = 65_536
  /// Places in one row of a table: a row is shown whole or not at all.
  private static let mostSpots = 12

  private let report: DiffReport
  /// UTF-8 bytes in all, and for the part at hand.
  private let limit: Int
  private var room: Int
  private var text = ""
  private var words = DiffWords()
  private var omitted = (causes: 0, values: 0)

  private init(_ report: DiffReport, _ limit: Int) {
    (self.report, self.limit, room) = (report, limit, limit)
  }

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
    // What matters most of all sheets comes before the details of the first.
    room = limit / 3
    appendRegressions(shown, isTitled)
    room = limit
    let kept = shown.filter { sheet in
      !(sheet.isWhole && isTitled)
        && sheet.diffs.contains { !$0.causes.isEmpty || !$0.silent.isEmpty || CauseWords.isUnseen($0) }
    }
    appendWholeSheets(shown.filter { $0.isWhole && isTitled })
    for (index, sheet) in kept.enumerated() {
      room = text.utf8.count + (limit - text.utf8.count) / (kept.count - index)
      append(sheet, isTitled: isTitled)
    }
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
    for diff in sheet.diffs {
      var places = DiffPlaces(diff)
      for outcome in diff.outcomes {
        let sign = outcome.isGain ? "✅" : "⛔"
        add("\n\(sign) **" + line(CauseWords.outcome(outcome, in: diff, &places)) + "**\n")
      }
      for outcome in diff.stillRejected {
        add("\n⛔ " + line(CauseWords.stillRejected(outcome, in: diff, &places)) + "\n")
      }
      for doubt in diff.doubts {
        add("\n\(doubt.isGain ? "✅" : "⚠️") " + line(CauseWords.doubt(doubt, in: diff, &places)) + "\n")
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
      var places = DiffPlaces(diff)
      for (index, group) in CauseGroup.groups(diff.causes).enumerated() {
        append(group, index + 1, in: diff, &places)
      }
      if CauseWords.isUnseen(diff), report.sheets.count > 1 || sheet.diffs.count > 1 {
        add("\nNobody sees a difference.\n")
      }
      if let silent = CauseWords.silent(diff.silent) { add("\n" + line(silent) + "\n") }
    }
  }

  /// Sheets that are new or gone: what they set is in them, and a line says how much it is.
  private mutating func appendWholeSheets(_ sheets: [DiffedSheet]) {
    for (index, sheet) in sheets.enumerated() {
      let values = sheet.diffs.reduce(0) { $0 + $1.changeCount }
      let set = sheet.oldPath == nil ? "sets" : "set"
      add(
        (index == 0 ? "\n" : "")
          + "- \(MarkdownText.code(sheet.path)) is \(sheet.oldPath == nil ? "new" : "gone"); it "
          + "\(set) \(CauseWords.count(values, "value", "values"))\n")
    }
  }

  /// The texts of all sheets that lose a level, before all causes.
  private mutating func appendRegressions(_ sheets: [DiffedSheet], _ isTitled: Bool) {
    var rows: [String] = []
    for sheet in sheets {
      for diff in sheet.diffs {
        for (index, group) in CauseGroup.groups(diff.causes).enumerated() {
          for row in ContrastRow.rows(of: group.contrasts, in: diff, &words) where row.isRegression {
            let cause = group.kind == .outcome || sheet.isWhole && isTitled ? "" : String(index + 1)
            rows += contrastRows(row, [isTitled ? MarkdownText.code(sheet.path) + " " + cause : cause])
          }
        }
      }
    }
    let shown = appendTable(
      "\n⚠️ **Text that is harder to read**\n",
      "| where | contrast before | after | WCAG 2.2 | cause |\n|---|---|---|---|---|\n", rows)
    if shown < rows.count {
      room = limit
      add("\nand \(CauseWords.count(rows.count - shown, "more row", "more rows")) of such texts.\n")
    }
  }

  // MARK: Causes

  private mutating func append(
    _ group: CauseGroup, _ number: Int, in diff: ThemeDiff, _ places: inout DiffPlaces
  ) {
    let count = CauseWords.count(group.changes.count, "value changes", "values change")
    let facts = group.places(&places).map { line($0) + "; " } ?? ""
    let title = "\n#### \(number). " + line(group.title(in: diff)) + "\n\n\(facts)\(count).\n"
    if !add(title) { return omit(group.causes) }
    // Where the whole sheet comes or goes, the list would be the sheet.
    if group.kind == .outcome { return }
    let rows = DiffRow.rows(of: group.changes, in: diff, &words)
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
      omitted.values += min(rest, group.changes.count)
    }
    // Those that lose a level stand before all causes.
    let contrasts = ContrastRow.rows(of: group.contrasts, in: diff, &words).filter { !$0.isRegression }
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
    guard text.utf8.count + more.utf8.count <= room else { return false }
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
