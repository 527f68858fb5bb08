/// The tokens of a text in two flat arrays. They tile it: each token ends where the next begins, the first begins
/// at 0, and the last is an empty ``TokenKind/endOfText``.
public struct TokenBuffer: Sendable {
  /// The kinds, one a token.
  public internal(set) var kinds: [TokenKind]
  /// The start offsets, one a token.
  public internal(set) var starts: [UInt32]

  /// The number of tokens, the end-of-text token included; at least 1.
  @inlinable public var count: Int { kinds.count }

  /// The kind of a token.
  @inlinable public func kind(_ index: Int) -> TokenKind { kinds[index] }
  /// The offset of a token's first byte.
  @inlinable public func start(_ index: Int) -> Int { Int(starts[index]) }
  /// The offset after a token's last byte.
  @inlinable public func end(_ index: Int) -> Int {
    index + 1 < starts.count ? Int(starts[index + 1]) : Int(starts[index])
  }
  /// The byte range of a token.
  @inlinable public func range(_ index: Int) -> Range<Int> { start(index)..<end(index) }

  /// The first token at or after `index` that is no trivia; the end-of-text token at the latest.
  /// Past the end it is the end-of-text token too.
  @inlinable public func significant(from index: Int) -> Int {
    var at = min(index, kinds.count - 1)
    // The end-of-text token is no trivia and stands last.
    while kinds[at].isTrivia { at += 1 }
    return at
  }

  /// The last token before `index` that is no trivia, or -1.
  public func significant(before index: Int) -> Int {
    var at = index - 1
    while at >= 0, kinds[at].isTrivia { at -= 1 }
    return at
  }

  /// The token that holds a byte offset: the last that starts at or before it and is not empty.
  public func index(at offset: Int) -> Int { starts.lastIndex(startingAtOrBefore: offset) }
}
