/// Hashes runs of bytes for tables of names, eight bytes a step.
///
/// Seeded at random once a process, so that no sheet can be written whose names all collide: nothing may depend on the
/// hashes but where something lies in a table. Never allocates.
public struct ByteHash: Sendable {
  @usableFromInline let seed: UInt64

  // One for all: a small sheet needs twenty tables, and each seed would be a system call.
  private static let processSeed = UInt64.random(in: .min ... .max) | 1

  /// The hash function of the process.
  public init() { seed = Self.processSeed }

  /// The hash of some bytes. All of its bits are equally good.
  @inlinable @inline(__always) public func callAsFunction(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    // The same bytes with the same count.
    let raw = UnsafeRawBufferPointer(bytes)
    let state = seed ^ UInt64(truncatingIfNeeded: raw.count) &* 0x9E37_79B9_7F4A_7C15
    // Most names are short.
    guard raw.count <= 16 else { return long(raw, state) }
    let (first, last) = Self.ends(raw)
    return Self.mix(Self.mix(state ^ first) ^ last)
  }

  /// The hash of a number. All of its bits are equally good.
  @inlinable @inline(__always) public func callAsFunction(_ number: UInt64) -> UInt64 {
    Self.mix(number ^ seed)
  }

  /// The hash of more than eight bytes.
  @inlinable func long(_ raw: UnsafeRawBufferPointer, _ start: UInt64) -> UInt64 {
    var state = start
    var at = 0
    // `at + 8 < count` keeps the load inside the buffer, and so does `count - 8` for at least eight bytes.
    while at &+ 8 < raw.count {
      state = Self.mix(state ^ raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      at &+= 8
    }
    return Self.mix(state ^ raw.loadUnaligned(fromByteOffset: raw.count &- 8, as: UInt64.self))
  }

  /// Whether two runs hold the same bytes.
  @inlinable @inline(__always) public static func areEqual(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard a.count == b.count else { return false }
    // Both have so many bytes.
    let (a, b) = (UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
    return a.count <= 16 ? ends(a) == ends(b) : areLongEqual(a, b)
  }

  /// Whether two runs of one length, more than eight bytes, are the same.
  @inlinable static func areLongEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    // The loads stay inside for the reasons given in `long`.
    var at = 0
    while at &+ 8 < a.count {
      let word = a.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      if word != b.loadUnaligned(fromByteOffset: at, as: UInt64.self) { return false }
      at &+= 8
    }
    // There are more than eight bytes in both.
    let last = a.count &- 8
    return a.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      == b.loadUnaligned(fromByteOffset: last, as: UInt64.self)
  }

  /// Up to sixteen bytes as two numbers: of two runs of one length, the same bytes give the same numbers and others
  /// other ones. Loads overlap where that spares a loop.
  @inlinable @inline(__always)
  static func ends(_ raw: UnsafeRawBufferPointer) -> (first: UInt64, last: UInt64) {
    let count = raw.count
    // Each offset and its width lie inside the buffer by the condition before it.
    if count >= 8 {
      return (
        raw.loadUnaligned(fromByteOffset: 0, as: UInt64.self),
        raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      )
    }
    if count >= 4 {
      // Four to seven bytes.
      let first = UInt64(raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
      return (first | UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)) << 32, 0)
    }
    if count == 0 { return (0, 0) }
    return (UInt64(raw[0]) | UInt64(raw[count / 2]) << 8 | UInt64(raw[count &- 1]) << 16, 0)
  }

  @inlinable static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
