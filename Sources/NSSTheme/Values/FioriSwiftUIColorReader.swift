import NSSCatalog

/// Colours as FioriThemeManager reads them: an exact colour name; else a palette style, whose schemes are honoured and
/// whose other suffixes are ignored; else, white space removed, the first of eight (RRGGBBAA), six or three hex digits
/// after `#` or `0x` anywhere.
enum FioriSwiftUIColorReader {
  static func read(_ text: String) -> ColorReading {
    if let system = SystemColor(text, in: .swiftUI) { return ColorReading(.system(system), .systemName) }
    // A name for itself in the engine, with nothing behind it.
    if text == "magenta" { return ColorReading(.none, .systemName) }
    if let palette = paletteName(text) { return palette }
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return UnicodeHexSearch.read(text) }
    let bytes = HexSearch.squeezed(text)
    for digits in [8, 6, 3] {
      guard let start = HexSearch.first(bytes, digits: digits) else { continue }
      return reading(HexSearch.number(bytes, start, digits: digits), digits: digits)
    }
    return .unknown
  }

  static func reading(_ number: UInt32, digits: Int) -> ColorReading {
    switch digits {
    case 8: return ColorReading(.color(Color(RGBA(packed: number))), .hex(digits: 8), .alphaLast)
    case 6: return ColorReading(.color(Color(RGBA(packed: number << 8 | 0xFF))), .hex(digits: 6))
    default:
      let wide = (number >> 8 & 15) * 0x1100_0000 | (number >> 4 & 15) * 0x11_0000 | (number & 15) * 0x1100
      return ColorReading(.color(Color(RGBA(packed: wide | 0xFF))), .hex(digits: 3))
    }
  }

  private static func paletteName(_ text: String) -> ColorReading? {
    // The engine compares characters: an underscore that carries an accent is another character.
    let end = text.firstIndex(of: "_") ?? text.endIndex
    guard let style = PaletteStyle.named(String(text[..<end])) else { return nil }
    if end == text.endIndex { return ColorReading(.palette(style, nil), .paletteName) }
    let suffix = PaletteSuffix.named(String(text[text.index(after: end)...]))
    if let suffix, suffix.scheme != nil { return ColorReading(.palette(style, suffix), .paletteName) }
    return ColorReading(.palette(style, nil), .paletteName, .suffixIgnored)
  }
}
