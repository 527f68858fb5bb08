import NSSSyntax

/// Texts without doubles, in one buffer, found by hash without an allocation. Numbers go by first appearance.
struct TextPool: Sendable {
  private var bytes: [UInt8] = []
  /// Where each text ends; it begins where the one before it ends.
  private var ends: [UInt32] = []
  /// Open addressing: 0 is free, else number + 1. The count is a power of two and at least twice that of the texts.
  private var slots: [UInt32]
  private let hash = ByteHash()

  init(expected: Int = 32) {
    var capacity = 64
    while capacity < expected * 2 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    ends.reserveCapacity(expected)
  }

  var count: Int { ends.count }

  func range(_ number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])
  }

  func string(_ number: Int) -> String { String(decoding: bytes[range(number)], as: UTF8.self) }

  func withBytes<Result>(_ number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // `ends` ascend up to the count of `bytes`, so that the range of each text lies inside.
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range(number)])) }
  }

  /// The number of a text, a new one if the text is new.
  mutating func number(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let slot = slot(text)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    bytes.append(contentsOf: text)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    slots[slot] = UInt32(truncatingIfNeeded: ends.count)
    if ends.count * 2 > slots.count { grow() }
    return ends.count - 1
  }

  mutating func number(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { number($0) }
  }

  /// The number of a text, or nil. Does not allocate.
  func find(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    let slot = slot(text)
    return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
  }

  func find(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { find($0) }
  }

  private func slot(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var slot = place(text) & (slots.count - 1)
      while slots[slot] != 0 {
        // A slot holds the number of a text, whose range lies inside.
        let other = UnsafeBufferPointer(rebasing: bytes[range(Int(slots[slot]) - 1)])
        if ByteHash.areEqual(other, text) { break }
        slot = (slot + 1) & (slots.count - 1)
      }
      return slot
    }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    bytes.withUnsafeBufferPointer { bytes in
      for number in ends.indices {
        // The range of each text lies inside.
        var slot = place(UnsafeBufferPointer(rebasing: bytes[range(number)])) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = UInt32(number) + 1
      }
    }
  }

  private func place(_ text: UnsafeBufferPointer<UInt8>) -> Int { Int(truncatingIfNeeded: hash(text)) }
}
