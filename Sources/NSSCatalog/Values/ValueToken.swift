import NSSSyntax

/// A token of a value: its kind and its byte range in the text it stands in.
public struct ValueToken: Sendable, Hashable {
  public let kind: TokenKind
  /// 0-based UTF-8 byte offsets into the text that is passed along.
  public let range: Range<Int>
  public init(kind: TokenKind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
