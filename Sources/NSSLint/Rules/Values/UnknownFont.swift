import NSSCatalog
import NSSSyntax

/// A font that no device has, as far as is known.
public struct UnknownFont: LintRule {
  public static let metadata = RuleMetadata(
    id: "unknown-font", group: .values, severity: .warning,
    summary: "No font of this name is known",
    rationale: """
      A font that is not installed is nil: NUI falls back to the system font for labels and buttons, and for bars, bar \
      items, tabs and segments the app crashes at start-up. font-name takes the PostScript name, such as \
      AvenirNext-DemiBold, or a system keyword such as boldSystem. The list of the fonts of iOS is not complete, so that \
      a name that resembles none of them is only noted.
      """,
    remedy: """
      Take the name that is offered. Fonts that your app brings go into .nsslint.json: "fonts": ["72-Bold"], or \
      "infoPlist": "App/Info.plist", whose UIAppFonts count by file name.
      """,
    fix: .unsafe,
    examples: [
      .bad(
        "Label { font-name: «Verdena»; }", "No font is called 'Verdena'; did you mean 'Verdana'?",
        fixed: "Label { font-name: Verdana; }"),
      .bad(
        "@title: «AvenirNext-Semibold»;\nLabel { font-name: @title; }\nButton { font-name: @title; }",
        "No font is called 'AvenirNext-Semibold'; did you mean 'AvenirNext-DemiBold'?",
        fixed: "@title: AvenirNext-DemiBold;\nLabel { font-name: @title; }\nButton { font-name: @title; }"),
      .bad(
        "Label { font-name: «Brandish»; }\nButton { font-name: Brandish; }",
        "'Brandish' is not among the known fonts of iOS; if the app brings it, add it to \"fonts\"",
        severity: .note),
      .bad(
        "Label { font-name: «Copperplate-Heavy»; }",
        """
        'Copperplate-Heavy' is not among the known fonts of iOS, which has 'Copperplate', 'Copperplate-Bold' and \
        'Copperplate-Light'; if the app brings it, add it to "fonts"
        """, severity: .note),
      .bad(
        "Label { font-name: «Brandish-Bld»; }",
        "No font is called 'Brandish-Bld'; did you mean 'Brandish-Bold'?",
        fixed: "Label { font-name: Brandish-Bold; }"
      ).configured(#""fonts": ["Brandish-Bold"]"#) { $0.fonts = ["Brandish-Bold"] },
      .good(
        "Label { font-name: Verdana; } Button { font-name: boldSystem; } Switch { font-name: .SFUI-Bold; }"),
      .good("Label { font-name: Brandish; }").configured(#""fonts": ["Brandish"]"#) {
        $0.fonts = ["Brandish"]
      },
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    let own = sheet.settings.fonts.sorted()
    var noted: Set<NameID> = []
    for facts in sheet.facts.byEngine {
      let search = FontNames.Search(facts.engine, own: own)
      for value in facts.badValues { flag(value, search, &noted, sheet, &report) }
    }
  }

  private func flag(
    _ value: BadValue, _ search: FontNames.Search, _ noted: inout Set<NameID>, _ sheet: LintSheet,
    _ report: inout LintReport
  ) {
    guard case .unknownFont(let part) = value.complaint, let first = value.places.first else { return }
    let text = sheet.tree.source.text(part.offset(by: first.offset))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let near = search.nearest(to: text) else {
      guard noted.insert(value.value).inserted else { return }
      let others = FontNames.fonts(besides: text)
      let besides = others.isEmpty ? "" : ", which has " + Words.list(others, limit: 4)
      report.flag(
        part.offset(by: first.offset), .note,
        "'\(text)' is not among the known fonts of iOS\(besides); if the app brings it, add it to \"fonts\"",
        related: BadValueWalk.related(first, sheet))
      return
    }
    for place in value.places {
      let range = part.offset(by: place.offset)
      report.flag(
        range, .warning, "No font is called '\(text)'; did you mean '\(near)'?",
        related: BadValueWalk.related(place, sheet), fixes: [.replace(range, by: near, .unsafe)])
    }
  }
}
