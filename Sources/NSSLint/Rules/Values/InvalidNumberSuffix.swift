import NSSCatalog
import NSSSyntax

/// Letters behind a number.
public struct InvalidNumberSuffix: LintRule {
  public static let metadata = RuleMetadata(
    id: "invalid-number-suffix", group: .values, severity: .warning,
    summary: "Letters behind a number are ignored",
    rationale: """
      .nss has no units; numbers are points. The engine reads the number up to the first letter, so that 2px is 2 and \
      4co is 4. That is what 2px means, but not 2em.
      """,
    remedy: "Delete the letters.",
    fix: .unsafe,
    examples: [
      .bad(
        "Button { border-width: «2px»; }", "The engine reads '2px' as 2; .nss has no units",
        fixed: "Button { border-width: 2; }"),
      .bad(
        "@radius: «4co»;\nButton { corner-radius: @radius; }",
        "The engine reads '4co' as 4; .nss has no units",
        fixed: "@radius: 4;\nButton { corner-radius: @radius; }"),
      .good("Button { border-width: 2; corner-radius: 4.5; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    BadValueWalk.run(sheet) { _, value, place in
      guard case .numberSuffix(let letters) = value.complaint else { return }
      let suffix = letters.offset(by: place.offset)
      let token = sheet.tree.tokens.range(sheet.tree.tokens.index(at: suffix.lowerBound))
      let number = sheet.tree.source.text(token.lowerBound..<suffix.lowerBound)
      report.flag(
        token, .warning,
        "The engine reads '\(sheet.tree.source.text(token))' as \(number); .nss has no units",
        related: BadValueWalk.related(place, sheet),
        fixes: [Fix("Delete '\(sheet.tree.source.text(suffix))'", .unsafe, [TextEdit(suffix, "")])])
    }
  }
}
