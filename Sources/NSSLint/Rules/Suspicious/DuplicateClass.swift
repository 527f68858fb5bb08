import NSSSyntax

/// A class path twice in one list, or in two rules that set an attribute twice.
public struct DuplicateClass: LintRule {
  public static let metadata = RuleMetadata(
    id: "duplicate-class", group: .suspicious, severity: .warning,
    summary: "The class has two rules that set the same attribute, or stands twice in one list",
    rationale: """
      Rules of one class are laid over each other in the order of the file, attribute by attribute. With two rules, of \
      which one is often a forgotten copy, an edit of the first has no effect.
      """,
    remedy: "Join the two rules.",
    examples: [
      .bad(
        "Label { font-size: 12; }\n«Label» { font-size: 14; }",
        "'Label' has a rule above that also sets 'font-size'; this one wins"),
      .bad("Label, «Label», Button { font-color: red; }", "'Label' stands twice in this list"),
      .good("Label { font-size: 12; }\nLabel { font-color: red; }"),
      .good("Label { border-width: 1; }\n@media (device: ipad) { Label { border-width: 3; } }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    let (keys, counts) = singleClasses(sheet)
    var listedIn = [Int32](repeating: -1, count: sheet.names.count)
    var settings = PairTable()
    // By class in one media, then by attribute: the rule that set it last.
    var setBy: [Int32] = []
    for (index, rule) in sheet.rules.enumerated() where !rule.hasBrokenHead {
      for use in sheet.classUses[Int(rule.classes.lowerBound)..<Int(rule.classes.upperBound)] {
        if listedIn[Int(use.name)] == Int32(index) {
          report.flag(
            sheet.range(ofToken: use.token), .warning, "'\(sheet.text(use.name))' stands twice in this list")
        }
        listedIn[Int(use.name)] = Int32(index)
      }
      let key = keys[index]
      guard key >= 0, counts[Int(key)] > 1 else { continue }
      let use = sheet.classUses[Int(rule.classes.lowerBound)]
      var clash: (attribute: NameID, rule: Int32)?
      for at in rule.declarations where sheet.declarations[Int(at)].rule == Int32(index) {
        let attribute = sheet.declarations[Int(at)].name
        let (slot, isNew) = settings.index(key, attribute)
        if isNew {
          setBy.append(Int32(index))
        } else {
          if setBy[Int(slot)] != Int32(index), clash == nil { clash = (attribute, setBy[Int(slot)]) }
          setBy[Int(slot)] = Int32(index)
        }
      }
      if let clash {
        let other = sheet.classUses[Int(sheet.rules[Int(clash.rule)].classes.lowerBound)]
        report.flag(
          sheet.range(ofToken: use.token), .warning,
          "'\(sheet.text(use.name))' has a rule above that also sets '\(sheet.text(clash.attribute))'; this one wins",
          related: [RelatedLocation("the rule above", sheet.range(ofToken: other.token))])
      }
    }
  }

  /// By rule: the number of its class in its media block, or -1 for rules with other than one class; and by that
  /// number how many rules have it. What comes once clashes with nothing.
  private func singleClasses(_ sheet: LintSheet) -> (keys: [Int32], counts: [Int32]) {
    var table = PairTable()
    var counts: [Int32] = []
    let keys = sheet.rules.map { rule -> Int32 in
      guard !rule.hasBrokenHead, rule.classes.count == 1 else { return -1 }
      let name = sheet.classUses[Int(rule.classes.lowerBound)].name
      let (key, isNew) = table.index(name, sheet.mediaIdentity(rule.media))
      if isNew { counts.append(0) }
      counts[Int(key)] += 1
      return key
    }
    return (keys, counts)
  }
}
