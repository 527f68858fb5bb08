import NSSTheme
import Testing

/// What each engine makes of a value: `type-attribute`, text, and the reading in nui and sapfiori.
@Suite struct TypedValueTests {
  private func value(_ attribute: String, _ text: String, _ engine: Engine) -> String? {
    let theme = ResolvedTheme(Array("A { \(attribute): \(text); }".utf8), engine: engine)
    return theme.attribute(attribute, of: "A").map { GoldenTable.describe($0.value) }
  }

  @Test(arguments: [
    ("border-width", "2", "2.0"), ("border-width", "-1.5", "-1.5"), ("border-width", ".5", "0.5"),
    ("border-width", "2px", "readAs(2.0)"), ("border-width", "wide", "readAs(0.0)"),
    ("border-width", "1e2", "100.0"),
    ("border-width", "1 2", "readAs(1.0)"), ("border-width", "5.", "5.0"),
    ("text-line-clamp", "3", "3"), ("text-line-clamp", "x", "readAs(0)"),
    ("text-auto-fit", "true", "true"), ("text-auto-fit", "yes", "true"), ("text-auto-fit", "no", "false"),
    ("text-auto-fit", "off", "readAs(false)"), ("text-auto-fit", "Tomato", "readAs(true)"),
    ("content-insets", "1", "[1.0,1.0,1.0,1.0]"), ("content-insets", "1 2", "[1.0,2.0,1.0,2.0]"),
    ("content-insets", "1 2 3", "[1.0,2.0,3.0,2.0]"), ("content-insets", "1 2 3 4", "[1.0,2.0,3.0,4.0]"),
    ("content-insets", "1 2 3 4 5", "readAs([0.0,0.0,0.0,0.0])"),
    ("content-insets", "5,5", "readAs([5.0,0.0,5.0,0.0])"),
    ("content-insets", "1px 2", "readAs([1.0,2.0,1.0,2.0])"),
    ("text-shadow-offset", "1,2", "[1.0,2.0]"), ("text-shadow-offset", "1 , -2", "[1.0,-2.0]"),
    ("text-shadow-offset", "1 1", "readAs(nil)"), ("text-shadow-offset", "1,2,3", "readAs([1.0,2.0])"),
    ("text-shadow-offset", "a,1", "readAs([0.0,1.0])"),
    ("text-align", "center", "center"), ("text-align", "justified", "readAs(left)"),
    ("text-transform", "uppercase", "uppercase"), ("text-transform", "shout", "readAs(none)"),
    ("font-name", "Avenir", "Avenir"), ("font-name", "boldSystem", "boldSystem"),
    ("font-color", "red", "#ff0000ff"), ("font-color", "Red", "readAs(nil)"),
    ("font-color", "#f00", "readAs(nil)"),
    ("font-color", "0x112233", "#112233ff"), ("font-color", "rgb(255,0,0)", "#ff0000ff"),
    ("font-color", "rgba(0,0,0,1)", "readAs(#00000001)"), ("font-color", "rgba(0,0,0,1.0)", "#000000ff"),
    ("font-color", "hsl(0.0,1.0,1.0)", "readAs(#ff0000ff)"), ("font-color", "rgba(1,2,3)", "readAs(nil)"),
    ("font-color", "label", "name:label"),
  ])
  func nuiAndItsFork(attribute: String, text: String, wanted: String) {
    #expect(value(attribute, text, .nui) == wanted)
    #expect(value(attribute, text, .sapfiori) == wanted)
  }

  @Test func integers() {
    // NUI's one integer; SAPFiori's documents print Integer where NUI reads floats.
    #expect(value("text-line-clamp", "2.9", .nui) == "readAs(2)")
    #expect(value("text-line-clamp", "99999999999999999999", .nui) == "readAs(\(Int.max))")
  }

  @Test func onlyInNUI() {
    #expect(value("exclude-views", "A,B", .nui) == "[A,B]")
    #expect(value("exclude-views", "A B", .nui) == "[A B]")
    #expect(value("border-style", "line", .nui) == "line")
    #expect(value("border-style", "dotted", .nui) == "readAs(none)")
    #expect(value("separator-style", "single-line-etched", .nui) == "single-line-etched")
    #expect(value("keyboard-appearance", "dark", .nui) == "dark")
    #expect(value("keyboard-appearance", "black", .nui) == "readAs(default)")
    #expect(value("vertical-align", "fill", .nui) == "fill")
    #expect(value("font-color", "#11223344", .nui) == "readAs(#112233ff)")
  }

  @Test func onlyInSAPFiori() {
    #expect(value("font-style", "subheadline", .sapfiori) == "subheadline")
    #expect(value("font-style", "UIFontTextStyleBody", .sapfiori) == "readAs(nil)")
    #expect(value("bar-style", "black", .sapfiori) == "black")
    #expect(value("bar-style", "dark", .sapfiori) == "readAs(default)")
    #expect(value("background-color-scheme", "lightConstant", .sapfiori) == "lightConstant")
    #expect(value("background-color-scheme", "light", .sapfiori) == "readAs(nil)")
  }

  @Test func imagesHaveInsetsAndGradientsTwoColours() {
    let theme = ResolvedTheme(
      Array(
        """
        Button {
          background-image: paper.png; background-image-insets: 1 2 3 4; background-image-highlighted: other;
          background-color-top: #111111; background-color-bottom: #222222; background-color-top-highlighted: #333333;
        }
        """.utf8), engine: .nui)
    let button = theme.themeClass("Button")
    #expect(button?.image("background-image")?.name == "paper.png")
    #expect(button?.image("background-image")?.insets == Box(top: 1, right: 2, bottom: 3, left: 4))
    #expect(button?.image("background-image-highlighted")?.insets == nil)
    #expect(button?.image("image") == nil)
    #expect(button?.gradient("background-color")?.top.hex == "#111111ff")
    #expect(button?.gradient("background-color")?.bottom.hex == "#222222ff")
    #expect(button?.gradient("background-color", state: "highlighted")?.bottom.hex == "#333333ff")
    #expect(button?.gradient("border-color") == nil)
  }

  @Test func unknownAttributesAreWords() {
    let theme = ResolvedTheme(Array("A { what-ever: 1 2; }".utf8), engine: .nui)
    #expect(theme.attribute("what-ever", of: "A")?.type == nil)
    #expect(theme.attribute("what-ever", of: "A")?.value == .value(.word("1 2")))
  }
}
