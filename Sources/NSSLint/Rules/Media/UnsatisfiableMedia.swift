import NSSSyntax

/// A media block inside another that excludes it.
public struct UnsatisfiableMedia: LintRule {
  public static let metadata = RuleMetadata(
    id: "unsatisfiable-media", group: .media, severity: .warning,
    summary: "The conditions can never hold together",
    rationale:
      "The block around this one asks for the other device or orientation, so that nothing in here can apply.",
    remedy: "Join the conditions with 'and' in one block, and drop the one that is wrong.",
    examples: [
      .bad(
        "@media (device: ipad) { «@media» (device: iphone) { Label { font-size: 20; } } }",
        "This condition can never hold together with the one around it"),
      .good("@media (device: ipad) and (orientation: landscape) { Label { font-size: 20; } }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for media in sheet.mediaBlocks where media.outer >= 0 && media.situations.isEmpty {
      let outer = sheet.mediaBlocks[Int(media.outer)]
      guard !media.ownSituations.isEmpty, !outer.situations.isEmpty else { continue }
      report.flag(
        sheet.range(ofToken: Int32(sheet.tree.nodes[Int(media.node)].first)), .warning,
        "This condition can never hold together with the one around it",
        related: [
          RelatedLocation(
            "the block around it", sheet.range(ofToken: Int32(sheet.tree.nodes[Int(outer.node)].first)))
        ])
    }
  }
}
