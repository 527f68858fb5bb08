import NSSTheme

/// What differs, as text for a terminal.
public struct DiffText {
  private let style: Style
  private let width: Int
  private var text = ""
  private var words = DiffWords()
  /// Whether one engine's reading of one sheet is all there is.
  private var isAlone = false

  private init(_ style: Style, _ width: Int) { (self.style, self.width) = (style, width) }

  /// The report.
  /// - Parameter width: columns, at least 40.
  public static func text(_ report: DiffReport, style: Style = .plain, width: Int = 80) -> String {
    var writer = DiffText(style, width)
    writer.build(report)
    return writer.text
  }

  /// A text of a theme, cut where it is longer than anybody reads.
  static func shortened(_ text: String) -> String {
    let most = 160
    return text.utf8.count > most && text.count > most ? String(text.prefix(most)) + "…" : text
  }

  private mutating func build(_ report: DiffReport) {
    let shown = report.sheets.filter { !$0.isSilent }
    for sheet in shown {
      appendOutcomes(sheet)
      appendStanding(sheet)
    }
    isAlone = report.sheets.count == 1 && report.sheets[0].diffs.count == 1
    for sheet in shown { append(sheet) }
    let legend = words.legend
    if !legend.isEmpty {
      text += "\n"
      paragraph("? rests on an assumption, since no document prints it:", indent: 2)
      for entry in legend {
        text +=
          "  " + TextWrap.hanging("\(entry.name): \(entry.sentence)", indent: 4, width: width - 2) + "\n"
      }
    }
    if !text.isEmpty { text += "\n" }
    for line in TextWrap.lines(CauseWords.summary(report.summary), width: width) {
      text += style.paint(line, .emphasis) + "\n"
    }
  }

  private mutating func appendOutcomes(_ sheet: DiffedSheet) {
    for diff in sheet.diffs where !diff.outcomes.isEmpty {
      var places = DiffPlaces(diff)
      for outcome in diff.outcomes {
        let line = line(CauseWords.outcome(outcome, in: diff, &places))
        for part in TextWrap.lines(line, width: width) {
          text += style.paint(part, outcome.isGain ? .help : .error) + "\n"
        }
      }
    }
  }

  /// What is rejected as before, and what may be rejected.
  private mutating func appendStanding(_ sheet: DiffedSheet) {
    for diff in sheet.diffs {
      var places = DiffPlaces(diff)
      func add(_ pieces: [DiffPiece], _ role: Style.Role) {
        for part in TextWrap.lines(line(pieces), width: width) { text += style.paint(part, role) + "\n" }
      }
      for outcome in diff.stillRejected { add(CauseWords.stillRejected(outcome, in: diff, &places), .error) }
      for doubt in diff.doubts {
        add(CauseWords.doubt(doubt, in: diff, &places), doubt.isGain ? .help : .error)
      }
    }
  }

  private mutating func append(_ sheet: DiffedSheet) {
    let path = DisplayWidth.printable(sheet.path)
    let note = sheet.oldPath == nil ? " (new sheet)" : sheet.newPath == nil ? " (removed sheet)" : ""
    for diff in sheet.diffs {
      if !text.isEmpty { text += "\n" }
      text += style.paint(path, .path) + note + "\n"
      paragraph(DiffWords.heading(diff), indent: 0, role: .dim)
      var places = DiffPlaces(diff)
      for (index, cause) in diff.causes.enumerated() { append(cause, index + 1, in: diff, &places) }
      if CauseWords.isUnseen(diff), !isAlone { text += "\nNobody sees a difference.\n" }
      if let silent = CauseWords.silent(diff.silent) {
        text += "\n"
        paragraph(line(silent), indent: 0)
      }
    }
  }

  private mutating func append(
    _ cause: RootCause, _ number: Int, in diff: ThemeDiff, _ places: inout DiffPlaces
  ) {
    text += "\n"
    let lead = "\(number). "
    let title = TextWrap.lines(line(CauseWords.title(cause, in: diff)), width: width - lead.count)
    for (index, part) in title.enumerated() {
      text +=
        (index == 0 ? lead : String(repeating: " ", count: lead.count)) + style.paint(part, .emphasis) + "\n"
    }
    let place = CauseWords.place(cause, &places)
    if !place.isEmpty { text += "   " + TextWrap.hanging(line(place), indent: 3, width: width) + "\n" }
    // Where the whole sheet comes or goes, the list would be the sheet.
    if cause.kind == .outcome {
      text += "   \(CauseWords.count(cause.changes.count, "value changes", "values change"))\n"
      return
    }
    for row in DiffRow.rows(of: cause, in: diff, &words) {
      let name = DisplayWidth.printable(Self.shortened(row.attribute))
      let value = "\(painted(row.old, row.oldColor)) → \(painted(row.new, row.newColor))"
      let notes = [row.difference, row.scope].filter { !$0.isEmpty }.joined(separator: ", ")
      text += "   \(name): \(value)\(notes.isEmpty ? "" : ", " + notes)\n"
      append(row.spots)
    }
    for row in ContrastRow.rows(of: cause, in: diff, &words) {
      let verdict = [row.verdict, row.scope].filter { !$0.isEmpty }.joined(separator: ", ")
      let line = TextWrap.lines("contrast: \(row.old) → \(row.new), \(verdict)", width: width - 5)
      for (index, part) in line.enumerated() {
        text += (index == 0 ? "   " : "     ") + (row.isRegression ? style.paint(part, .error) : part) + "\n"
      }
      append(row.spots)
    }
  }

  // MARK: Parts

  private mutating func append(_ spots: [DiffSpot]) {
    for spot in spots {
      let names = spot.owners.map(Self.shortened).joined(separator: ", ")
      let element = spot.element.isEmpty ? "" : " " + spot.element
      let states =
        spot.states == ["?"] ? "?" : spot.states.isEmpty ? "" : ": " + spot.states.joined(separator: ", ")
      text +=
        "     " + TextWrap.hanging(DisplayWidth.printable(names + element + states), indent: 7, width: width)
        + "\n"
    }
  }

  private func painted(_ value: String, _ color: Color?) -> String {
    let swatch = color.map { style.swatch($0.rgba.red, $0.rgba.green, $0.rgba.blue) } ?? ""
    return (swatch.isEmpty ? "" : swatch + " ") + DisplayWidth.printable(Self.shortened(value))
  }

  private func line(_ pieces: [DiffPiece]) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .foreign(let text): Self.marked(DisplayWidth.printable(Self.shortened(text)))
      }
    }.joined()
  }

  /// A sign alone would read as one of ours.
  private static func marked(_ text: String) -> String {
    text.contains { $0.isLetter || $0.isNumber } ? text : "'\(text)'"
  }

  private mutating func paragraph(_ line: String, indent: Int, role: Style.Role? = nil) {
    let wrapped = TextWrap.hanging(line, indent: indent, width: width)
    text += (role.map { style.paint(wrapped, $0) } ?? wrapped) + "\n"
  }
}
