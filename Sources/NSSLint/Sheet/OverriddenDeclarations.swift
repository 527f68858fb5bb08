/// Which declarations are followed by one of the same attribute in the same rule, so that they have no effect.
struct OverriddenDeclarations {
  private let sheet: LintSheet
  private var checkedRules: Set<Int32> = []
  private var overridden: Set<Int32> = []

  init(_ sheet: LintSheet) { self.sheet = sheet }

  /// Whether a later declaration of the same rule sets the same attribute. Looks at each rule once.
  mutating func contains(_ declaration: Int32) -> Bool {
    let rule = sheet.declarations[Int(declaration)].rule
    if checkedRules.insert(rule).inserted {
      var last: [NameID: Int32] = [:]
      for index in sheet.rules[Int(rule)].declarations where sheet.declarations[Int(index)].rule == rule {
        if let earlier = last.updateValue(index, forKey: sheet.declarations[Int(index)].name) {
          overridden.insert(earlier)
        }
      }
    }
    return overridden.contains(declaration)
  }
}
