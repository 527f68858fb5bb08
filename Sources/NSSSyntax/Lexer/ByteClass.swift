/// What a byte can be for the lexer.
///
/// Name characters are NUI's: a name starts with `[A-Za-z0-9#@\-_\\.]` and goes on with `[A-Za-z0-9\-_\\/.]`. Bytes from
/// 0x80 are taken as name characters unless they spell white space: no engine reads them, but a person who writes
/// `Boutón` means one name.
enum ByteClass {
  static let other: UInt8 = 0
  /// White space of one byte.
  static let space: UInt8 = 1
  /// Starts and continues a name.
  static let name: UInt8 = 2
  /// `/`: continues a name, starts a comment.
  static let slash: UInt8 = 3
  /// `#`
  static let hash: UInt8 = 4
  /// `@`
  static let at: UInt8 = 5
  /// `: ; , { } ( )`
  static let punctuation: UInt8 = 6
  /// `"` and `'`
  static let quote: UInt8 = 7
  /// 0x80 and above.
  static let nonASCII: UInt8 = 8
  /// `*`
  static let star: UInt8 = 9

  /// The class of each of the 256 bytes.
  static let table: [UInt8] = (0...255).map { byte in
    switch UInt8(byte) {
    case 0x09...0x0D, 0x20: space
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "\\"),
      UInt8(ascii: "."):
      name
    case UInt8(ascii: "/"): slash
    case UInt8(ascii: "#"): hash
    case UInt8(ascii: "@"): at
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "("), UInt8(ascii: ")"):
      punctuation
    case UInt8(ascii: "\""), UInt8(ascii: "'"): quote
    case UInt8(ascii: "*"): star
    case 0x80...: nonASCII
    default: other
    }
  }

  /// The kind of a punctuation byte.
  static func punctuationKind(_ byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    case UInt8(ascii: "("): .openParen
    default: .closeParen
    }
  }

  /// The length of the white space character of two or three bytes at `at`, or 0.
  static func unicodeSpaceLength(_ bytes: UnsafeBufferPointer<UInt8>, at: Int) -> Int {
    guard at + 1 < bytes.count else { return 0 }
    if bytes[at] == 0xC2 { return bytes[at + 1] == 0x85 || bytes[at + 1] == 0xA0 ? 2 : 0 }
    guard at + 2 < bytes.count else { return 0 }
    let scalar = UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
    switch scalar {
    case 0xE19A80, 0xE28080...0xE2808B, 0xE280A8, 0xE280A9, 0xE280AF, 0xE2819F, 0xE38080: return 3
    default: return 0
    }
  }
}
