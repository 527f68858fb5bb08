import NSSSyntax

/// The number of a distinct text in a ``NameTable``.
public typealias NameID = Int32

/// The distinct texts of one sheet, each stored once as the byte range of its first occurrence.
public struct NameTable: Sendable {
  /// First byte of each text.
  public private(set) var starts: [UInt32] = []
  /// Length of each text in bytes.
  public private(set) var lengths: [UInt32] = []
  private var hashes: [UInt32] = []
  private var slots: [Int32]
  private var mask: Int
  private let hash = ByteHash()

  init() {
    slots = [Int32](repeating: -1, count: 256)
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
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    let hash = UInt32(truncatingIfNeeded: hash(text))
    var slot = Int(hash) & mask
    while slots[slot] >= 0 {
      let id = Int(slots[slot])
      if hashes[id] == hash,
        ByteHash.areEqual(text, UnsafeBufferPointer(rebasing: bytes[self.range(Int32(id))]))
      {
        return Int32(id)
      }
      slot = (slot &+ 1) & mask
    }
    let id = Int32(starts.count)
    slots[slot] = id
    starts.append(UInt32(range.lowerBound))
    lengths.append(UInt32(range.count))
    hashes.append(hash)
    if starts.count * 2 > slots.count { grow() }
    return id
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    mask = slots.count - 1
    for id in hashes.indices {
      var slot = Int(hashes[id]) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(id)
    }
  }
}
