import NSSCatalog
import NSSSyntax
import NSSTheme

/// Text that is hard to read on its background.
public struct LowContrast: LintRule {
  public static let metadata = RuleMetadata(
    id: "low-contrast", group: .suspicious, severity: .warning, isOptIn: true,
    summary: "Text and background of one element differ too little to be read",
    rationale: """
      WCAG 2.2 asks for a contrast of 4.5:1, or 3:1 for large text (18 points and more, or a title style). The rule judges \
      text and background that the sheet itself sets for one element, or for the element and its cell, in the same state, \
      light and dark. Disabled, read-only and placeholder text is exempt, as in WCAG.
      """,
    remedy: "Take a darker or a lighter colour for one of the two.",
    examples: [
      .bad(
        "Label { «font-color»: #777777; background-color: #888888; }",
        "Contrast 1.26:1 of '#777777ff' on '#888888ff' in 'Label', light and dark; WCAG 2.2 asks for 4.5:1"),
      .good("Label { font-color: #FFFFFF; background-color: #112233; }"),
      .good("Label { font-color: #8A8A8A; background-color: #FFFFFF; font-size: 24; }"),
    ])

  public init() {}

  private struct Finding {
    var message: String
    var background: Range<Int>
    var appearances: [String]
  }

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for facts in sheet.facts.byEngine {
      let parsed = ParsedTheme([sheet.tree.source], engine: facts.engine)
      var findings: [Int: Finding] = [:]
      for appearance in Traits.Appearance.allCases {
        let theme = parsed.resolve(Traits(appearance: appearance, palette: sheet.settings.palette))
        for component in theme.components { judge(theme[component], theme, appearance, &findings) }
      }
      for (offset, finding) in findings.sorted(by: { $0.key < $1.key }) {
        let token = sheet.tree.tokens.index(at: offset)
        report.flag(
          sheet.tree.tokens.range(token), .warning,
          finding.message.replacingAppearance(finding.appearances.joined(separator: " and ")),
          related: [RelatedLocation("the background", finding.background)])
      }
    }
  }

  private func judge(
    _ table: TintTable, _ theme: ResolvedTheme, _ appearance: Traits.Appearance,
    _ findings: inout [Int: Finding]
  ) {
    let elements = table.elements.filter(\.isThemed)
    let root = elements.first { $0.name.isEmpty }
    for element in elements {
      for state in element.states where !Self.exempt.contains(state.name) {
        let attributes = element[state]
        guard let text = attributes.foregroundColor, let front = text.value.color,
          let backing = attributes.view("background-color") ?? root?[state].view("background-color"),
          let back = backing.value.color, back.alpha >= 1
        else { continue }
        let wanted = isLarge(attributes) ? 3.0 : 4.5
        let ratio = Contrast.ratio(Contrast.composite(front, over: back), back)
        guard ratio < wanted else { continue }
        let source = theme.attribute(text)
        let message =
          "Contrast \(Self.hundredths(ratio)):1 of '\(front.hex)' on '\(back.hex)' in '\(source.className)', \u{0}; "
          + "WCAG 2.2 asks for \(wanted):1"
        let offset = source.location.range.lowerBound
        if let known = findings[offset] {
          if !known.appearances.contains(appearance.name) {
            findings[offset]?.appearances.append(appearance.name)
          }
        } else {
          findings[offset] = Finding(
            message: message, background: theme.location(of: backing).range,
            appearances: [appearance.name])
        }
      }
    }
  }

  private static let exempt: Set<String> = ["disabled", "readonly", "placeholder", "selected-disabled"]
  private static let largeStyles: Set<String> = [
    "largeTitle", "title1", "title2", "title3", "extraLargeTitle",
  ]

  private func isLarge(_ attributes: TintAttributes) -> Bool {
    guard let font = attributes.font?.value else { return false }
    if let size = font.size { return size >= 18 }
    return Self.largeStyles.contains(font.style ?? "")
  }

  /// Two decimals, rounded down, so that 4.499 is not called 4.5.
  private static func hundredths(_ ratio: Double) -> String {
    let value = Int(ratio * 100)
    let rest = value % 100
    return "\(value / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension String {
  fileprivate func replacingAppearance(_ words: String) -> String {
    split(separator: "\u{0}", omittingEmptySubsequences: false).joined(separator: words)
  }
}
