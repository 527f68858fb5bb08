import NSSSyntax

/// Rules in a sheet for fiori-swiftui.
public struct RulesNotRead: LintRule {
  public static let metadata = RuleMetadata(
    id: "rules-not-read", group: .engines, severity: .note, engines: .fioriSwiftUI,
    summary: "fiori-swiftui reads no rules",
    rationale: """
      FioriThemeManager takes palette definitions from a sheet and nothing else. Rules beside them are for SAPFiori's UIKit \
      cells or for NUI.
      """,
    remedy: "Nothing, if the app uses UIKit cells too. Otherwise delete the rules.",
    examples: [
      .bad(
        "@tintColor:#112233;\n«Button» { font-size: 12; }",
        "fiori-swiftui reads definitions only; this rule and all others have no effect there",
        engines: .fioriSwiftUI),
      .good("@tintColor:#112233;", engines: .fioriSwiftUI),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    guard sheet.engines == .fioriSwiftUI, let use = sheet.classUses.first else { return }
    report.flag(
      sheet.range(ofToken: use.token), .note,
      "fiori-swiftui reads definitions only; this rule and all others have no effect there")
  }
}
