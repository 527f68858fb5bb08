/// Which declarations are followed by one of the same attribute in the same rule, so that they have no effect.
struct OverriddenDeclarations {
  private let sheet: LintSheet
  private var isChecked: [Bool] = []
  private var isOverridden: [Bool] = []
  /// The last declaration of each name that was met; it counts only within its rule.
  private var last: [Int32] = []

  init(_ sheet: LintSheet) { self.sheet = sheet }

  /// Whether a later declaration of the same rule sets the same attribute. Looks at each rule once.
  mutating func contains(_ declaration: Int32) -> Bool {
    if last.isEmpty {
      isChecked = Array(repeating: false, count: sheet.rules.count)
      isOverridden = Array(repeating: false, count: sheet.declarations.count)
      last = Array(repeating: -1, count: sheet.names.count)
    }
    let rule = sheet.declarations[Int(declaration)].rule
    if !isChecked[Int(rule)] {
      isChecked[Int(rule)] = true
      for index in sheet.rules[Int(rule)].declarations where sheet.declarations[Int(index)].rule == rule {
        let name = Int(sheet.declarations[Int(index)].name)
        let earlier = last[name]
        if earlier >= 0, sheet.declarations[Int(earlier)].rule == rule { isOverridden[Int(earlier)] = true }
        last[name] = index
      }
    }
    return isOverridden[Int(declaration)]
  }
}
