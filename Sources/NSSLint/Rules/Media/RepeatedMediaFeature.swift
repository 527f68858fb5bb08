import NSSSyntax

/// A feature twice in one condition.
public struct RepeatedMediaFeature: LintRule {
  public static let metadata = RuleMetadata(
    id: "repeated-media-feature", group: .media, severity: .error,
    summary: "The condition names a feature twice; the last one wins",
    rationale:
      "NUI keeps one value for each feature: (device: ipad) and (device: iphone) is the same as (device: iphone).",
    remedy: "Keep one of them. For both devices leave the condition out.",
    examples: [
      .bad(
        "@media (device: ipad) and («device»: iphone) { Label { font-size: 20; } }",
        "'device' is named twice; only this one is tested"),
      .good("@media (device: ipad) and (orientation: landscape) { Label { font-size: 20; } }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for media in sheet.mediaBlocks where !media.hasBrokenHead && !media.isPlain {
      var seen: [String: Int32] = [:]
      for feature in media.features {
        let name = sheet.tree.text(Int(feature.name))
        if let earlier = seen.updateValue(feature.name, forKey: name) {
          report.flag(
            sheet.range(ofToken: feature.name), .error, "'\(name)' is named twice; only this one is tested",
            related: [RelatedLocation("named here first", sheet.range(ofToken: earlier))])
        }
      }
    }
  }
}
