import NSSCatalog
import NSSSyntax

/// A class path whose element its component does not have.
public struct UnknownElement: LintRule {
  public static let metadata = RuleMetadata(
    id: "unknown-element", group: .names, severity: .error, engines: .sapfiori,
    summary: "The component has no element of this name",
    rationale: """
      The part after the component names one of its elements, exactly and case-sensitively. A rule for another name is \
      kept and never used.
      """,
    remedy:
      "Take the name that is offered, or list the component's class paths with `nss catalog COMPONENT`.",
    fix: .unsafe,
    examples: [
      .bad(
        "«fdlFUIStepperFormCell_keyTxt» { font-color-disabled: #112233; }",
        "'fdlFUIStepperFormCell' has no element 'keyTxt'; did you mean 'fdlFUIStepperFormCell_keyText'?",
        engines: .sapfiori, fixed: "fdlFUIStepperFormCell_keyText { font-color-disabled: #112233; }"),
      .good("fdlFUIStepperFormCell_keyText { font-color-disabled: #112233; }", engines: .sapfiori),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    ClassPathWalk.run(sheet, &report) { verdict, name, facts in
      guard case .unknown(let mistake) = verdict, mistake.part == .element else { return nil }
      let text = Array(sheet.bytes(name))
      guard let parts = facts.catalog.split(text) else {
        return ClassPathWalk.objection(to: mistake, "'\(sheet.text(name))' is no class path")
      }
      let stem = String(decoding: text[parts.stem], as: UTF8.self)
      let element = String(decoding: text[parts.rest], as: UTF8.self)
      var found = ClassPathWalk.objection(to: mistake, "'\(stem)' has no element '\(element)'")
      if mistake.suggestion == nil, let component = facts.catalog.components(ofStem: stem).first {
        let paths = facts.catalog.classPaths(of: component).filter { $0.stem == stem && !$0.element.isEmpty }
        let names = paths.filter { $0.status == .current && $0.classState == nil }.map(\.element)
        if !names.isEmpty { found.message += "; it has " + Words.list(names, limit: 8) }
      }
      return found
    }
  }
}
