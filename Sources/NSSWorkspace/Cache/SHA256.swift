/// SHA-256 (FIPS 180-4).
public struct SHA256: Sendable {
  /// The 32 bytes of a hash.
  public typealias Digest = [UInt8]

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// What does not fill a block yet; below 64 bytes.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  /// The hash of nothing so far.
  public init() {}

  /// The hash of some bytes.
  public static func digest(_ bytes: [UInt8]) -> Digest {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  /// Goes on with more bytes.
  public mutating func update(_ bytes: [UInt8]) {
    count &+= UInt64(bytes.count)
    if rest.isEmpty {
      compress(bytes)
    } else {
      compress(rest + bytes)
    }
  }

  /// Goes on with bytes and their number before them, so that no two lists of parts look alike.
  public mutating func update(part bytes: [UInt8]) {
    update(Self.bigEndian(UInt64(bytes.count)))
    update(bytes)
  }

  /// The hash of all bytes.
  public consuming func finish() -> Digest {
    let length = Self.bigEndian(count &* 8)
    let zeros = (119 - rest.count) % 64
    compress(rest + [0x80] + [UInt8](repeating: 0, count: zeros) + length)
    var digest: Digest = []
    for word in state {
      for shift: UInt32 in [24, 16, 8, 0] { digest.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    return digest
  }

  private static func bigEndian(_ value: UInt64) -> [UInt8] {
    stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> UInt64($0)) }
  }

  /// Takes in all whole blocks, and keeps the rest.
  private mutating func compress(_ bytes: [UInt8]) {
    let whole = bytes.count & ~63
    if whole > 0 {
      // Blocks begin at multiples of 64 below `whole`, which is no more than there is.
      bytes.withUnsafeBytes { raw in
        state.withUnsafeMutableBufferPointer { state in
          withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
            for start in stride(from: 0, to: whole, by: 64) { Self.block(raw, start, state, words) }
          }
        }
      }
    }
    rest = Array(bytes[whole...])
  }

  private static func block(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ state: UnsafeMutableBufferPointer<UInt32>,
    _ words: UnsafeMutableBufferPointer<UInt32>
  ) {
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }
    // A block has 64 bytes from `start` on, `words` 64 places, `constants` 64 and `state` 8 numbers.
    for index in 0..<16 {
      let word = bytes.loadUnaligned(fromByteOffset: start &+ index &* 4, as: UInt32.self)
      words[index] = UInt32(bigEndian: word)
    }
    for index in 16..<64 {
      let (x, y) = (words[index &- 15], words[index &- 2])
      let s0 = rotated(x, 7) ^ rotated(x, 18) ^ x &>> 3
      let s1 = rotated(y, 17) ^ rotated(y, 19) ^ y &>> 10
      words[index] = words[index &- 16] &+ s0 &+ words[index &- 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    constants.withUnsafeBufferPointer { constants in
      for index in 0..<64 {
        let s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        let one = h &+ s1 &+ (e & f ^ ~e & g) &+ constants[index] &+ words[index]
        let s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        let two = s0 &+ (a & b ^ a & c ^ b & c)
        (h, g, f, e) = (g, f, e, d &+ one)
        (d, c, b, a) = (c, b, a, one &+ two)
      }
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

extension SHA256 {
  /// Lower-case hexadecimal digits of a hash.
  public static func hexadecimal(_ digest: Digest) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in digest {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
