import Testing

@testable import NSSCatalog

/// What the files hold as a whole.
@Suite struct CatalogFilesTests {
  private static let families = BuiltInFamily.allCases.map(\.table)

  @Test func filesReadWithoutProblems() {
    for family in Self.families {
      #expect(family.problems == [])
      #expect(CatalogCheck.references(of: family, in: .of(family.engine)) == [])
    }
    #expect(Vocabulary.shared.problems == [])
    #expect(ValueTypes.shared.problems == [])
    for engine in Engine.allCases { #expect(ValueGrammars.of(engine).problems == []) }
  }

  @Test func nothingIsLost() {
    let sapfiori = Catalog.sapfiori.classPaths
    #expect(Catalog.sapfiori.components.count == 208)
    #expect(sapfiori.count == 716)
    #expect(sapfiori.reduce(0) { $0 + $1.attributes.count } == 1397)
    let nui = Catalog.nui.classPaths
    #expect(nui.count == 30)
    // Without `*` and `none`, which are no classes, and TextInputTraits, which is a protocol.
    #expect(nui.filter { $0.inherits?.hasPrefix($0.name) == true }.count == 27)
    #expect(nui.reduce(0) { $0 + $1.attributes.count } == 350)
    #expect(Misprint.all.count == 59)
    #expect(FontNames.families.reduce(0) { $0 + $1.fonts.count } == 293)
  }

  @Test func namesAreUnique() {
    for catalog in [Catalog.sapfiori, .nui] {
      let names = catalog.classPaths.map(\.name)
      #expect(Set(names).count == names.count)
      let components = catalog.components.map(\.name)
      #expect(Set(components).count == components.count)
      for path in catalog.classPaths {
        let attributes = path.attributes.flatMap(\.names)
        #expect(Set(attributes).count == attributes.count, "\(path.name)")
      }
    }
  }

  @Test func replacementsExistAndAreCurrent() throws {
    for path in Catalog.sapfiori.classPaths {
      for name in [path.replacement, path.otherSpelling].compactMap({ $0 }) {
        let other = try #require(Catalog.sapfiori.classPath(name.utf8), "\(name)")
        #expect(other.status == .current, "\(name)")
      }
      #expect(path.status == .current || path.otherSpelling == nil)
    }
  }

  @Test func ownersAndListingComponentsExist() {
    let components = Set(Catalog.sapfiori.components.map(\.name))
    for path in Catalog.sapfiori.classPaths {
      #expect(components.contains(path.componentName), "\(path.name)")
      for name in path.listedBy { #expect(components.contains(name), "\(path.name)") }
    }
  }

  @Test func sourcesAreKnown() {
    let known = Set(CatalogSource.all.map(\.id))
    for path in Catalog.sapfiori.classPaths {
      for sources in [path.sources] + path.attributes.map(\.sources) {
        let words = sources.split(separator: " ").map { $0.drop { $0 == "~" } }
        #expect(!words.isEmpty, "\(path.name)")
        for word in words { #expect(known.contains(String(word)), "\(path.name): \(word)") }
      }
    }
    #expect(Catalog.age == "SAPFiori documents of SDK 6 to 25.08")
  }

  @Test func everyClassPathIsFoundByItsName() {
    for catalog in [Catalog.sapfiori, .nui] {
      for path in catalog.classPaths {
        let name = path.name.replacing("{row}", with: "12").replacing("{column}", with: "3")
        #expect(catalog.classPath(name.utf8) == path, "\(name)")
      }
    }
  }

  @Test func placeholdersMatchDigitsOnly() {
    #expect(Catalog.sapfiori.classPath("fdlFUIDataTable_textItem_row7_column12".utf8) != nil)
    #expect(Catalog.sapfiori.classPath("fdlFUIDataTable_textItem_row".utf8) == nil)
    #expect(Catalog.sapfiori.classPath("fdlFUIDataTable_textItem_rowx".utf8) == nil)
    #expect(Catalog.sapfiori.classPath("fdlFUIDataTable_textItem_row{row}x".utf8) == nil)
  }

  @Test func vocabularyNamesExist() {
    let bases = Set(Catalog.sapfiori.baseAttributes + Catalog.nui.baseAttributes)
    let vocabulary = Vocabulary.shared
    func meanings(_ table: Vocabulary.Table) -> [String] {
      vocabulary.words(of: table).flatMap { vocabulary.meaning(of: $0, in: table) }
    }
    for meant in meanings(.habits) + meanings(.spellings) + vocabulary.words(of: .spellings) {
      #expect(bases.contains(meant), "\(meant)")
    }
    for suffix in meanings(.stateHabits) { #expect(vocabulary.states.find(suffix.utf8) != nil, "\(suffix)") }
    for name in meanings(.roleClasses) + meanings(.nuiNames) {
      #expect(Catalog.nui.classPath(name.utf8) != nil, "\(name)")
    }
    #expect(Set(ElementRole.allCases.map(\.word)).isSuperset(of: vocabulary.words(of: .roleClasses)))
    for table in [Vocabulary.Table.habits, .stateHabits, .spellings, .roleClasses, .nuiNames] {
      #expect(!vocabulary.words(of: table).isEmpty)
    }
  }
}
