/// The grammar of a value in one string, such as `left | center | right`, `<Number>{1,4}`, `<Number> , <Number>`.
/// It checks values, words "expected ...", and lists the words for completion.
public struct ValueGrammar: Sendable {
  /// The grammar as the catalogue writes it.
  public let definition: String
  /// Reads a definition. Returns nil when it is malformed.
  public init?(_ definition: String) { self.definition = definition }
  /// The words the grammar takes, in order; empty for numbers and names.
  public var words: [String] { [] }
  /// The end of a message: "a number", "'left', 'center' or 'right'".
  public var expectation: String { "" }

  /// Checks the tokens of a value (no trivia among them).
  public func match(
    _ tokens: some RandomAccessCollection<ValueToken>, in text: some RandomAccessCollection<UInt8>
  ) -> ValueMatch {
    .matches
  }
}

/// The outcome of a check.
public enum ValueMatch: Sendable, Equatable {
  case matches
  /// Right but for letters after a number that the engine drops: token index and byte range of the letters.
  case numberSuffix(token: Int, range: Range<Int>)
  /// The index of the first wrong token; the number of tokens when something is missing at the end.
  case mismatch(token: Int)
}
