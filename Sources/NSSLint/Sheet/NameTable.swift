import NSSSyntax

/// The number of a distinct text in a ``NameTable``.
public typealias NameID = Int32

/// The distinct texts of one sheet, each stored once as the byte range of its first occurrence.
public struct NameTable: Sendable {
  /// First byte of each text.
  public private(set) var starts: [UInt32] = []
  /// Length of each text in bytes.
  public private(set) var lengths: [UInt32] = []
  /// Open addressing: of each text the upper half of its hash, then its number. At most three quarters of them are taken.
  private var slots: [UInt64]
  private var mask: Int
  private let hash = ByteHash()

  private static let free = UInt64.max

  init() {
    slots = [UInt64](repeating: Self.free, count: 256)
    mask = 255
  }

  /// The number of distinct texts.
  public var count: Int { starts.count }

  /// The byte range of a text's first occurrence.
  public func range(_ id: NameID) -> Range<Int> {
    let start = Int(starts[Int(id)])
    return start..<start + Int(lengths[Int(id)])
  }

  /// The number of a text, new if it was not met before. `range` lies inside `bytes`.
  mutating func intern(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> NameID {
    // `range` is that of tokens of the text, and so were those in the table, which is of this text alone.
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    let upper = hash(text) & ~UInt64(UInt32.max)
    let (slot, known) = find(text, upper, in: bytes)
    if let known { return known }
    let id = NameID(starts.count)
    slots[slot] = upper | UInt64(id)
    starts.append(UInt32(range.lowerBound))
    lengths.append(UInt32(range.count))
    if starts.count * 4 > slots.count * 3 { grow() }
    return id
  }

  /// The number of a text, or nil if the sheet does not have it. `bytes` are the sheet's.
  func id(of text: String, in bytes: [UInt8]) -> NameID? {
    var text = text
    return bytes.withUnsafeBufferPointer { bytes in
      text.withUTF8 { find($0, hash($0) & ~UInt64(UInt32.max), in: bytes).id }
    }
  }

  /// The slot that a text has or would get, by the upper half of its hash, and its number if it is there.
  @inline(__always)
  private func find(
    _ text: UnsafeBufferPointer<UInt8>, _ upper: UInt64, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (slot: Int, id: NameID?) {
    var slot = Self.slot(upper, mask)
    while slots[slot] != Self.free {
      // The lower half of the difference is the number where the hashes are equal.
      let id = slots[slot] ^ upper
      if id <= UInt64(UInt32.max) {
        let id = NameID(truncatingIfNeeded: id)
        if ByteHash.areEqual(text, UnsafeBufferPointer(rebasing: bytes[self.range(id)])) { return (slot, id) }
      }
      slot = (slot &+ 1) & mask
    }
    return (slot, nil)
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: Self.free, count: old.count * 2)
    mask = slots.count - 1
    for entry in old where entry != Self.free {
      var slot = Self.slot(entry, mask)
      while slots[slot] != Self.free { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }

  /// Where to look first: the upper half of an entry decides.
  @inline(__always)
  private static func slot(_ entry: UInt64, _ mask: Int) -> Int {
    Int(truncatingIfNeeded: entry >> 32) & mask
  }
}
