import NSSSyntax

/// The lines whose first byte is `@`.
///
/// FioriThemeManager reads lines, not tokens: those that begin with `@`, wherever they stand, comments included. It
/// drops their first and last character, splits at the only colon, and trims nothing. Hence such a line keeps all its
/// bytes, and no other line may become one.
struct AtLines {
  /// The lines without their ends, in order.
  private(set) var ranges: [Range<Int>] = []

  init(_ source: SourceText) {
    source.bytes.withUnsafeBufferPointer { bytes in
      var start = source.hasByteOrderMark ? 3 : 0
      var at = start
      while at < bytes.count {
        let length = Self.lineEndLength(bytes, at: at)
        if length == 0 {
          at += 1
          continue
        }
        // `start` is no more than `at`, which is below the count.
        if bytes[start] == UInt8(ascii: "@") { ranges.append(start..<at) }
        at += length
        start = at
      }
      if start < bytes.count, bytes[start] == UInt8(ascii: "@") { ranges.append(start..<bytes.count) }
    }
  }

  /// The line that begins at an offset, or nil.
  func line(startingAt offset: Int) -> Range<Int>? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound == offset ? ranges[low] : nil
  }

  /// Forgets the lines that begin at the offsets, which ascend.
  mutating func remove(startingAt offsets: [Int]) {
    if offsets.isEmpty { return }
    var next = 0
    ranges.removeAll { line in
      while next < offsets.count, offsets[next] < line.lowerBound { next += 1 }
      return next < offsets.count && offsets[next] == line.lowerBound
    }
  }

  /// The length in bytes of the line end at an offset, or 0: LF, VT, FF, CR, CRLF, U+0085, U+2028, U+2029.
  static func lineEndLength(_ bytes: UnsafeBufferPointer<UInt8>, at: Int) -> Int {
    // Callers give an `at` inside; further bytes are read behind a comparison with the count.
    switch bytes[at] {
    case 0x0A...0x0C: 1
    case 0x0D: at + 1 < bytes.count && bytes[at + 1] == 0x0A ? 2 : 1
    case 0xC2: at + 1 < bytes.count && bytes[at + 1] == 0x85 ? 2 : 0
    case 0xE2:
      at + 2 < bytes.count && bytes[at + 1] == 0x80 && (bytes[at + 2] == 0xA8 || bytes[at + 2] == 0xA9)
        ? 3 : 0
    default: 0
    }
  }
}
