import NSSCatalog
import NSSSyntax

/// Attributes that are not in the order of the alphabet.
public struct AttributeOrder: LintRule {
  public static let metadata = RuleMetadata(
    id: "attribute-order", group: .style, severity: .warning, isOptIn: true,
    summary: "The attributes of a rule are not in alphabetical order",
    rationale: """
      In alphabetical order what belongs together stands together: font-color, font-color-disabled, font-name. What \
      follows the base attribute does not count, so that -top may precede -bottom. One finding for each rule names the \
      first attribute that is out of order.
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
    guard let facts = sheet.facts.byEngine.first else { return }
    let keys = facts.attributeVerdicts.indices.map { key(NameID($0), facts, sheet) }
    var last: Declaration?
    var reported: Int32 = -1
    for declaration in sheet.declarations where !declaration.isBroken && declaration.rule != reported {
      if let last, last.rule == declaration.rule, last.name != declaration.name,
        keys[Int(declaration.name)].lexicographicallyPrecedes(keys[Int(last.name)])
      {
        reported = declaration.rule
        report.flag(
          sheet.range(ofToken: declaration.token), .warning,
          "'\(sheet.text(declaration.name))' belongs before '\(sheet.text(last.name))'")
      }
      last = declaration
    }
  }

  /// The base of an attribute; the whole name where no base is known.
  private func key(_ name: NameID, _ facts: EngineFacts, _ sheet: LintSheet) -> ArraySlice<UInt8> {
    let bytes = sheet.bytes(name)
    guard case .known(let parts) = facts.attributeVerdicts[Int(name)] else { return bytes }
    return bytes.prefix(parts.baseRange.upperBound)
  }
}
