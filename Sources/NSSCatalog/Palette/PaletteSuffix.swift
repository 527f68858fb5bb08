import NSSSyntax

/// What may stand after the underscore of a palette name: a background (`_darkBackground`, names and values) or a
/// scheme (`_darkConstant`, values only).
public enum PaletteSuffix: UInt8, CaseIterable, Sendable {
  case darkBackground, lightBackground
  case elevatedDarkBackground, elevatedLightBackground
  case contrastDarkBackground, contrastLightBackground
  case elevatedContrastDarkBackground, elevatedContrastLightBackground
  case device, deviceInverse, lightConstant, darkConstant

  /// The suffix without its underscore.
  public var name: String { String(describing: staticName) }

  /// The suffix of exactly these UTF-8 bytes (without the underscore), or nil. Does not allocate.
  public static func named(_ bytes: UnsafeBufferPointer<UInt8>) -> PaletteSuffix? {
    allCasesInOrder.first { suffix in
      let name = suffix.staticName
      guard name.utf8CodeUnitCount == bytes.count else { return false }
      // Both have the same number of bytes.
      for at in bytes.indices where name.utf8Start[at] != bytes[at] { return false }
      return true
    }
  }

  /// The suffix of exactly this text (without the underscore), or nil.
  public static func named(_ text: String) -> PaletteSuffix? {
    var text = text
    return text.withUTF8 { named($0) }
  }

  /// The suffix a misspelt one was probably meant to be, or nil. Exact names are their own nearest.
  public static func nearest(to text: String) -> PaletteSuffix? {
    EditDistance.nearest(to: text, among: allCases.map(\.name)).flatMap { named($0) }
  }

  /// The colour variant that a background suffix sets, or nil for a scheme. A suffix names the background, so
  /// `_darkBackground` sets the variant `light`.
  public var variant: PaletteVariant? {
    switch self {
    case .darkBackground: .light
    case .lightBackground: .dark
    case .elevatedDarkBackground: .elevatedLight
    case .elevatedLightBackground: .elevatedDark
    case .contrastDarkBackground: .contrastLight
    case .contrastLightBackground: .contrastDark
    case .elevatedContrastDarkBackground: .elevatedContrastLight
    case .elevatedContrastLightBackground: .elevatedContrastDark
    case .device, .deviceInverse, .lightConstant, .darkConstant: nil
    }
  }

  /// The scheme that a value suffix names, or nil for a background.
  public var scheme: PaletteScheme? {
    switch self {
    case .device: .device
    case .deviceInverse: .deviceInverse
    case .lightConstant: .lightConstant
    case .darkConstant: .darkConstant
    default: nil
    }
  }

  /// The background suffix that sets a colour variant.
  public init(setting variant: PaletteVariant) {
    self = Self.allCasesInOrder[Int(variant.rawValue)]
  }

  // `allCases` builds a new array at each use.
  private static let allCasesInOrder = allCases

  private var staticName: StaticString {
    switch self {
    case .darkBackground: "darkBackground"
    case .lightBackground: "lightBackground"
    case .elevatedDarkBackground: "elevatedDarkBackground"
    case .elevatedLightBackground: "elevatedLightBackground"
    case .contrastDarkBackground: "contrastDarkBackground"
    case .contrastLightBackground: "contrastLightBackground"
    case .elevatedContrastDarkBackground: "elevatedContrastDarkBackground"
    case .elevatedContrastLightBackground: "elevatedContrastLightBackground"
    case .device: "device"
    case .deviceInverse: "deviceInverse"
    case .lightConstant: "lightConstant"
    case .darkConstant: "darkConstant"
    }
  }
}
