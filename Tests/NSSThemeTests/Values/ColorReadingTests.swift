import NSSCatalog
import NSSTestSupport
import NSSTheme
import Testing

@Suite struct ColorReadingTests {
  static func hex(_ text: String, _ engine: Engine) -> String {
    ColorReading(text, engine: engine).color(Traits())?.hex ?? "nil"
  }

  @Test func theSameEightDigitsAreThreeColours() {
    #expect(Self.hex("#28666666", .nui) == "#286666ff")
    #expect(Self.hex("#28666666", .sapfiori) == "#66666666")
    #expect(Self.hex("#28666666", .fioriSwiftUI) == "#28666666")
    #expect(ColorReading("#28666666", engine: .nui).notes == .digitsIgnored)
    #expect(ColorReading("#28666666", engine: .sapfiori).notes == .alphaFirst)
    #expect(ColorReading("#28666666", engine: .fioriSwiftUI).notes == .alphaLast)
    #expect(Self.hex("#FF112233", .sapfiori) == "#112233ff")
    #expect(ColorReading("#FF112233", engine: .sapfiori).notes == [.alphaFirst, .alphaCapped])
  }

  @Test func hexInEachEngine() {
    let cases: [(String, String, String, String)] = [
      // text, nui, sapfiori, fiori-swiftui
      ("#abc", "nil", "nil", "#aabbccff"),
      ("#AbCdEf", "#abcdefff", "#abcdefff", "#abcdefff"),
      ("0x112233", "#112233ff", "#112233ff", "#112233ff"),
      ("# 11 22 33", "#112233ff", "#112233ff", "#112233ff"),
      ("x #112233 y", "#112233ff", "#112233ff", "#112233ff"),
      ("112233", "nil", "nil", "nil"),
      ("#12345", "nil", "nil", "#112233ff"),
      ("#1234567", "#123456ff", "#123456ff", "#123456ff"),
      ("#111111 #22222222", "#111111ff", "#22222257", "#22222222"),
    ]
    for (text, nui, sapfiori, swiftUI) in cases {
      #expect(Self.hex(text, .nui) == nui, "\(text)")
      #expect(Self.hex(text, .sapfiori) == sapfiori, "\(text)")
      #expect(Self.hex(text, .fioriSwiftUI) == swiftUI, "\(text)")
    }
    #expect(ColorReading("#abc", engine: .nui).form == .hex(digits: 3))
  }

  @Test func functionsAsNUIReadsThem() {
    let cases: [(String, String, ColorReading.Notes)] = [
      ("rgb ( 255 , 0 , 0 )", "#ff0000ff", .dividedBy255),
      ("rgb ( 1.0 , 0.5 , 0.0 )", "#ff8000ff", []),
      ("rgba ( 0 , 0 , 0 , 1 )", "#00000001", [.dividedBy255, .integerAlpha]),
      ("rgba ( 0 , 0 , 0 , 1.0 )", "#000000ff", .dividedBy255),
      ("RGBA ( 255 , 255 , 255 , .5 )", "#ffffff80", .dividedBy255),
      ("rgb ( 1 , 2 , 3 , 4 )", "#010203ff", [.dividedBy255, .fourthIgnored]),
      ("hsl ( 0.0 , 1.0 , 1.0 )", "#ff0000ff", .brightness),
      ("hsl ( 1.0 , 1.0 , 1.0 )", "#ff0000ff", .brightness),
      ("hsla ( 0.5 , 1.0 , 0.5 , 0.5 )", "#00808080", .brightness),
      ("hsl ( 85 , 255 , 255 )", "#00ff00ff", [.brightness, .dividedBy255]),
      ("rgb ( 1.2.3 , . , 000000000255 )", "#ff00ffff", .dividedBy255),
      ("rgb ( 1 , 2 ) rgb ( 3 , 4 , 5 )", "#030405ff", .dividedBy255),
      ("rgba ( 1 , 2 , 3 )", "nil", []),
      ("rgb ( 1 , 2 )", "nil", []),
      ("rgb ( -1 , 2 , 3 )", "nil", []),
      ("rgb ( 10 , 20 , 30 , 40 , 50 )", "nil", []),
      ("rgb", "nil", []), ("rgb (", "nil", []), ("rgba ( 1", "nil", []),
    ]
    for (text, color, notes) in cases {
      for engine in [Engine.nui, .sapfiori] {
        #expect(Self.hex(text, engine) == color, "\(text)")
        #expect(ColorReading(text, engine: engine).notes == notes, "\(text)")
      }
      #expect(Self.hex(text, .fioriSwiftUI) == "nil")
    }
    guard case .color(let color) = ColorReading("rgb ( 2.0 , 0.0 , 0.0 )", engine: .nui).value else {
      Issue.record("no colour")
      return
    }
    #expect(color.red == 2)
    #expect(color.hex == "#ff0000ff")
  }

  @Test func namesInEachEngine() throws {
    #expect(Self.hex("lightGray", .nui) == "#aaaaaaff")
    #expect(Self.hex("Red", .nui) == "nil")
    #expect(Self.hex("magenta", .nui) == "#ff00ffff")
    #expect(ColorReading("magenta", engine: .fioriSwiftUI) == ColorReading(.none, .systemName))
    let dynamic = ColorReading("systemBlue", engine: .nui)
    #expect(dynamic.form == .systemName)
    #expect(dynamic.color(Traits()) == nil)
    #expect(ColorReading("systemBlue", engine: .fioriSwiftUI).value == .none)
    // SwiftUI's red changes with the appearance, UIKit's does not.
    #expect(Self.hex("red", .nui) == "#ff0000ff")
    #expect(Self.hex("red", .fioriSwiftUI) == "nil")
    #expect(
      ColorReading("red", engine: .fioriSwiftUI).value
        == .system(try #require(SystemColor("red", in: .swiftUI))))
    for family in [SystemColor.Family.uiKit, .swiftUI] {
      for name in SystemColor.names(in: family) { #expect(SystemColor(name, in: family)?.name == name) }
    }
  }

  @Test func paletteNamesFollowTheTraits() throws {
    let primary4 = try #require(PaletteStyle.named("primary4"))
    for palette in PaletteVersion.allCases {
      for appearance in Traits.Appearance.allCases {
        let traits = Traits(appearance: appearance, palette: palette)
        let own = Palette(palette).color(primary4, appearance == .light ? .dark : .light)
        #expect(ColorReading("@primary4", engine: .sapfiori).color(traits)?.rgba == own)
        #expect(ColorReading("primary4", engine: .sapfiori).color(traits)?.rgba == own)
        let onDark = Palette(palette).color(primary4, .light)
        #expect(ColorReading("primary4_darkBackground", engine: .sapfiori).color(traits)?.rgba == onDark)
        #expect(ColorReading("primary4_darkConstant", engine: .fioriSwiftUI).color(traits)?.rgba == onDark)
        #expect(ColorReading("primary4_darkBackground", engine: .fioriSwiftUI).color(traits)?.rgba == own)
      }
    }
    #expect(ColorReading("primary4", engine: .nui).value == .none)
    #expect(ColorReading("primary4_darkBackgroud", engine: .sapfiori) == ColorReading(.none, .paletteName))
    #expect(ColorReading("@brand", engine: .sapfiori).value == .none)
    #expect(Traits(appearance: .dark, level: .elevated, contrast: .high).variant == .elevatedContrastLight)
    #expect(Traits().variant(for: .deviceInverse) == .light)
  }

  @Test func traitsAreSetByName() {
    var traits = Traits()
    for (name, values) in Traits.vocabulary {
      for value in values {
        let isKnown = traits.set(name, to: value)
        #expect(isKnown)
      }
      let isKnown = traits.set(name, to: "x")
      #expect(!isKnown)
    }
    let last = Traits(
      device: .ipad, orientation: .landscape, appearance: .dark, level: .elevated, contrast: .high,
      palette: .v8)
    #expect(traits == last)
  }

  @Test func anyTextIsRead() {
    var random = SplitMix64(seed: 11)
    let pieces = [
      "#", "0x", "0X", "rgb", "rgba", "hsl", "(", ")", ",", "1", "255", ".", "f", " ", "é", "😀", "ﬀ",
      "\u{301}", "_",
      "grey4", "device", "@", "R", "\u{0}",
    ]
    for _ in 0..<6000 {
      let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      for engine in Engine.allCases {
        let reading = ColorReading(text, engine: engine)
        if let color = reading.color(Traits()) { #expect(color.hex.utf8.count == 9) }
      }
    }
  }
}
