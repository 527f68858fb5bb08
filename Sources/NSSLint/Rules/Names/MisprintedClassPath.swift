import NSSCatalog

/// A class path as some document misprints it.
public struct MisprintedClassPath: LintRule {
  public static let metadata = RuleMetadata(
    id: "misprinted-class-path", group: .names, severity: .warning, engines: .sapfiori,
    summary: "The class path repeats a misprint of the vendor's documents",
    rationale: "A document prints this name, but the spelling of its siblings shows what is meant.",
    remedy: "Use the name that is meant.",
    fix: .unsafe,
    examples: [
      .bad(
        "«fdlFUIActivationScreen.subheadlineLabel» { font-color: #112233; }",
        """
        'fdlFUIActivationScreen.subheadlineLabel' is a misprint in the documents; \
        use 'fdlFUIActivationScreen_subheadlineLabel'
        """,
        engines: .sapfiori, fixed: "fdlFUIActivationScreen_subheadlineLabel { font-color: #112233; }"),
      .good("fdlFUIActivationScreen_subheadlineLabel { font-color: #112233; }", engines: .sapfiori),
      .good("fdlFUIListPickerFormCell_keyLabel-disabled { font-color: #112233; }", engines: .sapfiori),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    ClassPathWalk.run(sheet, &report) { verdict, name, _ in
      guard case .known(let path) = verdict, path.status == .misprint else { return nil }
      let what = "'\(sheet.text(name))' is a misprint in the documents"
      guard let meant = path.replacement else {
        return .init(severity: .warning, message: what, replacement: nil)
      }
      return .init(severity: .warning, message: "\(what); use '\(meant)'", replacement: (meant, .unsafe))
    }
  }
}
