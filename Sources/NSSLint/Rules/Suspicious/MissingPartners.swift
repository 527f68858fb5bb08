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
    var wanted: [NameID: String] = [:]
    for (name, verdict) in facts.attributeVerdicts.enumerated() {
      guard case .known(let parts) = verdict, !parts.modifiers.isEmpty else { continue }
      if let other = partner(parts, sheet.text(NameID(name))) { wanted[NameID(name)] = other }
    }
    guard !wanted.isEmpty else { return }
    let partners = Set(wanted.values)
    var numbers: [String: NameID] = [:]
    for (name, verdict) in facts.attributeVerdicts.enumerated() where verdict != nil {
      let text = sheet.text(NameID(name))
      if partners.contains(text) { numbers[text] = NameID(name) }
    }
    let set = SetAttributes(sheet, Set(numbers.values))
    var judged = PairTable()
    var isMissing: [Bool] = []
    for (index, declaration) in sheet.declarations.enumerated() where !declaration.isBroken {
      guard let other = wanted[declaration.name], facts.ruleKinds[Int(declaration.rule)] != .wrong else {
        continue
      }
      let (pair, isNew) = judged.index(declaration.rule, declaration.name)
      if isNew {
        isMissing.append(numbers[other].map { !set.has($0, rule: declaration.rule, facts) } ?? true)
      }
      if isMissing[Int(pair)] { body(index, other) }
    }
  }

  /// Which of a few attributes are set for which classes.
  private struct SetAttributes {
    private let sheet: LintSheet
    private var byClass: Set<UInt64> = []
    private var anywhere: Set<NameID> = []

    init(_ sheet: LintSheet, _ attributes: Set<NameID>) {
      self.sheet = sheet
      // Each attribute once for each rule: there are few of them, so that long class lists cost no more.
      var seen = PairTable()
      for declaration in sheet.declarations where attributes.contains(declaration.name) {
        guard seen.index(declaration.rule, declaration.name).isNew else { continue }
        anywhere.insert(declaration.name)
        for use in sheet.rules[Int(declaration.rule)].classes {
          byClass.insert(Self.key(sheet.classUses[Int(use)].name, declaration.name))
        }
      }
    }

    func has(_ attribute: NameID, rule: Int32, _ facts: EngineFacts) -> Bool {
      guard anywhere.contains(attribute) else { return false }
      return sheet.rules[Int(rule)].classes.contains { use in
        let name = sheet.classUses[Int(use)].name
        if byClass.contains(Self.key(name, attribute)) { return true }
        guard case .known(let path) = facts.classVerdicts[Int(name)], !facts.ownClasses.contains(name) else {
          return true
        }
        return path.inherits?.contains(">") == true
      }
    }

    private static func key(_ name: NameID, _ attribute: NameID) -> UInt64 {
      UInt64(UInt32(bitPattern: name)) << 32 | UInt64(UInt32(bitPattern: attribute))
    }
  }
}
