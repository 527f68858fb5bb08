import NSSSyntax

/// A media feature that no engine tests.
public struct UnknownMediaFeature: LintRule {
  public static let metadata = RuleMetadata(
    id: "unknown-media-feature", group: .media, severity: .error,
    summary: "The engine tests no feature of this name, so that the condition always holds",
    rationale: """
      NUI tests device and orientation, exactly so spelt. Any other feature is taken as fulfilled: the block applies on \
      every device.
      """,
    remedy: "Write device or orientation.",
    fix: .unsafe,
    examples: [
      .bad(
        "@media («devise»: ipad) { Label { font-size: 20; } }",
        "'devise' is no media feature, so that this condition always holds; did you mean 'device'?",
        fixed: "@media (device: ipad) { Label { font-size: 20; } }"),
      .good("@media (device: ipad) and (orientation: landscape) { Label { font-size: 20; } }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for media in sheet.mediaBlocks where !media.isPlain {
      for feature in media.features {
        let name = sheet.tree.text(Int(feature.name))
        if MediaWords.values[name] != nil { continue }
        let range = sheet.range(ofToken: feature.name)
        let near = EditDistance.nearest(to: name, among: MediaWords.features)
        report.flag(
          range, .error,
          "'\(name)' is no media feature, so that this condition always holds"
            + (near.map { "; did you mean '\($0)'?" } ?? "; there are 'device' and 'orientation'"),
          fixes: near.map { [.replace(range, by: $0, .unsafe)] } ?? [])
      }
    }
  }
}

/// The features that are tested, and their values.
enum MediaWords {
  static let features = ["device", "orientation"]
  static let values = ["device": ["ipad", "iphone"], "orientation": ["landscape", "portrait"]]
}
