import NSSReport
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
  private static func swatch(_ hex: String) -> String {
    let alpha = Double(Int(hex.suffix(2), radix: 16) ?? 255) / 255
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' width='14' height='14'><path fill='#fff' d='M0 0h14v14H0z'/>\
      <path fill='#bbb' d='M0 0h7v7H0zM7 7h7v7H7z'/>\
      <path fill='\(hex.prefix(7))' fill-opacity='\(alpha)' stroke='#888' d='M.5.5h13v13H.5z'/></svg>
      """
    return "![\(hex)](data:image/svg+xml;base64,\(base64(Array(svg.utf8))))"
  }

  /// A colour: the place of its picture, its six digits and its alpha. Eight digits would mean another colour to each
  /// engine.
  static func color(_ color: Color) -> String { "\(picture)\(color.hex)" + code(ThemeWords.text(color)) }

  /// Stands for the picture of the colour whose eight digits follow; for private use in Unicode.
  private static let picture: Unicode.Scalar = "\u{F0000}"

  /// The text with its pictures, or without them for clients that would print their data.
  static func finished(_ text: String, drawsPictures: Bool) -> String {
    guard text.unicodeScalars.contains(picture) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let next = rest.popFirst() {
      let digits = String(rest.prefix(9))
      guard next == picture, digits.utf8.count == 9, digits.first == "#",
        digits.dropFirst().allSatisfy(\.isHexDigit)
      else {
        result.append(next)
        continue
      }
      rest = rest.dropFirst(9)
      if drawsPictures { result.append(contentsOf: (swatch(digits) + " ").unicodeScalars) }
    }
    return String(result)
  }

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
