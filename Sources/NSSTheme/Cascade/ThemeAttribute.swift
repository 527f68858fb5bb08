import NSSCatalog

/// A place in one of a theme's sheets.
public struct ThemeLocation: Hashable, Sendable {
  /// The index of the sheet: 0 is the base, then the appended ones.
  public let sheet: Int
  /// 0-based UTF-8 byte offsets in that sheet.
  public let range: Range<Int>

  /// A place as given.
  public init(sheet: Int, range: Range<Int>) {
    self.sheet = sheet
    self.range = range
  }
}

/// A variable that a value came through.
public struct ThemeVia: Hashable, Sendable {
  /// The name with its `@`, or of a palette colour named without one.
  public let name: String
  /// The definition that gave the value, or nil where the palette itself does.
  public let location: ThemeLocation?
  /// The palette colour it names, or nil.
  public let palette: PaletteHop?

  /// A variable or palette name as given.
  public init(name: String, location: ThemeLocation?, palette: PaletteHop?) {
    self.name = name
    self.location = location
    self.palette = palette
  }
}

/// A palette colour that a value came through.
public struct PaletteHop: Hashable, Sendable {
  public let style: PaletteStyle
  /// The variant that the traits asked for.
  public let variant: PaletteVariant
  public let version: PaletteVersion

  /// A palette colour as given.
  public init(style: PaletteStyle, variant: PaletteVariant, version: PaletteVersion) {
    self.style = style
    self.variant = variant
    self.version = version
  }
}

/// A declaration that another one beat.
public struct BeatenDeclaration: Hashable, Sendable {
  /// Its value as the engine would hold it, variables not followed.
  public let text: String
  /// The whole declaration, without the semicolon.
  public let location: ThemeLocation

  /// A declaration as given.
  public init(text: String, location: ThemeLocation) {
    self.text = text
    self.location = location
  }
}

/// An attribute of a class after the cascade: its value and where that comes from.
public struct ThemeAttribute: Hashable, Sendable {
  /// The full name: `font-color-disabled`.
  public let name: String
  /// The class it is declared for.
  public let className: String
  /// The text as the engine holds it: tokens joined by single spaces, a defined variable put in.
  public let text: String
  /// The type the catalogue gives the attribute, or nil where it does not know it; then the value is a word.
  public let type: ValueType?
  /// The value under the theme's traits.
  public let value: TypedValue
  /// The declaration, without the semicolon.
  public let location: ThemeLocation
  /// The value inside the declaration.
  public let valueLocation: ThemeLocation
  /// The variables and palette names that the value came through, outermost first.
  public let via: [ThemeVia]
  /// The declarations of the same attribute of the same class that it beat, in file order.
  public let beats: [BeatenDeclaration]
  /// What the value rests on.
  public let assumptions: Assumptions
}

/// A class with its attributes.
public struct ThemeClass: Hashable, Sendable {
  /// The name, as in the sheets.
  public let name: String
  /// The first mention in a rule that holds.
  public let location: ThemeLocation
  /// The attributes in the order of their first declaration.
  public let attributes: [ThemeAttribute]

  /// The attribute of exactly this name, or nil.
  public func attribute(_ name: String) -> ThemeAttribute? { attributes.first { $0.name == name } }

  /// An image with its cap insets: `image` or `image-disabled` with `image-insets`. Nil without such an image.
  public func image(_ name: String) -> ImageValue? {
    guard let word = attribute(name)?.value.effective?.word else { return nil }
    var insets: Box?
    if case .box(let box)? = attribute(name + "-insets")?.value.effective { insets = box }
    return ImageValue(name: word, insets: insets)
  }

  /// A gradient: `background-color` with the attributes `background-color-top` and `-bottom`, of which the first must be
  /// there; `state` is a suffix without hyphen. A bottom that is missing or no colour leaves the one colour.
  public func gradient(_ base: String, state: String = "") -> GradientValue? {
    let suffix = state.isEmpty ? "" : "-" + state
    guard let top = attribute(base + "-top" + suffix)?.value.color else { return nil }
    return GradientValue(top: top, bottom: attribute(base + "-bottom" + suffix)?.value.color ?? top)
  }
}

/// An image of the app's bundle.
public struct ImageValue: Hashable, Sendable {
  /// The name, with or without ending.
  public let name: String
  /// The cap insets of a resizable image in points, or nil.
  public let insets: Box?
}

/// Two colours, from top to bottom.
public struct GradientValue: Hashable, Sendable {
  public let top: Color
  public let bottom: Color
}

/// A definition, in file order, with what the traits make of it.
public struct ThemeDefinition: Hashable, Sendable {
  /// The name without `@`.
  public let name: String
  /// The text as the engine holds it.
  public let text: String
  /// The definition, without the semicolon; for fiori-swiftui the line.
  public let location: ThemeLocation
  /// Whether its media block holds, and its sheet is read.
  public let applies: Bool
  /// Whether it is the one of its name that counts.
  public let wins: Bool
}
