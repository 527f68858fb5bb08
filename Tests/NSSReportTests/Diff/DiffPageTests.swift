import Foundation
import NSSCatalog
import NSSSyntax
import NSSTestSupport
import NSSTheme
import Testing

@testable import NSSReport

@Suite struct DiffPageTests {
  static func report(_ old: SourceText, _ new: SourceText, _ engine: Engine = .sapfiori) -> DiffReport {
    let traits = engine == .nui ? [Traits()] : [Traits(), Traits(appearance: .dark)]
    let (from, to) = (ParsedTheme([old], engine: engine), ParsedTheme([new], engine: engine))
    let diff = ThemeDiff(from, to, traits: traits.map { TraitsPair($0) })
    return DiffReport([DiffedSheet(oldPath: old.name, newPath: new.name, diffs: [diff])])
  }

  static func page(_ report: DiffReport) -> String {
    let bytes = DiffPage.html(report) { diff in
      let old = ParsedTheme(diff.sheets.old, engine: diff.engines.old)
      let new = ParsedTheme(diff.sheets.new, engine: diff.engines.new)
      return diff.traits.map { (old.resolve($0.old), new.resolve($0.new)) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func page(_ old: SourceText, _ new: SourceText, _ engine: Engine = .sapfiori) -> String {
    page(report(old, new, engine))
  }

  private static let old = SourceText(
    name: "Old.nss",
    """
    @brand: #0B6B7A;
    fdlFUIFilterFormCell { background-color: #FFFFFF; }
    fdlFUIFilterFormCell_keyLabel { font-color: @brand; font-size: 17; }

    """)
  private static let new = SourceText(
    name: "New.nss",
    """
    @brand: #7FB8C0;
    fdlFUIFilterFormCell { background-color: #FFFFFF; }
    fdlFUIFilterFormCell_keyLabel { font-color: @brand; font-size: 15; }

    """)

  @Test func oneCauseHoldsItsEffectsWithSwatchesAndContrast() throws {
    let page = Self.page(Self.old, Self.new)
    #expect(
      page.contains("<h4><code>@brand</code> changed from <code>#0B6B7A</code> to <code>#7FB8C0</code></h4>"))
    #expect(page.contains("New.nss:1:1"))
    #expect(page.contains("<code>#0b6b7a</code>") && page.contains("<code>#7fb8c0</code>"))
    #expect(page.contains("strong (ΔE 28.2)"))
    #expect(page.contains(">contrast 6.17 → 2.20, falls below AA, which is 4.5:1?</span>"))
    #expect(page.contains("1 text loses a level of contrast (WCAG)."))
  }

  @Test func affectedCellsAreDrawnBeforeAndAfterWithWhatChangesMarked() {
    let page = Self.page(Self.old, Self.new)
    for when in ["before, light", "after, light", "before, dark", "after, dark"] {
      #expect(page.contains("aria-label=\"FUIFilterFormCell, normal, \(when)\""))
    }
    let changed = page.components(separatedBy: " changed\" data-p=").count - 1
    #expect(changed >= 4)
  }

  @Test func aClassOfNUIIsDrawnAsItsControl() {
    let page = Self.page(
      SourceText(name: "a.nss", "Button { background-color: red; }"),
      SourceText(name: "a.nss", "Button { background-color: blue; }"), .nui)
    #expect(page.contains("data-owners=\"") && page.contains("\"><h4>UIButton</h4>"))
    #expect(page.contains("aria-label=\"UIButton, normal, after\""))
  }

  private static func page(_ old: String, _ new: String, _ engine: Engine, _ traits: [Traits]) -> String {
    let (old, new) = (SourceText(name: "a.nss", old), SourceText(name: "a.nss", new))
    let diff = ThemeDiff(
      ParsedTheme([old], engine: engine), ParsedTheme([new], engine: engine),
      traits: traits.map { TraitsPair($0) })
    return page(DiffReport([DiffedSheet(oldPath: "a.nss", newPath: "a.nss", diffs: [diff])]))
  }

  private static let devices: [Traits] = [
    Traits(), Traits(orientation: .landscape), Traits(device: .ipad),
    Traits(device: .ipad, orientation: .landscape),
  ]

  @Test func picturesThatAreTheSameAreDrawnOnce() {
    let media = "@media (device: ipad) { Label { font-size: 20; } }\n"
    let page = Self.page(
      media + "Button { font-color: red; }\nLabel { font-color: red; }",
      media + "Button { font-color: blue; }\nLabel { font-color: blue; }", .nui, Self.devices)
    let count = { (label: String) in page.components(separatedBy: "aria-label=\"\(label)").count - 1 }
    #expect(count("UIButton, normal, before\"") == 1 && count("UIButton, normal, after\"") == 1)
    #expect(count("UIButton") == 2)
    for words in ["iPhone", "iPad"] {
      #expect(count("UILabel, normal, before, \(words)\"") == 1)
      #expect(count("UILabel, normal, after, \(words)\"") == 1)
    }
  }

  @Test func picturesSayTheirDevice() {
    let page = Self.page(
      "Button { font-color: red; }",
      "Button { font-color: red; }\n@media (device: ipad) { Button { font-color: blue; } }", .nui,
      Self.devices)
    #expect(page.contains("aria-label=\"UIButton, normal, after, iPad\""))
    #expect(!page.contains("aria-label=\"UIButton, normal, after, iPhone"))
  }

  @Test func rejectedSheetsComeFirstAndStandInTheSummary() throws {
    func sheet(_ name: String, _ old: String?, _ new: String?) -> DiffedSheet {
      let diff = ThemeDiff(
        ParsedTheme([SourceText(name: old == nil ? "/dev/null" : name, old ?? "")], engine: .nui),
        ParsedTheme([SourceText(name: new == nil ? "/dev/null" : name, new ?? "")], engine: .nui))
      return DiffedSheet(
        oldPath: old == nil ? nil : name, newPath: new == nil ? nil : name, diffs: [diff])
    }
    let page = Self.page(
      DiffReport([
        sheet("same.nss", "A { font-color: red; }", "A { font-color: red; }"),
        sheet("new.nss", nil, "B { font-color: red; }"),
        sheet("worse.nss", "C { font-color: red; }", "C { font-color: red }"),
      ]))
    let titles = ["worse.nss", "new.nss, a new sheet", "same.nss"]
    let places = try titles.map { try #require(page.range(of: "><h2>\($0)</h2>")).lowerBound }
    #expect(places == places.sorted())
    #expect(
      page.contains("1 sheet is rejected now: </b><a href=\"#comparison-0\">worse.nss (nui)</a>"))
    #expect(page.contains("<h1>Changes of 2 sheets</h1>"))
    #expect(!page.contains("/dev/null"))
    #expect(
      Self.page(DiffReport([sheet("new.nss", nil, "B { font-color: red; }")])).contains(
        "<title>New: new.nss</title>"))
  }

  @Test func changesOfTheSameColoursStandTogether() {
    let sheet = { (color: String) in
      SourceText(
        name: "a.nss",
        (0..<20).map { "My.Class\($0) { font-color: \(color); }" }.joined(separator: "\n"))
    }
    let brand = { (color: String) in
      SourceText(
        name: "a.nss",
        "@brand: \(color);\n" + String(decoding: sheet("@brand").bytes, as: UTF8.self))
    }
    let page = Self.page(brand("#102030"), brand("#405060"), .nui)
    #expect(page.components(separatedBy: "<span class=\"values\">").count - 1 == 1)
    #expect(page.components(separatedBy: "<li class=\"change entry\">").count - 1 == 20)
    #expect(page.contains("<details><summary>12 more</summary>"))
  }

  @Test func aPaletteColourHasItsContrastAndItsGround() {
    let page = Self.page(
      SourceText(name: "a.nss", "@tintColor_darkBackground:#1B5FA8;\n@separator_darkBackground:#111111;\n"),
      SourceText(name: "a.nss", "@tintColor_darkBackground:#8FC1F2;\n@separator_darkBackground:#222222;\n"),
      .fioriSwiftUI)
    #expect(page.contains("<span class=\"contrast\">contrast on primaryBackground "))
    #expect(page.components(separatedBy: "contrast on primaryBackground").count == 2)
    #expect(page.contains("<i class=\"ground dark\"><i class=\"swatch"))
  }

  @Test func whatIsRejectedAsBeforeOrMayBeIsSaid() {
    let broken = Self.page(
      SourceText(name: "a.nss", "A { font-color: red }"), SourceText(name: "a.nss", "A { font-color: blue }"),
      .nui)
    #expect(broken.contains("class=\"rejected\"") && broken.contains("as before, nui"))
    #expect(!broken.contains("<p>Nobody sees a difference.</p>\n<"))
    let doubtful = Self.page(
      SourceText(name: "a.nss", "fdlFUISwitchFormCell_title { font-color: red; }"),
      SourceText(name: "a.nss", "fdlFUISwitchFormCell_title { font-color: red }"))
    #expect(doubtful.contains("<div class=\"rejected\" role=\"note\"><p>"))
  }

  @Test func nothingChanged() {
    let page = Self.page(Self.old, SourceText(name: "New.nss", bytes: Self.old.bytes))
    #expect(page.contains("Nobody sees a difference."))
    #expect(!page.contains("class=\"cause\""))
  }

  @Test func aThemeThatIsRejectedNowComesFirst() throws {
    let page = Self.page(
      SourceText(name: "a.nss", "Button { font-color: red; }"),
      SourceText(name: "a.nss", "Button { font-color: red;; }"), .nui)
    let rejected = try #require(page.range(of: "the whole theme is gone, without a word"))
    let causes = try #require(page.range(of: "Causes and what they change"))
    #expect(rejected.lowerBound < causes.lowerBound)
    #expect(page.contains("nui cannot take <code>;</code>"))
  }

  /// The page's data has one entry for each entry of its list, in the same order.
  @Test func dataAndListHaveTheSameEntries() throws {
    struct Data: Decodable {
      let changes: [[Int]]
      let strings: [String]
    }
    let page = Self.page(Self.old, Self.new)
    let start = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let data = try JSONDecoder().decode(
      Data.self, from: Foundation.Data(page[start.upperBound..<end.lowerBound].utf8))
    let items = page.components(separatedBy: "<li class=\"change entry\">").dropFirst()
    #expect(data.changes.count == items.count && !items.isEmpty)
    for (entry, item) in zip(data.changes, items) {
      #expect(item.contains("<b>\(data.strings[entry[1]])</b>"))
      let words = data.strings[entry[4]].split(separator: " ")
      #expect(words.first == data.strings[entry[1]].lowercased()[...])
    }
  }

  @Test func picturesAreLimitedAndTheListIsNot() {
    func sheet(_ color: String) -> SourceText {
      var text = ""
      for path in Catalog.sapfiori.classPaths.prefix(520) where !path.name.contains("{") {
        text += "\(path.name) { font-color: \(color); }\n"
      }
      return SourceText(name: "all.nss", text)
    }
    let report = Self.report(sheet("#102030"), sheet("#405060"))
    let page = Self.page(report)
    let pictures = page.components(separatedBy: "class=\"screen ").count - 1
    #expect(pictures <= DiffPage.mostPictures * 2 && pictures > DiffPage.mostPictures)
    #expect(page.contains("more are not drawn"))
    #expect(page.components(separatedBy: "<li class=\"change entry\">").count > report.summary.changes)
  }

  @Test func noThemeChangesTheShapeOfThePage() {
    var random = SplitMix64(seed: 29)
    for _ in 0..<3 {
      func sheet() -> SourceText {
        SourceText(
          name: EscapingTests.random(&random),
          "\(EscapingTests.random(&random)) { font-color: \(EscapingTests.random(&random)); "
            + "\(EscapingTests.random(&random)): red; }\n@\(EscapingTests.random(&random)): "
            + "\(EscapingTests.random(&random));\nButton { font-name: \(EscapingTests.random(&random)); }")
      }
      let (old, new) = (sheet(), sheet())
      for engine in Engine.allCases {
        let page = Self.page(old, new, engine).lowercased()
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(page.components(separatedBy: "</style").count == 2)
        #expect(!page.contains("<img") && !page.contains("<svg onload"))
        #expect(!page.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || $0 == "\u{202E}" })
      }
    }
  }

  @Test func theSameThemesGiveTheSamePage() {
    #expect(Self.page(Self.old, Self.new) == Self.page(Self.old, Self.new))
  }

  @Test func golden() throws {
    let page = Self.page(Self.old, Self.new)
    let start = try #require(page.range(of: "<section class=\"engine\""))
    let end = try #require(page.range(of: "<h3 id=\"cells-0\">"))
    try Golden.expect(
      String(page[start.lowerBound..<end.lowerBound]).replacingOccurrences(of: "><", with: ">\n<"),
      "diff.html", folder: "HTML")
  }
}
