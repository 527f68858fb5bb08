import NSSCatalog
import NSSSyntax

/// One colour of a gradient without the other.
public struct IncompleteGradient: LintRule {
  public static let metadata = RuleMetadata(
    id: "incomplete-gradient", group: .suspicious, severity: .note, engines: .nui,
    summary: "A gradient has one colour only",
    rationale: """
      NUI draws a gradient where it finds the -top colour, and reads -bottom only then. One without the other is a half \
      gradient, or none.
      """,
    remedy: "Set both, or the plain attribute for one colour.",
    examples: [
      .bad(
        "Button { «background-color-bottom»: red; }",
        "'background-color-bottom' is read only beside 'background-color-top'"),
      .bad(
        "Button { «background-color-top-selected»: red; «background-color-bottom»: blue; }",
        "'background-color-top-selected' has no 'background-color-bottom-selected' beside it",
        "'background-color-bottom' is read only beside 'background-color-top'"),
      .good("Button { background-color-top: red; }\nButton { background-color-bottom: blue; }"),
      .good("BarButtonBack { background-color-top: red; }"),
      .good(
        "LargeButton { background-color-bottom: red; }\nButton { background-color-top: blue; background-color-bottom: gray; }"
      ),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for facts in sheet.facts.byEngine where facts.engine == .nui {
      MissingPartners.run(sheet, facts, partner: Self.otherHalf) { index, other in
        let pair = facts.pairOfDeclaration[index]
        // A class that reads one colour alone: back buttons take the top one as a flat fill.
        if pair >= 0, case .documented(let fact, _) = facts.pairs[Int(pair)].support, fact.type != .gradient {
          return
        }
        let declaration = sheet.declarations[index]
        let name = sheet.text(declaration.name)
        report.flag(
          sheet.range(ofToken: declaration.token), .note,
          other.contains("-top")
            ? "'\(name)' is read only beside '\(other)'" : "'\(name)' has no '\(other)' beside it")
      }
    }
  }

  /// `background-color-bottom-selected` for `background-color-top-selected`, and the other way round.
  private static func otherHalf(_ parts: AttributeName, _ name: String) -> String? {
    let base = String(decoding: Array(name.utf8)[parts.baseRange], as: UTF8.self)
    guard base.hasSuffix("color") else { return nil }
    let (own, other): (String, String)
    switch parts.modifiers {
    case [.top]: (own, other) = ("-top", "-bottom")
    case [.bottom]: (own, other) = ("-bottom", "-top")
    default: return nil
    }
    return base + other + name.dropFirst(base.count + own.count)
  }
}
