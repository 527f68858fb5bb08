import NSSSyntax

/// A variable that only another sheet of the set defines.
public struct VariableAcrossSheets: LintRule {
  public static let metadata = RuleMetadata(
    id: "variable-across-sheets", group: .variables, severity: .error,
    summary: "The variable is defined in another sheet only",
    rationale: """
      NUI parses each sheet with its own variables: one that an appended sheet uses and only the base defines is \
      undefined, and the app crashes when the sheet is loaded. SAPFiori descends from NUI; whether it keeps variables \
      apart is not known. The rule needs the sets of sheets that the app loads together, in .nsslint.json: "sheets": \
      [["Base.nss", "Dark.nss"]].
      """,
    remedy: "Define the variable in this sheet too.",
    examples: [
      .bad(
        "Label { font-color: «@brand»; }",
        "'@brand' is defined in 'Base.nss' only; NUI's variables do not cross sheets, and the app crashes"
      ).configured(#""sheets": [["Base.nss", "Dark.nss"]]"#, Self.afterBase),
      .bad(
        "fdlFUIStepperFormCell_keyText { font-color-disabled: «@brand»; }",
        """
        '@brand' is defined in 'Base.nss' only; NUI's variables do not cross sheets, and whether SAPFiori's do is not \
        known
        """, engines: .sapfiori, severity: .warning
      ).configured(#""sheets": [["Base.nss", "Dark.nss"]]"#, Self.afterBase),
      .good("@brand: #112233;\nLabel { font-color: @brand; }").configured(
        #""sheets": [["Base.nss", "Dark.nss"]]"#, Self.afterBase),
    ])

  private static func afterBase(_ settings: inout LintSettings) {
    var siblings = SheetSiblings()
    siblings.add(.init(SyntaxTree.parse(SourceText(name: "", "@brand: 1;"))), of: "Base.nss")
    settings.siblings = siblings
  }

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    guard sheet.settings.siblings != nil else { return }
    let isNUI = sheet.engines.contains(.nui)
    UndefinedUses.run(sheet) { use in
      guard let other = UndefinedUses.sibling(defining: use, sheet) else { return }
      report.flag(
        sheet.range(ofToken: use.variable.token), isNUI ? .error : .warning,
        "'\(sheet.text(use.variable.name))' is defined in '\(other)' only; NUI's variables do not cross sheets, and "
          + (isNUI ? "the app crashes" : "whether SAPFiori's do is not known"))
    }
  }
}
