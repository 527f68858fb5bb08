import NSSCatalog
import NSSSyntax

/// Finds attributes that need another one beside them on the same class, and do not have it.
enum MissingPartners {
  /// Calls `body` with the index of each declaration that lacks its partner, and the partner's name.
  ///
  /// `partner` names what an attribute needs, nil for most. A declaration anywhere in the sheet counts for its class,
  /// whatever the media. For classes that an engine looks up together with others, one in any class counts.
  static func run(
    _ sheet: LintSheet, _ facts: EngineFacts, partner: (AttributeName, String) -> String?,
    _ body: (Int, String) -> Void
  ) {
    // By name: the partner's text, as an index, and its number where the sheet sets it.
    var partners: [String] = []
    var wanted = [Int32](repeating: -1, count: facts.attributeVerdicts.count)
    var indices: [String: Int32] = [:]
    for (name, verdict) in facts.attributeVerdicts.enumerated() {
      guard case .known(let parts) = verdict, !parts.modifiers.isEmpty,
        let other = partner(parts, sheet.text(NameID(name)))
      else { continue }
      let index = indices[other] ?? Int32(partners.count)
      if indices.updateValue(index, forKey: other) == nil { partners.append(other) }
      wanted[name] = index
    }
    guard !partners.isEmpty else { return }
    var provided = [Int32](repeating: -1, count: wanted.count)
    for (name, verdict) in facts.attributeVerdicts.enumerated() where verdict != nil {
      if let index = indices[sheet.text(NameID(name))] { provided[name] = index }
    }
    let set = SetAttributes(sheet, provided, count: partners.count)
    var judged = PairTable()
    var isMissing: [Bool] = []
    for (index, declaration) in sheet.declarations.enumerated() {
      let other = wanted[Int(declaration.name)]
      guard other >= 0, !declaration.isBroken, facts.ruleKinds[Int(declaration.rule)] != .wrong else {
        continue
      }
      let (pair, isNew) = judged.index(declaration.rule, other)
      if isNew { isMissing.append(!set.has(other, rule: declaration.rule, facts)) }
      if isMissing[Int(pair)] { body(index, partners[Int(other)]) }
    }
  }

  /// Which of a few attributes are set for which classes.
  private struct SetAttributes {
    private let sheet: LintSheet
    private var byClass = PairTable()
    private var anywhere: [Bool]

    /// `attributes`: by name, the index of an attribute that matters, or -1; there are `count` of them.
    init(_ sheet: LintSheet, _ attributes: [Int32], count: Int) {
      self.sheet = sheet
      anywhere = Array(repeating: false, count: count)
      // Each attribute once for each rule: there are few of them, so that long class lists cost no more.
      var seen = PairTable()
      for declaration in sheet.declarations {
        let attribute = attributes[Int(declaration.name)]
        guard attribute >= 0, seen.index(declaration.rule, attribute).isNew else { continue }
        anywhere[Int(attribute)] = true
        for use in sheet.rules[Int(declaration.rule)].classes {
          _ = byClass.index(sheet.classUses[Int(use)].name, attribute)
        }
      }
    }

    func has(_ attribute: Int32, rule: Int32, _ facts: EngineFacts) -> Bool {
      guard anywhere[Int(attribute)] else { return false }
      return sheet.rules[Int(rule)].classes.contains { use in
        let name = sheet.classUses[Int(use)].name
        if byClass.find(name, attribute) != nil { return true }
        guard case .known(let path) = facts.classVerdicts[Int(name)], !facts.ownClasses.contains(name) else {
          return true
        }
        return path.inherits?.contains(">") == true
      }
    }
  }
}
