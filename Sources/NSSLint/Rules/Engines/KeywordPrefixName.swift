import NSSSyntax

/// Names that begin with a keyword.
public struct KeywordPrefixName: HazardRule {
  static let kind = EngineHazard.Kind.keywordPrefix
  public static let metadata = RuleMetadata(
    id: "keyword-prefix-name", group: .engines, severity: .error,
    summary: "A name begins with 'and', or a variable with '@media'",
    rationale: """
      NUI finds its keywords without looking where the word ends: android is and + roid, @mediaColor is @media + Color. \
      The whole sheet is lost.
      """,
    remedy: "Choose another name, such as @colorOfMedia. Capital And is no keyword.",
    examples: [
      .bad(
        "«@mediaColor»: #112233;\n«androidButton» { font-color: «@mediaColor»; }",
        "'@mediaColor' begins with the keyword '@media'; choose another name: NUI drops the whole sheet",
        "'androidButton' begins with the keyword 'and'; choose another name: NUI drops the whole sheet",
        "'@mediaColor' begins with the keyword '@media'; choose another name: NUI drops the whole sheet"),
      .good("@andy: 1;\nbrandButton { font-size: @andy; }"),
    ])

  public init() {}

  func explain(_ hazard: EngineHazard, _ sheet: LintSheet) -> (message: String, fixes: [Fix]) {
    let name = sheet.tree.text(Int(hazard.token))
    let keyword = name.hasPrefix("@") ? "@media" : "and"
    return ("'\(name)' begins with the keyword '\(keyword)'; choose another name", [])
  }
}
