import NSSSyntax
import NSSTheme

/// A colour whose digits could be six.
public struct HexLength: LintRule {
  public static let metadata = RuleMetadata(
    id: "hex-length", group: .style, severity: .warning, isOptIn: true, engines: .all,
    summary: "Six hex digits say the same",
    rationale: """
      Six digits are the one form that every engine reads, and reads alike. Three digits, and eight with full opacity, \
      are read so by some engines only. Reported is only what means the same in six digits to every engine that the \
      sheet is judged for.
      """,
    remedy: "Write six digits.",
    fix: .safe,
    examples: [
      .bad(
        "@primaryLabel:«#FA0»;", "'#FA0' is the same as '#FFAA00', which every engine reads",
        engines: .fioriSwiftUI, fixed: "@primaryLabel:#FFAA00;"),
      .bad(
        "@primaryLabel:«#112233FF»;", "'#112233FF' is the same as '#112233', which every engine reads",
        engines: .fioriSwiftUI, fixed: "@primaryLabel:#112233;"),
      .bad(
        "fdlFUIStepperFormCell_keyText { font-color-disabled: «#64112233»; }",
        "'#64112233' is the same as '#112233', which every engine reads", engines: .sapfiori,
        fixed: "fdlFUIStepperFormCell_keyText { font-color-disabled: #112233; }"),
      .good("@primaryLabel:#28666666;", engines: [.sapfiori, .fioriSwiftUI]),
      .good("Label { font-color: #112233; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for literal in ColorLiterals(sheet).literals where literal.text.utf8.first == UInt8(ascii: "#") {
      let digits = literal.text.dropFirst()
      let candidates: [Substring]
      switch digits.count {
      case 3: candidates = [Substring(digits.flatMap { [String($0), String($0)] }.joined())]
      // NUI drops the last two digits; that eight are there has a rule of its own.
      case 8 where !sheet.engines.contains(.nui): candidates = [digits.prefix(6), digits.suffix(6)]
      default: continue
      }
      let same = candidates.lazy.map { "#" + $0 }.first {
        ColorReading.areSame(literal.text, $0, for: sheet.engines)
      }
      guard let same else { continue }
      for place in literal.places {
        report.flag(
          place, .warning, "'\(literal.text)' is the same as '\(same)', which every engine reads",
          fixes: [.replace(place, by: same, .safe)])
      }
    }
  }
}
