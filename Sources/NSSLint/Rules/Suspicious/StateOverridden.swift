import NSSCatalog
import NSSSyntax

/// A font colour of a state that the tint colour of the same state hides.
public struct StateOverridden: LintRule {
  public static let metadata = RuleMetadata(
    id: "state-overridden", group: .suspicious, severity: .warning, engines: .sapfiori,
    summary: "The tint colour of a state hides the font colour of the same state",
    rationale: """
      Where an element takes both, tint-color-disabled wins over font-color-disabled, state by state; the plain \
      font-color stays. The documents say so for the title cell and FUIButton; elsewhere it is assumed.
      """,
    remedy: "Keep the tint colour, or give both the same value.",
    examples: [
      .bad(
        "fdlFUITitleFormCell_valueTextField { «font-color-disabled»: #112233; tint-color-disabled: #445566; }",
        "'tint-color-disabled' wins over this in the disabled state", engines: .sapfiori),
      .good(
        "fdlFUITitleFormCell_valueTextField { font-color-disabled: #112233; tint-color-disabled: #112233; }",
        engines: .sapfiori),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for facts in sheet.facts.byEngine where facts.engine == .sapfiori {
      // By name: whether it is a tint colour of one state. Looked at once for each distinct name.
      let isTint = facts.attributeVerdicts.indices.map { name in
        facts.attributeVerdicts[name] != nil && sheet.bytes(NameID(name)).starts(with: "tint-color-".utf8)
      }
      guard isTint.contains(true) else { continue }
      for (number, rule) in sheet.rules.enumerated() where facts.ruleKinds[number] == .known {
        check(rule, Int32(number), isTint, facts, sheet, &report)
      }
    }
  }

  private func check(
    _ rule: StyleRule, _ number: Int32, _ isTint: [Bool], _ facts: EngineFacts, _ sheet: LintSheet,
    _ report: inout LintReport
  ) {
    var tints: [String: Declaration] = [:]
    for index in rule.declarations where sheet.declarations[Int(index)].rule == number {
      let declaration = sheet.declarations[Int(index)]
      guard isTint[Int(declaration.name)], isSupported(index, facts) else { continue }
      tints[String(sheet.text(declaration.name).dropFirst("tint-color-".count))] = declaration
    }
    if tints.isEmpty { return }
    for index in rule.declarations where sheet.declarations[Int(index)].rule == number {
      let declaration = sheet.declarations[Int(index)]
      guard sheet.bytes(declaration.name).starts(with: "font-color-".utf8), isSupported(index, facts) else {
        continue
      }
      let state = String(sheet.text(declaration.name).dropFirst("font-color-".count))
      guard let tint = tints[state], tint.value != declaration.value else { continue }
      let classPath = sheet.classUses[Int(rule.classes.lowerBound)]
      let isPrinted = Self.printed.contains { sheet.bytes(classPath.name).starts(with: $0.utf8) }
      report.flag(
        sheet.range(ofToken: declaration.token), .warning,
        "'tint-color-\(state)' wins over this in the \(state) state" + (isPrinted ? "" : " (assumed)"),
        related: [RelatedLocation("the tint colour", sheet.range(ofToken: tint.token))])
    }
  }

  /// Stems for which the documents print that the tint wins.
  private static let printed = ["fdlFUITitleFormCell", "fdlFUIButton"]

  private func isSupported(_ index: Int32, _ facts: EngineFacts) -> Bool {
    let pair = facts.pairOfDeclaration[Int(index)]
    guard pair >= 0, case .documented = facts.pairs[Int(pair)].support else { return false }
    return true
  }
}
