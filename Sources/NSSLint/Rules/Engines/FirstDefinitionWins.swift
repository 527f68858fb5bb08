import NSSSyntax
import NSSTheme

/// A second definition for fiori-swiftui.
public struct FirstDefinitionWins: LintRule {
  public static let metadata = RuleMetadata(
    id: "first-definition-wins", group: .engines, severity: .warning, engines: .fioriSwiftUI,
    summary: "fiori-swiftui keeps the first definition of a name",
    rationale: "Unlike NUI, FioriThemeManager ignores a later definition of the same name.",
    remedy: "Keep one of the definitions.",
    examples: [
      .bad(
        "@primaryLabel:#FF6000;\n«@primaryLabel»:#00FFFF;",
        "'@primaryLabel' is defined above; fiori-swiftui keeps the first definition", engines: .fioriSwiftUI),
      .good("@primaryLabel:#FF6000;\n@primaryLabel_darkBackground:#00FFFF;", engines: .fioriSwiftUI),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    // Where rules count too, `duplicate-definition` says who takes which.
    guard let outcome = sheet.fioriOutcome, sheet.engines == .fioriSwiftUI else { return }
    for line in outcome.lines {
      guard case .notRead(.firstDefinitionWins(let first)) = line.fate else { continue }
      let token = sheet.tree.tokens.index(at: line.range.lowerBound)
      guard sheet.tree.tokens.kind(token) == .variable else { continue }
      report.flag(
        sheet.tree.tokens.range(token), .warning,
        "'\(sheet.tree.text(token))' is defined above; fiori-swiftui keeps the first definition",
        related: [RelatedLocation("defined here first", outcome.lines[first].range)])
    }
  }
}
