import NSSCatalog
import NSSSyntax

/// hsl(), which is something else than in CSS.
public struct HSLIsHSB: LintRule {
  public static let metadata = RuleMetadata(
    id: "hsl-is-hsb", group: .values, severity: .note,
    summary: "hsl() builds hue, saturation and brightness, not lightness",
    rationale: """
      hsl(37, 1.0, 0.5) is no half-light orange as in CSS but a dark one. And a hue without a decimal point is divided by \
      255, not by 360.
      """,
    remedy: "Check the colour, or write it as #RRGGBB.",
    examples: [
      .bad(
        "Label { font-color: «hsl»(37, 1.0, 1.0); }",
        "'hsl' builds hue, saturation and brightness here, not lightness as in CSS"),
      .good("Label { font-color: rgb(37, 1.0, 1.0); }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    var first: (range: Range<Int>, place: ValuePlace)?
    BadValueWalk.run(sheet) { _, value, place in
      guard case .color(let findings, let base) = value.complaint else { return }
      for case .hueSaturationBrightness(let part) in findings {
        let range = part.offset(by: place.offset - base)
        if range.lowerBound < first?.range.lowerBound ?? .max { first = (range, place) }
      }
    }
    guard let first else { return }
    report.flag(
      first.range, .note,
      "'\(sheet.tree.source.text(first.range))' builds hue, saturation and brightness here, not lightness as in CSS",
      related: BadValueWalk.related(first.place, sheet))
  }
}
