import NSSCatalog
import NSSSyntax

/// The outcome of FioriThemeManager for several sheets. What it does with a second sheet is not documented: here the
/// definitions of a later sheet replace those of an earlier one, colour by colour (``Assumptions/sheetScope``).
final class FioriTheme: Sendable {
  let verdicts: [EngineVerdict]
  let outcomes: [FioriSwiftUIOutcome]

  init(_ sheets: [FioriSheet], _ traits: Traits) {
    outcomes = sheets.map { $0.outcome(traits.palette) }
    verdicts = outcomes.map(\.verdict)
  }

  /// What the engine holds; a name that a later sheet defines again does not win.
  var definitions: [ThemeDefinition] {
    var list: [ThemeDefinition] = []
    for (sheet, outcome) in outcomes.enumerated() {
      for index in outcome.definitionLines {
        let line = outcome.lines[index]
        guard let name = line.name, let value = line.value else { continue }
        list.append(
          ThemeDefinition(
            name: outcome.source.text(name), text: outcome.source.text(value),
            location: ThemeLocation(sheet: sheet, range: line.range), applies: true, wins: true))
      }
    }
    guard outcomes.count > 1 else { return list }
    var last: [String: Int] = [:]
    for (index, definition) in list.enumerated() { last[definition.name] = index }
    return list.enumerated().map { index, definition in
      ThemeDefinition(
        name: definition.name, text: definition.text, location: definition.location, applies: true,
        wins: last[definition.name] == index)
    }
  }

  /// The override of a palette colour with its sheet, or nil.
  func override(_ style: PaletteStyle, _ variant: PaletteVariant) -> (sheet: Int, override: FioriOverride)? {
    for sheet in outcomes.indices.reversed() {
      if let found = outcomes[sheet].override(style, variant) { return (sheet, found) }
    }
    return nil
  }
}

/// A palette colour that a sheet sets.
public struct PaletteOverride: Hashable, Sendable {
  public let style: PaletteStyle
  /// The variant that is set; `_darkBackground` sets `light`.
  public let variant: PaletteVariant
  /// The value in machine form: `#rrggbbaa`, `name:red`, `palette:STYLE/SCHEME`, or nil where it reads as no colour.
  public let text: String?
  /// The colour under the theme's traits, other palette colours followed.
  public let value: TypedValue
  /// The definition.
  public let location: ThemeLocation
  /// Whether the colour is another one than the palette's own.
  public let changesPalette: Bool
  /// What it rests on.
  public let assumptions: Assumptions
}

extension ResolvedTheme {
  /// The palette colours that the sheets set, by style and variant. None in nui, which has no palette.
  public var paletteOverrides: [PaletteOverride] {
    if let fiori {
      return PaletteStyle.all.flatMap { style in
        PaletteVariant.allCases.compactMap { variant in
          fiori.override(style, variant).map { paletteOverride($0.override, sheet: $0.sheet) }
        }
      }
    }
    guard !store.paletteDefinitions.isEmpty else { return [] }
    return PaletteStyle.all.flatMap { style in
      PaletteVariant.allCases.compactMap { sapfioriOverride(style, $0) }
    }
  }

  private func paletteOverride(_ override: FioriOverride, sheet: Int) -> PaletteOverride {
    let value = fioriColor(override.style, override.variant)
    let line = fiori?.outcomes[sheet].lines[override.line].range ?? 0..<0
    let isOtherwise = ValueReader.isOtherwise(override.reading, .fioriSwiftUI)
    return PaletteOverride(
      style: override.style, variant: override.variant, text: override.text,
      value: value.map { isOtherwise ? .readAs($0) : .value($0) } ?? .readAs(nil),
      location: ThemeLocation(sheet: sheet, range: line), changesPalette: override.changesPalette,
      assumptions: sheet > 0 ? .sheetScope : [])
  }

  private func sapfioriOverride(_ style: PaletteStyle, _ variant: PaletteVariant) -> PaletteOverride? {
    let index = override(style, variant).definition
    guard index >= 0 else { return nil }
    let definition = store.definitions[Int(index)]
    var found = FoundValue(value: .readAs(nil))
    follow(&found, style, PaletteSuffix(setting: variant), nil, sheet: 0)
    found.assumptions.remove(.overrideScope)
    var text: String?
    switch store.value(text: definition.text, type: .color) {
    case .palette(let other, let suffix, _):
      text = "palette:\(other.name)/\(suffix?.name ?? PaletteScheme.device.name)"
    case .typed(let value):
      switch value.effective {
      case .color(let color)?: text = color.hex
      case .systemColor(let system)?: text = "name:\(system.name)"
      default: text = nil
      }
    }
    let own = Palette(traits.palette).color(style, variant)
    return PaletteOverride(
      style: style, variant: variant, text: text, value: found.value, location: location(definition),
      changesPalette: own == nil || found.value.color?.rgba != own, assumptions: found.assumptions)
  }

  /// The colour of a palette style and variant as the theme has it, overrides followed, or nil where there is none.
  public func color(_ style: PaletteStyle, _ variant: PaletteVariant) -> PlainValue? {
    if fiori != nil { return fioriColor(style, variant) }
    var found = FoundValue(value: .readAs(nil))
    follow(&found, style, PaletteSuffix(setting: variant), nil, sheet: 0)
    return found.value.effective
  }

  /// Follows `palette:` overrides; names that lead round in a circle give no colour.
  private func fioriColor(_ style: PaletteStyle, _ variant: PaletteVariant) -> PlainValue? {
    var style = style
    var variant = variant
    for _ in 0..<Self.mostHops {
      guard let found = fiori?.override(style, variant)?.override else {
        return Palette(traits.palette).color(style, variant).map { .color(Color($0)) }
      }
      switch found.reading.value {
      case .color(let color): return .color(color)
      case .system(let system): return system.fixedColor.map { .color($0) } ?? .systemColor(system)
      case .none: return nil
      case .palette(let next, let suffix):
        (style, variant) = (next, suffix?.variant ?? traits.variant(for: suffix?.scheme ?? .device))
      }
    }
    return nil
  }
}
