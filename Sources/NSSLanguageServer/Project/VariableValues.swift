import NSSCatalog
import NSSReport
import NSSTheme

/// What the variables of a theme stand for in one engine.
struct VariableValues {
  /// The value of one variable.
  struct Value: Equatable {
    /// The text as the engine holds it, or the colour of the palette.
    var text: String
    /// The colour, where it is one that is known.
    var color: Color?
    /// The definition that counts; nil where the palette defines it.
    var definition: ThemeLocation?
  }

  private var values: [String: Value] = [:]
  /// The names with `@` of the variables that other sheets of the set define, in file order.
  private(set) var namesOfOtherSheets: [String] = []
  private let theme: ResolvedTheme

  /// The variables that a sheet of a theme sees: in nui only its own.
  init(_ theme: ResolvedTheme, ofSheet sheet: Int) {
    self.theme = theme
    for definition in theme.winningDefinitions
    where theme.engine != .nui || definition.location.sheet == sheet {
      values[definition.name] = Value(
        text: definition.text, color: Self.color(definition.text, theme), definition: definition.location)
      if definition.location.sheet != sheet { namesOfOtherSheets.append("@" + definition.name) }
    }
  }

  /// The value of a variable by its name with `@`; nil where the engine has none.
  func value(_ name: String) -> Value? {
    let bare = String(name.drop { $0 == "@" })
    if let known = values[bare] { return known }
    guard theme.engine == .sapfiori, let color = Self.paletteColor(bare, theme) else { return nil }
    return Value(text: ThemeWords.text(color), color: color, definition: nil)
  }

  private static func color(_ text: String, _ theme: ResolvedTheme) -> Color? {
    let reading = ColorReading(text, engine: theme.engine)
    if case .palette = reading.value { return paletteColor(text, theme) ?? reading.color(theme.traits) }
    return reading.color(theme.traits)
  }

  /// The colour of a palette name, definitions of the theme taken in.
  private static func paletteColor(_ text: String, _ theme: ResolvedTheme) -> Color? {
    let text = text.first == "@" ? String(text.dropFirst()) : text
    guard let name = PaletteName(text), let variant = theme.traits.variant(of: name) else { return nil }
    return theme.color(name.style, variant)?.color
  }
}

extension Traits {
  /// The variant of a palette colour that a name means; nil for a suffix that is none.
  func variant(of name: PaletteName) -> PaletteVariant? {
    switch name.suffix {
    case .none: variant
    case .known(let suffix): suffix.variant ?? variant(for: suffix.scheme ?? .device)
    case .unknown: nil
    }
  }
}
