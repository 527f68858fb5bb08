import Foundation
import NSSCatalog
import NSSTestSupport
import Testing

@testable import NSSTheme

/// The enumerations of components and property refs are those of the catalogue. With NSS_UPDATE=1 they are renewed, and
/// the run fails all the same: it has tested the old ones.
@Suite struct GeneratedNamesTests {
  @Test func componentsAreThoseOfTheCatalogue() throws {
    let names = Set(Catalog.sapfiori.components.map(\.name)).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    try compare(
      "ThemedComponent",
      "/// A Swift class of SAPFiori, or a UIKit class behind an NUI class, by its name; a dot becomes an underscore.",
      names)
    #expect(names.count <= 256)
  }

  @Test func propertyRefsAreThoseOfTheFacts() throws {
    try compare(
      "PropertyRef", "/// A case of SAPFiori's FUIPropertyRef (SDK 6).", TintFacts.sapfiori.propertyRefs)
  }

  @Test func everyNameFindsItsCase() {
    for component in ThemedComponent.allCases { #expect(ThemedComponent(named: component.name) == component) }
    for ref in PropertyRef.allCases { #expect(PropertyRef(named: ref.name) == ref) }
    for state in TintState.allCases {
      #expect(TintState(named: state.name) == state)
      #expect(TintState(named: state.apiName) == state)
    }
    for key in TintKey.allCases { #expect(TintKey(named: key.name) == key) }
    #expect(ThemedComponent(named: "") == nil)
    #expect(ThemedComponent(named: "zzz") == nil)
    #expect(PropertyRef(named: "nothing") == nil)
    #expect(TintState(named: "pressed") == nil)
  }

  @Test func everyStateSuffixOfTheCatalogueIsAState() {
    for suffix in Catalog.sapfiori.stateSuffixes + Catalog.nui.stateSuffixes {
      #expect(TintState(named: suffix) != nil, "\(suffix)")
    }
  }

  @Test func factsNameWhatExists() {
    let facts = TintFacts.sapfiori
    for row in facts.facts {
      #expect(ThemedComponent(named: row.component) != nil, "\(row.component)")
      if let ref = row.propertyRef { #expect(PropertyRef(named: ref) != nil, "\(ref)") }
      for path in row.paths { #expect(Catalog.sapfiori.classPath(path.utf8) != nil, "\(path)") }
      for state in row.states + row.tintColorStates { #expect(TintState(named: state) != nil, "\(state)") }
      for feed in row.feeds { #expect(TintKey(named: feed.key) != nil, "\(feed.key)") }
    }
    for shown in facts.shown {
      #expect(ThemedComponent(named: shown.component) != nil, "\(shown.component)")
      #expect(ThemedComponent(named: shown.inner) != nil, "\(shown.inner)")
    }
    for reach in facts.reaches {
      #expect(Catalog.sapfiori.classPath(reach.path.utf8) != nil)
      #expect(ThemedComponent(named: reach.component) != nil)
    }
  }

  /// What the printed superclasses say about inner views stands in the facts, and nothing else does.
  @Test func innerViewsAreThoseOfTheSuperclasses() {
    let shown = TintFacts.sapfiori.shown
    for component in Catalog.sapfiori.components {
      guard let superclass = component.superclass, let open = superclass.firstIndex(of: "<"),
        superclass.last == ">"
      else { continue }
      for inner in superclass[superclass.index(after: open)...].dropLast().split(separator: ",") {
        let name = inner.trimmingCharacters(in: .whitespaces)
        guard ThemedComponent(named: name) != nil else { continue }
        #expect(
          shown.contains {
            $0.component == component.name && $0.inner == name && $0.sources == ["~superclass"]
          },
          "\(component.name) shows \(name)")
      }
    }
  }

  private func compare(_ type: String, _ comment: String, _ names: [String]) throws {
    let cases = names.map { name in
      let plain = name.replacingOccurrences(of: ".", with: "_")
      return "  case " + (plain == "switch" ? "`switch`" : plain)
    }
    let lines =
      [
        "// swift-format-ignore-file",
        "// Generated from Grammar/catalog by NSSThemeTests (NSS_UPDATE=1). Edit those files instead.", "",
        comment,
        "public enum \(type): UInt8, CaseIterable, Sendable {",
      ] + cases + ["", "  static let names: [String] = ["] + names.map { "    \"\($0)\"," } + [
        "  ]", "}", "",
      ]
    let wanted = lines.joined(separator: "\n")
    let isFresh = try PackageFiles.isFresh("Sources/NSSTheme/Table/\(type).swift", wanted)
    #expect(isFresh, "\(type).swift is stale; NSS_UPDATE=1 renews it")
  }
}
