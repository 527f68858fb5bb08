import NSSCatalog

/// The palette colours that the definitions of a theme set under some traits, found in one walk over them.
///
/// For the dark variant, on a light background: `_lightBackground`, the bare name, `tintColorDark` for `tintColor`; for
/// the light variant: `_darkBackground`, `tintColorLight`; for the others only the name with their suffix.
struct PaletteOverrides: Sendable {
  private struct Override: Sendable {
    /// The definition, or -1.
    var definition: Int32 = -1
    /// Its place in the order above; the least one counts.
    var rank = UInt8.max
  }

  /// By style and variant; empty where no definition has the name of a palette colour.
  private var overrides: [Override] = []
  /// By style, whether the bare name is defined.
  private var hasBare: [Bool] = []
  private static let variants = PaletteVariant.allCases.count

  /// `winners` has for each variable the definition that counts.
  init(_ store: ThemeStore, _ winners: [Int32]) {
    if store.paletteDefinitions.isEmpty { return }
    let count = PaletteStyle.all.count
    overrides = Array(repeating: Override(), count: count * Self.variants)
    hasBare = Array(repeating: false, count: count)
    let names = FioriTintNames.shared
    for index in store.paletteDefinitions {
      let variable = Int(store.definitions[Int(index)].variable)
      guard winners[variable] == index, let name = store.paletteOfVariable[variable] else { continue }
      switch name.suffix {
      case .known(let suffix):
        if let variant = suffix.variant { take(index, name.style, variant, rank: 0) }
      case .none:
        hasBare[name.style.index] = true
        take(index, name.style, .dark, rank: 1)
        for style in names.styles(darkBy: name.style) { take(index, style, .dark, rank: 2) }
        for style in names.styles(lightBy: name.style) { take(index, style, .light, rank: 2) }
      case .unknown: break
      }
    }
  }

  /// Of two with one rank the first counts.
  private mutating func take(_ index: Int32, _ style: PaletteStyle, _ variant: PaletteVariant, rank: UInt8) {
    let place = style.index * Self.variants + Int(variant.rawValue)
    if rank < overrides[place].rank { overrides[place] = Override(definition: index, rank: rank) }
  }

  /// The definition that sets a palette colour, or -1, and what it rests on.
  func find(_ style: PaletteStyle, _ variant: PaletteVariant) -> (definition: Int32, assumptions: Assumptions)
  {
    if overrides.isEmpty { return (-1, []) }
    return (
      overrides[style.index * Self.variants + Int(variant.rawValue)].definition,
      hasBare[style.index] && variant != .dark ? .overrideScope : []
    )
  }
}
