import NSSCatalog
import NSSSyntax

/// A text style that does not exist.
public struct UnknownTextStyle: LintRule {
  public static let metadata = RuleMetadata(
    id: "unknown-text-style", group: .values, severity: .error, engines: .sapfiori,
    summary: "No text style has this name",
    rationale: """
      font-style takes the name of a dynamic type style, such as body or subheadline. Swift's spelling \
      UIFontTextStyleBody or UIFont.TextStyle.body is not one.
      """,
    remedy: "Take the name that is offered.",
    fix: .unsafe,
    examples: [
      .bad(
        "fdlFUIObjectTableViewCell_headlineLabel { font-style: «UIFontTextStyleBody»; }",
        "No text style is called 'UIFontTextStyleBody'; did you mean 'body'?", engines: .sapfiori,
        fixed: "fdlFUIObjectTableViewCell_headlineLabel { font-style: body; }"),
      .bad(
        "fdlFUIObjectTableViewCell_headlineLabel { font-style: «subheadlin»; }",
        "No text style is called 'subheadlin'; did you mean 'subheadline'?", engines: .sapfiori,
        fixed: "fdlFUIObjectTableViewCell_headlineLabel { font-style: subheadline; }"),
      .good("fdlFUIObjectTableViewCell_headlineLabel { font-style: body; }", engines: .sapfiori),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    BadValueWalk.run(sheet) { facts, value, place in
      guard value.type == .textStyle, case .mismatch(let part) = value.complaint else { return }
      let range = part.offset(by: place.offset)
      let text = sheet.tree.source.text(range)
      let words = facts.catalog.grammar(of: .textStyle)?.words ?? []
      let meant = nearest(to: text, among: words)
      report.flag(
        range, .error,
        "No text style is called '\(text)'"
          + (meant.map { "; did you mean '\($0)'?" } ?? "; there are " + Words.list(words)),
        related: BadValueWalk.related(place, sheet),
        fixes: meant.map { [.replace(range, by: $0, .unsafe)] } ?? [])
    }
  }

  /// The style that Swift's longer spelling ends with, or the nearest by spelling.
  private func nearest(to text: String, among words: [String]) -> String? {
    for prefix in ["UIFontTextStyle", "UIFont.TextStyle.", "TextStyle.", "."] where text.hasPrefix(prefix) {
      let rest = text.dropFirst(prefix.count)
      if let exact = words.first(where: { $0.lowercased() == rest.lowercased() }) { return exact }
    }
    return EditDistance.nearest(to: text, among: words)
  }
}
