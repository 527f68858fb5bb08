/// The attributes that a rule sets, looked up once for each rule that is asked about.
struct RuleAttributes {
  private let sheet: LintSheet
  private var rule: Int32 = -1
  /// By name: the last rule asked about that sets it, or -1.
  private var rules: [Int32] = []

  init(_ sheet: LintSheet) { self.sheet = sheet }

  /// Whether a declaration's rule sets an attribute of this name. Cheap when asked rule by rule.
  mutating func has(_ attribute: String, inRuleOf declaration: Declaration) -> Bool {
    guard let name = sheet.names.id(of: attribute, in: sheet.tree.source.bytes) else { return false }
    if rules.isEmpty { rules = Array(repeating: -1, count: sheet.names.count) }
    if declaration.rule != rule {
      rule = declaration.rule
      for index in sheet.rules[Int(rule)].declarations where sheet.declarations[Int(index)].rule == rule {
        rules[Int(sheet.declarations[Int(index)].name)] = rule
      }
    }
    return rules[Int(name)] == rule
  }
}
