/// The attributes that a rule sets, looked up once for each rule that is asked about.
struct RuleAttributes {
  private let sheet: LintSheet
  private var rule: Int32 = -1
  private var names: Set<String> = []

  init(_ sheet: LintSheet) { self.sheet = sheet }

  /// Whether a declaration's rule sets an attribute of this name. Cheap when asked rule by rule.
  mutating func has(_ attribute: String, inRuleOf declaration: Declaration) -> Bool {
    if declaration.rule != rule {
      rule = declaration.rule
      names = []
      for index in sheet.rules[Int(rule)].declarations where sheet.declarations[Int(index)].rule == rule {
        names.insert(sheet.text(sheet.declarations[Int(index)].name))
      }
    }
    return names.contains(attribute)
  }
}
