import NSSSyntax

/// A media value that never holds.
public struct UnknownMediaValue: LintRule {
  public static let metadata = RuleMetadata(
    id: "unknown-media-value", group: .media, severity: .error,
    summary: "The feature never has this value, so that the block never applies",
    rationale: """
      device is ipad or iphone, orientation is landscape or portrait, exactly so spelt: iPad with a capital never holds.
      """,
    remedy: "Take the value that is offered.",
    fix: .unsafe,
    examples: [
      .bad(
        "@media (device: «iPad») { Label { font-size: 21; } }",
        "'device' is never 'iPad', so that this block never applies; did you mean 'ipad'?",
        fixed: "@media (device: ipad) { Label { font-size: 21; } }"),
      .bad(
        "@media (orientation: «ipad») { Label { font-size: 20; } }",
        "'orientation' is never 'ipad', so that this block never applies; it is 'landscape' or 'portrait'"),
      .good("@media (device: ipad) { Label { font-size: 20; } }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for media in sheet.mediaBlocks where !media.isPlain {
      for feature in media.features {
        let name = sheet.tree.text(Int(feature.name))
        let value = sheet.tree.text(Int(feature.value))
        guard let values = MediaWords.values[name], !values.contains(value) else { continue }
        let range = sheet.range(ofToken: feature.value)
        let near = EditDistance.nearest(to: value, among: values, limit: 2)
        report.flag(
          range, .error,
          "'\(name)' is never '\(value)', so that this block never applies"
            + (near.map { "; did you mean '\($0)'?" } ?? "; it is '\(values[0])' or '\(values[1])'"),
          fixes: near.map { [.replace(range, by: $0, .unsafe)] } ?? [])
      }
    }
  }
}
