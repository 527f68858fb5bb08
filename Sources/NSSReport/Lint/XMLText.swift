/// Text in XML 1.0.
enum XMLText {
  /// Appends the characters of an attribute's value or of an element. What XML cannot hold becomes U+FFFD; tabs and
  /// line breaks are written as references, so that no reader changes them.
  static func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { value in
      var runStart = 0
      for at in value.indices {
        guard isSpecial(value[at]), let replacement = replacement(value, at) else { continue }
        output.append(contentsOf: value[runStart..<at])
        output.append(text: replacement)
        // What is replaced after 0xEF has three bytes.
        runStart = at + (value[at] == 0xEF ? 3 : 1)
      }
      output.append(contentsOf: value[runStart...])
    }
  }

  /// Whether a byte is, or may begin, what is replaced.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0xEF: true
    default: false
    }
  }

  private static func replacement(_ value: UnsafeBufferPointer<UInt8>, _ at: Int) -> String? {
    switch value[at] {
    case 0x26: return "&amp;"
    case 0x3C: return "&lt;"
    case 0x3E: return "&gt;"
    case 0x22: return "&quot;"
    case 0x27: return "&apos;"
    case 0x09: return "&#9;"
    case 0x0A: return "&#10;"
    case 0x0D: return "&#13;"
    case 0..<0x20: return "\u{FFFD}"
    // U+FFFE and U+FFFF. Text is well-formed: 0xEF begins three bytes.
    case 0xEF where value[at + 1] == 0xBF && value[at + 2] >= 0xBE: return "\u{FFFD}"
    default: return nil
    }
  }
}
