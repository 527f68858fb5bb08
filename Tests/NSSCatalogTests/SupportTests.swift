import Testing

@testable import NSSCatalog

@Suite struct SupportTests {
  private func path(_ name: String, _ catalog: Catalog = .sapfiori) throws -> ClassPath {
    try #require(catalog.classPath(name.utf8), "\(name)")
  }

  /// Every documented combination, in both engines.
  @Test func everythingDocumentedIsDocumented() {
    var count = 0
    for catalog in [Catalog.sapfiori, .nui] {
      for path in catalog.classPaths {
        for fact in path.attributes {
          for name in fact.names {
            count += 1
            guard case .documented(let found, _) = catalog.support(of: name.utf8, on: path) else {
              Issue.record("\(path.name) { \(name) }")
              continue
            }
            #expect(found.base == fact.base, "\(path.name) { \(name) }")
            if fact.modifiers.isEmpty { #expect(found.type == fact.type, "\(path.name) { \(name) }") }
          }
        }
      }
    }
    #expect(count > 2000)
  }

  @Test func bareFormOfSuffixedAttributesIsInferred() throws {
    let support = Catalog.sapfiori.support(
      of: "font-color".utf8, on: try path("fdlFUIStepperFormCell_keyText"))
    guard case .documented(let fact, certainty: .inferred) = support else {
      return #expect(Bool(false), "\(support)")
    }
    #expect(!fact.isBarePrinted)
    #expect(fact.states.map(\.name) == ["highlighted", "disabled"])
  }

  @Test func undocumentedState() throws {
    let keyText = try path("fdlFUIStepperFormCell_keyText")
    guard
      case .undocumentedState(let fact, _) = Catalog.sapfiori.support(
        of: "font-color-selected".utf8, on: keyText)
    else { return #expect(Bool(false)) }
    #expect(fact.names == ["font-color-highlighted", "font-color-disabled"])
    // A combination of states that no document prints.
    guard
      case .undocumentedState = Catalog.sapfiori.support(
        of: "font-color-highlighted-selected".utf8, on: keyText)
    else { return #expect(Bool(false)) }
  }

  @Test func otherSpellingIsOffered() throws {
    let title = try path("fdlFUITitleFormCell_valueTextField")
    let names = Set(title.attributes.flatMap(\.names))
    var offered = 0
    for path in Catalog.sapfiori.classPaths {
      for state in Catalog.sapfiori.stateSuffixes {
        guard
          case .undocumentedState(_, let other?) = Catalog.sapfiori.support(
            of: "font-color-\(state)".utf8, on: path)
        else { continue }
        #expect(path.attributes.contains { $0.names.contains(other) })
        offered += 1
      }
    }
    #expect(offered > 0)
    #expect(names.contains("tint-color-disabled"))
  }

  @Test func attributesOutsideAList() throws {
    let button = try path("fdlFUIStepperFormCell_increaseButton")
    // Buttons have corner radii elsewhere.
    guard case .notListed(.number) = Catalog.sapfiori.support(of: "corner-radius".utf8, on: button),
      case .foreign = Catalog.sapfiori.support(of: "tag-delimiter".utf8, on: button),
      case .unknown = Catalog.sapfiori.support(of: "corner-radus".utf8, on: button)
    else { return #expect(Bool(false)) }
  }

  @Test func pathsWithoutAList() throws {
    let key = try path("fdlFUIDatePickerFormCell_keyLabel")
    #expect(key.attributes.isEmpty)
    guard case .inferred(.color) = Catalog.sapfiori.support(of: "font-color".utf8, on: key),
      case .inferred(.color) = Catalog.sapfiori.support(of: "font-color-disabled".utf8, on: key),
      case .inferredUnknownState = Catalog.sapfiori.support(of: "font-color-accented".utf8, on: key),
      case .foreign = Catalog.sapfiori.support(of: "thumb-color".utf8, on: key)
    else { return #expect(Bool(false)) }
    #expect(Catalog.sapfiori.supportedAttributes(of: key).certainty == .inferred)
    #expect(Catalog.sapfiori.supportedAttributes(of: key).names.contains("font-color"))
  }

  @Test func baseClassesTakeNUITables() throws {
    let table = try path("TableView")
    guard case .inferred(.number) = Catalog.sapfiori.support(of: "row-height".utf8, on: table) else {
      return #expect(Bool(false))
    }
    guard case .inferred(.color) = Catalog.sapfiori.support(of: "font-color".utf8, on: try path("Label"))
    else {
      return #expect(Bool(false))
    }
  }

  @Test func nuiClasses() throws {
    let nui = Catalog.nui
    guard case .notListed = nui.support(of: "text-offset".utf8, on: try path("Button", nui)),
      case .notListed = nui.support(of: "bar-tint-color".utf8, on: try path("Toolbar", nui)),
      case .documented(_, .printed) = nui.support(of: "exclude-views".utf8, on: try path("Label", nui)),
      // Read for search bar buttons, whose lookup goes through BarButton.
      case .documented(_, .inferred) = nui.support(
        of: "font-color-disabled".utf8, on: try path("BarButton", nui)),
      case .documented(let insets, _) = nui.support(
        of: "image-highlighted-insets".utf8, on: try path("Button", nui))
    else { return #expect(Bool(false)) }
    #expect(insets.type == .box)
  }

  @Test func unspelledWords() throws {
    let facts = Catalog.sapfiori.classPaths.flatMap(\.attributes)
    for fact in facts {
      let isUnspelled =
        fact.type == .barStyle || fact.type == .backgroundColorScheme || fact.printedType == "NSTextAlignment"
      #expect(fact.areWordsPrinted != isUnspelled)
    }
  }
}

/// Declarations from the vendor's own examples, and from reports of people.
@Suite struct ReportedDeclarationTests {
  @Test(arguments: [
    ("fdlSegmentedControl_item_contentView", "border-color"),
    ("fdlSegmentedControl_item_titleLabel", "font-color"),
    ("fdlSegmentedControl_item_contentView_selected", "border-color"),
    ("fdlSegmentedControl_item_titleLabel_selected", "font-color"),
    ("fdlFUISwitchFormCell_switch", "tint-color"),
    ("fdlFUISwitchFormCell_switch", "thumb-color-enabled-selected"),
    ("fdlFUIListPickerFormCell_keyLabel-disabled", "font-color"),
    ("fdlFUIStepperFormCell_keyText", "font-color-highlighted"),
    ("fdlFUIStepperFormCell_increaseButton", "font-color-disabled"),
    ("fdlFUITitleFormCell_valueTextField", "font-color-disabled"),
    ("fdlFUITitleFormCell_valueTextField", "tint-color-disabled"),
    ("fdlFUIObjectTableViewCell_headlineLabel", "font-style"),
    ("fdlFUIObjectView_headlineLabel", "font-style"),
    ("fdlFUIObjectView_headlineLabel", "font-color"),
  ])
  func isSupported(_ path: String, _ attribute: String) throws {
    let found = try #require(Catalog.sapfiori.classPath(path.utf8))
    switch Catalog.sapfiori.support(of: attribute.utf8, on: found) {
    case .documented, .inferred: break
    case let other: Issue.record("\(path) { \(attribute) }: \(other)")
    }
  }

  @Test(arguments: [
    ("Button", "text-offset"), ("Toolbar", "bar-tint-color"),
  ])
  func isNotListed(_ name: String, _ attribute: String) throws {
    let path = try #require(Catalog.nui.classPath(name.utf8))
    guard case .notListed = Catalog.nui.support(of: attribute.utf8, on: path) else {
      return #expect(Bool(false))
    }
  }
}
