import NSSSyntax

/// `//` comments.
public struct LineComment: HazardRule {
  static let kind = EngineHazard.Kind.lineComment
  static let severityForSAPFiori = Severity.note
  public static let metadata = RuleMetadata(
    id: "line-comment", group: .engines, severity: .error,
    summary: "'//' does not start a comment",
    rationale: """
      NUI knows /* */ only; at // it gives the whole sheet up, and every style is lost without a word. The vendor's \
      documents of SAPFiori hold examples with //, so that there it is only a note.
      """,
    remedy: "Write /* */.",
    fix: .safe,
    examples: [
      .bad(
        "«// brand»\nLabel { font-size: 12; }",
        "'//' does not start a comment; write /* */: NUI drops the whole sheet",
        fixed: "/* brand */\nLabel { font-size: 12; }"),
      .good("Button { background-image: a//b.png; }"),
      .good("/* brand */\nLabel { font-size: 12; }"),
    ])

  public init() {}

  func explain(_ hazard: EngineHazard, _ sheet: LintSheet) -> (message: String, fixes: [Fix]) {
    let text = sheet.tree.source.bytes[hazard.range].dropFirst(2)
    var fixes: [Fix] = []
    var inner = Array(text)
    while inner.last == 0x20 || inner.last == 0x09 { inner.removeLast() }
    if !zip(inner, inner.dropFirst()).contains(where: { $0 == UInt8(ascii: "*") && $1 == UInt8(ascii: "/") })
    {
      let edit = TextEdit(hazard.range, bytes: Array("/*".utf8) + inner + Array(" */".utf8))
      fixes = [Fix("Write it as /* */", .safe, [edit])]
    }
    return ("'//' does not start a comment; write /* */", fixes)
  }
}
