/// The text of JSON strings.
enum JSONString {
  /// The text between the quotes of a checked string.
  static func decode(_ bytes: [UInt8], _ range: Range<Int>, isEscaped: Bool) -> String {
    let inner = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1)
    if !isEscaped { return String(decoding: bytes[inner], as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(inner.count)
    var at = inner.lowerBound
    while at < inner.upperBound {
      let byte = bytes[at]
      guard byte == 0x5C, at + 1 < inner.upperBound else {
        result.append(byte)
        at += 1
        continue
      }
      at += 2
      switch bytes[at - 1] {
      case 0x62: result.append(0x08)
      case 0x66: result.append(0x0C)
      case 0x6E: result.append(0x0A)
      case 0x72: result.append(0x0D)
      case 0x74: result.append(0x09)
      case 0x75: result += String(scalar(bytes, &at)).utf8
      case let other: result.append(other)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The scalar of `\uXXXX`, of two where they are a surrogate pair; `at` stands on the digits.
  private static func scalar(_ bytes: [UInt8], _ at: inout Int) -> Unicode.Scalar {
    let first = unit(bytes, at) ?? 0xFFFD
    at += 4
    if first & 0xFC00 == 0xD800, at + 1 < bytes.count, bytes[at] == 0x5C, bytes[at + 1] == 0x75,
      let second = unit(bytes, at + 2), second & 0xFC00 == 0xDC00
    {
      at += 6
      return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF)) ?? "\u{FFFD}"
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  /// Four hex digits.
  static func unit(_ bytes: [UInt8], _ at: Int) -> UInt32? {
    guard at >= 0, at + 4 <= bytes.count else { return nil }
    var result: UInt32 = 0
    for byte in bytes[at..<(at + 4)] {
      switch byte {
      case 0x30...0x39: result = result << 4 | UInt32(byte - 0x30)
      case 0x41...0x46: result = result << 4 | UInt32(byte - 0x37)
      case 0x61...0x66: result = result << 4 | UInt32(byte - 0x57)
      default: return nil
      }
    }
    return result
  }
}
