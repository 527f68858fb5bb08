/// Which of the eight values of a palette style is meant.
///
/// A variant names the colour, not the background: a *light* colour is for a dark background.
public enum PaletteVariant: UInt8, CaseIterable, Sendable {
  case light, dark
  case elevatedLight, elevatedDark
  case contrastLight, contrastDark
  case elevatedContrastLight, elevatedContrastDark

  /// The variant for a background: a dark one asks for light colours.
  public init(darkBackground: Bool, elevated: Bool, contrast: Bool) {
    let index = (contrast ? 4 : 0) + (elevated ? 2 : 0) + (darkBackground ? 0 : 1)
    self = Self.allCases[index]
  }

  /// The name people write: `light`, `elevatedContrastDark`.
  public var name: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .elevatedLight: "elevatedLight"
    case .elevatedDark: "elevatedDark"
    case .contrastLight: "contrastLight"
    case .contrastDark: "contrastDark"
    case .elevatedContrastLight: "elevatedContrastLight"
    case .elevatedContrastDark: "elevatedContrastDark"
    }
  }

  /// Whether the colour is meant for a dark background.
  public var isLight: Bool { rawValue & 1 == 0 }
  /// Whether the colour is meant for an elevated level.
  public var isElevated: Bool { rawValue & 2 != 0 }
  /// Whether the colour is meant for high contrast.
  public var isContrast: Bool { rawValue & 4 != 0 }
}
