/// Words for problems: what is wrong and what was expected, for a person who looks at that place.
extension SyntaxTree {
  /// One sentence without a full stop.
  public func message(for problem: Problem) -> String {
    let found = describe(problem)
    func name(_ fallback: String) -> String {
      problem.related.map { "'\(shown(tokens.range($0)))'" } ?? fallback
    }
    switch problem.kind {
    case .missingSemicolon: return "Missing ';' at the end of this value"
    case .extraSemicolon: return "Extra ';'; nothing stands before it"
    case .colonInClassPath:
      return "':' in a class path; a sheet names one class, lists such as 'A:B' are for code"
    case .importStatement: return "'@import' is not supported; no engine loads another sheet"
    case .missingColon: return "Expected ':' after \(name("the name")), found \(found)"
    case .missingValue: return "Expected a value after ':', found \(found)"
    case .missingAttribute: return "Expected an attribute before ':'"
    case .missingClassPath: return "Expected a class path, found \(found)"
    case .missingComma: return "Expected ',' or '{' after the class path, found \(found)"
    case .missingOpenBrace: return "Expected '{', found \(found)"
    case .missingCloseBrace: return "Missing '}'; the block of \(name("this head")) is never closed"
    case .unexpectedCloseBrace: return "Unexpected '}'; no block is open here"
    case .nestedRule: return "Rules cannot be nested; close the rule above with '}' first"
    case .declarationOutsideRule:
      return "A declaration needs a rule around it: ClassPath { attribute: value; }"
    case .definitionInRule: return "Variables cannot be defined inside a rule; move this definition out of it"
    case .mediaInRule: return "'@media' cannot stand inside a rule; put the rule inside '@media'"
    case .nestedMedia: return "'@media' cannot stand inside '@media'; join the conditions with 'and'"
    case .missingMediaFeature:
      return "Expected a condition such as (device: ipad) after '@media', found \(found)"
    case .badMediaFeature: return "Expected a condition of the form (feature: value), found \(found)"
    case .badMediaJoin: return "Expected 'and (...)' or '{' after the condition, found \(found)"
    case .colonInValue: return "A value cannot hold ':'"
    case .unexpectedCharacter: return "A value cannot hold \(found)"
    case .unterminatedComment: return "This comment is never closed; the rest of the sheet is inside it"
    case .strayCommentEnd: return "'*/' without '/*'; comments do not nest"
    case .unexpectedToken: return "Unexpected \(found)"
    }
  }

  /// What the related token has to do with it, or nil.
  public func relatedMessage(for problem: Problem) -> String? {
    switch problem.kind {
    case .missingCloseBrace: problem.related.map { _ in "the block begins here" }
    case .nestedRule: "the inner rule begins here"
    default: nil
    }
  }

  private func describe(_ problem: Problem) -> String {
    let index = tokens.index(at: problem.range.lowerBound)
    switch tokens.kind(index) {
    case .endOfText: return "the end of the sheet"
    case .unexpected:
      let byte = source.bytes[tokens.start(index)]
      if byte < 0x20 || byte == 0x7F {
        return "control character U+00" + (byte < 16 ? "0" : "")
          + String(byte, radix: 16, uppercase: true)
      }
      return "'\(shown(problem.range))'"
    default: return "'\(shown(problem.range))'"
    }
  }

  /// A token short enough for a message.
  private func shown(_ range: Range<Int>) -> String {
    let limit = 60
    guard range.count > limit else { return source.text(range) }
    let text = source.text(range.lowerBound..<range.lowerBound + limit)
    return (text.last == "\u{FFFD}" ? String(text.dropLast()) : text) + "…"
  }
}
