import NSSSyntax

/// A comment directly behind a name.
public struct CommentTouchesName: HazardRule {
  static let kind = EngineHazard.Kind.commentTouchesName
  public static let metadata = RuleMetadata(
    id: "comment-touches-name", group: .engines, severity: .error,
    summary: "A comment stands directly behind a name or number",
    rationale: """
      A name may hold / for NUI, so that it reads 12/* px */ as the name 12/ and gives up at the *. The whole sheet is \
      lost.
      """,
    remedy: "Put a space before the comment.",
    fix: .safe,
    examples: [
      .bad(
        "Button { font-size: 12«/*» px */; }",
        "A comment may not touch the name before it; put a space between: NUI drops the whole sheet",
        fixed: "Button { font-size: 12 /* px */; }"),
      .good("Button {/* a */ font-size:/* b */12;/* c */ }/* d */"),
    ])

  public init() {}

  func explain(_ hazard: EngineHazard, _ sheet: LintSheet) -> (message: String, fixes: [Fix]) {
    let at = hazard.range.lowerBound
    return (
      "A comment may not touch the name before it; put a space between",
      [Fix("Put a space before the comment", .safe, [TextEdit(at..<at, " ")])]
    )
  }
}
