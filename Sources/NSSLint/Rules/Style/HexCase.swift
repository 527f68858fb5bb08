import NSSSyntax
import NSSTheme

/// Hex digits in another case than the sheet's others.
public struct HexCase: LintRule {
  public static let metadata = RuleMetadata(
    id: "hex-case", group: .style, severity: .warning, isOptIn: true, engines: .all,
    summary: "Hex digits are written in two cases",
    rationale: """
      Engines do not mind the case. Searching a theme for a colour is easier when it is always written alike. The case \
      that most colours of the sheet have decides; where as many have the other, the first one does.
      """,
    remedy: "Write all hex digits in the same case.",
    fix: .safe,
    examples: [
      .bad(
        "Label { font-color: #AABBCC; border-color: #CCDDEE; background-color: «#ddeeff»; }",
        "'#ddeeff' is in another case than the sheet's other colours; write '#DDEEFF'",
        fixed: "Label { font-color: #AABBCC; border-color: #CCDDEE; background-color: #DDEEFF; }"),
      .bad(
        "@brand: «#aAbBcC»;", "'#aAbBcC' is in another case than the sheet's other colours; write '#AABBCC'",
        fixed: "@brand: #AABBCC;"),
      .good("Label { font-color: #aabbcc; border-color: #112233; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    let hex = ColorLiterals(sheet).literals.filter { $0.text.utf8.first == UInt8(ascii: "#") }
    var upper = 0
    var lower = 0
    var first: (place: Int, isUpper: Bool)?
    for literal in hex {
      let isUpper = literal.text == literal.text.uppercased()
      let isLower = literal.text == literal.text.lowercased()
      guard isUpper != isLower else { continue }
      if isUpper { upper += literal.places.count } else { lower += literal.places.count }
      for place in literal.places where place.lowerBound < first?.place ?? .max {
        first = (place.lowerBound, isUpper)
      }
    }
    let wantsUpper = upper == lower ? first?.isUpper ?? true : upper > lower
    for literal in hex {
      let wanted = wantsUpper ? literal.text.uppercased() : literal.text.lowercased()
      guard wanted != literal.text, ColorReading.areSame(literal.text, wanted, for: .all) else { continue }
      for place in literal.places {
        report.flag(
          place, .warning,
          "'\(literal.text)' is in another case than the sheet's other colours; write '\(wanted)'",
          fixes: [.replace(place, by: wanted, .safe)])
      }
    }
  }
}
