import NSSCatalog

/// Colours as NUI's converter reads them: a class method of UIColor by name, else the first six hex digits after `#` or
/// `0x` anywhere, else a colour function.
enum NUIColorReader {
  static func read(_ text: String) -> ColorReading {
    if let system = SystemColor(text, in: .uiKit) { return ColorReading(.system(system), .systemName) }
    let bytes = HexSearch.squeezed(text)
    if let start = HexSearch.first(bytes, digits: 6) {
      let color = Color(RGBA(packed: HexSearch.number(bytes, start, digits: 6) << 8 | 0xFF))
      let notes: ColorReading.Notes = HexSearch.hasDigit(bytes, start + 6) ? .digitsIgnored : []
      return ColorReading(.color(color), .hex(digits: 6), notes)
    }
    if let function = ColorFunction(bytes) { return function.reading }
    if HexSearch.first(bytes, digits: 3) != nil { return ColorReading(.none, .hex(digits: 3)) }
    return .unknown
  }
}
