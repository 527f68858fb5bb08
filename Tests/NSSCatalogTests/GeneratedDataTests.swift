import Foundation
import NSSTestSupport
import Testing

@testable import NSSCatalog

/// The text in `Sources/NSSCatalog/Data` is that of `Grammar/catalog`. With NSS_UPDATE=1 it is renewed, and the run
/// fails all the same: it has tested the old text.
@Suite struct GeneratedDataTests {
  @Test func compiledInTextIsThatOfTheFiles() throws {
    var names: Set<String> = ["IndexText.swift"]
    for file in try FileManager.default.contentsOfDirectory(atPath: Places.catalog.path)
    where file.hasSuffix(".nssc") {
      let text = try String(contentsOf: Places.catalog.appendingPathComponent(file), encoding: .utf8)
      #expect(!text.contains("\"\"\"#"), "\(file) cannot be embedded")
      let words = file.dropLast(5).split(separator: "-")
      let constant = words.enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.capitalized }
        .joined()
      let swift = constant.prefix(1).uppercased() + constant.dropFirst() + "Text.swift"
      names.insert(swift)
      try compare(
        swift,
        "// Generated from Grammar/catalog/\(file) by NSSCatalogTests (NSS_UPDATE=1). Edit that file instead.",
        constant, text)
    }
    let present = Set(try FileManager.default.contentsOfDirectory(atPath: Places.data.path))
    #expect(present == names)
  }

  @Test func indexIsThatOfTheFiles() throws {
    try compare(
      "IndexText.swift", "// Generated from Grammar/catalog by NSSCatalogTests (NSS_UPDATE=1).", "index",
      IndexWriter.text(
        read: { family in
          let bytes = Array(
            try Data(contentsOf: Places.catalog.appendingPathComponent(family.name + ".nssc")))
          return CatalogReader.read(
            file: family.name, bytes: bytes, engine: family.engine,
            bases: CatalogIndex.builtIn(family.engine).bases)
        }))
  }

  private func compare(_ file: String, _ comment: String, _ constant: String, _ text: String) throws {
    // Indented as the formatter does it.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "    " + $0
    }
    let body = lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
    let wanted =
      "\(comment)\nextension CatalogText {\n  static let \(constant): StaticString = #\"\"\"\n\(body)\n    \"\"\"#\n}\n"
    let isFresh = try PackageFiles.isFresh("Sources/NSSCatalog/Data/\(file)", wanted)
    #expect(isFresh, "\(file) is stale; NSS_UPDATE=1 renews it")
  }
}

/// Writes the index of all files.
enum IndexWriter {
  static func text(read: (BuiltInFamily) throws -> CatalogFamily) throws -> String {
    var lines: [String] = []
    for engine in [Engine.nui, .sapfiori] {
      let families = try BuiltInFamily.allCases.filter { $0.engine == engine }.map { ($0, try read($0)) }
      lines.append("engine \(engine.name)")
      lines += stems(families)
      lines += bases(families.map(\.1))
    }
    return lines.joined(separator: "\n")
  }

  /// A stem belongs to the file that has class paths with it; a stem without any to the first whose components list it.
  private static func stems(_ families: [(BuiltInFamily, CatalogFamily)]) -> [String] {
    var home: [String: BuiltInFamily] = [:]
    for (number, family) in families {
      for index in family.paths.indices {
        let stem = ClassPath(family: family, index: index).stem
        if let other = home[stem], other != number {
          Issue.record("class paths of \(stem) stand in \(other.name) and \(number.name)")
        }
        home[stem] = number
      }
    }
    for (number, family) in families {
      for index in family.components.indices {
        for stem in Component(family: family, index: index).stems where home[stem] == nil {
          home[stem] = number
        }
      }
    }
    return families.map { number, _ in
      let stems = home.filter { $0.value == number }.keys.sorted()
      return "family \(number.rawValue) " + stems.joined(separator: " ")
    }
  }

  private static func bases(_ families: [CatalogFamily]) -> [String] {
    var types: [String: [ValueType: Int]] = [:]
    var roles: [String: UInt32] = [:]
    var states: [String: UInt64] = [:]
    for family in families {
      for path in family.paths {
        for record in family.attributes[path.attributes.range] {
          let base = family.text(record.base)
          roles[base, default: 0] |= 1 << UInt32(path.role.rawValue)
          for state in family.states[record.states.range] {
            states[base, default: 0] |= 1 << UInt64(state.id)
          }
          // The insets of an image are not the type of the image.
          let isPlain = family.modifiers[record.modifiers.range].allSatisfy { !$0.contains(.insets) }
          types[base, default: [:]][record.type, default: 0] += isPlain ? 1 : 0
        }
      }
    }
    return types.keys.sorted().map { base in
      let type =
        types[base]?.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key ?? .string
      return "base \(base) \(type.rawValue) \(roles[base] ?? 0) \(states[base] ?? 0)"
    }
  }
}
