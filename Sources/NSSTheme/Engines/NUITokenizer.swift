/// NUI's tokens. At each place the first recogniser that matches wins, not the longest match: white space, `/*...*/`,
/// `@media`, `and`, identifier, then `: { } ( ) , ;`.
struct NUITokenizer {
  enum Kind: UInt8 {
    case end, error
    case media, and, identifier, variable
    case colon, openBrace, closeBrace, openParen, closeParen, comma, semicolon
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the current token begins.
  private(set) var start: Int
  /// Where it ends.
  private(set) var end: Int
  private(set) var kind = Kind.end

  /// Starts before the first token at or after `offset`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
    self.bytes = bytes
    start = offset
    end = offset
  }

  var range: Range<Int> { start..<end }

  /// Moves to the next token. At the end and at an error it stays where it is: the engine's tokeniser stops there.
  mutating func advance() {
    var at = end
    // `at` is below the count where a byte is read, and nothing that is taken goes on behind the count.
    while at < bytes.count {
      let byte = bytes[at]
      if byte == 0x20 || byte == 0x0A {
        at += 1
        continue
      }
      let flags = NUIByteClass.table[Int(byte)]
      if flags & NUIByteClass.starts != 0 {
        take(name: at)
        return
      }
      if flags >= NUIByteClass.punctuation {
        (start, end, kind) = (at, at + 1, Self.punctuation[Int(flags / NUIByteClass.punctuation - 1)])
        return
      }
      if byte == UInt8(ascii: "/"), let after = commentEnd(at) {
        at = after
        continue
      }
      let space = WhiteSpace.length(bytes, at: at)
      if space == 0 {
        // No recogniser takes it: an error token, one character long for whoever points at it.
        var after = at + 1
        while after < bytes.count, bytes[after] & 0xC0 == 0x80 { after += 1 }
        (start, end, kind) = (at, after, .error)
        return
      }
      at += space
    }
    (start, end, kind) = (bytes.count, bytes.count, .end)
  }

  private mutating func take(name at: Int) {
    start = at
    if bytes[at] == UInt8(ascii: "@"), follows(at + 1, "media") {
      (end, kind) = (at + 6, .media)
      return
    }
    if bytes[at] == UInt8(ascii: "a"), follows(at + 1, "nd") {
      (end, kind) = (at + 3, .and)
      return
    }
    var after = at + 1
    while after < bytes.count, NUIByteClass.table[Int(bytes[after])] & NUIByteClass.goesOn != 0 { after += 1 }
    (end, kind) = (after, bytes[at] == UInt8(ascii: "@") ? .variable : .identifier)
  }

  private func follows(_ at: Int, _ word: StaticString) -> Bool {
    guard at + word.utf8CodeUnitCount <= bytes.count else { return false }
    // So many bytes are there in both.
    for index in 0..<word.utf8CodeUnitCount where bytes[at + index] != word.utf8Start[index] { return false }
    return true
  }

  /// The offset after the comment at `at`, or nil when none begins there or it is not closed. `/*/` does not close.
  private func commentEnd(_ at: Int) -> Int? {
    guard at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*") else { return nil }
    // From the third byte on, so that `after - 1` is inside too.
    var after = at + 3
    while after < bytes.count {
      if bytes[after] == UInt8(ascii: "/"), bytes[after - 1] == UInt8(ascii: "*") { return after + 1 }
      after += 1
    }
    return nil
  }

  private static let punctuation: [Kind] = [
    .colon, .openBrace, .closeBrace, .openParen, .closeParen, .comma, .semicolon,
  ]
}

/// What a byte can be in NUI's identifiers: `[A-Za-z0-9#@\-_\\.]` first, then `[A-Za-z0-9\-_\\/.]`.
enum NUIByteClass {
  static let starts: UInt8 = 1
  static let goesOn: UInt8 = 2
  /// Multiples of it: the punctuation marks, in the order `: { } ( ) , ;`.
  static let punctuation: UInt8 = 4

  /// The classes of the 256 bytes.
  static let table: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_\\.".utf8)
    for byte in letters { table[Int(byte)] = starts | goesOn }
    for byte in "#@".utf8 { table[Int(byte)] = starts }
    table[Int(UInt8(ascii: "/"))] = goesOn
    for (index, byte) in ":{}(),;".utf8.enumerated() { table[Int(byte)] = punctuation * UInt8(index + 1) }
    return table
  }()
}
