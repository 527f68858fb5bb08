import NSSSyntax

/// An attribute that a rule sets twice.
public struct DuplicateAttribute: LintRule {
  public static let metadata = RuleMetadata(
    id: "duplicate-attribute", group: .suspicious, severity: .warning,
    summary: "The rule sets the attribute twice",
    rationale: "The last declaration wins; the one before it has no effect.",
    remedy: "Keep one of them.",
    fix: .safe,
    examples: [
      .bad(
        "Label { font-size: 12; «font-size»: 14; }",
        "'font-size' is set above in this rule; this declaration wins"),
      .bad(
        "Label { font-size: 12; «font-size»: 12; }",
        "'font-size' is set above in this rule, to the same value", fixed: "Label { font-size: 12; }"),
      .bad(
        "Label {\n  font-size: 12;\n  «font-size»: 12;\n}",
        "'font-size' is set above in this rule, to the same value",
        fixed: "Label {\n  font-size: 12;\n}"),
      .good("Label { font-size: 12; font-color: red; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    // By attribute: its last declaration. It counts only if it stands in the same rule.
    var last = [Int32](repeating: -1, count: sheet.names.count)
    for (index, declaration) in sheet.declarations.enumerated() where !declaration.isBroken {
      let earlier = last[Int(declaration.name)]
      last[Int(declaration.name)] = Int32(index)
      guard earlier >= 0, sheet.declarations[Int(earlier)].rule == declaration.rule else { continue }
      let other = sheet.declarations[Int(earlier)]
      let isSame = other.value == declaration.value
      let node = sheet.tree.range(of: sheet.tree.nodes[Int(declaration.node)])
      report.flag(
        sheet.range(ofToken: declaration.token), .warning,
        "'\(sheet.text(declaration.name))' is set above in this rule"
          + (isSame ? ", to the same value" : "; this declaration wins"),
        related: [RelatedLocation("set here first", sheet.range(ofToken: other.token))],
        fixes: isSame ? [.deleteItem("Delete this declaration", .safe, node, in: sheet.tree.source)] : [])
    }
  }
}
