import NSSSyntax

/// A definition that later ones hide under all its conditions.
public struct OverlappingDefinitions: LintRule {
  public static let metadata = RuleMetadata(
    id: "overlapping-definitions", group: .media, severity: .note,
    summary: "A later definition hides this one wherever it could apply",
    rationale: """
      Among the definitions whose conditions hold, the last of the file wins; a condition does not make a definition \
      stronger. So a plain definition after @media hides the one inside.
      """,
    remedy: "Move the plain definition above the @media block.",
    examples: [
      .bad(
        "@media (device: ipad) { «@size»: 24; }\n@size: 12;\nLabel { font-size: @size; }",
        "'@size' is defined again below for every situation of this one, which therefore never counts"),
      .good("@size: 12;\n@media (device: ipad) { @size: 24; }\nLabel { font-size: @size; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    var covered: [NameID: (situations: Situations, by: Int)] = [:]
    for index in sheet.definitions.indices.reversed() {
      let definition = sheet.definitions[index]
      let own = sheet.situations(inMedia: definition.media)
      if let later = covered[definition.name], !own.isEmpty, later.situations.isSuperset(of: own),
        // Twice under the same conditions is `duplicate-definition`.
        sheet.mediaIdentity(sheet.definitions[later.by].media) != sheet.mediaIdentity(definition.media)
      {
        report.flag(
          sheet.range(ofToken: definition.token), .note,
          "'\(sheet.text(definition.name))' is defined again below for every situation of this one, "
            + "which therefore never counts",
          related: [
            RelatedLocation("defined again here", sheet.range(ofToken: sheet.definitions[later.by].token))
          ])
      }
      covered[definition.name, default: ([], index)].situations.formUnion(own)
      if own == .all { covered[definition.name]?.by = index }
    }
  }
}
