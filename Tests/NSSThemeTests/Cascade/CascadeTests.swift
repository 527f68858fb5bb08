import NSSTheme
import Testing

@Suite(.serialized) struct CascadeTests {
  private func sheets(_ texts: String...) -> [SourceText] {
    texts.enumerated().map { SourceText(name: "\($0.offset).nss", $0.element) }
  }

  @Test func appendedSheetsMergeOver() throws {
    let theme = ResolvedTheme(
      sheets("@x: #111111; A { font-color: @x; font-size: 1; }", "@x: #222222; A { font-color: @x; }"),
      engine: .nui)
    let color = try #require(theme.attribute("font-color", of: "A"))
    #expect(color.value.color?.hex == "#222222ff")
    #expect(color.location == ThemeLocation(sheet: 1, range: 17..<31))
    #expect(color.via.map(\.name) == ["@x"])
    #expect(color.via.first?.location == ThemeLocation(sheet: 1, range: 0..<11))
    #expect(color.beats == [BeatenDeclaration(text: "@x", location: ThemeLocation(sheet: 0, range: 17..<31))])
    #expect(theme.attribute("font-size", of: "A")?.location.sheet == 0)
  }

  @Test func variablesStayInTheirSheetInNUIOnly() {
    let both = sheets("@x: #111111; A { font-color: @x; }", "B { font-color: @x; } A { font-size: 1; }")
    let nui = ResolvedTheme(both, engine: .nui)
    #expect(nui.outcome.sheet == 1)
    #expect(nui.outcome.verdict.name == "undefined-variable")
    // The second sheet contributes nothing.
    #expect(nui.classNames == ["A"])
    #expect(nui.attribute("font-size", of: "A") == nil)
    let sapfiori = ResolvedTheme(both, engine: .sapfiori)
    #expect(sapfiori.attribute("font-color", of: "B")?.value.color?.hex == "#111111ff")
    #expect(sapfiori.attribute("font-color", of: "B")?.assumptions == .sheetScope)
    #expect(sapfiori.attribute("font-color", of: "A")?.assumptions == [])
  }

  @Test func aRejectedSheetContributesNothing() {
    let theme = ResolvedTheme(sheets("A { b: 1; }", "A { b: 2 }", "A { c: 3; }"), engine: .nui)
    #expect(theme.verdicts.map(\.name) == ["resolved", "syntax-error", "resolved"])
    #expect(theme.attribute("b", of: "A")?.text == "1")
    #expect(theme.attribute("c", of: "A")?.location.sheet == 2)
  }

  @Test func mediaFilterRulesAndDefinitions() {
    let sheet = """
      @x: 1;
      @media (device: ipad) { @x: 2; A { b: 3; } B { c: @x; } }
      A { b: @x; }
      """
    let parsed = ParsedTheme(sheets(sheet), engine: .nui)
    let phone = parsed.resolve(Traits())
    let pad = parsed.resolve(Traits(device: .ipad))
    #expect(phone.classNames == ["A"])
    #expect(pad.classNames == ["A", "B"])
    #expect(phone.attribute("b", of: "A")?.text == "1")
    #expect(pad.attribute("b", of: "A")?.text == "2")
    #expect(pad.attribute("b", of: "A")?.beats.map(\.text) == ["3"])
    #expect(pad.definitions.map(\.wins) == [false, true])
    #expect(phone.definitions.map(\.applies) == [true, false])
  }

  /// ResolvedTheme gives what the reader of NUI gives, class by class, for the recorded sheets.
  @Test func nuiThemesAreTheReadersOutcomes() throws {
    struct Line: Decodable { var input: String? }
    for line in try Fixture.lines("nui-outcomes.jsonl", as: Line.self) {
      guard let input = line.input else { continue }
      let source = SourceText(name: "sheet.nss", input)
      for device in Traits.Device.allCases {
        let traits = Traits(device: device, orientation: device == .ipad ? .landscape : .portrait)
        let outcome = NUIEngine.outcome(source, traits)
        let theme = ResolvedTheme([source], engine: .nui, traits: traits)
        #expect(theme.outcome.verdict == outcome.verdict)
        #expect(theme.classNames == (0..<outcome.classCount).map(outcome.className))
        for index in 0..<outcome.classCount {
          let style = theme.themeClass(outcome.className(index))
          let wanted = outcome.attributes(of: index)
          #expect(style?.attributes.map(\.text) == wanted.map(outcome.text))
          #expect(style?.attributes.map(\.beats.count) == wanted.map(\.beaten.count))
          #expect(style?.location.range == outcome.classRange(index))
        }
      }
    }
  }

  @Test func fioriSwiftUIHasDefinitionsAndPaletteColours() throws {
    let theme = ResolvedTheme(
      Array("@primary1:#111111;\n@primary2:primary1;\n@primary1:#222222;\nA { b: 1; }\n".utf8),
      engine: .fioriSwiftUI)
    #expect(theme.definitions.map(\.name) == ["primary1", "primary2"])
    #expect(theme.classes.isEmpty)
    #expect(theme.components.isEmpty)
    #expect(theme.paletteOverrides.map(\.text) == ["#111111ff", "palette:primary1/device"])
    #expect(theme.paletteOverrides.map { $0.value.color?.hex } == ["#111111ff", "#111111ff"])
    let style = try #require(PaletteStyle.named("primary2"))
    #expect(theme.color(style, .dark)?.color?.hex == "#111111ff")
    let dark = ParsedTheme(theme.sheets, engine: .fioriSwiftUI).resolve(Traits(appearance: .dark))
    // On a dark background the palette's own light variant of the other style is asked for.
    #expect(dark.paletteOverrides.last?.value.color?.hex != "#111111ff")
  }

  @Test func explanations() throws {
    let theme = ResolvedTheme(
      sheets(
        "@brand: #111111; A { font-color: red; }",
        "@media (device: iphone) { @brand: primary4; A { font-color: @brand; } }"), engine: .sapfiori)
    let explanation = try #require(theme.explain("font-color", of: "A"))
    let style = try #require(PaletteStyle.named("primary4"))
    let hop = PaletteHop(style: style, variant: .dark, version: .v8)
    let head = ThemeLocation(sheet: 1, range: 0..<23)
    #expect(
      explanation.steps == [
        .declaration(text: "@brand", ThemeLocation(sheet: 1, range: 48..<66)),
        .mediaCondition(text: "@media (device: iphone)", head), .appendedSheet(1),
        .variable(name: "@brand", text: "primary4", ThemeLocation(sheet: 1, range: 26..<42)),
        .mediaCondition(text: "@media (device: iphone)", head),
        .palette(name: "primary4", hop, color: Palette(.v8).color(style, .dark).map { Color($0) }),
        .beat(
          BeatenDeclaration(text: "red", location: ThemeLocation(sheet: 0, range: 21..<36)), otherSheet: true),
        .assumption(
          name: "palette-hop", sentence: "A variable whose value is a palette name gives that colour."),
      ])
    #expect(theme.explain("font-size", of: "A") == nil)
    #expect(theme.explain("font-color", of: "B") == nil)
  }

  /// Nothing traps on any bytes, in any engine, and tables can be asked for whatever the sheet says.
  @Test func anyBytes() {
    var random = SplitMixBytes(seed: 7)
    for round in 0..<300 {
      let bytes = random.sheet(round)
      for engine in Engine.allCases {
        let theme = ResolvedTheme(bytes, engine: engine, traits: Traits(appearance: .dark))
        for style in theme.classes {
          for attribute in style.attributes { _ = theme.explain(attribute.name, of: style.name) }
        }
        for component in theme.components { _ = GoldenTable.text(theme[component]) }
        _ = (theme.definitions, theme.paletteOverrides)
      }
    }
  }

  /// Rules of many classes, classes named often, many attributes, rules inside rules: the work grows with the text.
  @Test(.timeLimit(.minutes(2)), arguments: ["classes", "repeats", "attributes", "nested", "variables"])
  func staysInProportion(kind: String) {
    func sheet(_ count: Int) -> [UInt8] {
      let numbers = 0..<count
      switch kind {
      case "classes":
        return Array((numbers.map { "C\($0)" }.joined(separator: ",") + " { a: 1; }").utf8)
      case "repeats":
        let list = numbers.map { _ in "A" }.joined(separator: ",")
        return Array((list + " {" + numbers.map { "a\($0): 1;" }.joined() + "}").utf8)
      case "attributes":
        let body = numbers.map { "a\($0): 1;" }.joined()
        return Array(
          "fdlFUIFilterFormCell_item_titleLabel, fdlFUIFilterFormCell_item_titleLabel_selected {\(body)}".utf8
        )
      case "nested":
        let list = numbers.map { "C\($0)" }.joined(separator: ",")
        return Array((list + " {" + numbers.map { _ in "X { a: 1; } b: 1;" }.joined() + "}").utf8)
      default:
        return Array((numbers.map { "@v\($0): #112233;" }.joined() + "A { font-color: @v1; }").utf8)
      }
    }
    // Work that grew with the square of the text would take minutes here.
    let theme = ResolvedTheme(sheet(20_000), engine: .sapfiori)
    #expect(theme.classNames.count + theme.definitions.count > 0)
    for component in theme.components {
      for element in theme[component].elements {
        _ = (element[.selected].view.count, element.conflicts.count)
      }
    }
  }
}

@Suite struct AlignmentTests {
  /// `fill` is an alignment of a button's content, and none of a label's text.
  @Test func wordsOfAnAlignmentDependOnTheClass() {
    let theme = ResolvedTheme(
      Array("Button { text-align: fill; } Label { text-align: fill; }".utf8), engine: .nui)
    #expect(theme.attribute("text-align", of: "Button")?.value == .value(.word("fill")))
    #expect(theme.attribute("text-align", of: "Label")?.value.isReadOtherwise == true)
  }
}
