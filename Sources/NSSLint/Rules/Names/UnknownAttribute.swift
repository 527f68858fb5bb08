import NSSCatalog
import NSSSyntax

/// An attribute that no engine has.
public struct UnknownAttribute: LintRule {
  public static let metadata = RuleMetadata(
    id: "unknown-attribute", group: .names, severity: .error,
    summary: "No engine has an attribute of this name",
    rationale: """
      Engines keep any attribute and read only those they know, so that a typing error has no effect and no message. An \
      attribute is a base such as font-color, with a state behind it where the element has one: font-color-disabled.
      """,
    remedy: """
      Take the name that is offered. Attributes that your app reads itself go into .nsslint.json: \
      "attributes": ["my-attribute"].
      """,
    fix: .unsafe,
    examples: [
      .bad(
        "Label { «fon-color»: red; }", "Unknown attribute 'fon-color'; did you mean 'font-color'?",
        fixed: "Label { font-color: red; }"),
      .bad(
        "Button { «font-color-highlited»: red; }",
        "Unknown attribute 'font-color-highlited'; did you mean 'font-color-highlighted'?",
        fixed: "Button { font-color-highlighted: red; }"),
      .bad(
        "Label { «border-radius»: 4; }",
        "Unknown attribute 'border-radius'; in .nss this is 'corner-radius'",
        fixed: "Label { corner-radius: 4; }"),
      .bad(
        "TabBar { «unselected-image-tint-color»: #999999; }",
        "Unknown attribute 'unselected-image-tint-color'; no engine reads it", severity: .note),
      .good("KSAppGlobal { my-app-flag: 1; font-color: #112233; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for facts in sheet.facts.byEngine {
      var mistakes: [NameID: AttributeMistake] = [:]
      for (name, verdict) in facts.attributeVerdicts.enumerated() {
        guard case .unknown(let mistake) = verdict else { continue }
        if sheet.settings.attributes.contains(sheet.text(NameID(name))) { continue }
        mistakes[NameID(name)] = mistake
      }
      guard !mistakes.isEmpty else { continue }
      var noted = Set<NameID>()
      var siblings = RuleAttributes(sheet)
      for declaration in sheet.declarations where !declaration.isBroken {
        guard let mistake = mistakes[declaration.name],
          sheet.tree.tokens.kind(Int(declaration.token)) == .word
        else { continue }
        let kind = facts.ruleKinds[Int(declaration.rule)]
        if kind == .wrong { continue }
        let range = sheet.range(ofToken: declaration.token)
        let what = "Unknown attribute '\(sheet.text(declaration.name))'"
        // In a class of the app's own a name from CSS may well be one that the app reads itself.
        if let suggestion = mistake.suggestion, !isOpposite(declaration.name, suggestion, sheet),
          kind == .known || !mistake.isHabit
        {
          let advice = mistake.isHabit ? "in .nss this is '\(suggestion)'" : "did you mean '\(suggestion)'?"
          report.flag(
            range, kind == .known ? .error : .warning, "\(what); \(advice)",
            fixes: [
              .replace(
                range, by: suggestion,
                isSameValue(declaration, mistake, sheet) && !siblings.has(suggestion, inRuleOf: declaration)
                  ? .unsafe : .suggestion)
            ])
        } else if kind == .known, noted.insert(declaration.name).inserted {
          report.flag(range, .note, "\(what); no engine reads it")
        }
      }
    }
  }

  /// Whether the value can stay as it is under the suggested name: a habit from CSS such as `border: 1 solid red` names
  /// an attribute that takes something else.
  private func isSameValue(_ declaration: Declaration, _ mistake: AttributeMistake, _ sheet: LintSheet)
    -> Bool
  {
    !mistake.isHabit || Self.renamedHabits.contains(sheet.text(declaration.name))
  }

  private static let renamedHabits: Set<String> = [
    "border-radius", "color", "text-color", "font-family", "background", "line-clamp",
  ]

  /// `unselected-...` is near `selected-...`, but not meant for it.
  private func isOpposite(_ name: NameID, _ suggestion: String, _ sheet: LintSheet) -> Bool {
    sheet.text(name) == "un" + suggestion
  }
}
