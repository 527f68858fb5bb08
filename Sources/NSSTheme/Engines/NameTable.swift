import NSSSyntax

/// Numbers for the different names of a text, in order of first appearance. Flat: names are ranges of the text.
struct NameTable: Sendable {
  private(set) var starts: [UInt32] = []
  private(set) var ends: [UInt32] = []
  /// Open addressing: 0 is free, else number + 1. The count is a power of two.
  private var slots = [UInt32](repeating: 0, count: 64)
  private let hash = ByteHash()

  var count: Int { starts.count }

  func range(_ number: Int) -> Range<Int> { Int(starts[number])..<Int(ends[number]) }

  /// The number of the name at `range` of `bytes`, a new one if the name is new.
  mutating func number(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt32 {
    // `range` lies inside `bytes`: it is a token's, or a part of a line.
    let (slot, found) = find(bytes, UnsafeBufferPointer(rebasing: bytes[range]))
    if found { return slots[slot] - 1 }
    let number = UInt32(starts.count)
    starts.append(UInt32(range.lowerBound))
    ends.append(UInt32(range.upperBound))
    slots[slot] = number + 1
    if starts.count * 2 > slots.count { grow(bytes) }
    return number
  }

  /// The number of a name, or nil. `bytes` is the text the ranges are of.
  func number(_ bytes: UnsafeBufferPointer<UInt8>, named name: UnsafeBufferPointer<UInt8>) -> Int? {
    let (slot, found) = find(bytes, name)
    return found ? Int(slots[slot] - 1) : nil
  }

  private func find(
    _ bytes: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>
  ) -> (slot: Int, found: Bool) {
    var slot = place(name) & (slots.count - 1)
    while slots[slot] != 0 {
      // Names are ranges of `bytes`, which callers pass each time.
      let other = UnsafeBufferPointer(rebasing: bytes[range(Int(slots[slot] - 1))])
      if ByteHash.areEqual(other, name) { return (slot, true) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return (slot, false)
  }

  private mutating func grow(_ bytes: UnsafeBufferPointer<UInt8>) {
    let mask = slots.count * 2 - 1
    slots = [UInt32](repeating: 0, count: mask + 1)
    for number in starts.indices {
      // Names are ranges of `bytes`.
      var slot = place(UnsafeBufferPointer(rebasing: bytes[range(number)])) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number) + 1
    }
  }

  private func place(_ name: UnsafeBufferPointer<UInt8>) -> Int { Int(truncatingIfNeeded: hash(name)) }
}
