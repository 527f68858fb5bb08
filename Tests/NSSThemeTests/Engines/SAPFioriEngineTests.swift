import NSSTheme
import Testing

@Suite struct SAPFioriEngineTests {
  @Test func lineCommentsAreNoAssumption() {
    let theme = ResolvedTheme(sapfiori: "// colours; of { the } cell\nA { b: 1; // x\n c: 2; }")
    #expect(SAPFioriEngine.reading(theme.sheets[0]) == .byGrammar)
    #expect(theme.classes.map { $0.attributes.map(\.name) } == [["b", "c"]])
    #expect(theme.attribute("b", of: "A")?.assumptions == [])
    #expect(theme.attribute("c", of: "A")?.location == ThemeLocation(sheet: 0, range: 44..<48))
  }

  @Test(arguments: [
    ("A { b: 1 }", "A.b=1"), ("A { b: 1;; c: 2; }", "A.b=1 A.c=2"),
    ("A { b: 1; B { c: 2; } d: 3; }", "A.b=1 A.d=3 B.c=2"),
    ("A { b: 50%; }", "A.b=50 %"), ("A { b: 1;", "A.b=1"), ("é { b: 1; } B { c: 2; }", "é.b=1 B.c=2"),
    ("A { @x: 1; b: @x; }", "A.b=1"), ("@import \"x\"; A { b: 1; }", "A.b=1"),
    ("@page { A { b: 1; } } B { c: 2; }", "B.c=2"),
  ])
  func whatNUIRejectsIsReadTolerantly(sheet: String, wanted: String) {
    let theme = ResolvedTheme(sapfiori: sheet)
    #expect(theme.outcome.verdict == .resolved)
    let found = theme.classes.flatMap { style in
      style.attributes.map { "\(style.name).\($0.name)=\($0.text)" }
    }
    #expect(found.joined(separator: " ") == wanted)
    for style in theme.classes {
      for attribute in style.attributes { #expect(attribute.assumptions.contains(.tolerantReading)) }
    }
  }

  @Test func undefinedVariablesAreValuesOfTheirOwn() {
    let theme = ResolvedTheme(sapfiori: "A { font-color: @nothing; font-size: @x 1; }")
    #expect(theme.attribute("font-color", of: "A")?.value == .readAs(nil))
    #expect(theme.attribute("font-color", of: "A")?.assumptions == .undefinedVariable)
    #expect(theme.attribute("font-size", of: "A")?.value == .readAs(nil))
  }

  @Test func notUTF8IsUnreadable() {
    let theme = ResolvedTheme([0x41, 0xFF, 0x7B, 0x7D], engine: .sapfiori)
    #expect(theme.outcome.verdict == .unreadable(offset: 1))
    #expect(theme.classes.isEmpty)
  }

  @Test func eightDigitsHaveTheAlphaFirst() {
    let theme = ResolvedTheme(sapfiori: "A { font-color: #28666666; border-color: #FF666666; }")
    #expect(theme.attribute("font-color", of: "A")?.value.color?.hex == "#66666666")
    #expect(theme.attribute("font-color", of: "A")?.value.color?.alpha == 0.4)
    // More than 100 per cent counts as 100.
    #expect(
      theme.attribute("border-color", of: "A")?.value == .readAs(.color(Color(RGBA(packed: 0x6666_66FF)))))
  }

  // MARK: Palette colours

  private func color(_ name: String, _ variant: PaletteVariant, _ version: PaletteVersion = .v8) -> String? {
    PaletteStyle.named(name).flatMap { Palette(version).color($0, variant) }?.hex
  }

  @Test func definitionsOverridePaletteColoursOnOneBackground() {
    let sheet = """
      @primary1: #111111; @primary2_lightBackground: #222222; @primary2: #333333; @primary3_darkBackground: #444444;
      A { font-color: @primary1; border-color: primary2; tint-color: @primary3; background-color: primary1_darkBackground; }
      """
    let light = ResolvedTheme(sapfiori: sheet)
    #expect(light.attribute("font-color", of: "A")?.value.color?.hex == "#111111ff")
    #expect(light.attribute("border-color", of: "A")?.value.color?.hex == "#222222ff")
    #expect(light.attribute("tint-color", of: "A")?.value.color?.hex == color("primary3", .dark))
    #expect(light.attribute("background-color", of: "A")?.value.color?.hex == color("primary1", .light))
    #expect(light.attribute("font-color", of: "A")?.assumptions == [])
    let dark = ResolvedTheme(sapfiori: sheet, Traits(appearance: .dark))
    #expect(dark.attribute("font-color", of: "A")?.value.color?.hex == color("primary1", .light))
    #expect(dark.attribute("font-color", of: "A")?.assumptions == .overrideScope)
    #expect(dark.attribute("tint-color", of: "A")?.value.color?.hex == "#444444ff")
    #expect(dark.attribute("tint-color", of: "A")?.via.first?.location != nil)
  }

  @Test func tintColorHasNamesForItsVariants() {
    let sheet = "@tintColorDark: #111111; @tintColorLight: #222222; A { tint-color: @tintColor; }"
    #expect(ResolvedTheme(sapfiori: sheet).attribute("tint-color", of: "A")?.value.color?.hex == "#111111ff")
    let dark = ResolvedTheme(sapfiori: sheet, Traits(appearance: .dark))
    #expect(dark.attribute("tint-color", of: "A")?.value.color?.hex == "#222222ff")
    let named = ResolvedTheme(sapfiori: "@tintColor: #333333; " + sheet)
    #expect(named.attribute("tint-color", of: "A")?.value.color?.hex == "#333333ff")
    let suffixed = ResolvedTheme(
      sapfiori: "@tintColor_lightBackground: #444444; @tintColor: #333333; " + sheet)
    #expect(suffixed.attribute("tint-color", of: "A")?.value.color?.hex == "#444444ff")
  }

  @Test func variablesHopToPaletteColours() {
    let theme = ResolvedTheme(sapfiori: "@brand: negative_darkBackground; A { font-color: @brand; }")
    let found = theme.attribute("font-color", of: "A")
    #expect(found?.value.color?.hex == color("negative", .light))
    #expect(found?.assumptions == .paletteHop)
    #expect(found?.via.map(\.name) == ["@brand", "negative_darkBackground"])
    #expect(found?.text == "negative_darkBackground")
    // A variable is followed once, as NUI does.
    let twice = ResolvedTheme(sapfiori: "@a: @b; @b: #111111; A { font-color: @a; }")
    #expect(twice.attribute("font-color", of: "A")?.value == .readAs(nil))
  }

  @Test func namesInACircleGiveNoColour() {
    let theme = ResolvedTheme(
      sapfiori: "@primary1: @primary2; @primary2: @primary1; A { font-color: @primary1; }")
    #expect(theme.attribute("font-color", of: "A")?.value == .readAs(nil))
    let fiori = ResolvedTheme(
      Array("@primary1:primary2;\n@primary2:primary1;\n".utf8), engine: .fioriSwiftUI)
    #expect(fiori.paletteOverrides.allSatisfy { $0.value == .readAs(nil) })
    #expect(fiori.paletteOverrides.count == 2)
  }
}
