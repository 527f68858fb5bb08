import NSSSyntax

/// Names in one flat buffer, found by hash without an allocation, and searched for the nearest one.
struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where each name ends; it starts where the one before it ends.
  private var ends: [UInt32] = []
  /// Which letters each name has: two names whose letters differ too much need no comparison.
  private var masks: [UInt64] = []
  /// Open addressing: index + 1 of a name, or 0. The count is a power of two and at least twice that of the names.
  private var slots: [UInt32] = [UInt32](repeating: 0, count: 64)
  private let hash = ByteHash()

  var count: Int { ends.count }

  init(expected: Int = 16) {
    var capacity = 64
    while capacity < expected * 2 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    ends.reserveCapacity(expected)
    masks.reserveCapacity(expected)
    bytes.reserveCapacity(expected * 24)
  }

  /// Adds a name unless it is there; returns its index and whether it is new.
  @discardableResult
  mutating func insert(_ name: UnsafeBufferPointer<UInt8>) -> (index: Int, isNew: Bool) {
    if (ends.count + 1) * 2 > slots.count { grow() }
    var slot = place(name) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if equals(index, name) { return (index, false) }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes.append(contentsOf: name)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    masks.append(EditDistance.letters(name))
    slots[slot] = UInt32(truncatingIfNeeded: ends.count)
    return (ends.count - 1, true)
  }

  @discardableResult
  mutating func insert(_ name: some Collection<UInt8>) -> (index: Int, isNew: Bool) {
    withContiguous(name) { insert($0) }
  }

  /// The index of a name.
  func find(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    // The mask keeps each slot inside, the count being a power of two; half of them are free, which ends the loop.
    slots.withUnsafeBufferPointer { slots in
      var slot = place(name) & (slots.count - 1)
      while slots[slot] != 0 {
        let index = Int(slots[slot]) - 1
        if equals(index, name) { return index }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  func find(_ name: some Collection<UInt8>) -> Int? { withContiguous(name) { find($0) } }

  /// The byte range of a name in the flat buffer.
  private func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// The bytes of a name.
  func slice(_ index: Int) -> ArraySlice<UInt8> { bytes[range(index)] }
  /// A name as text.
  func string(_ index: Int) -> String { String(decoding: slice(index), as: UTF8.self) }
  /// All names, in the order they were added.
  var strings: [String] { (0..<count).map(string) }

  /// The nearest name within `limit` edits; ties go to the longer shared beginning, then to the first.
  func nearest(
    to name: UnsafeBufferPointer<UInt8>, limit: Int, where accept: (Int) -> Bool = { _ in true }
  ) -> (index: Int, distance: Int)? {
    nearest(to: name, among: 0..<count, limit: limit, where: accept)
  }

  /// The same among some names, in their order.
  func nearest(
    to name: UnsafeBufferPointer<UInt8>, among indices: some Sequence<Int>, limit: Int,
    where accept: (Int) -> Bool
  ) -> (index: Int, distance: Int)? {
    let mask = EditDistance.letters(name)
    var best: (index: Int, distance: Int)?
    var bestPrefix = -1
    for index in indices {
      let most = best?.distance ?? limit
      let length = range(index).count
      if abs(length - name.count) > most { continue }
      let other = masks[index]
      if (mask & ~other).nonzeroBitCount > most || (other & ~mask).nonzeroBitCount > most { continue }
      if !accept(index) { continue }
      guard let distance = EditDistance.between(name, slice(index), limit: most) else { continue }
      let prefix = zip(name, slice(index)).prefix { $0 == $1 }.count
      if distance < (best?.distance ?? Int.max) || prefix > bestPrefix {
        best = (index, distance)
        bestPrefix = prefix
      }
    }
    return best
  }

  private func equals(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    // `ends` ascend up to the count of `bytes`, so that the range of each name lies inside.
    bytes.withUnsafeBufferPointer { ByteHash.areEqual(UnsafeBufferPointer(rebasing: $0[range(index)]), name) }
  }

  private mutating func grow() {
    var larger = [UInt32](repeating: 0, count: slots.count * 2)
    bytes.withUnsafeBufferPointer { all in
      for index in 0..<ends.count {
        // The range of each name lies inside, as in `equals`.
        var slot = place(UnsafeBufferPointer(rebasing: all[range(index)])) & (larger.count - 1)
        while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
        larger[slot] = UInt32(truncatingIfNeeded: index + 1)
      }
    }
    slots = larger
  }

  private func place(_ name: UnsafeBufferPointer<UInt8>) -> Int { Int(truncatingIfNeeded: hash(name)) }
}

/// Calls `body` with the bytes of a collection, copied only when they do not lie in one piece.
@inlinable @inline(__always)
func withContiguous<Result>(
  _ bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  if let result = bytes.withContiguousStorageIfAvailable(body) { return result }
  return Array(bytes).withUnsafeBufferPointer(body)
}
