import NSSSyntax

/// A variable that stays text.
public struct VariableNotExpanded: LintRule {
  public static let metadata = RuleMetadata(
    id: "variable-not-expanded", group: .variables, severity: .error,
    summary: "The variable is not replaced here",
    rationale: """
      NUI replaces a variable only when it is the whole value of a declaration, and only once: inside a longer value it \
      stays text, a value that begins with one raises an exception at start-up, and a variable that is defined by another \
      one gives that one's name as text.
      """,
    remedy: "Write the value out, or define a variable that holds the whole value.",
    examples: [
      .bad(
        "@top: 4;\nLabel { font-color: rgb(«@top», 0, 0); }",
        "'@top' is not replaced inside a longer value; the engine sees its name"),
      .bad(
        "@top: 4;\nButton { content-insets: «@top» 8 @top 8; }",
        "'@top' is not replaced inside a longer value; NUI looks the whole value up and crashes at start-up"),
      .bad(
        "@base: #ff0000;\n@title: «@base»;\nLabel { font-color: @title; }",
        "'@base' is not replaced in a definition; '@title' gives the text '@base'"),
      .good("@insets: 4 8 4 8;\nButton { content-insets: @insets; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    let severity: Severity = sheet.engines.contains(.nui) ? .error : .warning
    var lastDeclaration: Int32 = -1
    var usedByRules: [Bool]?
    var inCycle = Set<Int32>()
    for cycle in sheet.variables.cycles { inCycle.formUnion(cycle) }
    for use in sheet.variableUses {
      if use.declaration >= 0 {
        let declaration = sheet.declarations[Int(use.declaration)]
        guard use.declaration != lastDeclaration, !declaration.isBroken,
          !sheet.isWholeVariable(declaration.valueTokens)
        else { continue }
        lastDeclaration = use.declaration
        let leads = use.token == declaration.valueTokens.lowerBound
        report.flag(
          sheet.range(ofToken: use.token), severity,
          "'\(sheet.text(use.name))' is not replaced inside a longer value; "
            + (leads && sheet.engines.contains(.nui)
              ? "NUI looks the whole value up and crashes at start-up" : "the engine sees its name"))
      } else if use.definition >= 0, !inCycle.contains(use.definition) {
        let definition = sheet.definitions[Int(use.definition)]
        guard use.token == firstVariable(of: definition, sheet), !definition.isBroken else { continue }
        // In SAPFiori a variable may be defined by a palette colour.
        if !sheet.engines.contains(.nui), sheet.variables.isPaletteName[Int(use.name)] { continue }
        let used = usedByRules ?? namesUsedByRules(sheet)
        usedByRules = used
        guard used[Int(definition.name)] else { continue }
        report.flag(
          sheet.range(ofToken: use.token), severity,
          "'\(sheet.text(use.name))' is not replaced in a definition; '\(sheet.text(definition.name))' gives the text "
            + "'\(sheet.text(definition.value))'")
      }
    }
  }

  private func firstVariable(of definition: Definition, _ sheet: LintSheet) -> Int32? {
    definition.valueTokens.first { sheet.tree.tokens.kind(Int($0)) == .variable }
  }

  private func namesUsedByRules(_ sheet: LintSheet) -> [Bool] {
    var used = [Bool](repeating: false, count: sheet.names.count)
    for use in sheet.variableUses where use.declaration >= 0 { used[Int(use.name)] = true }
    return used
  }
}
