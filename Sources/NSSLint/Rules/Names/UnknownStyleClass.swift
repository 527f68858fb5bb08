import NSSCatalog
import NSSSyntax

/// A style class of the app's own.
public struct UnknownStyleClass: LintRule {
  public static let metadata = RuleMetadata(
    id: "unknown-style-class", group: .names, severity: .warning, isOptIn: true,
    summary: "The style class is in no catalogue",
    rationale: """
      An app may use any name for its own style classes, so that nothing tells a new class from a misspelt one. A \
      project that lists its classes can have all others reported.
      """,
    remedy: """
      Correct the name, or give your class a base in .nsslint.json: "classes": {"LargeButton": "Button"}. Its \
      attributes are then checked as those of the base.
      """,
    examples: [
      .bad(
        "«LargeButon» { font-size: 24; }\nLargeButon { font-color: red; }",
        "'LargeButon' is in no catalogue and has no base under \"classes\""),
      .good("LargeButton { font-size: 24; }").configured(#""classes": {"LargeButton": "Button"}"#) {
        $0.classes = ["LargeButton": "Button"]
      },
      .good("Button { font-size: 24; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    var seen: Set<NameID> = []
    for use in sheet.classUses where !sheet.rules[Int(use.rule)].hasBrokenHead {
      // A class that any engine knows is none of the app's own.
      let isOwn = sheet.facts.byEngine.allSatisfy { facts in
        guard case .appClass = facts.classVerdicts[Int(use.name)] else { return false }
        return !facts.ownClasses.contains(use.name)
      }
      guard isOwn, seen.insert(use.name).inserted else { continue }
      report.flag(
        sheet.range(ofToken: use.token), .warning,
        "'\(sheet.text(use.name))' is in no catalogue and has no base under \"classes\"")
    }
  }
}
