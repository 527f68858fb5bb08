import NSSSyntax

/// Pieces of CSS in a value.
public struct CSSOnlySyntax: LintRule {
  public static let metadata = RuleMetadata(
    id: "css-only-syntax", group: .values, severity: .error,
    summary: "The value holds a piece of CSS that .nss does not have",
    rationale: """
      !important, percent signs and quotes make NUI drop the whole sheet. Functions such as linear-gradient() are read as \
      words and give no value.
      """,
    remedy: """
      Leave !important out: the last rule wins. Write names without quotes, numbers in points. A gradient is two \
      attributes: background-color-top and background-color-bottom.
      """,
    fix: .unsafe,
    examples: [
      .bad(
        "Button { font-size: 5 «!important»; }",
        "'!important' does not exist in .nss: NUI drops the whole sheet", fixed: "Button { font-size: 5; }"),
      .bad(
        "Label { font-name: «\"Avenir\"»; }", "Names are written without quotes: NUI drops the whole sheet",
        fixed: "Label { font-name: Avenir; }"),
      .bad(
        "Button { width: «50%»; }",
        "'50%' does not exist in .nss; write a plain number: NUI drops the whole sheet"),
      .bad(
        "Button { background-color: «linear-gradient»(red, blue); }",
        "'linear-gradient' is a function of CSS; set 'background-color-top' and 'background-color-bottom' instead"
      ),
      .good("Button { background-color-top: red; background-color-bottom: blue; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    let drops =
      sheet.engines.contains(.nui)
      ? ": NUI drops the whole sheet" : ": NUI would drop the sheet; what SAPFiori's reader does is not known"
    var lastPercent: Int32 = -1
    for hazard in sheet.hazards where hazard.kind == .cssOnly {
      // rgb(10%, 20%, 30%) is one mistake.
      if sheet.tree.source.bytes[hazard.range.upperBound - 1] == UInt8(ascii: "%") {
        defer { lastPercent = hazard.token }
        if lastPercent >= 0, isSameValue(lastPercent, hazard.token, sheet) { continue }
      }
      let bytes = sheet.tree.source.bytes
      let text = sheet.tree.source.text(hazard.range)
      switch bytes[hazard.range.lowerBound] {
      case UInt8(ascii: "!"):
        var start = hazard.range.lowerBound
        while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
        report.flag(
          hazard.range, .error, "'\(text)' does not exist in .nss" + drops,
          fixes: [Fix("Delete '\(text)'", .unsafe, [TextEdit(start..<hazard.range.upperBound, "")])])
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        report.flag(
          hazard.range, .error, "Names are written without quotes" + drops,
          fixes: unquoted(hazard.range, bytes))
      default:
        if bytes[hazard.range.upperBound - 1] == UInt8(ascii: "%") {
          report.flag(hazard.range, .error, "'\(text)' does not exist in .nss; write a plain number" + drops)
        } else if text.hasSuffix("gradient") {
          report.flag(
            hazard.range, .error,
            "'\(text)' is a function of CSS; set 'background-color-top' and 'background-color-bottom' instead"
          )
        } else {
          report.flag(hazard.range, .error, "'\(text)' is a function of CSS; .nss does not have it")
        }
      }
    }
  }

  /// The name inside the quotes, if it can stand without them.
  private func unquoted(_ range: Range<Int>, _ bytes: [UInt8]) -> [Fix] {
    let inner = range.count > 2 ? bytes[range.lowerBound + 1..<range.upperBound - 1] : []
    let isName = inner.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x20:
        true
      default: false
      }
    }
    guard isName, !inner.isEmpty, bytes[range.upperBound - 1] == bytes[range.lowerBound] else { return [] }
    return [Fix("Delete the quotes", .unsafe, [TextEdit(range, bytes: Array(inner))])]
  }

  private func isSameValue(_ a: Int32, _ b: Int32, _ sheet: LintSheet) -> Bool {
    !(Int(a)..<Int(b)).contains {
      sheet.tree.tokens.kind($0) == .semicolon || sheet.tree.tokens.kind($0) == .closeBrace
    }
  }
}
