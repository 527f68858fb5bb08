import NSSCatalog
import NSSSyntax

/// A class path whose component is not known.
public struct UnknownComponent: LintRule {
  public static let metadata = RuleMetadata(
    id: "unknown-component", group: .names, severity: .error,
    summary: "No component has this name",
    rationale: """
      A rule for a class path that no component asks for is kept and never used, without a word. Class paths of SAP \
      Fiori begin with fdl and the component's Swift class name, exactly spelt.
      """,
    remedy: "Take the name that is offered, or look the component up with `nss catalog`.",
    fix: .unsafe,
    examples: [
      .bad(
        "«fdlFUISteperFormCell_keyText» { font-color-disabled: #112233; }",
        "No component has the stem 'fdlFUISteperFormCell'; did you mean 'fdlFUIStepperFormCell_keyText'?",
        engines: .sapfiori, fixed: "fdlFUIStepperFormCell_keyText { font-color-disabled: #112233; }"),
      .bad(
        "«FUIStepperFormCell_keyText» { font-color-disabled: #112233; }",
        "'FUIStepperFormCell_keyText' is no class path; did you mean 'fdlFUIStepperFormCell_keyText'?",
        engines: .sapfiori, severity: .warning,
        fixed: "fdlFUIStepperFormCell_keyText { font-color-disabled: #112233; }"),
      .good("fdlFUIStepperFormCell_keyText { font-color-disabled: #112233; }", engines: .sapfiori),
      .good("fdlFUIStepperFormCell { background-color: #112233; }", engines: .sapfiori),
      .good("LargeButton { font-size: 24; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    ClassPathWalk.run(sheet, &report) { verdict, name, _ in
      guard case .unknown(let mistake) = verdict, mistake.part == .component else { return nil }
      let bytes = sheet.bytes(name)
      if bytes.starts(with: "fdl".utf8) {
        let stem = String(decoding: bytes.prefix { $0 != UInt8(ascii: "_") }, as: UTF8.self)
        return ClassPathWalk.objection(to: mistake, "No component has the stem '\(stem)'")
      }
      // Without fdl it may be a class of the app's own that only resembles a component.
      var found = ClassPathWalk.objection(to: mistake, "'\(sheet.text(name))' is no class path")
      found.severity = .warning
      return found
    }
  }
}
