/// Well-formedness of UTF-8 (Unicode 15, table 3-7).
enum UTF8Check {
  /// The offset of the first byte of the first ill-formed sequence, or nil.
  static func firstInvalid(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var at = 0
    while at < bytes.count {
      // Eight ASCII bytes at a time: `at + 8 <= count` keeps the load inside the buffer.
      if at + 8 <= bytes.count,
        UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped + at).loadUnaligned(as: UInt64.self)
          & 0x8080_8080_8080_8080 == 0
      {
        at += 8
        continue
      }
      let length = sequenceLength(bytes, at: at)
      if length == 0 { return at }
      at += length
    }
    return nil
  }

  /// Whether all bytes are below 0x80.
  static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // One bit that any byte has, so that the loop needs no branch and the compiler takes many bytes a step.
    bytes.reduce(0, |) < 0x80
  }

  /// The length of the well-formed sequence that starts at `at` (1 to 4), or 0.
  static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at: Int) -> Int {
    // Callers give an `at` inside, and `continues` compares each further one with the count.
    let first = bytes[at]
    if first < 0x80 { return 1 }
    func continues(_ offset: Int, from low: UInt8 = 0x80, to high: UInt8 = 0xBF) -> Bool {
      at + offset < bytes.count && bytes[at + offset] >= low && bytes[at + offset] <= high
    }
    switch first {
    case 0xC2...0xDF: return continues(1) ? 2 : 0
    case 0xE0: return continues(1, from: 0xA0) && continues(2) ? 3 : 0
    case 0xED: return continues(1, to: 0x9F) && continues(2) ? 3 : 0
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
    case 0xF0: return continues(1, from: 0x90) && continues(2) && continues(3) ? 4 : 0
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
    case 0xF4: return continues(1, to: 0x8F) && continues(2) && continues(3) ? 4 : 0
    default: return 0
    }
  }
}
