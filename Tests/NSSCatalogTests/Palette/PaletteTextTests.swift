import Foundation
import NSSTestSupport
import Testing

@testable import NSSCatalog

/// The text compiled in is that of `Grammar/palettes`.
@Suite struct PaletteTextTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func generated() throws -> String {
    func text(_ name: String) throws -> String {
      let file = root.appendingPathComponent("Grammar/palettes/\(name).palette")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      return lines.filter { !$0.hasPrefix("//") }.map { "    " + $0 }.joined(separator: "\n")
    }
    let swift = """
      // Generated from Grammar/palettes by the test PaletteTextTests (NSS_UPDATE=1). Do not edit.

      /// The text of the palettes; ``PaletteStyles`` and ``PaletteTables`` read it.
      enum PaletteText {

      """
    let constants = try (["styles"] + PaletteVersion.allCases.map(\.name)).map { name in
      "  static let \(name): StaticString = #\"\"\"\n\(try text(name))\n    \"\"\"#\n"
    }
    return swift + constants.joined(separator: "\n") + "}\n"
  }

  @Test func compiledTextIsCurrent() throws {
    let isFresh = try PackageFiles.isFresh(
      "Sources/NSSCatalog/Palette/PaletteText.swift", Self.generated())
    #expect(isFresh, "stale; run this test with NSS_UPDATE=1")
  }
}
