/// A suppression that does not say why.
public struct SuppressionWithoutReason: LintRule {
  public static let metadata = RuleMetadata(
    id: "suppression-without-reason", group: .suppressions, severity: .warning, isOptIn: true, engines: .all,
    summary: "The suppression gives no reason",
    rationale: """
      Whoever meets the comment later can only tell with a reason whether it is still needed. For fiori-swiftui a \
      suppression needs a line of its own, since a trailing comment breaks the line.
      """,
    remedy: "Write two dashes and the reason at the end of the comment.",
    examples: [
      .bad(
        "/* «nss-disable-next-line» empty-rule */\nLabel { }",
        "'nss-disable-next-line' gives no reason; add '--' and say why"),
      .bad(
        "/* «nss-disable-file» -- */\nLabel { }", "'nss-disable-file' gives no reason; add '--' and say why"),
      .good("/* nss-disable-next-line empty-rule -- the app fills it in */\nLabel { }"),
      .good("/* nss-disable -- generated */\nLabel { }\n/* nss-enable */"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for directive in sheet.directives where directive.kind?.suppresses == true && !directive.hasReason {
      report.flag(
        directive.nameRange, .warning, "'\(directive.name)' gives no reason; add '--' and say why")
    }
  }
}
