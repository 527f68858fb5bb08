import NSSSyntax

/// The names of colours that an engine knows without a palette.
struct ColorNames: Sendable {
  let names: [String]
  let table: NameTable

  private static let uikit = ColorNames(ValueTypes.shared.words("colors", "uikit"))
  private static let fioriSwiftUI = ColorNames(ValueTypes.shared.words("colors", "fiori-swiftui"))

  static func of(_ engine: Engine) -> ColorNames { engine == .fioriSwiftUI ? fioriSwiftUI : uikit }

  private init(_ names: [String]) {
    self.names = names
    var table = NameTable(expected: names.count)
    for name in names { table.insert(name.utf8) }
    self.table = table
  }

  func nearest(to name: String) -> String? {
    let bytes = Array(name.utf8)
    return bytes.withUnsafeBufferPointer {
      table.nearest(to: $0, limit: EditDistance.allowance(forLength: bytes.count))
    }.map { table.string($0.index) }
  }
}

/// Hexadecimal digits.
enum HexDigit {
  static func isOne(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }

  /// Whether a word is a colour whose `#` was forgotten: 6 or 8 hex digits, or 3 of which one is a decimal digit and
  /// one a letter (`12` and `500` are numbers).
  static func looksLikeHex(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.allSatisfy(isOne) else { return false }
    switch bytes.count {
    case 6, 8: return true
    case 3: return bytes.contains { $0 < 0x3A } && bytes.contains { $0 > 0x40 }
    default: return false
    }
  }
}

extension NumberSyntax {
  /// Whether all of the bytes are one number.
  static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { end(of: $0[...]) == $0.count }
  }
}
