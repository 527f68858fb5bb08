import NSSSyntax

/// Walks over the tokens of a catalogue file, trivia left out. It never runs past the end-of-text token.
struct NotationCursor {
  let bytes: [UInt8]
  let file: String
  private let tokens: TokenBuffer
  private(set) var token: Int
  private(set) var problems: [CatalogProblem] = []

  init(file: String, bytes: [UInt8]) {
    self.file = file
    let source = SourceText(name: file, bytes: bytes)
    self.bytes = source.bytes
    tokens = Lexer.tokens(of: source)
    token = tokens.significant(from: 0)
  }

  var kind: TokenKind { tokens.kind(token) }
  var range: Range<Int> { tokens.range(token) }
  var start: Int { tokens.start(token) }
  var isAtEnd: Bool { kind == .endOfText }

  /// The kind of the token that follows without a space, or nil when trivia or the end follows.
  var adjacentKind: TokenKind? {
    let next = token + 1
    guard next < tokens.count, !tokens.kind(next).isTrivia else { return nil }
    return tokens.kind(next)
  }

  mutating func advance() {
    if kind != .endOfText { token = tokens.significant(from: token + 1) }
  }

  /// Whether the token is this one character.
  func isCharacter(_ character: Unicode.Scalar) -> Bool {
    range.count == 1 && bytes[range.lowerBound] == UInt8(truncatingIfNeeded: character.value)
  }

  func isText(_ text: StaticString) -> Bool { Self.equals(bytes, range, text) }

  static func equals(_ bytes: [UInt8], _ range: Range<Int>, _ text: StaticString) -> Bool {
    // The range is a token's, so that it lies inside.
    bytes.withUnsafeBufferPointer { ByteHash.areEqual(UnsafeBufferPointer(rebasing: $0[range]), text.bytes) }
  }

  /// Takes the token when it is of this kind.
  mutating func take(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  /// Takes the token when it is this character.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isCharacter(character) else { return false }
    advance()
    return true
  }

  mutating func expect(_ kind: TokenKind, _ what: String) {
    if !take(kind) { report("expected \(what)") }
  }

  /// Takes a word or the inside of a string.
  mutating func takeText(_ what: String) -> TextRange {
    if let text = takeTextIfPresent() { return text }
    report("expected \(what)")
    return .none
  }

  mutating func takeTextIfPresent() -> TextRange? {
    switch kind {
    case .word:
      defer { advance() }
      return TextRange(range)
    case .string:
      defer { advance() }
      let inner = range.lowerBound + 1
      // A string that the line end cuts off has no closing quote.
      let closed = range.count > 1 && bytes[range.upperBound - 1] == bytes[range.lowerBound]
      return TextRange(inner..<(closed ? range.upperBound - 1 : range.upperBound))
    default:
      return nil
    }
  }

  mutating func report(_ message: String) { report(message, at: start) }
  mutating func report(_ message: String, at offset: Int) {
    // A broken file needs no thousand messages.
    if problems.count < 100 { problems.append(CatalogProblem(file: file, offset: offset, message: message)) }
  }

  /// Skips to the end of a statement: past the next `;`, or before the next `}`.
  mutating func skipStatement() {
    while !isAtEnd, kind != .closeBrace {
      if take(.semicolon) { return }
      advance()
    }
  }

  /// The text of a range.
  func text(_ range: TextRange) -> String { String(decoding: bytes[range.range], as: UTF8.self) }
}
