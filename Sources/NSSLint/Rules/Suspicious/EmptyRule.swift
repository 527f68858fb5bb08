import NSSSyntax

/// A rule without declarations.
public struct EmptyRule: LintRule {
  public static let metadata = RuleMetadata(
    id: "empty-rule", group: .suspicious, severity: .note,
    summary: "The rule sets nothing",
    rationale: "It is harmless, but often the rest of an edit.",
    remedy: "Delete it, or write what it should set.",
    examples: [
      .bad("«Label» { }", "This rule sets nothing"),
      .bad("«Label, Button» { /* font-size: 12; */ }", "This rule sets nothing"),
      .good("Label { font-size: 12; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for rule in sheet.rules where rule.declarations.isEmpty && !rule.hasBrokenHead && !rule.classes.isEmpty {
      let node = sheet.tree.nodes[Int(rule.node)]
      guard node.hasAnchor, Int(node.subtreeEnd) == Int(rule.node) + 1 else { continue }
      let first = sheet.classUses[Int(rule.classes.lowerBound)]
      let last = sheet.classUses[Int(rule.classes.upperBound) - 1]
      report.flag(
        sheet.range(ofToken: first.token).lowerBound..<sheet.range(ofToken: last.token).upperBound, .note,
        "This rule sets nothing")
    }
  }
}
