/// Paths as git writes them in patches.
enum PatchPath {
  /// The path behind a prefix. With control characters, quotes, backslashes or bytes from 0x80 it is put in quotes, those
  /// escaped. A leading `./` is left out.
  static func quoted(_ path: [UInt8], prefix: String) -> String {
    var bytes = path[...]
    while bytes.starts(with: "./".utf8) { bytes = bytes.dropFirst(2) }
    let plain = prefix + String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(where: { escape($0) != nil }) else { return plain }
    var result = "\"" + prefix
    for byte in bytes {
      if let escape = escape(byte) {
        result += escape
      } else {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return result + "\""
  }

  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case 0x07: return "\\a"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0B: return "\\v"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x20..<0x7F: return nil
    default:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
}
