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
  @inlinable public func callAsFunction(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var state = seed ^ UInt64(truncatingIfNeeded: raw.count) &* 0x9E37_79B9_7F4A_7C15
    var at = 0
    // `at + 8 <= count` keeps the load inside the buffer.
    while at &+ 8 <= raw.count {
      state = Self.mix(state ^ raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      at &+= 8
    }
    return at == raw.count ? state : Self.mix(state ^ Self.rest(raw))
  }

  /// Whether two runs hold the same bytes.
  @inlinable public static func areEqual(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard a.count == b.count else { return false }
    let (a, b) = (UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
    var at = 0
    // `at + 8 <= count` keeps both loads inside their buffers.
    while at &+ 8 <= a.count {
      let word = a.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      if word != b.loadUnaligned(fromByteOffset: at, as: UInt64.self) { return false }
      at &+= 8
    }
    return at == a.count || rest(a) == rest(b)
  }

  /// A number in which each of the last one to seven bytes of a buffer has its place. Loads overlap where that spares a
  /// loop: of two runs of one length, the same bytes give the same number and others another one.
  @inlinable static func rest(_ raw: UnsafeRawBufferPointer) -> UInt64 {
    let count = raw.count
    // Each offset and its width lie inside the buffer by the condition before it.
    if count >= 8 { return raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self) }
    if count >= 4 {
      let first = UInt64(raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
      return first | UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)) << 32
    }
    return UInt64(raw[0]) | UInt64(raw[count / 2]) << 8 | UInt64(raw[count &- 1]) << 16
  }

  @inlinable static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
