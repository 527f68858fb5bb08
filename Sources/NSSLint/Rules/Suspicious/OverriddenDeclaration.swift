import NSSSyntax

/// A declaration that later ones hide under all its conditions.
public struct OverriddenDeclaration: LintRule {
  public static let metadata = RuleMetadata(
    id: "overridden-declaration", group: .suspicious, severity: .warning,
    summary: "Later rules set the attribute again wherever this declaration could apply",
    rationale: """
      Rules are laid over each other in the order of the file; a condition or a longer class list does not make a rule \
      stronger. This declaration can never win, on no device.
      """,
    remedy: "Delete it, or move its rule below the one that hides it.",
    examples: [
      .bad(
        "@media (device: ipad) { Label { «font-size»: 24; } }\nLabel { font-size: 12; }",
        "'font-size' never has this value: a later rule sets it again"),
      .bad(
        "Label, Button { «font-size»: 24; }\nLabel { font-size: 12; }\nButton { font-size: 13; }",
        "'font-size' never has this value: a later rule sets it again"),
      .good("Label, Button { font-size: 24; }\nButton { font-size: 13; }"),
      .good("Label { border-width: 1; }\n@media (device: ipad) { Label { border-width: 3; } }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    let isRepeated = classesOfSeveralLists(sheet)
    var slots = PairTable()
    var covered: [(situations: Situations, by: Int32)] = []
    var lastInRule = [Int32](repeating: -1, count: sheet.names.count)
    for index in sheet.declarations.indices.reversed() {
      let declaration = sheet.declarations[index]
      let rule = sheet.rules[Int(declaration.rule)]
      guard !declaration.isBroken, !rule.hasBrokenHead else { continue }
      // A second one in the same rule is `duplicate-attribute`.
      if lastInRule[Int(declaration.name)] == declaration.rule { continue }
      lastInRule[Int(declaration.name)] = declaration.rule
      let own = sheet.situations(inMedia: rule.media)
      var isHidden = !own.isEmpty && !rule.classes.isEmpty
      var hider: Int32 = -1
      for use in rule.classes {
        let classPath = sheet.classUses[Int(use)].name
        guard isRepeated[Int(classPath)] else {
          isHidden = false
          continue
        }
        let (slot, isNew) = slots.index(classPath, declaration.name)
        if isNew { covered.append(([], -1)) }
        if covered[Int(slot)].situations.isSuperset(of: own) {
          hider = max(hider, covered[Int(slot)].by)
        } else {
          isHidden = false
        }
        covered[Int(slot)].situations.formUnion(own)
        covered[Int(slot)].by = Int32(index)
      }
      guard isHidden, hider >= 0 else { continue }
      let other = sheet.rules[Int(sheet.declarations[Int(hider)].rule)]
      // Two rules of one class under the same conditions are `duplicate-class`.
      if rule.classes.count == 1, other.classes.count == 1,
        sheet.mediaIdentity(rule.media) == sheet.mediaIdentity(other.media)
      {
        continue
      }
      report.flag(
        sheet.range(ofToken: declaration.token), .warning,
        "'\(sheet.text(declaration.name))' never has this value: a later rule sets it again",
        related: [
          RelatedLocation("set again here", sheet.range(ofToken: sheet.declarations[Int(hider)].token))
        ])
    }
  }

  /// By name: whether it stands in class lists more than once. What a class sets that comes once is hidden by nothing.
  private func classesOfSeveralLists(_ sheet: LintSheet) -> [Bool] {
    var isListed = [Bool](repeating: false, count: sheet.names.count)
    var isRepeated = isListed
    for use in sheet.classUses {
      isRepeated[Int(use.name)] = isListed[Int(use.name)]
      isListed[Int(use.name)] = true
    }
    return isRepeated
  }
}
