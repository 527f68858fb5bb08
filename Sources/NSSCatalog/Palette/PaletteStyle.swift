/// One of the names a palette colour can have: `primaryLabel`, `tintColor`, `grey4`.
public struct PaletteStyle: Hashable, Sendable {
  /// The place in ``all``.
  public let index: Int

  /// What the vendor says about a style.
  public enum Status: UInt8, Sendable {
    case current, deprecated, unavailable
  }

  /// All styles in the vendor's order.
  public static var all: [PaletteStyle] {
    (0..<PaletteStyles.shared.styles.count).map { PaletteStyle(index: $0) }
  }

  /// The number of styles.
  public static var count: Int { PaletteStyles.shared.styles.count }

  /// The style of exactly these UTF-8 bytes, or nil. Does not allocate.
  public static func named(_ bytes: UnsafeBufferPointer<UInt8>) -> PaletteStyle? {
    PaletteStyles.shared.style(named: bytes)
  }

  /// The style of exactly this name, or nil.
  public static func named(_ name: String) -> PaletteStyle? {
    var name = name
    return name.withUTF8 { named($0) }
  }

  /// The name, without `@` and suffix.
  public var name: String { PaletteStyles.shared.name(of: index) }

  /// Whether the vendor still wants the style used.
  public var status: Status { PaletteStyles.shared.styles[index].status }

  /// The style to use instead, where the vendor names one.
  public var replacement: PaletteStyle? {
    let other = PaletteStyles.shared.styles[index].replacement
    return other < 0 ? nil : PaletteStyle(index: Int(other))
  }
}
