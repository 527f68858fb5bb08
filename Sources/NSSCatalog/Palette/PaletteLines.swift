/// The lines of a palette file as words, without empty lines and lines that begin with `//`.
///
/// The notation is described at the head of each file in `Grammar/palettes`.
struct PaletteLines: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private var at = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// The byte ranges of the words of the next line; never empty.
  mutating func next() -> [Range<Int>]? {
    while at < text.count {
      var words: [Range<Int>] = []
      while at < text.count, text[at] != UInt8(ascii: "\n") {
        if text[at] == UInt8(ascii: " ") {
          at += 1
          continue
        }
        let start = at
        while at < text.count, text[at] != UInt8(ascii: " "), text[at] != UInt8(ascii: "\n") { at += 1 }
        words.append(start..<at)
      }
      at += 1
      guard let first = words.first else { continue }
      if text[first.lowerBound] != UInt8(ascii: "/") { return words }
    }
    return nil
  }
}
