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
  private let seed: UInt64

  init() {
    slots = [Int32](repeating: -1, count: 256)
    mask = 255
    // Random, so that no sheet can be written whose names all collide. Nothing depends on the order of slots.
    seed = UInt64.random(in: .min ... .max) | 1
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
    let hash = Self.hash(range, in: bytes, seed: seed)
    var slot = Int(hash) & mask
    while slots[slot] >= 0 {
      let id = Int(slots[slot])
      if hashes[id] == hash, Int(lengths[id]) == range.count,
        Self.equal(Int(starts[id]), range.lowerBound, count: range.count, in: bytes)
      {
        return Int32(id)
      }
      slot = (slot + 1) & mask
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

  private static func equal(_ a: Int, _ b: Int, count: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if a == b { return true }
    for offset in 0..<count where bytes[a + offset] != bytes[b + offset] { return false }
    return true
  }

  /// Eight bytes a step; the loads stay inside `range`, which lies inside `bytes`.
  private static func hash(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt32
  {
    guard let base = bytes.baseAddress else { return 0 }
    var state = seed ^ UInt64(range.count) &* 0x9E37_79B9_7F4A_7C15
    var at = range.lowerBound
    while at + 8 <= range.upperBound {
      state = mix(state ^ UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self))
      at += 8
    }
    var rest: UInt64 = 0
    while at < range.upperBound {
      rest = rest << 8 | UInt64(bytes[at])
      at += 1
    }
    state = mix(state ^ rest)
    return UInt32(truncatingIfNeeded: state >> 32)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
