import Foundation
import Testing

@testable import NSSCatalog

/// Row for row, the catalogue says what the tables say that it was generated from.
@Suite(.enabled(if: Places.facts != nil)) struct FactTableTests {
  private func provenance(_ sources: String) -> String {
    sources.split(separator: " ").map { $0.hasPrefix("~") ? $0.dropFirst() + "~" : $0 }.joined(separator: ",")
  }

  private func word(_ status: CatalogStatus) -> String { String(describing: status) }

  @Test func components() throws {
    let rows = try Places.rows("sapfiori-components.tsv")
    #expect(rows.count == 208)
    for row in rows {
      let component = try #require(Catalog.sapfiori.component(row["component"] ?? ""))
      #expect(component.superclass ?? "" == row["superclass"])
      #expect(component.kind == row["kind"])
      #expect(component.stems.joined(separator: ",") == row["prefixes"])
      #expect(component.isInPrimarySources == (row["in_seeds"] == "yes"))
      #expect(word(component.status) == row["status"])
      #expect(component.note ?? "" == row["note"])
      #expect(component.conforms ?? "" == row["conforms"])
    }
  }

  @Test func tintAttributes() throws {
    let rows = try Places.rows("sapfiori-tint.tsv")
    #expect(rows.count == 114)
    let refs = rows.filter { $0["component"] == "*" }.compactMap { $0["property_ref"]?.dropFirst() }
    #expect(TintFacts.sapfiori.propertyRefs == refs.map(String.init))
    // Rows that say only that there is nothing to say are left out.
    let columns = ["property_ref", "class_path", "tint_states", "attribute_keys", "setTintColor_states"]
    let full = rows.filter { row in
      row["component"] != "*" && columns.contains { !(row[$0] ?? "").isEmpty }
    }
    #expect(TintFacts.sapfiori.facts.count == full.count)
    for (fact, row) in zip(TintFacts.sapfiori.facts, full) {
      let paths = row["class_path"] ?? ""
      #expect(fact.component == row["component"])
      #expect(fact.propertyRef.map { "." + $0 } ?? "" == row["property_ref"])
      #expect(fact.paths.joined(separator: ",") == paths.replacingOccurrences(of: "~", with: ""))
      #expect(fact.arePathsInferred == paths.contains("~"))
      #expect(fact.states.joined(separator: ",") == row["tint_states"])
      #expect(fact.tintColorStates.joined(separator: ",") == row["setTintColor_states"])
      #expect(
        fact.keys.joined(separator: ",") == row["attribute_keys"]?.replacingOccurrences(of: ".", with: ""))
      #expect(fact.basis.rawValue == row["basis"] || (fact.basis == .none && row["basis"] == ""))
      #expect(fact.sources.joined(separator: ",") == row["provenance"])
      #expect(fact.api ?? "" == row["api"])
      let fed = (row["nss_attributes"] ?? "").split(separator: " ").map { $0.split(separator: "-").suffix(2) }
      #expect(fact.feeds.flatMap(\.attributes).count == fed.count)
    }
  }

  @Test func tintFactsReadWithoutProblems() {
    #expect(TintFacts.sapfiori.problems.isEmpty)
  }

  @Test func classPaths() throws {
    let rows = try Places.rows("sapfiori-classes.tsv")
    #expect(rows.count == 716)
    let paths = Dictionary(uniqueKeysWithValues: Catalog.sapfiori.classPaths.map { ($0.name, $0) })
    for row in rows {
      let path = try #require(paths[row["class_path"] ?? ""])
      #expect(path.componentName == row["component"], "\(path.name)")
      #expect(path.element == row["element"], "\(path.name)")
      #expect(path.classState ?? "" == row["class_state"], "\(path.name)")
      #expect(path.role.word == row["role"], "\(path.name)")
      #expect(word(path.status) == row["status"], "\(path.name)")
      #expect(path.replacement ?? path.otherSpelling ?? "" == row["canonical"], "\(path.name)")
      #expect(path.hasDocumentedAttributes == (row["documented_attributes"] == "yes"), "\(path.name)")
      #expect(provenance(path.sources) == row["provenance"], "\(path.name)")
      #expect(path.note ?? "" == row["note"], "\(path.name)")
      #expect(path.listedBy.joined(separator: ";") == row["listed_by"], "\(path.name)")
    }
  }

  @Test func attributes() throws {
    let rows = try Places.rows("sapfiori-attributes.tsv")
    #expect(rows.count == 1397)
    var facts: [String: AttributeFact] = [:]
    for path in Catalog.sapfiori.classPaths {
      for fact in path.attributes { facts["\(path.name) \(fact.base)"] = fact }
    }
    #expect(facts.count == 1397)
    for row in rows {
      let key = "\(row["class_path"] ?? "") \(row["attribute"] ?? "")"
      let fact = try #require(facts[key])
      var states = fact.states.map { ($0.certainty == .inferred ? "~" : "") + $0.name }
      if !fact.states.isEmpty { states.insert(fact.isBarePrinted ? "+bare" : "-bare?", at: 0) }
      #expect(states.joined(separator: ",") == row["states"], "\(key)")
      #expect(fact.isBarePrinted || !fact.states.isEmpty, "\(key)")
      #expect(fact.type.name == row["value_type"], "\(key)")
      #expect(fact.printedType ?? "" == row["printed_type"], "\(key)")
      #expect((fact.isDeprecated ? "yes" : "") == row["deprecated"], "\(key)")
      #expect(fact.evidence.word == row["evidence"], "\(key)")
      #expect(provenance(fact.sources) == row["provenance"], "\(key)")
      #expect(fact.note ?? "" == row["note"], "\(key)")
    }
  }

  @Test func nuiClasses() throws {
    let rows = try Places.rows("nui-classes.tsv")
    #expect(rows.count == 30)
    for row in rows {
      let path = try #require(Catalog.nui.classPath((row["style_class"] ?? "").utf8))
      #expect(path.componentName == row["uikit_class"])
      #expect(path.inherits ?? "" == row["inherits"])
      #expect(path.isDocumented == (row["documented"] == "yes"))
      #expect(path.isRendered == (row["rendered"] == "yes"))
      #expect(path.note ?? "" == row["note"])
    }
  }

  @Test func nuiAttributes() throws {
    let rows = try Places.rows("nui-attributes.tsv")
    #expect(rows.count == 350)
    var facts: [String: AttributeFact] = [:]
    for path in Catalog.nui.classPaths {
      for fact in path.attributes { facts["\(path.name) \(fact.names.joined(separator: " "))"] = fact }
    }
    #expect(facts.count == 350)
    for row in rows {
      let base = row["attribute"] ?? ""
      let states = (row["states"] ?? "").split(separator: ",").map { $0 == "base" ? "" : "-" + $0 }
      let modifiers = (row["modifiers"] ?? "").split { $0 == "," || $0 == "/" }.map(String.init)
      let names = (modifiers.isEmpty ? [""] : modifiers).flatMap { modifier in
        let place = modifier.replacing("-insets", with: "").replacing("insets", with: "")
        let insets = modifier.hasSuffix("insets") ? "-insets" : ""
        return states.map { base + (place.isEmpty ? "" : "-" + place) + $0 + insets }
      }
      let key = "\(row["style_class"] ?? "") \(names.joined(separator: " "))"
      let fact = try #require(facts[key], "\(key)")
      #expect(fact.type.name == row["value_type"], "\(key)")
      #expect(fact.isDocumented == (row["documented"] == "yes"), "\(key)")
      #expect(fact.isRead == (row["read_by_renderer"] == "yes"), "\(key)")
      #expect(fact.sources == row["source"], "\(key)")
      #expect(fact.note ?? "" == row["note"], "\(key)")
    }
  }

  @Test func misprints() throws {
    for (row, misprint) in zip(try Places.rows("doc-misprints.tsv"), Misprint.all) {
      #expect(
        [
          misprint.id, misprint.sources, misprint.place, misprint.printed, misprint.meant,
          misprint.confidence,
          misprint.treatment,
        ]
          == ["id", "source", "where", "printed", "meant", "confidence", "treatment"].map {
            // The table points to its own neighbours here.
            (row[$0] ?? "").replacing("see design/language.md: ", with: "")
          })
    }
  }

  @Test func fonts() throws {
    let rows = try Places.rows("ios-fonts.tsv").map {
      [$0["family"] ?? "", $0["name"] ?? "", $0["source"] ?? ""]
    }
    let own = FontNames.families.flatMap { family in family.fonts.map { [family.name, $0, family.source] } }
    #expect(Set(rows) == Set(own))
    #expect(rows.count == own.count)
  }
}
