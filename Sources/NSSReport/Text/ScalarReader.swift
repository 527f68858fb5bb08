/// Walks UTF-8 bytes scalar by scalar; an ill-formed byte is one step of its own without a scalar.
struct ScalarReader {
  /// One step: the scalar, nil for an ill-formed byte, and how many bytes it takes (1 to 4).
  struct Step {
    var scalar: Unicode.Scalar?
    var length: Int
  }

  /// The step at `at`, which must be below `end`; bytes from `end` on are not looked at.
  static func step(in bytes: [UInt8], at: Int, end: Int) -> Step {
    let first = bytes[at]
    if first < 0x80 { return Step(scalar: Unicode.Scalar(first), length: 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, at + length <= end else { return Step(scalar: nil, length: 1) }
    var value = UInt32(first & (0xFF >> UInt8(length + 1)))
    for offset in 1..<length {
      let byte = bytes[at + offset]
      guard byte & 0xC0 == 0x80 else { return Step(scalar: nil, length: 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return Step(scalar: nil, length: 1) }
    return Step(scalar: scalar, length: length)
  }

  /// The nearest offset at or before `at`, not before `start`, that does not split a scalar.
  static func boundary(in bytes: [UInt8], at: Int, start: Int) -> Int {
    var result = at
    while result > start, at - result < 3, result < bytes.count, bytes[result] & 0xC0 == 0x80 { result -= 1 }
    return result
  }
}
