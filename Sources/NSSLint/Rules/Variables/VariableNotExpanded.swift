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
    fix: .unsafe,
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
      .bad(
        "Button { background-image: bg«@2x.png»; }",
        "'@2x.png' is read as a variable; write the image's name without '@2x', iOS finds it",
        fixed: "Button { background-image: bg.png; }"),
      .good("@insets: 4 8 4 8;\nButton { content-insets: @insets; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    let severity: Severity = sheet.engines.contains(.nui) ? .error : .warning
    // Uses stand in document order: the first of each declaration or definition is reported.
    var lastDeclaration: Int32 = -1
    var lastDefinition: Int32 = -1
    var usedByRules: [Bool]?
    var inCycle = Set<Int32>()
    for cycle in sheet.variables.cycles { inCycle.formUnion(cycle) }
    for use in sheet.variableUses {
      if use.declaration >= 0 {
        let declaration = sheet.declarations[Int(use.declaration)]
        guard use.declaration != lastDeclaration, !declaration.isBroken, !declaration.isVariable
        else { continue }
        lastDeclaration = use.declaration
        if let scale = imageScale(use, declaration, sheet) {
          report.flag(
            sheet.range(ofToken: use.token), severity,
            "'\(sheet.text(use.name))' is read as a variable; write the image's name without '@\(scale)', iOS finds it",
            fixes: [Fix("Delete '@\(scale)'", .unsafe, [TextEdit(scaleRange(use, scale, sheet), "")])])
          continue
        }
        let leads = use.token == sheet.valueTokens(of: declaration).lowerBound
        report.flag(
          sheet.range(ofToken: use.token), severity,
          "'\(sheet.text(use.name))' is not replaced inside a longer value; "
            + (leads && sheet.engines.contains(.nui)
              ? "NUI looks the whole value up and crashes at start-up" : "the engine sees its name"))
      } else if use.definition >= 0, use.definition != lastDefinition, !inCycle.contains(use.definition) {
        let definition = sheet.definitions[Int(use.definition)]
        lastDefinition = use.definition
        guard !definition.isBroken else { continue }
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

  /// `2x` where the use is the end of an image's name such as `bg@2x.png`.
  private func imageScale(_ use: VariableUse, _ declaration: Declaration, _ sheet: LintSheet) -> String? {
    guard use.token > sheet.valueTokens(of: declaration).lowerBound,
      sheet.tree.tokens.kind(Int(use.token) - 1) == .word
    else { return nil }
    return ["2x", "3x", "1x"].first { sheet.text(use.name).dropFirst().hasPrefix($0) }
  }

  private func scaleRange(_ use: VariableUse, _ scale: String, _ sheet: LintSheet) -> Range<Int> {
    let start = sheet.range(ofToken: use.token).lowerBound
    return start..<start + scale.utf8.count + 1
  }

  private func namesUsedByRules(_ sheet: LintSheet) -> [Bool] {
    var used = [Bool](repeating: false, count: sheet.names.count)
    for use in sheet.variableUses where use.declaration >= 0 { used[Int(use.name)] = true }
    return used
  }
}
