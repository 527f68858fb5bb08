import NSSSyntax
import NSSTheme

/// A variant that fiori-swiftui misspells.
public struct PaletteVariantNeverRead: LintRule {
  public static let metadata = RuleMetadata(
    id: "palette-variant-never-read", group: .variables, severity: .warning, engines: .fioriSwiftUI,
    summary: "fiori-swiftui never reads this variant",
    rationale: """
      FioriThemeManager looks for _elevatedContrastLightkBackground, which is misspelt, so that the right spelling has no \
      effect.
      """,
    remedy: "Nothing in the sheet helps until the library is mended; the definition is right.",
    examples: [
      .bad(
        "«@primaryLabel_elevatedContrastLightBackground»:#00FFFF;",
        "fiori-swiftui looks for a misspelt name of this variant and never reads it", engines: .fioriSwiftUI),
      .good("@primaryLabel_elevatedLightBackground:#00FFFF;", engines: .fioriSwiftUI),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    guard let outcome = sheet.fioriOutcome else { return }
    for line in outcome.lines where line.fate == .notRead(.variantNeverRead) {
      let token = sheet.tree.tokens.index(at: line.range.lowerBound)
      guard sheet.tree.tokens.kind(token) == .variable else { continue }
      report.flag(
        sheet.tree.tokens.range(token), .warning,
        "fiori-swiftui looks for a misspelt name of this variant and never reads it")
    }
  }
}
