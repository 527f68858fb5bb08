import NSSSyntax

/// `@import`.
public struct ImportNotSupported: HazardRule {
  static let kind = EngineHazard.Kind.importStatement
  public static let metadata = RuleMetadata(
    id: "import-not-supported", group: .engines, severity: .error,
    summary: "'@import' does not exist",
    rationale: "No engine loads one sheet from another; at @import NUI drops the whole sheet.",
    remedy: "Load the sheets in code, or copy the definitions.",
    examples: [
      .bad(
        "«@import» 'colors.nss';\nButton { font-size: 9; }",
        "'@import' does not exist in .nss; load the sheets in code: NUI drops the whole sheet"),
      .good("@import: 9;\nButton { font-size: @import; }"),
    ])

  public init() {}

  func explain(_ hazard: EngineHazard, _ sheet: LintSheet) -> (message: String, fixes: [Fix]) {
    ("'@import' does not exist in .nss; load the sheets in code", [])
  }
}
