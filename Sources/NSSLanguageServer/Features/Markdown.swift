import NSSTheme

/// Text as Markdown.
enum Markdown {
  /// Prose with the characters escaped that Markdown would read otherwise.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_{}[]<>#|".contains(character) { result += "\\" }
      result.append(character.isNewline ? " " : character)
    }
    return result
  }

  /// Text as code in a line.
  static func code(_ text: String) -> String {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let line = text.map { $0.isNewline ? " " : String($0) }.joined()
    return longest == 0 ? fence + line + fence : "\(fence) \(line) \(fence)"
  }

  /// A small picture of a colour over a chequered ground, as an image that carries its data.
  static func swatch(_ color: Color) -> String {
    let rgba = color.rgba
    let alpha = Double(rgba.alpha) / 255
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' width='14' height='14'><path fill='#fff' d='M0 0h14v14H0z'/>\
      <path fill='#bbb' d='M0 0h7v7H0zM7 7h7v7H7z'/>\
      <path fill='\(rgba.hex.prefix(7))' fill-opacity='\(alpha)' stroke='#888' d='M.5.5h13v13H.5z'/></svg>
      """
    return "![\(rgba.hex)](data:image/svg+xml;base64,\(base64(Array(svg.utf8))))"
  }

  /// A colour: its picture and its eight digits, red first and alpha last.
  static func color(_ color: Color) -> String { swatch(color) + " " + code(color.hex) }

  /// Bytes in base 64 (RFC 4648).
  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let piece = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for index in 0..<3 { bits = bits << 8 | UInt32(start + index < bytes.count ? bytes[start + index] : 0) }
      for index in 0..<4 {
        let digit = Int(bits >> UInt32(18 - 6 * index)) & 63
        result.append(index <= piece.count ? alphabet[digit] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
