import NSSSyntax

/// A variable that is defined twice under the same conditions.
public struct DuplicateDefinition: LintRule {
  public static let metadata = RuleMetadata(
    id: "duplicate-definition", group: .variables, severity: .warning, engines: .all,
    summary: "The variable is defined twice",
    rationale: """
      NUI takes the last definition, for the rules above it too. fiori-swiftui takes the first. Which one SAPFiori takes is \
      not documented; its reader descends from NUI's.
      """,
    remedy: "Keep one of the definitions.",
    fix: .safe,
    examples: [
      .bad(
        "@w: 1;\nLabel { border-width: @w; }\n«@w»: 2;",
        "'@w' is defined above with another value; nui takes this one everywhere"),
      .bad(
        "@w: 1;\n«@w»: 1;\nLabel { border-width: @w; }", "'@w' is defined above with the same value",
        severity: .note, fixed: "@w: 1;\nLabel { border-width: @w; }"),
      .bad(
        "@primaryLabel:#FF6000;\n«@primaryLabel»:#00FFFF;",
        """
        '@primaryLabel' is defined above with another value; sapfiori takes this one everywhere (inferred), \
        fiori-swiftui the one above
        """, engines: [.sapfiori, .fioriSwiftUI]),
      .bad(
        "@w: 1;\n@media (device: ipad) { @w: 2; }\n«@w»: 1;\nLabel { border-width: @w; }",
        "'@w' is defined above with the same value", severity: .note),
      .good("@w: 1;\n@media (device: ipad) { @w: 2; }\nLabel { border-width: @w; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    // For fiori-swiftui alone a rule of its own says that the first definition wins.
    guard !sheet.engines.isDisjoint(with: .rules) else { return }
    var first = PairTable()
    var earlier: [Int] = []
    var last: [NameID: Int] = [:]
    for (index, definition) in sheet.definitions.enumerated() where !definition.isBroken {
      let before = last.updateValue(index, forKey: definition.name)
      let (slot, isNew) = first.index(definition.name, sheet.mediaIdentity(definition.media))
      if isNew {
        earlier.append(index)
        continue
      }
      let earlierIndex = earlier[Int(slot)]
      let other = sheet.definitions[earlierIndex]
      earlier[Int(slot)] = index
      let name = sheet.text(definition.name)
      let related = [RelatedLocation("defined here", sheet.range(ofToken: other.token))]
      let range = sheet.range(ofToken: definition.token)
      if other.value == definition.value {
        // One under other conditions in between would win where this one does now.
        let fixes = before == earlierIndex ? [deletion(of: definition, other, sheet)] : []
        report.flag(
          range, .note, "'\(name)' is defined above with the same value", related: related, fixes: fixes)
      } else {
        report.flag(
          range, .warning, "'\(name)' is defined above with another value; \(winners(sheet.engines))",
          related: related)
      }
    }
  }

  private func deletion(of definition: Definition, _ other: Definition, _ sheet: LintSheet) -> Fix {
    let source = sheet.tree.source
    let ranges = [definition, other].map { sheet.tree.range(of: sheet.tree.nodes[Int($0.node)]) }
    // fiori-swiftui reads lines, each by itself: it certainly reads both alike only if both are the same whole line.
    let isSafe =
      !sheet.engines.contains(.fioriSwiftUI)
      || source.bytes[ranges[0]] == source.bytes[ranges[1]]
        && ranges.allSatisfy { Fix.isWholeLine($0, in: source) }
    return .deleteItem("Delete this definition", isSafe ? .safe : .unsafe, ranges[0], in: source)
  }

  private func winners(_ engines: EngineSet) -> String {
    var words: [String] = []
    if engines.contains(.nui) { words.append("nui takes this one everywhere") }
    if engines.contains(.sapfiori) { words.append("sapfiori takes this one everywhere (inferred)") }
    if engines.contains(.fioriSwiftUI) { words.append("fiori-swiftui the one above") }
    return words.joined(separator: ", ")
  }
}
