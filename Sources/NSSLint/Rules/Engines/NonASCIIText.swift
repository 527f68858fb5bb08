import NSSSyntax

/// Characters beyond ASCII outside comments.
public struct NonASCIIText: HazardRule {
  static let kind = EngineHazard.Kind.nonASCII
  public static let metadata = RuleMetadata(
    id: "non-ascii-text", group: .engines, severity: .error,
    summary: "A character beyond ASCII stands outside a comment",
    rationale: """
      NUI's names are made of ASCII letters, digits and - _ . \\ / only. One other character, often an invisible one or a \
      colon of another script, and the whole sheet is lost. Comments may hold any text.
      """,
    remedy: "Use ASCII.",
    examples: [
      .bad(
        "Bout«ó»n { font-size: 12; }",
        "'ó' (U+00F3) is not allowed outside comments: NUI drops the whole sheet"),
      .bad(
        "Button { font-size«：» 12; }",
        "'：' (U+FF1A) is not allowed outside comments: NUI drops the whole sheet"),
      .good("/* Boutón */ Button { font-size: 12; }"),
    ])

  public init() {}

  func explain(_ hazard: EngineHazard, _ sheet: LintSheet) -> (message: String, fixes: [Fix]) {
    let text = sheet.tree.source.text(hazard.range)
    let codes = text.unicodeScalars.prefix(4).map { scalar in
      let hex = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }
    let shown = text.unicodeScalars.prefix(12).reduce(into: "") { $0.unicodeScalars.append($1) }
    return ("'\(shown)' (\(codes.joined(separator: " "))) is not allowed outside comments", [])
  }
}
