import NSSCatalog
import NSSSyntax

/// An alpha of exactly 1.
public struct IntegerAlpha: LintRule {
  public static let metadata = RuleMetadata(
    id: "integer-alpha", group: .values, severity: .warning,
    summary: "The alpha 1 is read as 1/255: nearly invisible",
    rationale: """
      NUI divides each component without a decimal point by 255, the alpha too. rgba(0, 0, 0, 1) has an alpha of 0.004. \
      SAPFiori's reader descends from NUI's.
      """,
    remedy: "Write 1.0.",
    fix: .unsafe,
    examples: [
      .bad(
        "Label { font-color: rgba(0,0,0,«1»); }",
        "The alpha '1' is read as 1/255, nearly invisible; write '1.0'",
        fixed: "Label { font-color: rgba(0,0,0,1.0); }"),
      .good("Label { font-color: rgba(0,0,0,1.0); }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    BadValueWalk.run(sheet) { _, value, place in
      guard case .color(let findings, let base) = value.complaint else { return }
      for case .integerAlpha(let part) in findings {
        let range = part.offset(by: place.offset - base)
        guard sheet.tree.source.text(range) == "1" else { continue }
        report.flag(
          range, .warning, "The alpha '1' is read as 1/255, nearly invisible; write '1.0'",
          related: BadValueWalk.related(place, sheet), fixes: [.replace(range, by: "1.0", .unsafe)])
      }
    }
  }
}
