import NSSSyntax

/// The bytes of a text that chosen fixes change, so that no two of them meet.
///
/// One bit a byte; a check costs an edit's length, 64 bytes a step.
struct FixClaims {
  private let count: Int
  /// Bytes that are replaced.
  private var replaced: [UInt64]
  /// Offsets at which something is inserted.
  private var inserted: [UInt64]

  init(count: Int) {
    self.count = count
    replaced = Array(repeating: 0, count: count / 64 + 1)
    inserted = replaced
  }

  /// Takes the ranges of a fix, or returns false and takes none: one is outside the text, meets what was taken
  /// before, or meets another of the same fix.
  mutating func claim(_ edits: [TextEdit]) -> Bool {
    guard !edits.isEmpty else { return false }
    for (index, edit) in edits.enumerated() {
      guard isFree(edit.range) else {
        for earlier in edits[..<index] { set(earlier.range, to: false) }
        return false
      }
      set(edit.range, to: true)
    }
    return true
  }

  private func isFree(_ range: Range<Int>) -> Bool {
    guard range.lowerBound >= 0, range.upperBound <= count else { return false }
    if range.isEmpty {
      let at = range.lowerBound
      // Two insertions at one place have no order; one between two replaced bytes may be inside of one edit.
      return !Self.any(in: at..<at + 1, of: inserted)
        && !(at > 0 && at < count && Self.any(in: at - 1..<at, of: replaced)
          && Self.any(in: at..<at + 1, of: replaced))
    }
    return !Self.any(in: range, of: replaced)
      && !Self.any(in: range.lowerBound + 1..<range.upperBound, of: inserted)
  }

  private mutating func set(_ range: Range<Int>, to isTaken: Bool) {
    if range.isEmpty {
      Self.set(range.lowerBound..<range.lowerBound + 1, of: &inserted, to: isTaken)
    } else {
      Self.set(range, of: &replaced, to: isTaken)
    }
  }

  private static func mask(_ word: Int, _ range: Range<Int>) -> UInt64 {
    var mask = UInt64.max
    if range.lowerBound > word * 64 { mask &= .max << UInt64(range.lowerBound - word * 64) }
    if range.upperBound < word * 64 + 64 { mask &= .max >> UInt64(word * 64 + 64 - range.upperBound) }
    return mask
  }

  private static func any(in range: Range<Int>, of bits: [UInt64]) -> Bool {
    guard !range.isEmpty else { return false }
    for word in range.lowerBound / 64...(range.upperBound - 1) / 64 where bits[word] & mask(word, range) != 0
    {
      return true
    }
    return false
  }

  private static func set(_ range: Range<Int>, of bits: inout [UInt64], to isSet: Bool) {
    for word in range.lowerBound / 64...(range.upperBound - 1) / 64 {
      if isSet { bits[word] |= mask(word, range) } else { bits[word] &= ~mask(word, range) }
    }
  }
}
