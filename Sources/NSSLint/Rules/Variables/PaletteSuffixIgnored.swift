import NSSSyntax
import NSSTheme

/// A palette colour as a value, with a suffix that fiori-swiftui drops.
public struct PaletteSuffixIgnored: LintRule {
  public static let metadata = RuleMetadata(
    id: "palette-suffix-ignored", group: .variables, severity: .warning, engines: .fioriSwiftUI,
    summary: "fiori-swiftui ignores this suffix in a value",
    rationale: """
      In a value FioriThemeManager honours _device, _deviceInverse, _lightConstant and _darkConstant. Behind any other \
      suffix it takes the colour as if there were none.
      """,
    remedy: "Use one of the four, or leave the suffix out.",
    examples: [
      .bad(
        "@footer:«negativeLabel_darkBackground»;",
        "fiori-swiftui ignores this suffix; in values it takes '_device', '_deviceInverse', '_lightConstant' and '_darkConstant'",
        engines: .fioriSwiftUI),
      .good("@footer:negativeLabel_darkConstant;", engines: .fioriSwiftUI),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    guard let outcome = sheet.fioriOutcome else { return }
    for line in outcome.lines where line.fate == .read(suffixIgnored: true) {
      guard let value = line.value else { continue }
      report.flag(
        value, .warning,
        "fiori-swiftui ignores this suffix; in values it takes '_device', '_deviceInverse', '_lightConstant' and "
          + "'_darkConstant'")
    }
  }
}
