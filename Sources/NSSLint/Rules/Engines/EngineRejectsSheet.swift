import NSSSyntax
import NSSTheme

/// The place where NUI gives a sheet up, if nothing else explains it.
public struct EngineRejectsSheet: LintRule {
  public static let metadata = RuleMetadata(
    id: "engine-rejects-sheet", group: .engines, severity: .error, engines: .nui,
    summary: "NUI gives the whole sheet up at this token",
    rationale: """
      NUI's reader takes fewer spellings than a person does. One that it does not take loses every style of the sheet, \
      without a word. This rule runs NUI's own grammar and speaks up where no other rule names the token.
      """,
    remedy: "Write the value without the token that the finding points at.",
    fix: .safe,
    examples: [
      .bad(
        "Button { text-shadow-offset: «+»1,1; }",
        "NUI drops the whole sheet at this token; every style is lost; numbers have no '+'",
        fixed: "Button { text-shadow-offset: 1,1; }"),
      .good("Button { text-shadow-offset: 1,1; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    guard case .syntaxError(let range, _) = NUIEngine.verdict(sheet.tree.source) else { return }
    // The first mistake of the sheet is where NUI stops: a named one at or before the place explains it.
    let named =
      (sheet.tree.problems.map(\.range.lowerBound) + sheet.hazards.map(\.range.lowerBound)).min() ?? .max
    guard named > range.lowerBound else { return }
    let what = "NUI drops the whole sheet at this token; every style is lost"
    if sheet.tree.source.bytes[range] == [UInt8(ascii: "+")] {
      let fix = Fix("Delete '+'", .safe, [TextEdit(range, "")])
      report.flag(range, .error, what + "; numbers have no '+'", fixes: [fix])
    } else {
      report.flag(range, .error, what)
    }
  }
}
