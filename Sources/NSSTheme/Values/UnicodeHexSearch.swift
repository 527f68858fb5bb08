import NSSCatalog

/// FioriThemeManager's search for hex digits in a value that is not ASCII.
///
/// The engine looks through as many UTF-16 units as the value has characters, and takes the place it found in units for
/// one in characters. So an emoji before the digits moves them. Capitals are those of Unicode: `ﬀ` is two digits.
enum UnicodeHexSearch {
  static func read(_ text: String) -> ColorReading {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.filter { !WhiteSpace.contains($0) })
    let squeezed = String(scalars).uppercased()
    let characters = Array(squeezed)
    // Units that are no ASCII match nothing; 0 stands for them.
    let units = squeezed.utf16.prefix(characters.count).map { $0 < 0x80 ? UInt8($0) : 0 }
    for digits in [8, 6, 3] {
      guard let start = HexSearch.first(units, digits: digits) else { continue }
      guard start + digits <= characters.count else { return .unknown }
      return color(trimmed(characters[start..<start + digits]))
    }
    return .unknown
  }

  /// What is neither letter, mark nor number is cut off both ends.
  private static func trimmed(_ characters: ArraySlice<Character>) -> [Character] {
    let scalars = String(characters).unicodeScalars
    guard let first = scalars.firstIndex(where: isAlphanumeric),
      let last = scalars.lastIndex(where: isAlphanumeric)
    else { return [] }
    return Array(String(scalars[first...last]))
  }

  private static func color(_ characters: [Character]) -> ColorReading {
    let digits = characters.map { $0.isASCII ? HexSearch.digit($0.asciiValue ?? 0) : nil }
    let number = digits.prefix { $0 != nil }.reduce(UInt32(0)) { $0 << 4 | UInt32($1 ?? 0) }
    switch characters.count {
    case 3:
      let doubled = characters.flatMap { [$0, $0] }
      var reading = color(doubled)
      reading.form = .hex(digits: 3)
      return reading
    case 6, 8: return FioriSwiftUIColorReader.reading(number, digits: characters.count)
    default: return ColorReading(.color(Color(red: 0, green: 0, blue: 0)), .hex(digits: characters.count))
    }
  }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
