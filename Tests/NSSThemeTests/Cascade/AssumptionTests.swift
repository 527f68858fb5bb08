import NSSCatalog
import NSSTheme
import Testing

/// What no document prints bears a mark.
@Suite struct AssumptionTests {
  private func theme(_ texts: String..., engine: Engine = .sapfiori) -> ResolvedTheme {
    ResolvedTheme(
      texts.enumerated().map { SourceText(name: "\($0.offset).nss", $0.element) }, engine: engine)
  }

  private func assumed(_ text: String, _ engine: Engine = .sapfiori) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for style in theme(text, engine: engine).classes {
      for attribute in style.attributes {
        found["\(style.name).\(attribute.name)"] = attribute.assumptions.names
      }
    }
    return found
  }

  @Test func anAttributeThatNoDocumentListsForTheClassIsMarked() {
    let found = assumed(
      """
      fdlFUIObjectTableViewCell_headlineLabel { font-colr: #FF0000; font-color: #FF0000; font-color-highlighted: #00FF00; }
      fdlFUINoSuchThing_label { font-color: #FF0000; }
      My.Button { font-colr: #FF0000; font-color: #FF0000; }
      """)
    let label = "fdlFUIObjectTableViewCell_headlineLabel"
    #expect(found["\(label).font-colr"] == ["undocumented"])
    #expect(found["\(label).font-color-highlighted"] == ["undocumented"])
    #expect(found["\(label).font-color"] == [])
    #expect(found["fdlFUINoSuchThing_label.font-color"] == ["undocumented"])
    #expect(found["My.Button.font-colr"] == [] && found["My.Button.font-color"] == [])
  }

  @Test func theBareFormOfAnAttributePrintedWithSuffixesOnlyIsMarked() {
    let found = assumed(
      "fdlFUIStepperFormCell_keyText { font-color: #FF0000; font-color-disabled: #00FF00; }")
    #expect(found["fdlFUIStepperFormCell_keyText.font-color"] == ["bare-form"])
    #expect(found["fdlFUIStepperFormCell_keyText.font-color-disabled"] == [])
  }

  @Test func inNUIOnlyClassesOfTheCatalogueAreMarked() {
    let found = assumed("Label, My { font-weight: bold; font-color: red; } Button { fnt: 1; }", .nui)
    #expect(found["Label.font-weight"] == ["undocumented"])
    #expect(found["Label.font-color"] == [])
    #expect(found["Button.fnt"] == ["undocumented"])
    #expect(found["My.font-weight"] == [])
  }

  @Test func tablesMarkTheSame() throws {
    let theme = theme(
      "fdlFUIObjectTableViewCell_headlineLabel { font-color-highlighted: #00FF00; font-colr: x; }")
    let label = try #require(theme[.FUIObjectTableViewCell][element: "headlineLabel"])
    #expect(label[.highlighted].foregroundColor?.assumptions.contains(.undocumented) == true)
    #expect(label[.normal].view("font-colr")?.assumptions.contains(.undocumented) == true)
  }

  /// A rule of many classes and many attributes has more pairs than the sheet has bytes; the marks are there all the same.
  @Test func manyClassesWithManyAttributes() {
    let paths = Catalog.sapfiori.classPaths.map(\.name).filter { !$0.contains("{") }.prefix(600)
    let attributes = (0..<600).map { "a\($0): 1;" }.joined()
    let theme = theme("\(paths.joined(separator: ", ")) { \(attributes) }")
    for path in [paths.first, paths.last].compactMap({ $0 }) {
      #expect(theme.attribute("a599", of: path)?.assumptions == .undocumented)
    }
  }

  @Test func aPaletteColourSetInAnotherSheetIsMarked() {
    let theme = theme("A { font-color: @primary4; background-color: primary4; }", "@primary4: #CCCCCC;")
    for name in ["font-color", "background-color"] {
      #expect(theme.attribute(name, of: "A")?.value.color?.hex == "#ccccccff")
      #expect(theme.attribute(name, of: "A")?.assumptions == .sheetScope)
    }
    #expect(theme.paletteOverrides.first?.assumptions == .sheetScope)
    let same = self.theme("@primary4: #CCCCCC; A { font-color: @primary4; }")
    #expect(same.attribute("font-color", of: "A")?.assumptions == [])
  }

  @Test func aVariableThatIsAVariableStaysTextByAssumption() {
    let text = "@a: @b; @b: #FF0000; A { font-color: @a; font-name: @a; }"
    let theme = theme(text)
    #expect(theme.attribute("font-name", of: "A")?.value == .value(.word("@b")))
    #expect(theme.attribute("font-name", of: "A")?.assumptions == .variableHop)
    #expect(theme.attribute("font-color", of: "A")?.value == .readAs(nil))
    #expect(theme.attribute("font-color", of: "A")?.assumptions == .variableHop)
    // What NUI does is known.
    #expect(self.theme(text, engine: .nui).attribute("font-name", of: "A")?.assumptions == [])
  }

  @Test func anUndefinedVariableHasAMarkOfItsOwn() {
    let theme = theme("A { font-color: @nowhere; font-size: @x 1; }")
    #expect(theme.attribute("font-color", of: "A")?.assumptions == .undefinedVariable)
    #expect(theme.attribute("font-size", of: "A")?.assumptions == .undefinedVariable)
  }
}
