/// What a token is. Trivia come first, so that one comparison tells them apart.
public enum TokenKind: UInt8, Sendable {
  /// A run of white space as NUI counts it: U+0009-000D, 0020, 0085, 00A0, 1680, 2000-200B, 2028, 2029, 202F,
  /// 205F, 3000.
  case whitespace
  /// `/* ... */`
  case blockComment
  /// `// ...` up to the line end. No open-source engine reads it; the vendor's examples hold some.
  case lineComment
  /// `/* ...` without an end; it reaches to the end of the text.
  case unterminatedComment
  /// EF BB BF at the start of the text.
  case byteOrderMark

  /// A name, number or other run of name characters that does not start with `#` or `@`.
  case word
  /// `@name`; also a lone `@`.
  case variable
  /// `#name`; also a lone `#`.
  case hash
  /// Exactly `@media`.
  case mediaKeyword
  case colon
  case semicolon
  case comma
  case openBrace
  case closeBrace
  case openParen
  case closeParen
  /// A quoted run, up to its closing quote or the line end. No engine reads strings.
  case string
  /// `*/` outside a comment.
  case strayCommentEnd
  /// One character that no engine takes outside comments, such as `!`, `%`, `=`, `[`, NUL.
  case unexpected
  /// The empty token at the end of the text.
  case endOfText

  /// White space, comments and the byte order mark.
  @inlinable public var isTrivia: Bool { rawValue <= TokenKind.byteOrderMark.rawValue }
  /// Word, variable or hash: what the engines call an identifier.
  @inlinable public var isName: Bool {
    rawValue >= TokenKind.word.rawValue && rawValue <= TokenKind.hash.rawValue
  }
}
