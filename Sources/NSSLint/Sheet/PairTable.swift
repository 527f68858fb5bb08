/// Numbers distinct pairs of small numbers in the order in which they are met.
struct PairTable {
  private var keys: [UInt64] = []
  private var slots = [Int32](repeating: -1, count: 256)
  private var mask = 255

  /// The number of a pair, and whether it is new.
  mutating func index(_ a: Int32, _ b: Int32) -> (index: Int32, isNew: Bool) {
    let key = UInt64(UInt32(bitPattern: a)) << 32 | UInt64(UInt32(bitPattern: b))
    var slot = Self.slot(key, mask)
    while slots[slot] >= 0 {
      if keys[Int(slots[slot])] == key { return (slots[slot], false) }
      slot = (slot + 1) & mask
    }
    let index = Int32(keys.count)
    slots[slot] = index
    keys.append(key)
    if keys.count * 2 > slots.count { grow() }
    return (index, true)
  }

  /// The number of a pair that was met, or nil.
  func find(_ a: Int32, _ b: Int32) -> Int32? {
    let key = UInt64(UInt32(bitPattern: a)) << 32 | UInt64(UInt32(bitPattern: b))
    var slot = Self.slot(key, mask)
    while slots[slot] >= 0 {
      if keys[Int(slots[slot])] == key { return slots[slot] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    mask = slots.count - 1
    for (index, key) in keys.enumerated() {
      var slot = Self.slot(key, mask)
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(index)
    }
  }

  private static func slot(_ key: UInt64, _ mask: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
  }
}
