import NSSCatalog

/// What an engine makes of a value that should be a colour. "Read as nil" is an answer, not an error.
public struct ColorReading: Hashable, Sendable {
  /// The colour, as far as a value alone decides it.
  public enum Value: Hashable, Sendable {
    case color(Color)
    case system(SystemColor)
    /// A palette colour; the suffix is one that the engine honours, nil means the background of the device.
    case palette(PaletteStyle, PaletteSuffix?)
    /// The engine has no colour.
    case none
  }

  /// How the value is written.
  public enum Form: Hashable, Sendable {
    /// The number of digits that were read: 3, 6 or 8.
    case hex(digits: Int)
    case rgb, rgba, hsl, hsla
    case systemName, paletteName
    case unknown
  }

  /// What a person who wrote the value may not expect.
  public struct Notes: OptionSet, Hashable, Sendable {
    /// A bit for each note.
    public let rawValue: UInt16
    /// Notes from bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Digits follow the six that were read: `#RRGGBBAA` without its alpha.
    public static let digitsIgnored = Notes(rawValue: 1)
    /// The first two of eight digits are the alpha, in per cent written in hex.
    public static let alphaFirst = Notes(rawValue: 2)
    /// The alpha in per cent is above 100 and counts as 100.
    public static let alphaCapped = Notes(rawValue: 4)
    /// The last two of eight digits are the alpha.
    public static let alphaLast = Notes(rawValue: 8)
    /// A component without a dot was divided by 255.
    public static let dividedBy255 = Notes(rawValue: 16)
    /// The alpha has no dot and was divided by 255: 1 is almost invisible.
    public static let integerAlpha = Notes(rawValue: 32)
    /// `hsl` builds hue, saturation and brightness, not lightness.
    public static let brightness = Notes(rawValue: 64)
    /// A fourth component of `rgb` or `hsl` is ignored.
    public static let fourthIgnored = Notes(rawValue: 128)
    /// A suffix that the engine does not honour here.
    public static let suffixIgnored = Notes(rawValue: 256)
    /// The palette has the style under an `@`.
    public static let variable = Notes(rawValue: 512)
  }

  /// The colour, or none.
  public var value: Value
  /// How the value is written.
  public var form: Form
  /// What may surprise.
  public var notes: Notes

  /// A reading as given.
  public init(_ value: Value, _ form: Form, _ notes: Notes = []) {
    self.value = value
    self.form = form
    self.notes = notes
  }

  static let unknown = ColorReading(.none, .unknown)

  /// Reads the text of a value (tokens joined by single spaces in nui and sapfiori) as an engine does.
  public init(_ text: String, engine: Engine) {
    switch engine {
    case .nui: self = NUIColorReader.read(text)
    case .sapfiori: self = SAPFioriColorReader.read(text)
    case .fioriSwiftUI: self = FioriSwiftUIColorReader.read(text)
    }
  }

  /// The colour under some traits, or nil when there is none or only the device knows it.
  ///
  /// A background suffix (`_darkBackground`) names its variant whatever the traits; a scheme (`_darkConstant`) sets the
  /// background only. Palette colours that a sheet overrides are not looked at.
  public func color(_ traits: Traits) -> Color? {
    switch value {
    case .color(let color): return color
    case .system(let system): return system.fixedColor
    case .palette(let style, let suffix):
      let variant = suffix?.variant ?? traits.variant(for: suffix?.scheme ?? .device)
      return Palette(traits.palette).color(style, variant).map { Color($0) }
    case .none: return nil
    }
  }
}
