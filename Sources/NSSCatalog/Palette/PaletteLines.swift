/// The lines of a palette file as words, without empty lines and lines that begin with `//`.
///
/// The notation is described at the head of each file in `Grammar/palettes`.
struct PaletteLines {
  /// The byte ranges of the words of the current line; reused, because reading happens at the first use of a process.
  private(set) var words: [TextRange] = []
  private let text: UnsafeBufferPointer<UInt8>
  private var at = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    words.reserveCapacity(16)
  }

  /// Moves to the next line; false at the end.
  mutating func advance() -> Bool {
    while at < text.count {
      words.removeAll(keepingCapacity: true)
      while at < text.count, text[at] != UInt8(ascii: "\n") {
        if text[at] == UInt8(ascii: " ") {
          at += 1
          continue
        }
        let start = at
        while at < text.count, text[at] != UInt8(ascii: " "), text[at] != UInt8(ascii: "\n") { at += 1 }
        words.append(TextRange(start..<at))
      }
      at += 1
      if let first = words.first, text[Int(first.start)] != UInt8(ascii: "/") { return true }
    }
    return false
  }
}
