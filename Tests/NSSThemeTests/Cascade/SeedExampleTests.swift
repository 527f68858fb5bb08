import NSSTheme
import Testing

/// The vendor's example, `border-color: @primary4`, which no sheet defines.
@Suite struct SeedExampleTests {
  private static let sheet = """
    fdlSegmentedControl_item_contentView, fdlFUISegmentedControl_item_contentView {
    border-color: @primary4;
    }
    fdlSegmentedControl_item_contentView_selected {
    border-color: @tintColorDark;
    }
    """

  @Test(arguments: PaletteVersion.allCases)
  func resolvesToThePaletteInEveryVersion(version: PaletteVersion) throws {
    let style = try #require(PaletteStyle.named("primary4"))
    let parsed = ParsedTheme([SourceText(name: "seed.nss", Self.sheet)], engine: .sapfiori)
    for appearance in Traits.Appearance.allCases {
      for level in Traits.Level.allCases {
        for contrast in Traits.Contrast.allCases {
          let traits = Traits(appearance: appearance, level: level, contrast: contrast, palette: version)
          let theme = parsed.resolve(traits)
          let wanted = try #require(Palette(version).color(style, traits.variant))
          for name in ["fdlSegmentedControl_item_contentView", "fdlFUISegmentedControl_item_contentView"] {
            let found = try #require(theme.attribute("border-color", of: name))
            #expect(found.value == .value(.color(Color(wanted))))
            #expect(found.text == "@primary4")
            #expect(found.type == .color)
            #expect(theme.sheets[0].text(found.location.range) == "border-color: @primary4")
            #expect(theme.sheets[0].text(found.valueLocation.range) == "@primary4")
            #expect(
              found.via == [
                ThemeVia(
                  name: "@primary4", location: nil,
                  palette: PaletteHop(style: style, variant: traits.variant, version: version))
              ])
            // Only the spelling without FUI is printed.
            #expect(found.assumptions == (name.hasPrefix("fdlFUI") ? .undocumented : []))
          }
          let border = theme[.FUIFilterFeedbackControl][element: "item_contentView"]?[.normal].borderColor
          #expect(border?.value == .value(.color(Color(wanted))))
        }
      }
    }
  }
}
