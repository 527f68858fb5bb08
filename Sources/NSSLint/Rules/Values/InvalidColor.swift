import NSSCatalog
import NSSSyntax

/// A colour that the engine cannot read.
public struct InvalidColor: LintRule {
  public static let metadata = RuleMetadata(
    id: "invalid-color", group: .values, severity: .error,
    summary: "The engine cannot read this colour",
    rationale: """
      A colour that cannot be read becomes nil. NUI passes nil on: the text turns black or the view clear, and for bars, \
      bar items, tabs and segments the app crashes at start-up.
      """,
    remedy: """
      Write six hex digits after #, a function such as rgb(17, 34, 51), or one of the colour names, whose case matters. \
      Colour names that your app defines itself go into .nsslint.json: "values": ["brandRed"].
      """,
    fix: .unsafe,
    examples: [
      .bad("Label { font-color: «#COCOCO»; }", "'#COCOCO' is no colour: 'O' is no hex digit"),
      .bad("Label { border-color: «#FFFFF»; }", "'#FFFFF' is no colour: 5 hex digits, and 6 are needed"),
      .bad(
        "Label { font-color: «007aff»; }", "'007aff' lacks the '#' of a colour; did you mean '#007aff'?",
        fixed: "Label { font-color: #007aff; }"),
      .bad(
        "Label { font-color: «lightgray»; }", "No colour is called 'lightgray'; did you mean 'lightGray'?",
        fixed: "Label { font-color: lightGray; }"),
      .bad(
        "@text: «#12345»;\nLabel { font-color: @text; }",
        "'#12345' is no colour: 5 hex digits, and 6 are needed"),
      .bad(
        "fdlFUIStepperFormCell_keyText { font-color-disabled: «#123»; }",
        "'#123' is no colour: 3 hex digits, and 6 or 8 are needed", engines: .sapfiori),
      .good("Label { font-color: #C0C0C0; background-color: rgba(0, 0, 0, 0.5); border-color: lightGray; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for facts in sheet.facts.byEngine {
      var unknownWords = Set<NameID>()
      for value in facts.badValues {
        guard case .color(let findings, let base) = value.complaint,
          let finding = findings.first(where: \.isInvalid),
          !isFunctionOfCSS(finding, sheet)
        else { continue }
        let (message, replacement) = words(finding, facts, sheet)
        // A word that no engine knows may be a colour of the app's own: once is enough.
        var places = value.places[...]
        if case .unknownName(_, nearest: nil) = finding {
          if !unknownWords.insert(value.value).inserted { continue }
          places = value.places.prefix(1)
        }
        for place in places {
          let range = finding.range.offset(by: place.offset - base)
          report.flag(
            range, .error, message, related: BadValueWalk.related(place, sheet),
            fixes: replacement.map { [.replace(range, by: $0, .unsafe)] } ?? [])
        }
      }
    }
  }

  /// `linear-gradient(...)` and its like have a rule of their own.
  private func isFunctionOfCSS(_ finding: ColorFinding, _ sheet: LintSheet) -> Bool {
    guard case .unknownFunction(let range) = finding else { return false }
    return CSSFunctions.contains(sheet.tree.source.bytes[range])
  }

  private func words(
    _ finding: ColorFinding, _ facts: EngineFacts, _ sheet: LintSheet
  ) -> (message: String, replacement: String?) {
    let text = sheet.tree.source.text(finding.range)
    switch finding {
    case .wrongDigit:
      let digits = text.dropFirst(text.hasPrefix("#") ? 1 : 2)
      let wrong = digits.first { !$0.isHexDigit || !$0.isASCII }.map { "'\($0)' is no hex digit" } ?? ""
      return ("'\(text)' is no colour: \(wrong)", nil)
    case .wrongLength(_, let digits):
      let needed = facts.engine == .nui ? "6 are needed" : "6 or 8 are needed"
      return ("'\(text)' is no colour: \(Words.count(digits, "hex digit")), and \(needed)", nil)
    case .missingHash: return ("'\(text)' lacks the '#' of a colour; did you mean '#\(text)'?", "#\(text)")
    case .wrongArgument: return ("Expected a number such as 128 or 0.5, found '\(text)'", nil)
    case .wrongArgumentCount(_, let expected):
      let hint = expected == 4 ? "; the fourth is the alpha, such as 1.0" : ""
      return ("This colour function takes \(expected) numbers\(hint)", nil)
    case .unknownFunction: return ("'\(text)' is no colour function; use rgb, rgba, hsl or hsla", nil)
    case .unknownName(_, let nearest):
      guard let nearest else { return ("No colour is called '\(text)'", nil) }
      return ("No colour is called '\(text)'; did you mean '\(nearest)'?", nearest)
    case .extraTokens: return ("Expected one colour; '\(text)' is too much", nil)
    default: return ("Expected a colour such as #112233 or red, found '\(text)'", nil)
    }
  }
}
