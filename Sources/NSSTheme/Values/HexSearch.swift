import NSSCatalog

/// The search for hex digits that all engines make: in the value without white space and in capitals, the first place
/// where `0X` or `#` is followed by that many digits.
enum HexSearch {
  /// The bytes of an ASCII text without white space and in capitals.
  static func squeezed(_ text: String) -> [UInt8] {
    text.utf8.compactMap { byte in
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) { return nil }
      return byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte - 0x20 : byte
    }
  }

  /// The offset of the first digit of the first match, or nil.
  static func first(_ bytes: [UInt8], digits: Int) -> Int? {
    for at in bytes.indices {
      var start = at + 1
      if bytes[at] == UInt8(ascii: "0"), start < bytes.count, bytes[start] == UInt8(ascii: "X") {
        start += 1
      } else if bytes[at] != UInt8(ascii: "#") {
        continue
      }
      guard start + digits <= bytes.count else { continue }
      if bytes[start..<start + digits].allSatisfy({ digit($0) != nil }) { return start }
    }
    return nil
  }

  /// The number that the digits from `start` on spell.
  static func number(_ bytes: [UInt8], _ start: Int, digits: Int) -> UInt32 {
    bytes[start..<start + digits].reduce(0) { $0 << 4 | UInt32(digit($1) ?? 0) }
  }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The digits after those read, which nobody reads.
  static func hasDigit(_ bytes: [UInt8], _ at: Int) -> Bool { at < bytes.count && digit(bytes[at]) != nil }
}
