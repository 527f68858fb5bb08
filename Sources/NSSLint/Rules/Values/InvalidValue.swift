import NSSCatalog
import NSSSyntax

/// A value that its attribute does not take.
public struct InvalidValue: LintRule {
  public static let metadata = RuleMetadata(
    id: "invalid-value", group: .values, severity: .error,
    summary: "The attribute does not take this value",
    rationale: """
      The engine does not complain about a value it cannot read: it takes 0, false, left or the first word it knows, and \
      NUI crashes on an offset without a comma.
      """,
    remedy: "Write what the finding says is expected.",
    fix: .unsafe,
    examples: [
      .bad(
        "Label { text-align: «centre»; }",
        "Expected 'left', 'center' or 'right' for 'text-align', found 'centre'; did you mean 'center'?",
        fixed: "Label { text-align: center; }"),
      .bad("Button { corner-radius: «big»; }", "Expected a number for 'corner-radius', found 'big'"),
      .bad("Button { padding: 1 2 3 4 «5»; }", "Expected 1 to 4 numbers for 'padding', found '5'"),
      .good("Label { text-align: center; } Button { corner-radius: 4; padding: 1 2; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    BadValueWalk.run(sheet) { facts, value, place in
      // Text styles and lists of views have rules of their own.
      guard value.type != .textStyle, value.type != .viewClassList,
        case .mismatch(let part) = value.complaint,
        let grammar = facts.catalog.grammar(of: value.type)
      else { return }
      let range = part.offset(by: place.offset)
      let attribute = sheet.text(sheet.declarations[Int(place.declaration)].name)
      let text = sheet.tree.source.text(range)
      var message = "Expected \(grammar.expectation) for '\(attribute)', "
      message += range.isEmpty ? "found less" : "found '\(text)'"
      if value.type == .box, text == "," {
        message += "; separate the numbers by spaces, not commas"
      } else if value.type == .offset {
        message += "; the two stand with a comma between, as in '1,1'"
      }
      let meant = EditDistance.nearest(to: text, among: grammar.words)
      if let meant, !range.isEmpty { message += "; did you mean '\(meant)'?" }
      if !value.areWordsPrinted { message += " (the words are inferred; no document prints them)" }
      report.flag(
        range, value.areWordsPrinted ? .error : .note, message,
        related: BadValueWalk.related(place, sheet),
        fixes: range.isEmpty ? [] : meant.map { [.replace(range, by: $0, .unsafe)] } ?? [])
    }
  }
}
