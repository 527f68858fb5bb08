import NSSCatalog

/// Colours as SAPFiori documents them: palette names, bare or with `@`, with suffixes; eight hex digits with the alpha
/// first, in per cent written in hex; else as NUI, of which it is a fork. That a palette name beats a system colour of
/// the same name (`separator`) is inferred.
enum SAPFioriColorReader {
  static func read(_ text: String) -> ColorReading {
    let isVariable = text.utf8.first == UInt8(ascii: "@")
    if let name = PaletteName(isVariable ? String(text.dropFirst()) : text) {
      let notes: ColorReading.Notes = isVariable ? .variable : []
      switch name.suffix {
      case .none: return ColorReading(.palette(name.style, nil), .paletteName, notes)
      case .known(let suffix): return ColorReading(.palette(name.style, suffix), .paletteName, notes)
      case .unknown: return ColorReading(.none, .paletteName, notes)
      }
    }
    let bytes = HexSearch.squeezed(text)
    if SystemColor(text, in: .uiKit) == nil, let start = HexSearch.first(bytes, digits: 8) {
      let number = HexSearch.number(bytes, start, digits: 8)
      var color = Color(RGBA(packed: number << 8 | 0xFF))
      let percent = number >> 24
      color.alpha = Double(min(percent, 100)) / 100
      let notes: ColorReading.Notes = percent > 100 ? [.alphaFirst, .alphaCapped] : .alphaFirst
      return ColorReading(.color(color), .hex(digits: 8), notes)
    }
    return NUIColorReader.read(text)
  }
}
