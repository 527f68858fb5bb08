import NSSCatalog
import NSSSyntax
import NSSTestSupport
import Testing

@testable import NSSTheme

/// The palette colours that definitions set, found in one walk, are those that a walk for each colour finds.
@Suite struct PaletteOverridesTests {
  @Test func oneWalkFindsWhatManyFind() {
    var random = SplitMix64(seed: 11)
    let names = [
      "primary1", "primary2", "tintColor", "tintColorDark", "tintColorLight", "tintColorTapState",
      "tintColorTapStateDark", "tintColorTapStateLight",
    ]
    let suffixes = ["", "", "", "_nonsense"] + PaletteSuffix.allCases.map { "_" + $0.name }
    var found = 0
    for _ in 0..<40 {
      var text = ""
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        let name = names[Int.random(in: 0..<names.count, using: &random)]
        let suffix = suffixes[Int.random(in: 0..<suffixes.count, using: &random)]
        let definition = "@\(name)\(suffix): #\(Int.random(in: 100_000...999_999, using: &random));\n"
        text += Bool.random(using: &random) ? definition : "@media (device: ipad) {\n\(definition)}\n"
      }
      let parsed = ParsedTheme([SourceText(name: "theme.nss", text)], engine: .sapfiori)
      for device in Traits.Device.allCases {
        let theme = parsed.resolve(Traits(device: device))
        for style in PaletteStyle.all {
          for variant in PaletteVariant.allCases {
            let (definition, assumptions) = theme.override(style, variant)
            let wanted = walk(theme, style, variant)
            #expect(definition == wanted.definition && assumptions == wanted.assumptions, "\(text)")
            if definition >= 0 { found += 1 }
          }
        }
      }
    }
    #expect(found > 200)
  }

  private func walk(_ theme: ResolvedTheme, _ style: PaletteStyle, _ variant: PaletteVariant) -> (
    definition: Int32, assumptions: Assumptions
  ) {
    let store = theme.store
    let dark = FioriTintNames.shared.dark(of: style)
    let light = FioriTintNames.shared.light(of: style)
    var best: (definition: Int32, rank: Int) = (-1, .max)
    var hasBare = false
    for index in store.paletteDefinitions {
      let variable = Int(store.definitions[Int(index)].variable)
      guard theme.cascade.winners[variable] == index, let name = store.paletteOfVariable[variable] else {
        continue
      }
      var rank = Int.max
      if case .known(let suffix) = name.suffix, name.style == style, suffix.variant == variant { rank = 0 }
      if case .none = name.suffix {
        if name.style == style {
          hasBare = true
          if variant == .dark { rank = 1 }
        } else if variant == .dark && name.style == dark || variant == .light && name.style == light {
          rank = 2
        }
      }
      if rank < best.rank { best = (index, rank) }
    }
    return (best.definition, hasBare && variant != .dark ? .overrideScope : [])
  }
}
