import Foundation
import NSSCatalog
import NSSSyntax
import NSSTestSupport
import Testing

@testable import NSSTheme

/// What is said of shared elements is what the elements of all components say.
@Suite struct SharedElementsTests {
  private static let schema = ThemeSchema.of(.sapfiori)
  private static let elements = schema.components.flatMap(\.elements)
  private static let names = Catalog.sapfiori.classPaths.map(\.name)

  @Test func compiledInTextIsThatOfTheElements() throws {
    var seen: Set<String> = []
    let lines = Self.elements.filter { $0.paths.count > 1 }.map { element in
      element.paths.map { $0.name + ($0.state.map { ":" + $0.name } ?? "") }.joined(separator: " ")
    }.filter { seen.insert($0).inserted }
    let wanted = """
      // Generated from Grammar/catalog by NSSThemeTests (NSS_UPDATE=1). Edit those files instead.

      /// The class paths that share an element; ``SharedElements`` reads it.
      enum SharedPathsText {
        static let sapfiori: StaticString = #\"""
      \(lines.map { "    " + $0 }.joined(separator: "\n"))
          \"""#
      }

      """
    let isFresh = try PackageFiles.isFresh("Sources/NSSTheme/Table/SharedPathsText.swift", wanted)
    #expect(isFresh, "SharedPathsText.swift is stale; NSS_UPDATE=1 renews it")
  }

  @Test func pathsThatShareAreThoseOfTheElements() {
    for names in Self.samples() {
      let wanted = Self.elements.reduce(into: Set<String>()) { shared, element in
        let reached = Set(element.paths.map(\.name)).intersection(names)
        if reached.count > 1 { shared.formUnion(reached) }
      }
      #expect(SharedElements(among: names).paths == wanted)
    }
  }

  @Test func conflictsAreThoseOfTheTables() {
    for names in Self.samples() {
      let sheet = names.enumerated().map { number, name in
        let color = "#" + String(0x10_0000 + number % 900, radix: 16)
        return "\(name) { font-color: \(color); font-color-selected: \(color); tint-color-disabled: red; }"
      }.joined(separator: "\n")
      let theme = ResolvedTheme(Array(sheet.utf8), engine: .sapfiori)
      let wanted = ThemedComponent.allCases.flatMap { theme[$0].elements.flatMap(\.pathConflicts) }
      #expect(Self.inOrder(theme.conflicts(in: SharedElements(among: names))) == Self.inOrder(wanted))
    }
  }

  @Test func fewNamesShareNothing() {
    #expect(SharedElements(among: []).paths.isEmpty)
    #expect(SharedElements(among: ["fdlFUIObjectView_headlineLabel"]).paths.isEmpty)
    #expect(SharedElements(among: ["", "x", "fdlFUIObjectView_headlineLabel", ":selected"]).paths.isEmpty)
  }

  /// All class paths of the catalogue, and some by chance: most of them of few components.
  private static func samples() -> [[String]] {
    var random = SplitMix64(seed: 11)
    return [names]
      + (0..<60).map { _ in
        let start = Int.random(in: names.indices, using: &random)
        return names[start...].prefix(Int.random(in: 2...200, using: &random)).shuffled(using: &random)
          + (0..<20).compactMap { _ in names.randomElement(using: &random) }
      }
  }

  /// Each winner and loser once, as they are met first.
  private static func inOrder(_ conflicts: [PathConflict]) -> [[String]] {
    var seen: Set<[String]> = []
    return conflicts.map { conflict in
      [
        conflict.winner.className, conflict.winner.name, conflict.loser.className, conflict.loser.name,
        conflict.state?.name ?? "", conflict.kind.rawValue,
      ]
    }.filter { seen.insert($0).inserted }
  }
}
