import NSSCatalog

/// What a theme is resolved for: the device, its settings and the palette.
public struct Traits: Hashable, Sendable {
  /// The interface idiom, as `@media (device: ...)` tests it.
  public enum Device: UInt8, CaseIterable, Sendable {
    case iphone, ipad
    /// The name on the command line and in sheets.
    public var name: String { self == .iphone ? "iphone" : "ipad" }
  }

  /// The orientation of the interface, as `@media (orientation: ...)` tests it.
  public enum Orientation: UInt8, CaseIterable, Sendable {
    case portrait, landscape
    /// The name on the command line and in sheets.
    public var name: String { self == .portrait ? "portrait" : "landscape" }
  }

  /// The colour scheme of the device.
  public enum Appearance: UInt8, CaseIterable, Sendable {
    case light, dark
    /// The name on the command line and in sheets.
    public var name: String { self == .light ? "light" : "dark" }
  }

  /// The interface level: sheets and popovers are elevated.
  public enum Level: UInt8, CaseIterable, Sendable {
    case base, elevated
    /// The name on the command line and in sheets.
    public var name: String { self == .base ? "base" : "elevated" }
  }

  /// The accessibility contrast.
  public enum Contrast: UInt8, CaseIterable, Sendable {
    case normal, high
    /// The name on the command line and in sheets.
    public var name: String { self == .normal ? "normal" : "high" }
  }

  /// The device; iphone by default.
  public var device: Device
  /// The orientation; portrait by default.
  public var orientation: Orientation
  /// The colour scheme; light by default.
  public var appearance: Appearance
  /// The interface level; base by default.
  public var level: Level
  /// The contrast; normal by default.
  public var contrast: Contrast
  /// The palette version; the newest by default.
  public var palette: PaletteVersion

  /// Traits, the most common ones by default.
  public init(
    device: Device = .iphone, orientation: Orientation = .portrait, appearance: Appearance = .light,
    level: Level = .base, contrast: Contrast = .normal, palette: PaletteVersion = .latest
  ) {
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.level = level
    self.contrast = contrast
    self.palette = palette
  }

  /// The names ``set(_:to:)`` knows, with their values; the first value of each is the default but for the palette.
  public static var vocabulary: [(name: String, values: [String])] {
    [
      ("device", Device.allCases.map(\.name)), ("orientation", Orientation.allCases.map(\.name)),
      ("appearance", Appearance.allCases.map(\.name)), ("level", Level.allCases.map(\.name)),
      ("contrast", Contrast.allCases.map(\.name)), ("palette", PaletteVersion.allCases.map(\.name)),
    ]
  }

  /// Sets a trait by its name and the name of its value. Gives false, and changes nothing, when either is unknown.
  public mutating func set(_ name: String, to value: String) -> Bool {
    func find<Value: CaseIterable>(_ key: KeyPath<Value, String>) -> Value? {
      Value.allCases.first { $0[keyPath: key] == value }
    }
    switch name {
    case "device":
      guard let found = find(\Device.name) else { return false }
      device = found
    case "orientation":
      guard let found = find(\Orientation.name) else { return false }
      orientation = found
    case "appearance":
      guard let found = find(\Appearance.name) else { return false }
      appearance = found
    case "level":
      guard let found = find(\Level.name) else { return false }
      level = found
    case "contrast":
      guard let found = find(\Contrast.name) else { return false }
      contrast = found
    case "palette":
      guard let found = find(\PaletteVersion.name) else { return false }
      palette = found
    default: return false
    }
    return true
  }

  /// The palette variant these traits ask for: on a light background dark colours, and the reverse.
  public var variant: PaletteVariant { variant(for: .device) }

  /// The palette variant these traits ask for on a background of its own.
  public func variant(for scheme: PaletteScheme) -> PaletteVariant {
    PaletteVariant(
      darkBackground: scheme.isDarkBackground(darkAppearance: appearance == .dark),
      elevated: level == .elevated,
      contrast: contrast == .high)
  }
}
