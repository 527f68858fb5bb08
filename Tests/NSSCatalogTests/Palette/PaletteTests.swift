import Foundation
import NSSTestSupport
import Testing

@testable import NSSCatalog

@Suite struct PaletteTests {
  /// What the vendor's open-source code gives for every style of every version in its eight variants.
  @Test func everyColourIsThatOfTheVendorsCode() throws {
    let file = PaletteTextTests.root.appendingPathComponent(
      "Tests/NSSCatalogTests/Fixtures/palettes-resolved.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(lines.count == 994)
    var seen: Set<[Substring]> = []
    for line in lines {
      let cells = line.split(separator: "\t")
      let version = try #require(PaletteVersion(name: cells[0]))
      let style = try #require(PaletteStyle.named(String(cells[1])))
      let colors = PaletteVariant.allCases.map { Palette(version).color(style, $0)?.hex ?? "nil" }
      #expect(colors == cells[2...].map(String.init), "\(cells[0]) \(cells[1])")
      seen.insert(Array(cells[..<2]))
    }
    for version in PaletteVersion.allCases {
      for style in PaletteStyle.all where !seen.contains([version.name[...], style.name[...]]) {
        #expect(!Palette(version).contains(style), "\(version.name) \(style.name)")
        #expect(Palette(version).color(style, .light) == nil)
      }
    }
  }

  @Test func stylesHaveStatusAndReplacement() throws {
    #expect(PaletteStyle.all.count == 262)
    let line = try #require(PaletteStyle.named("line"))
    #expect(line.status == .deprecated)
    #expect(line.replacement?.name == "separatorOpaque")
    #expect(PaletteStyle.named("quarternaryFill")?.status == .unavailable)
    #expect(PaletteStyle.named("tintColorTapStateDark")?.replacement == nil)
    #expect(PaletteStyle.named("primaryLabel")?.status == .current)
    for style in PaletteStyle.all { #expect(PaletteStyle.named(style.name) == style) }
    for other in ["", "Line", "lin", "line ", "@line", "line_", String(repeating: "primaryLabel", count: 9)] {
      #expect(PaletteStyle.named(other) == nil)
    }
  }

  @Test func namesSplitAtTheFirstUnderscore() throws {
    #expect(PaletteName("negative")?.suffix == PaletteName.Suffix.none)
    #expect(PaletteName("negative_darkBackground")?.suffix == .known(.darkBackground))
    #expect(PaletteName("chart1_lightConstant")?.suffix == .known(.lightConstant))
    #expect(PaletteName("negative_darkBackgroud")?.suffix == .unknown(9..<22))
    #expect(PaletteName("negative_")?.suffix == .unknown(9..<9))
    #expect(PaletteName("negative_device_x")?.suffix == .unknown(9..<17))
    #expect(PaletteName("negativ_darkBackground") == nil)
    #expect(PaletteName("_darkBackground") == nil)
    #expect(PaletteSuffix.nearest(to: "darkBackgroud") == .darkBackground)
    #expect(PaletteSuffix.nearest(to: "LightBackground") == .lightBackground)
    #expect(PaletteSuffix.nearest(to: "elevatedContrastLightkBackground") == .elevatedContrastLightBackground)
    #expect(PaletteSuffix.nearest(to: "headline") == nil)
  }

  @Test func aSuffixNamesTheBackground() {
    #expect(PaletteSuffix.darkBackground.variant == .light)
    for variant in PaletteVariant.allCases {
      let suffix = PaletteSuffix(setting: variant)
      #expect(suffix.variant == variant)
      let made = PaletteVariant(
        darkBackground: variant.isLight, elevated: variant.isElevated, contrast: variant.isContrast)
      #expect(made == variant)
    }
    for suffix in PaletteSuffix.allCases {
      #expect((suffix.variant == nil) != (suffix.scheme == nil))
      #expect(PaletteSuffix.named(suffix.name) == suffix)
      if let scheme = suffix.scheme { #expect(scheme.name == suffix.name) }
    }
  }

  @Test func cellsSayWhereTheyAreWritten() throws {
    let map8 = try #require(PaletteStyle.named("map8"))
    #expect(Palette(.v8).cell(map8, .dark)?.isHexColor == false)
    let primaryLabel = try #require(PaletteStyle.named("primaryLabel"))
    let renamed = try #require(Palette(.v4).cell(primaryLabel, .contrastDark))
    #expect(renamed.style.name == "primary1")
    #expect(renamed.variant == .dark)
    #expect(Palette(.v4).lists(primaryLabel) == false)
    #expect(Palette(.v8).lists(primaryLabel))
    let primary1 = try #require(PaletteStyle.named("primary1"))
    let older = try #require(Palette(.v8).cell(primary1, .light))
    #expect(older.version < .v8)
  }

  @Test func anyBytesCanBeLookedUp() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...90, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      bytes.withUnsafeBufferPointer {
        #expect(PaletteStyle.named($0) == nil)
        #expect(PaletteName($0) == nil)
        #expect(PaletteSuffix.named($0) == nil)
      }
    }
  }
}
