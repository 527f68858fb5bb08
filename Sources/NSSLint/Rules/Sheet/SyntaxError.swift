import NSSSyntax

/// What the tolerant parser could not take.
public struct SyntaxError: LintRule {
  public static let metadata = RuleMetadata(
    id: "syntax-error", group: .sheet, severity: .error, engines: .all,
    summary: "The sheet breaks the grammar at this token",
    rationale: """
      NUI drops the whole sheet without a word when one token is out of place: every style is gone, not only the rule \
      with the mistake. What SAPFiori's reader does then is not documented; it descends from NUI's.
      """,
    remedy: "Mend the place that the finding points at; it says what was expected there.",
    examples: [
      .bad("Button { font-size «20»; }", "Expected ':' after 'font-size', found '20'"),
      .bad(
        "Button { font-size: 12;\n«Label» { font-size: 14; }",
        "Missing '}'; the block of 'Button' is never closed"),
      .bad(
        "Button { Label «{» font-size: 14; } }",
        "Rules cannot be nested; close the rule above with '}' first"),
      .bad("Button { a: 1; }\n«}»\nLabel { a: 1; }", "Unexpected '}'; no block is open here"),
      .bad("font-size«:» 12;", "A declaration needs a rule around it: ClassPath { attribute: value; }"),
      .bad("Button «Label» { font-size: 12; }", "Expected ',' or '{' after the class path, found 'Label'"),
      .good("Button, Label { font-size: 12; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    // For fiori-swiftui alone rules do not exist, so that a mistake in one has no effect there.
    let severity: Severity = sheet.engines == .fioriSwiftUI ? .warning : .error
    for problem in sheet.tree.problems {
      switch problem.kind {
      case .missingSemicolon, .extraSemicolon, .colonInClassPath, .importStatement: continue
      default: break
      }
      if isExplainedByNonASCII(problem, sheet) { continue }
      var related: [RelatedLocation] = []
      if let message = sheet.tree.relatedMessage(for: problem), let token = problem.related {
        related.append(RelatedLocation(message, sheet.tree.tokens.range(token)))
      }
      report.flag(problem.range, severity, sheet.tree.message(for: problem), related: related)
    }
  }

  /// A colon or comma of another script reads as part of the name before it; `non-ascii-text` says so.
  private func isExplainedByNonASCII(_ problem: Problem, _ sheet: LintSheet) -> Bool {
    guard !sheet.engines.isDisjoint(with: .rules) else { return false }
    let token = sheet.tree.tokens.index(at: problem.range.lowerBound)
    let before = sheet.tree.tokens.significant(before: token)
    return [token, before].contains { index in
      index >= 0 && sheet.tree.tokens.kind(index).isName && sheet.tree.bytes(index).contains { $0 >= 0x80 }
    }
  }
}
