import NSSSyntax

/// An attribute with `#` before it.
public struct DisabledAttribute: LintRule {
  public static let metadata = RuleMetadata(
    id: "disabled-attribute", group: .suspicious, severity: .warning,
    summary: "'#' before an attribute makes another name of it",
    rationale: """
      #font-color is a name that no engine reads, so that the declaration has no effect. It looks like a comment and is \
      none: what is wrong in it can still lose the sheet.
      """,
    remedy: "Delete the '#', or put the declaration between /* and */.",
    fix: .suggestion,
    examples: [
      .bad(
        "Label { «#font-color»: red; font-size: 12; }",
        "'#font-color' is read by no engine; write a comment or delete the '#'",
        fixed: "Label { /* font-color: red; */ font-size: 12; }"),
      .good("Label { /* font-color: red; */ font-size: 12; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    // Most sheets have none, which the distinct names show.
    let names = sheet.facts.byEngine.first?.attributeVerdicts.indices ?? 0..<0
    guard names.contains(where: { sheet.bytes(NameID($0)).first == UInt8(ascii: "#") }) else { return }
    for declaration in sheet.declarations where !declaration.isBroken {
      guard sheet.tree.tokens.kind(Int(declaration.token)) == .hash else { continue }
      let range = sheet.range(ofToken: declaration.token)
      report.flag(
        range, .warning,
        "'\(sheet.text(declaration.name))' is read by no engine; write a comment or delete the '#'",
        fixes: comment(declaration, sheet).map { [$0] } ?? [])
    }
  }

  /// The declaration as a comment; none where it holds one or lacks its semicolon.
  private func comment(_ declaration: Declaration, _ sheet: LintSheet) -> Fix? {
    let tokens = sheet.tree.tokens
    let end = tokens.significant(from: Int(sheet.valueTokens(of: declaration).upperBound))
    guard tokens.kind(end) == .semicolon else { return nil }
    for token in Int(declaration.token)...end where tokens.kind(token).isTrivia {
      if tokens.kind(token) != .whitespace { return nil }
    }
    let start = tokens.start(Int(declaration.token))
    return Fix(
      "Make a comment of it", .suggestion,
      [TextEdit(start..<start + 1, "/* "), TextEdit(tokens.end(end)..<tokens.end(end), " */")])
  }
}
