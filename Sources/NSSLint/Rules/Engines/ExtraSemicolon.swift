import NSSSyntax

/// A semicolon that ends nothing.
public struct ExtraSemicolon: HazardRule {
  static let kind = EngineHazard.Kind.extraSemicolon
  public static let metadata = RuleMetadata(
    id: "extra-semicolon", group: .engines, severity: .error,
    summary: "A ';' that ends nothing",
    rationale: "Harmless in CSS; NUI drops the whole sheet at ';;' and at a ';' after a rule.",
    remedy: "Delete it.",
    fix: .safe,
    examples: [
      .bad(
        "Button { font-size: 12;«;» }", "This ';' ends nothing; delete it: NUI drops the whole sheet",
        fixed: "Button { font-size: 12; }"),
      .bad(
        "Button { font-size: 12; }«;»", "This ';' ends nothing; delete it: NUI drops the whole sheet",
        fixed: "Button { font-size: 12; }"),
      .good("Button { font-size: 12; }"),
    ])

  public init() {}

  func explain(_ hazard: EngineHazard, _ sheet: LintSheet) -> (message: String, fixes: [Fix]) {
    var edits: [TextEdit] = []
    var token = Int(hazard.token)
    while sheet.tree.tokens.kind(token) == .semicolon {
      edits.append(TextEdit(sheet.tree.tokens.range(token), ""))
      token = sheet.tree.tokens.significant(from: token + 1)
    }
    return (
      "This ';' ends nothing; delete it",
      [Fix("Delete ';'", isReadByFioriSwiftUI(hazard, sheet) ? .unsafe : .safe, edits)]
    )
  }
}
