/// JSON inside of a `script` element: no byte of it can end the element or begin a comment.
enum ScriptData {
  /// The same JSON, with `<`, `>` and `&` and the line separators U+2028 and U+2029 as escapes. They stand in strings
  /// only, where an escape means the same.
  static func escaped(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    var at = 0
    while at < json.count {
      let byte = json[at]
      switch byte {
      case UInt8(ascii: "<"): result += "\\u003c".utf8
      case UInt8(ascii: ">"): result += "\\u003e".utf8
      case UInt8(ascii: "&"): result += "\\u0026".utf8
      case 0xE2 where at + 2 < json.count && json[at + 1] == 0x80 && json[at + 2] & 0xFE == 0xA8:
        result += (json[at + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8
        at += 2
      default: result.append(byte)
      }
      at += 1
    }
    return result
  }
}

/// The strings of a page's data, each once; numbers stand for them.
struct StringPool {
  private var numbers: [String: Int] = [:]
  private(set) var strings: [String] = []

  /// The number of a string, made visible as in ``HTMLWriter/text(_:)``.
  mutating func number(_ text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = strings.count
    strings.append(DisplayWidth.printable(text))
    return strings.count - 1
  }
}
