import NSSSyntax

/// A suppression that names no rule, or a directive that does not exist.
public struct UnknownSuppression: LintRule {
  public static let metadata = RuleMetadata(
    id: "unknown-suppression", group: .suppressions, severity: .warning, engines: .all,
    summary: "A comment suppresses a rule that does not exist, or is no known directive",
    rationale: """
      A misspelt suppression hides nothing. The directives are nss-disable-line, nss-disable-next-line, nss-disable with \
      nss-enable, nss-disable-file, and nss-format-off with nss-format-on; each is the first word of its comment. Rule \
      ids follow, separated by commas, then two dashes and a reason; without ids all rules are meant. For fiori-swiftui \
      a suppression needs a line of its own, since a trailing comment breaks the line.
      """,
    remedy: "Take the name that is offered; `nsslint rules` lists all ids.",
    fix: .unsafe,
    examples: [
      .bad(
        "/* nss-disable-next-line «emty-rule» -- a placeholder */\nLabel { }",
        "No rule is called 'emty-rule'; did you mean 'empty-rule'?",
        fixed: "/* nss-disable-next-line empty-rule -- a placeholder */\nLabel { }"),
      .bad(
        "/* «nss-disable-nextline» empty-rule */\nLabel { }",
        "'nss-disable-nextline' is no directive; did you mean 'nss-disable-next-line'?",
        fixed: "/* nss-disable-next-line empty-rule */\nLabel { }"),
      .bad(
        "Label { } /* nss-disable-line empty-rule «because» it is a placeholder */",
        "Expected ',' or '--' and a reason after 'empty-rule', found 'because'",
        fixed: "Label { } /* nss-disable-line empty-rule -- because it is a placeholder */"),
      .good("/* nss-disable-next-line empty-rule, duplicate-class -- a placeholder */\nLabel { }"),
      .good("/* nss-tools read these comments */\nLabel { font-size: 12; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    var nearest: [String: String?] = [:]
    for directive in sheet.directives {
      if directive.kind == nil {
        let near = DirectiveReader.nearest(to: directive.name)
        report.flag(
          directive.nameRange, .warning,
          "'\(directive.name)' is no directive" + (near.map { "; did you mean '\($0)'?" } ?? ""),
          fixes: near.map { [.replace(directive.nameRange, by: $0, .unsafe)] } ?? [])
      }
      for rule in directive.rules where !RuleRegistry.isKnown(rule.id) {
        let near =
          nearest[rule.id] ?? EditDistance.nearest(to: rule.id, among: RuleRegistry.metadata.map(\.id))
        nearest[rule.id] = .some(near)
        report.flag(
          rule.range, .warning,
          "No rule is called '\(rule.id)'; " + (near.map { "did you mean '\($0)'?" } ?? Self.advice),
          fixes: near.map { [.replace(rule.range, by: $0, .unsafe)] } ?? [])
      }
      if let surplus = directive.surplus, let last = directive.rules.last {
        report.flag(
          surplus.range, .warning,
          "Expected ',' or '--' and a reason after '\(last.id)', found '\(surplus.id)'",
          fixes: [
            Fix(
              "Insert '--' before the reason", .safe,
              [TextEdit(surplus.range.lowerBound..<surplus.range.lowerBound, "-- ")])
          ])
      }
    }
  }

  private static let advice = "a reason stands behind '--'"
}
