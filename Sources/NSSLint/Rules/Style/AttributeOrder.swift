import NSSSyntax

/// Attributes that are not in the order of the alphabet.
public struct AttributeOrder: LintRule {
  public static let metadata = RuleMetadata(
    id: "attribute-order", group: .style, severity: .warning, isOptIn: true,
    summary: "The attributes of a rule are not in alphabetical order",
    rationale: """
      In alphabetical order what belongs together stands together: font-color, font-color-disabled, font-name. Repeated \
      attributes and gaps are seen at once. One finding for each rule names the first attribute that is out of order.
      """,
    remedy:
      "Sort the declarations of the rule. Of repeated attributes the last one counts, so keep their order.",
    examples: [
      .bad(
        "Label { font-name: Avenir; «font-color»: red; background-color: blue; }",
        "'font-color' belongs before 'font-name'"),
      .good(
        "Label { background-color: blue; font-color: red; font-color-disabled: gray; font-name: Avenir; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    var lastOfRule: (rule: Int32, name: NameID)?
    var reported: Int32 = -1
    for declaration in sheet.declarations where !declaration.isBroken && declaration.rule != reported {
      if let last = lastOfRule, last.rule == declaration.rule, last.name != declaration.name,
        sheet.bytes(declaration.name).lexicographicallyPrecedes(sheet.bytes(last.name))
      {
        reported = declaration.rule
        report.flag(
          sheet.range(ofToken: declaration.token), .warning,
          "'\(sheet.text(declaration.name))' belongs before '\(sheet.text(last.name))'")
      }
      lastOfRule = (declaration.rule, declaration.name)
    }
  }
}
