/// The words of the lines of a generated text, which has no comments. Allocates nothing.
struct LineWords {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where reading goes on: behind the last word.
  private(set) var at = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The first word of the next line that has one.
  mutating func first() -> UnsafeBufferPointer<UInt8>? {
    while at < bytes.count {
      if let word = next() { return word }
      skipLine()
    }
    return nil
  }

  /// The next word of the line, or nil at its end.
  mutating func next() -> UnsafeBufferPointer<UInt8>? {
    // Each loop compares `at` with the count, so that the word between two of its values lies inside.
    while at < bytes.count, bytes[at] == 0x20 { at += 1 }
    let start = at
    while at < bytes.count, bytes[at] > 0x20 { at += 1 }
    return at > start ? UnsafeBufferPointer(rebasing: bytes[start..<at]) : nil
  }

  /// The next word of the line as a number; 0 where it is none.
  mutating func number() -> Int {
    guard let word = next() else { return 0 }
    return word.reduce(0) { value, byte in
      byte >= 0x30 && byte <= 0x39 ? value &* 10 &+ Int(byte - 0x30) : value
    }
  }

  /// Goes to the beginning of the next line.
  mutating func skipLine() {
    while at < bytes.count, bytes[at] != 0x0A { at += 1 }
    at += 1
  }
}
