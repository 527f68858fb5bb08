/// The colours given for one style in one version, before any fallback.
struct PaletteRow: Sendable {
  static let black = RGBA(packed: 0x0000_00FF)
  static let white = RGBA(packed: 0xFFFF_FFFF)

  /// 0xRRGGBBAA for each variant.
  private var colors = (
    UInt32(0), UInt32(0), UInt32(0), UInt32(0), UInt32(0), UInt32(0), UInt32(0), UInt32(0)
  )
  /// A bit for each variant that is given.
  private var givenMask: UInt8 = 0
  /// A bit for each variant whose text is no hex colour.
  private var oddMask: UInt8 = 0

  mutating func set(_ variant: PaletteVariant, _ cell: UnsafeBufferPointer<UInt8>) {
    let value = Self.read(cell)
    // Eight colours of four bytes, and the raw values of the eight variants are 0 to 7.
    withUnsafeMutableBytes(of: &colors) {
      $0.storeBytes(of: value.color, toByteOffset: Int(variant.rawValue) * 4, as: UInt32.self)
    }
    givenMask |= 1 << variant.rawValue
    if !value.isHexColor { oddMask |= 1 << variant.rawValue }
  }

  func color(_ variant: PaletteVariant) -> RGBA {
    // Eight colours of four bytes, and the raw values of the eight variants are 0 to 7.
    withUnsafeBytes(of: colors) {
      RGBA(packed: $0.load(fromByteOffset: Int(variant.rawValue) * 4, as: UInt32.self))
    }
  }

  func isHexColor(_ variant: PaletteVariant) -> Bool { oddMask & (1 << variant.rawValue) == 0 }

  /// The variant that stands for another: the first one given along its chain, or nil.
  ///
  /// In the vendor's code elevated beats contrast, and every dark variant falls back to the dark colour before any
  /// light one.
  func given(for variant: PaletteVariant) -> PaletteVariant? {
    for candidate in Self.chain(variant) where givenMask & (1 << candidate.rawValue) != 0 { return candidate }
    return nil
  }

  private static let chains: [[PaletteVariant]] = [
    [.light],
    [.dark, .light],
    [.elevatedLight, .light],
    [.elevatedDark, .dark, .light],
    [.contrastLight, .light],
    [.contrastDark, .dark, .light],
    [.elevatedContrastLight, .elevatedLight, .contrastLight, .light],
    [.elevatedContrastDark, .elevatedDark, .contrastDark, .dark, .light],
  ]

  private static func chain(_ variant: PaletteVariant) -> [PaletteVariant] { chains[Int(variant.rawValue)] }

  /// Reads a cell as the vendor's code does: what is neither letter nor digit is cut off both ends, the hex digits at
  /// the start are the number, and the length of the whole text decides what it means: 6 is RRGGBB, 8 RRGGBBAA,
  /// anything else is black. So `D0R774` is 0000D0.
  static func read(_ cell: UnsafeBufferPointer<UInt8>) -> (color: UInt32, isHexColor: Bool) {
    var start = 0
    var end = cell.count
    // What is read is at or after `start` and before `end`, which never leave the cell.
    while start < end, !isAlphanumeric(cell[start]) { start += 1 }
    while end > start, !isAlphanumeric(cell[end - 1]) { end -= 1 }
    var number: UInt64 = 0
    var at = start
    while at < end, let digit = hexDigit(cell[at]) {
      number = number << 4 | UInt64(digit)
      at += 1
    }
    let isHexColor = at == end && end - start == cell.count && (cell.count == 6 || cell.count == 8)
    switch end - start {
    case 6: return (UInt32(truncatingIfNeeded: number << 8 | 0xFF), isHexColor)
    case 8: return (UInt32(truncatingIfNeeded: number), isHexColor)
    default: return (0x0000_00FF, false)
    }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
