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
      var mistakes: [Mistake] = []
      var mistakeOfName: [Int32] = []
      for (name, verdict) in facts.attributeVerdicts.enumerated() {
        guard case .unknown(let mistake) = verdict else { continue }
        if sheet.settings.attributes.contains(sheet.text(NameID(name))) { continue }
        if mistakeOfName.isEmpty { mistakeOfName = Array(repeating: -1, count: sheet.names.count) }
        mistakeOfName[name] = Int32(mistakes.count)
        mistakes.append(self.mistake(mistake, NameID(name), sheet))
      }
      guard !mistakes.isEmpty else { continue }
      var siblings = RuleAttributes(sheet)
      for declaration in sheet.declarations where !declaration.isBroken {
        let mistake = Int(mistakeOfName[Int(declaration.name)])
        guard mistake >= 0, sheet.tree.tokens.kind(Int(declaration.token)) == .word else { continue }
        let kind = facts.ruleKinds[Int(declaration.rule)]
        if kind == .wrong { continue }
        let range = sheet.range(ofToken: declaration.token)
        // In a class of the app's own a name from CSS may well be one that the app reads itself.
        if let suggestion = mistakes[mistake].suggestion, kind == .known || !suggestion.isHabit {
          let isUnsafe =
            suggestion.keepsValue && !siblings.has(suggestion.replacement.text, inRuleOf: declaration)
          report.flag(
            range, kind == .known ? .error : .warning, suggestion.message,
            fixes: [suggestion.replacement.fix(range, isUnsafe ? .unsafe : .suggestion)])
        } else if kind == .known, !mistakes[mistake].isNoted {
          mistakes[mistake].isNoted = true
          report.flag(range, .note, "\(mistakes[mistake].words); no engine reads it")
        }
      }
    }
  }

  /// An unknown name, worded once for all its places.
  private struct Mistake {
    /// What is wrong.
    let words: String
    /// What to write instead, if that is known.
    let suggestion: Suggestion?
    /// Whether it was said that no engine reads it; once is enough.
    var isNoted = false
  }

  /// What to write instead of an unknown name.
  private struct Suggestion {
    let message: String
    let replacement: Fix.Replacement
    /// Whether it is an attribute of CSS rather than a misspelling.
    let isHabit: Bool
    /// Whether the value can stay as it is.
    let keepsValue: Bool
  }

  private func mistake(_ mistake: AttributeMistake, _ name: NameID, _ sheet: LintSheet) -> Mistake {
    let text = sheet.text(name)
    let words = "Unknown attribute '\(text)'"
    // `unselected-...` is near `selected-...`, but not meant for it.
    guard let suggestion = mistake.suggestion, text != "un" + suggestion else {
      return Mistake(words: words, suggestion: nil)
    }
    let advice = mistake.isHabit ? "in .nss this is '\(suggestion)'" : "did you mean '\(suggestion)'?"
    return Mistake(
      words: words,
      suggestion: Suggestion(
        message: "\(words); \(advice)", replacement: Fix.Replacement(suggestion), isHabit: mistake.isHabit,
        // A habit such as `border: 1 solid red` names an attribute that takes something else.
        keepsValue: !mistake.isHabit || Self.renamedHabits.contains(text)))
  }

  private static let renamedHabits: Set<String> = [
    "border-radius", "color", "text-color", "font-family", "background", "line-clamp",
  ]
}
