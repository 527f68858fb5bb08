/// A piece that is missing or in the way, as the parser met it. ``SyntaxTree/message(for:)`` words it.
public struct Problem: Sendable {
  /// What is wrong.
  public enum Kind: UInt8, Sendable {
    case missingSemicolon
    case extraSemicolon
    case colonInClassPath
    case importStatement
    case missingColon
    case missingValue
    case missingAttribute
    case missingClassPath
    case missingComma
    case missingOpenBrace
    case missingCloseBrace
    case unexpectedCloseBrace
    case nestedRule
    case declarationOutsideRule
    case definitionInRule
    case mediaInRule
    case nestedMedia
    case missingMediaFeature
    case badMediaFeature
    case badMediaJoin
    case colonInValue
    case unexpectedCharacter
    case unterminatedComment
    case strayCommentEnd
    case unexpectedToken
  }

  /// What is wrong.
  public let kind: Kind
  /// 0-based UTF-8 byte range of the first token that cannot be taken; empty where something is missing at a place.
  public let range: Range<Int>
  /// A token that explains the problem, such as the brace that was never closed.
  public let related: Int?
}
