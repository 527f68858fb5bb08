import NSSCatalog

/// An attribute that NUI documents and never reads.
public struct UnreadAttribute: LintRule {
  public static let metadata = RuleMetadata(
    id: "unread-attribute", group: .names, severity: .warning, engines: .nui,
    summary: "NUI documents this attribute, but its renderer never reads it",
    rationale:
      "The README lists it for the class; no line of the renderer asks for it, so that it has no effect.",
    remedy: "Leave it out, and set the look in code.",
    examples: [
      .bad(
        "SearchBarScopeBar { «divider-color»: #112233; }",
        "'SearchBarScopeBar' never reads 'divider-color', though NUI's README lists it"),
      .good("SegmentedControl { divider-color: #112233; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for facts in sheet.facts.byEngine where facts.engine == .nui {
      for (index, pair) in facts.pairOfDeclaration.enumerated() where pair >= 0 {
        guard case .documented(let fact, _) = facts.pairs[Int(pair)].support, !fact.isRead else { continue }
        let declaration = sheet.declarations[index]
        report.flag(
          sheet.range(ofToken: declaration.token), .warning,
          "'\(sheet.text(facts.pairs[Int(pair)].classPath))' never reads '\(sheet.text(declaration.name))', "
            + "though NUI's README lists it")
      }
    }
  }
}
