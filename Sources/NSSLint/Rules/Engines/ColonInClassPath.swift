import NSSSyntax

/// A class list of code in a sheet.
public struct ColonInClassPath: HazardRule {
  static let kind = EngineHazard.Kind.colonInClassPath
  public static let metadata = RuleMetadata(
    id: "colon-in-class-path", group: .engines, severity: .error,
    summary: "A class path holds ':'",
    rationale: """
      Button:Icon is how code gives a view two classes (nuiClass = "Button:Icon"). A sheet names one class: rules for Icon \
      are laid over those for Button. At the colon NUI gives the whole sheet up.
      """,
    remedy: "Name the last class only: Icon { ... }.",
    examples: [
      .bad(
        "Button«:»Icon { font-size: 9; }",
        "A sheet names one class, without ':'; lists such as 'A:B' are for code: NUI drops the whole sheet"),
      .good("Icon { font-size: 9; }"),
    ])

  public init() {}

  func explain(_ hazard: EngineHazard, _ sheet: LintSheet) -> (message: String, fixes: [Fix]) {
    ("A sheet names one class, without ':'; lists such as 'A:B' are for code", [])
  }
}
