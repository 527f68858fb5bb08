import NSSSyntax

/// A value without its semicolon.
public struct MissingSemicolon: HazardRule {
  static let kind = EngineHazard.Kind.missingSemicolon
  public static let metadata = RuleMetadata(
    id: "missing-semicolon", group: .engines, severity: .error,
    summary: "A declaration or definition lacks its ';'",
    rationale: """
      Unlike CSS, .nss requires the semicolon after the last declaration of a rule too. NUI drops the whole sheet without \
      it.
      """,
    remedy: "Write ';' behind the value.",
    fix: .safe,
    examples: [
      .bad(
        "Label { font-size: 12; font-color: red«» }",
        "Missing ';' after 'red': NUI drops the whole sheet",
        fixed: "Label { font-size: 12; font-color: red; }"),
      .bad(
        "Label { font-size: 12«»\n font-color: red; }",
        "Missing ';' after '12': NUI drops the whole sheet",
        fixed: "Label { font-size: 12;\n font-color: red; }"),
      .good("Label { font-size: 12; }"),
    ])

  public init() {}

  func explain(_ hazard: EngineHazard, _ sheet: LintSheet) -> (message: String, fixes: [Fix]) {
    let at = hazard.range.lowerBound
    let token = sheet.tree.tokens.index(at: max(at - 1, 0))
    // A quote that is never closed would take the semicolon in.
    let isOpenString =
      sheet.tree.tokens.kind(token) == .string
      && (sheet.tree.bytes(token).count < 2 || sheet.tree.bytes(token).first != sheet.tree.bytes(token).last)
    if isOpenString { return ("Missing ';' after this quote, which is never closed", []) }
    return (
      "Missing ';' after '\(sheet.tree.text(token))'",
      [Fix("Insert ';'", isReadByFioriSwiftUI(hazard, sheet) ? .unsafe : .safe, [TextEdit(at..<at, ";")])]
    )
  }
}
