import NSSCatalog
import NSSSyntax
import NSSTheme

/// A line that looks like a definition and has no effect in fiori-swiftui, and one in a comment that has.
public struct DefinitionNotRead: LintRule {
  public static let metadata = RuleMetadata(
    id: "definition-not-read", group: .engines, severity: .warning, engines: .fioriSwiftUI,
    summary: "fiori-swiftui does not read this definition as it is written",
    rationale: """
      FioriThemeManager reads lines, not tokens. A line counts only if its first character is '@', it holds exactly one \
      ':' with the bare palette name before it, and its last character is the semicolon; nothing is trimmed. A comment \
      behind the semicolon, a space before the colon or a colour name with a space before it lose the definition, without \
      a word. On the other hand a definition at the start of a line inside a comment counts.
      """,
    remedy:
      "Write @name:value; alone on its line, the colour as #RRGGBB, #RRGGBBAA or 0xRRGGBB or as a bare name.",
    fix: .unsafe,
    examples: [
      .bad(
        "«@tintColor»:blue; /* brand */",
        "fiori-swiftui does not read this: something follows the ';', and it drops only the last character of the line",
        engines: .fioriSwiftUI, fixed: "/* brand */\n@tintColor:blue;"),
      .bad(
        "«@tintColor» :#112233;", "fiori-swiftui does not read this: a space stands before the ':'",
        engines: .fioriSwiftUI, fixed: "@tintColor:#112233;"),
      .bad(
        "@tintColor:#112233;\n  «@primaryLabel»:#445566;",
        "fiori-swiftui does not read this: the line does not begin with '@'", engines: .fioriSwiftUI,
        fixed: "@tintColor:#112233;\n@primaryLabel:#445566;"),
      .bad(
        "«@tintColor»:\"12171C\";", "fiori-swiftui does not read this: the value stands in quotes",
        engines: .fioriSwiftUI, fixed: "@tintColor:#12171C;"),
      .bad(
        "/*\n«@tintColor:red;»\n*/", "fiori-swiftui reads this definition, though it stands in a comment",
        engines: .fioriSwiftUI),
      .good("@tintColor:blue;\n@primaryLabel: #FF6000;", engines: .fioriSwiftUI),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    guard let outcome = sheet.fioriOutcome else { return }
    for line in outcome.lines {
      let start = line.range.lowerBound
      let token = firstToken(of: line, sheet)
      let isInComment = sheet.tree.tokens.kind(token).isTrivia
      if isInComment {
        if case .read = line.fate {
          report.flag(
            line.range, .warning, "fiori-swiftui reads this definition, though it stands in a comment")
        }
        continue
      }
      guard case .notRead(let reason) = line.fate, sheet.tree.tokens.kind(token) == .variable,
        sheet.tree.tokens.kind(sheet.tree.tokens.significant(from: token + 1)) == .colon,
        let words = words(reason, line, token, sheet)
      else { continue }
      var fixes: [Fix] = []
      if let text = rewritten(line, token, sheet) {
        fixes = [
          Fix("Write it as fiori-swiftui reads it", .unsafe, [TextEdit(start..<line.range.upperBound, text)])
        ]
      }
      report.flag(
        sheet.tree.tokens.range(token), .warning, "fiori-swiftui does not read this: \(words)", fixes: fixes)
    }
  }

  /// The line's first token that is no white space.
  private func firstToken(of line: FioriLine, _ sheet: LintSheet) -> Int {
    let token = sheet.tree.tokens.index(at: line.range.lowerBound)
    return sheet.tree.tokens.kind(token) == .whitespace ? token + 1 : token
  }

  private func words(_ reason: FioriReason, _ line: FioriLine, _ token: Int, _ sheet: LintSheet) -> String? {
    switch reason {
    case .leadingSpace: return "the line does not begin with '@'"
    case .noColon: return "the line has no ':'"
    case .severalColons: return "the line holds more than one ':'"
    case .spaceInName: return "a space stands before the ':'"
    case .unknownName:
      let name = sheet.tree.text(token)
      // A variable for rules is not meant for this engine.
      if let own = sheet.definition(atToken: token), sheet.variables.isUsed[Int(own.name)] { return nil }
      let near = PaletteNames.nearest(to: String(name.dropFirst()))
      return "'\(name)' is no palette colour" + (near.map { "; did you mean '@\($0)'?" } ?? "")
    case .styleNotInPalette: return "the palette has no colour of this name"
    case .valueIsNil(let nilReason): return words(nilReason)
    case .superseded, .firstDefinitionWins, .unknownSuffix, .variantNeverRead: return nil
    }
  }

  private func words(_ reason: FioriNilReason) -> String {
    switch reason {
    case .empty: "the value is empty"
    case .spaceAroundName: "a space stands around the colour's name"
    case .trailingText: "something follows the ';', and it drops only the last character of the line"
    case .lastCharacterLost: "the line does not end with ';', and its last character is dropped"
    case .quoted: "the value stands in quotes"
    case .function: "it knows no colour functions"
    case .variable: "it follows no variables"
    case .magenta: "it has no colour for 'magenta'"
    case .missingHash: "the '#' is missing"
    case .tooFewDigits: "a colour has 3, 6 or 8 hex digits"
    case .unknownWord: "it knows no colour of this name"
    }
  }

  /// The line as the engine would read it, a comment behind it put before it; nil where that is not certain.
  private func rewritten(_ line: FioriLine, _ token: Int, _ sheet: LintSheet) -> String? {
    let tokens = sheet.tree.tokens
    let colon = tokens.significant(from: token + 1)
    let value = tokens.significant(from: colon + 1)
    let semicolon = tokens.significant(from: value + 1)
    guard tokens.kind(colon) == .colon, tokens.kind(semicolon) == .semicolon,
      tokens.end(semicolon) <= line.range.upperBound
    else { return nil }
    var text = sheet.tree.text(value)
    if tokens.kind(value) == .string { text = String(text.dropFirst().dropLast()) }
    if !text.hasPrefix("#"), [6, 8].contains(text.utf8.count),
      text.allSatisfy({ $0.isHexDigit && $0.isASCII })
    {
      text = "#" + text
    }
    guard ColorReading(text, engine: .fioriSwiftUI).value != .none,
      PaletteNames.isName(sheet.tree.bytes(token).dropFirst())
    else { return nil }
    let definition = "\(sheet.tree.text(token)):\(text);"
    var end = semicolon + 1
    if tokens.kind(end) == .whitespace { end += 1 }
    if tokens.start(min(end, tokens.count - 1)) >= line.range.upperBound { return definition }
    guard tokens.kind(end) == .blockComment, tokens.end(end) <= line.range.upperBound else { return nil }
    let rest = sheet.tree.source.text(tokens.end(end)..<line.range.upperBound)
    guard rest.allSatisfy(\.isWhitespace) else { return nil }
    return "\(sheet.tree.text(end))\n\(definition)"
  }
}
