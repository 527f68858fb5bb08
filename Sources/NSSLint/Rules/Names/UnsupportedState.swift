import NSSCatalog
import NSSSyntax

/// A state that is not documented for this attribute of this class path.
public struct UnsupportedState: LintRule {
  public static let metadata = RuleMetadata(
    id: "unsupported-state", group: .names, severity: .error,
    summary: "The attribute has no such state here",
    rationale: """
      States are documented attribute by attribute. Where a cell shows its disabled text with tint-color-disabled, \
      font-color-disabled is ignored, and the other way round.
      """,
    remedy: "Use a state that the finding lists, or the other spelling that it offers.",
    examples: [
      .bad(
        "fdlFUIStepperFormCell_keyText { «font-color-selected»: #112233; }",
        """
        'font-color' of 'fdlFUIStepperFormCell_keyText' has no state 'selected'; documented: 'highlighted', \
        'disabled'
        """, engines: .sapfiori),
      .good(
        "fdlFUIStepperFormCell_keyText { font-color-highlighted: #112233; font-color: #112233; }",
        engines: .sapfiori),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    var siblings = RuleAttributes(sheet)
    for facts in sheet.facts.byEngine {
      for worst in facts.worstPairs {
        let index = Int(worst.declaration)
        let pair = facts.pairs[Int(worst.pair)]
        let attribute = sheet.text(pair.attribute)
        if sheet.settings.attributes.contains(attribute) { continue }
        let range = sheet.range(ofToken: sheet.declarations[index].token)
        let classPath = sheet.text(pair.classPath)
        switch pair.support {
        case .undocumentedState(let fact, let otherSpelling):
          let severity: Severity = facts.engine == .nui ? .warning : .error
          let state = attribute.dropFirst(fact.base.count + 1)
          var message = "'\(fact.base)' of '\(classPath)' has no state '\(state)'"
          var fixes: [Fix] = []
          if let otherSpelling {
            message += "; this element takes '\(otherSpelling)'"
            let isSet = siblings.has(otherSpelling, inRuleOf: sheet.declarations[index])
            fixes = [.replace(range, by: otherSpelling, isSet ? .suggestion : .unsafe)]
          } else {
            let states = fact.states.map { "'\($0.name)'" }.joined(separator: ", ")
            message += states.isEmpty ? "; it has none" : "; documented: " + states
          }
          report.flag(range, severity, message, fixes: fixes)
        case .inferredUnknownState:
          report.flag(
            range, .note,
            "No document lists the attributes of '\(classPath)'; no element like it has '\(attribute)'")
        default: continue
        }
      }
    }
  }
}
