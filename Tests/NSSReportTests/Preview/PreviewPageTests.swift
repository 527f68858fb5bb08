import Foundation
import NSSCatalog
import NSSSyntax
import NSSTestSupport
import NSSTheme
import Testing

@testable import NSSReport

@Suite struct PreviewPageTests {
  static func page(_ sheets: [SourceText], _ engine: Engine = .sapfiori) -> String {
    let parsed = ParsedTheme(sheets, engine: engine)
    let traits = engine == .nui ? [Traits()] : [Traits(), Traits(appearance: .dark)]
    return String(decoding: PreviewPage.html([.init(traits.map(parsed.resolve))]), as: UTF8.self)
  }

  /// The data that the page's script reads.
  struct Facts: Decodable {
    let strings: [String]
    let values: [[Cell]]
    let parts: [[Cell]]

    enum Cell: Decodable, Equatable {
      case one(Int)
      case many([Int])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
          self = .one(number)
        } else {
          self = .many(try container.decode([Int].self))
        }
      }

      var one: Int {
        if case .one(let number) = self { return number }
        return -1
      }

      var many: [Int] {
        if case .many(let numbers) = self { return numbers }
        return []
      }
    }

    init(_ page: String) throws {
      let start = try #require(page.range(of: "id=\"data\">"))
      let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
      self = try JSONDecoder().decode(Facts.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
    }

    /// The values of a part in a state and look, as `name: text`.
    func values(_ element: String, _ state: String, _ look: String) -> [String]? {
      let part = parts.first {
        strings[$0[1].one] == element && strings[$0[2].one] == state && strings[$0[3].one] == look
      }
      return part?[5].many.map { "\(strings[values[$0][0].one]): \(strings[values[$0][2].one])" }
    }
  }

  @Test func aPartSaysClassPathAttributeValueAndWhy() throws {
    let facts = try Facts(Self.page([ThemeSamples.base, ThemeSamples.appended]))
    #expect(
      facts.values("keyText", "disabled", "light") == [
        "font-color-disabled: #666666 40%", "font-style: body", "font-name: Arial-BoldMT", "font-size: 17",
      ])
    let value = try #require(
      facts.values.first {
        facts.strings[$0[0].one] == "font-color"
          && facts.strings[$0[1].one] == "fdlFUIStepperFormCell_keyText"
      })
    #expect(
      value[5].many.map { facts.strings[$0] }.first == "Themes/Übersicht.nss:2:3 sets it to `@brand`.")
    #expect(
      value[6].many.map { facts.strings[$0] } == [
        "`@brand` at Themes/Base.nss:7:3: an appended sheet wins."
      ])
    #expect(value[7].many.map { facts.strings[$0] }.contains { $0.hasPrefix("sheet-scope: ") })
  }

  @Test func lightAndDarkDifferWhereThePaletteDoes() throws {
    let sheet = SourceText(name: "a.nss", "fdlFUISwitchFormCell_title { font-color: @primaryLabel; }")
    let facts = try Facts(Self.page([sheet]))
    let light = facts.values("title", "normal", "light")
    #expect(light != nil && light != facts.values("title", "normal", "dark"))
  }

  @Test func whatNothingStylesIsMarkedAndNamesItsClassPaths() throws {
    let page = Self.page([SourceText(name: "a.nss", "fdlFUISwitchFormCell_title { font-color: red; }")])
    #expect(page.contains("switch on u"))
    let facts = try Facts(page)
    let part = try #require(facts.parts.first { facts.strings[$0[1].one] == "switch" })
    #expect(part[5].many.isEmpty)
    #expect(part[7].many.map { facts.strings[$0] }.contains("fdlFUISwitchFormCell_switch"))
  }

  /// A class that says something of other states only leaves this one alone.
  @Test func whatASheetStylesInAnotherStateIsMarkedHere() {
    let page = Self.page([
      SourceText(name: "a.nss", "fdlFUIStepperFormCell_keyText { font-color-disabled: red; }")
    ])
    #expect(page.contains("<button class=\"p t u\" data-p=\"0\" title=\"keyText\""))
    #expect(page.contains("<button class=\"p t c0\""))
  }

  /// The system's text colour on a ground of the theme's would read as a fault of the theme.
  @Test func aTextWithoutColourStandsOnAPlateWhereTheGroundIsTheThemes() {
    let page = Self.page([SourceText(name: "a.nss", "Toolbar { background-color: #102030; }")], .nui)
    #expect(page.contains("<span class=\"plate\">Toolbar</span>"))
    let set = Self.page(
      [SourceText(name: "a.nss", "NavigationBar { bar-tint-color: #102030; font-color: white; }")], .nui)
    #expect(!set.contains("class=\"plate\""))
  }

  @Test func bothSegmentsAreDrawnInTheirOwnState() throws {
    let page = Self.page(
      [
        SourceText(
          name: "a.nss",
          "SegmentedControl { background-color: #FFFFFF; background-color-selected: #102030; "
            + "font-color: #111111; font-color-selected: #EEEEEE; }")
      ], .nui)
    for state in ["normal", "selected"] {
      let start = try #require(page.range(of: "aria-label=\"UISegmentedControl, \(state), light\""))
      let end = try #require(page.range(of: "</figure>", range: start.upperBound..<page.endIndex))
      let shot = page[start.upperBound..<end.lowerBound]
      for rule in ["{color:#eeeeee;background:#102030}", "{color:#111111}"] {
        let head = try #require(page.range(of: rule))
        let name = page[..<head.lowerBound].split(separator: ".").last ?? ""
        #expect(shot.contains(" \(name)\" data-p="), "\(state): \(rule)")
      }
    }
  }

  @Test func whatAllPartsRestOnIsSaidOnce() {
    let page = Self.page(
      [
        SourceText(
          name: "a.nss",
          "Button { background-color: red; background-color-highlighted: blue; font-color: white; }\n"
            + "SearchBarButton { font-color: red; }")
      ], .nui)
    #expect(page.contains("Assumed: state-fallback (all parts)."))
  }

  @Test func aThemeThatIsRejectedOnAnotherDeviceSaysSo() {
    let sheet = SourceText(
      name: "a.nss",
      "Button { font-color: red; }\n@media (device: ipad) {\n  Button { font-color: @nowhere; }\n}")
    let parsed = ParsedTheme([sheet], engine: .nui)
    let others = [Traits(device: .ipad), Traits(device: .ipad, orientation: .landscape)]
    let page = String(
      decoding: PreviewPage.html([
        .init([parsed.resolve(Traits())], others: others.map(parsed.resolve))
      ]), as: UTF8.self)
    #expect(page.contains("<h3>The app stops at this theme on iPad</h3><p class=\"where\">a.nss:3:24</p>"))
    #expect(page.contains("aria-label=\"UIButton, normal, light\""))
    #expect(!Self.page([sheet], .nui).contains("class=\"rejected\""))
  }

  @Test func whatLooksOtherwiseOnTheOtherDeviceIsDrawnForBoth() {
    let sheet = SourceText(
      name: "a.nss",
      "Button { font-color: red; }\nLabel { font-color: red; }\n"
        + "@media (device: ipad) {\n  Button { font-color: blue; }\n  Switch { tint-color: red; }\n  My.Own { font-color: red; }\n}"
    )
    let parsed = ParsedTheme([sheet], engine: .nui)
    let page = String(
      decoding: PreviewPage.html([
        .init([parsed.resolve(Traits())], others: [parsed.resolve(Traits(device: .ipad))])
      ]), as: UTF8.self)
    for component in ["UIButton", "UISwitch"] {
      #expect(page.contains("class=\"screen light here\" aria-label=\"\(component), normal, light\""))
      #expect(page.contains("class=\"screen light there\" aria-label=\"\(component), normal, light, iPad\""))
    }
    #expect(page.contains("class=\"screen light\" aria-label=\"UILabel, normal, light\""))
    #expect(!page.contains("aria-label=\"UILabel, normal, light, iPad\""))
    #expect(page.contains("aria-label=\"My.Own, light, iPad\""))
    #expect(page.contains("<option value=\"here\">iPhone<option value=\"there\">iPad"))
    #expect(!Self.page([sheet], .nui).contains("id=\"device\""))
  }

  @Test func aPaletteSwatchLiesOnItsOwnBackground() {
    let page = Self.page(
      [SourceText(name: "a.nss", "@tintColor_darkBackground:#11223380;\n")], .fioriSwiftUI)
    #expect(page.contains("<i class=\"ground glass dark\"><i class=\"swatch c"))
    #expect(page.contains("<i class=\"ground\"><i class=\"swatch c"))
    #expect(!page.contains("class=\"toc\""))
  }

  @Test func everyDocumentedStateIsDrawnInEachLook() {
    let page = Self.page([ThemeSamples.base])
    for state in TintState.allCases {
      let isThere = page.contains("aria-label=\"FUIStepperFormCell, \(state.name), dark\"")
      let parsed = ParsedTheme([ThemeSamples.base], engine: .sapfiori).resolve(Traits())
      let isDocumented =
        state == .normal
        || parsed[.FUIStepperFormCell].elements.contains { $0.states.contains(state) }
      #expect(isThere == isDocumented, "\(state)")
    }
  }

  @Test(arguments: [
    ("Button { font-color: red;; }", "a.nss:1:26", "nui drops this theme"),
    ("/* é */ Button { font-color: @nowhere; }", "a.nss:1:31", "The app stops at this theme"),
    ("Button\u{0}{", "a.nss:1:7", "nui drops this theme"),
  ]) func aRejectedThemeSaysSoFirst(text: String, place: String, title: String) {
    let page = Self.page([SourceText(name: "a.nss", text)], .nui)
    #expect(
      page.contains("<div class=\"rejected\" role=\"note\"><h3>\(title)</h3><p class=\"where\">\(place)</p>"))
    #expect(!page.contains("class=\"screen"))
  }

  @Test func oneRejectedSheetOfTwoIsNamedAndTheOtherDrawn() {
    let page = Self.page(
      [SourceText(name: "a.nss", "Button { font-color: red; }"), SourceText(name: "b.nss", "Button {")], .nui)
    #expect(page.contains("<h3>nui drops one of the sheets</h3>"))
    #expect(page.contains("aria-label=\"UIButton, normal, light\""))
  }

  @Test func fioriSwiftUIShowsThePalette() throws {
    let page = Self.page([ThemeSamples.palette], .fioriSwiftUI)
    #expect(page.contains("The theme sets 2 of "))
    let facts = try Facts(page)
    #expect(
      facts.strings.contains { $0.hasPrefix("Palette.nss:1:1 sets it to `#112233ff`; the palette has #") })
  }

  @Test func noThemeChangesTheShapeOfThePage() {
    var random = SplitMix64(seed: 13)
    let plain = Self.page([SourceText(name: "a.nss", "My { font-color: red; }")], .nui)
    for _ in 0..<3 {
      let text =
        EscapingTests.random(&random) + "\nfdlFUISwitchFormCell_title { font-name: "
        + EscapingTests.random(&random) + "; " + EscapingTests.random(&random) + ": red; }\n"
        + EscapingTests.random(&random) + " { font-color: red; }"
      for engine in Engine.allCases {
        let page = Self.page([SourceText(name: EscapingTests.random(&random), text)], engine)
        for tag in ["<script", "</script", "<style", "</style", "<body", "<meta"] {
          #expect(Self.count(tag, page) == Self.count(tag, plain), "\(tag) in \(text.debugDescription)")
        }
        #expect(!page.lowercased().contains("<img"))
        #expect(!page.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || $0 == "\u{202E}" })
      }
    }
  }

  @Test func theSameSheetGivesTheSamePage() {
    #expect(Self.page([ThemeSamples.base]) == Self.page([ThemeSamples.base]))
  }

  private static func count(_ part: String, _ text: String) -> Int {
    text.lowercased().components(separatedBy: part).count
  }

  @Test func golden() throws {
    let sheet = SourceText(
      name: "Theme.nss", "@brand: #0B6B7A;\nfdlFUIFilterFormCell_item_titleLabel { font-color: @brand; }\n")
    let page = Self.page([sheet])
    // The parts that no change of style or script touches: the drawing and its data.
    let start = try #require(page.range(of: "<section class=\"component\""))
    let end = try #require(page.range(of: "<section class=\"component palette\""))
    try Golden.expect(
      String(page[start.lowerBound..<end.lowerBound]).replacingOccurrences(of: "><", with: ">\n<"),
      "preview.html", folder: "HTML")
  }
}
