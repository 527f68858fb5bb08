import NSSCatalog
import NSSSyntax

/// A colour or font that is written out again and again.
public struct RepeatedLiteral: LintRule {
  public static let metadata = RuleMetadata(
    id: "repeated-literal", group: .style, severity: .warning, isOptIn: true,
    summary: "The same colour or font is written out several times",
    rationale: """
      A colour in hex digits or as a function, or the name of a font, that three or more declarations write out is \
      changed in one of them and forgotten in the others. Numbers and colour names are exempt: they are often equal by \
      chance.
      """,
    remedy: "Define a variable and use it, or use the variable that has this value already.",
    examples: [
      .bad(
        "Label { font-color: «#112233»; }\nButton { font-color: #112233; border-color: #112233; }",
        "'#112233' is written out 3 times; a variable would hold it once"),
      .bad(
        "@title: Avenir-Book;\nLabel { font-name: «Avenir-Book»; }\nButton { font-name: Avenir-Book; }\n"
          + "Switch { font-name: Avenir-Book; }",
        "'Avenir-Book' is written out 3 times; '@title' has the same value"),
      .good(
        "@text: #112233;\nLabel { font-color: @text; }\nButton { font-color: @text; border-color: @text; }"),
      .good(
        "Label { font-color: red; font-size: 12; }\nButton { font-color: red; }\nSwitch { on-tint-color: red; }"
      ),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    var uses: [NameID: [Int]] = [:]
    var order: [NameID] = []
    let fontName = Array("font-name".utf8)
    var isFontName: [NameID: Bool] = [:]
    for (index, declaration) in sheet.declarations.enumerated() where !declaration.isBroken {
      let isFont = isFontName[declaration.name] ?? sheet.bytes(declaration.name).starts(with: fontName)
      isFontName[declaration.name] = isFont
      let value = sheet.valueTokens(of: declaration)
      guard !value.isEmpty, isFont || isColor(value, sheet) else { continue }
      if sheet.tree.tokens.kind(Int(value.lowerBound)) == .variable { continue }
      if uses[declaration.value] == nil { order.append(declaration.value) }
      uses[declaration.value, default: []].append(index)
    }
    var holders: [NameID: NameID] = [:]
    for definition in sheet.definitions where !definition.isBroken && definition.media < 0 {
      if holders[definition.value] == nil { holders[definition.value] = definition.name }
    }
    for value in order {
      guard let places = uses[value], places.count >= Self.enough else { continue }
      let ranges = places.map { sheet.range(ofTokens: sheet.valueTokens(of: sheet.declarations[$0])) }
      let holder = holders[value].map { "'\(sheet.text($0))' has the same value" }
      report.flag(
        ranges[0], .warning,
        "'\(sheet.text(value))' is written out \(places.count) times; \(holder ?? "a variable would hold it once")",
        related: ranges.dropFirst().prefix(8).map { RelatedLocation("here too", $0) })
    }
  }

  /// How many declarations make a repetition.
  private static let enough = 3

  /// A hash, or a word with a bracket behind it.
  private func isColor(_ value: Range<Int32>, _ sheet: LintSheet) -> Bool {
    let tokens = sheet.tree.tokens
    let first = Int(value.lowerBound)
    if tokens.kind(first) == .hash { return value.count == 1 }
    guard value.count > 1, tokens.kind(first) == .word else { return false }
    return tokens.kind(tokens.significant(from: first + 1)) == .openParen
  }
}
