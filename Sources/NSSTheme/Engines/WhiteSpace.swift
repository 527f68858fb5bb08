/// White space as Foundation's `whitespacesAndNewlines` has it: U+0009-000D, 0020, 0085, 00A0, 1680, 2000-200B, 2028,
/// 2029, 202F, 205F, 3000.
enum WhiteSpace {
  /// The length in bytes of the white space character at `at`, or 0.
  static func length(_ bytes: UnsafeBufferPointer<UInt8>, at: Int) -> Int {
    // Callers give an `at` inside; further bytes are read behind a comparison with the count.
    let first = bytes[at]
    if first == 0x20 || (first >= 0x09 && first <= 0x0D) { return 1 }
    if first < 0xC2 { return 0 }
    if first == 0xC2 {
      guard at + 1 < bytes.count else { return 0 }
      return bytes[at + 1] == 0x85 || bytes[at + 1] == 0xA0 ? 2 : 0
    }
    guard first == 0xE1 || first == 0xE2 || first == 0xE3, at + 2 < bytes.count else { return 0 }
    switch (first, bytes[at + 1], bytes[at + 2]) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF),
      (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      return 3
    default: return 0
    }
  }

  /// The length in bytes of the line end at `at` as Foundation's `newlines` has it (U+000A-000D, 0085, 2028, 2029), or
  /// 0. CR and LF are two line ends.
  static func lineEndLength(_ bytes: UnsafeBufferPointer<UInt8>, at: Int) -> Int {
    // Callers give an `at` inside; further bytes are read behind a comparison with the count.
    let first = bytes[at]
    if first >= 0x0A && first <= 0x0D { return 1 }
    if first == 0xC2, at + 1 < bytes.count { return bytes[at + 1] == 0x85 ? 2 : 0 }
    guard first == 0xE2, at + 2 < bytes.count, bytes[at + 1] == 0x80 else { return 0 }
    return bytes[at + 2] == 0xA8 || bytes[at + 2] == 0xA9 ? 3 : 0
  }

  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
