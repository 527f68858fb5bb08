import Foundation
import NSSCatalog
import NSSReport
import Testing

@Suite struct CatalogReportTests {
  private static let stepper = CatalogPage.pages(of: "FUIStepperFormCell")

  private func schema() throws -> SchemaValidator {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let file = root.appending(path: "Grammar/schemas/nss-catalog.schema.json")
    return try #require(SchemaValidator(JSONSerialization.jsonObject(with: Data(contentsOf: file))))
  }

  @Test func textPage() {
    #expect(
      Self.stepper.map { CatalogText().page($0) } == [
        """
        FUIStepperFormCell  (sapfiori)
          kind: FormCell
          superclass: FUIInlineValidationDrawingTableViewCell<FUIStepperView>
          conforms to: FUITintAttributesProvider (S0,S3)

        fdlFUIStepperFormCell_decreaseButton
          button; S0 S3
            font-color  Color  disabled

        fdlFUIStepperFormCell_increaseButton
          button; S0 S3
            font-color  Color  disabled

        fdlFUIStepperFormCell_hintText
          text; S0 S3
            font-color  Color      disabled
            font-style  TextStyle  disabled

        fdlFUIStepperFormCell_keyText
          text; S0 S3
            font-color  Color      highlighted disabled
            font-style  TextStyle  highlighted disabled

        fdlFUIStepperFormCell_valueText
          textField; S0 S3
            border-color  Color      highlighted disabled
            font-color    Color      disabled
            font-style    TextStyle  disabled

        S0: SAPFiori: form cells, theming sections
        S3: SAPFiori: stepper and range slider, theming and tint attributes

        """
      ])
  }

  @Test func markdownPage() throws {
    let page = try #require(CatalogPage.pages(of: "fdlFUIStepperFormCell_keyText").first)
    #expect(
      CatalogMarkdown.page(page) == """
        # fdlFUIStepperFormCell\\_keyText

        Engine: sapfiori

        - component: FUIStepperFormCell
        - kind: FormCell
        - superclass: FUIInlineValidationDrawingTableViewCell\\<FUIStepperView\\>
        - conforms to: FUITintAttributesProvider (S0,S3)

        ## `fdlFUIStepperFormCell_keyText`

        text; S0 S3

        | attribute | states | type | remarks |
        |---|---|---|---|
        | `font-color` | highlighted disabled | Color |  |
        | `font-style` | highlighted disabled | TextStyle |  |

        ## Sources

        - S0: SAPFiori: form cells, theming sections
        - S3: SAPFiori: stepper and range slider, theming and tint attributes

        """)
  }

  /// Every component's page, in every format, names every class path and every attribute.
  @Test func pagesAreComplete() throws {
    let schema = try schema()
    var paths = 0
    for component in Catalog.sapfiori.components {
      let pages = CatalogPage.pages(of: component.name)
      let text = pages.map { CatalogText().page($0) }.joined()
      let markdown = pages.map(CatalogMarkdown.page).joined()
      let json = try JSONSerialization.jsonObject(with: Data(CatalogJSON.pages(pages)))
      #expect(schema.problems(json).prefix(3) == [], "\(component.name)")
      for path in Catalog.sapfiori.classPaths(of: component) {
        paths += 1
        #expect(text.contains(path.name) && markdown.contains("`\(path.name)`"))
        for fact in path.attributes { #expect(text.contains("    \(fact.base)")) }
      }
    }
    #expect(paths > 500)
    #expect(schema.problems(try JSONSerialization.jsonObject(with: Data(CatalogJSON.list()))) == [])
  }

  @Test func everyClassOfBothEnginesHasAPage() {
    for path in Catalog.sapfiori.classPaths + Catalog.nui.classPaths where !path.name.contains("{") {
      let names = CatalogPage.pages(of: path.name).flatMap(\.paths).map(\.name)
      #expect(names.contains(path.name), "\(path.name)")
    }
    #expect(CatalogPage.pages(of: "Button").map(\.engine) == [.sapfiori, .nui])
    #expect(CatalogPage.pages(of: "fdlFUIStepperFormCell").first?.paths.count == 5)
  }

  @Test func aDeprecatedPathSaysWhatToUse() throws {
    let path = try #require(
      Catalog.sapfiori.classPaths.first { $0.status == .deprecated && $0.replacement != nil })
    let text = CatalogPage.pages(of: path.name).map { CatalogText().page($0) }.joined()
    #expect(text.contains("deprecated, use \(path.replacement ?? "")"))
  }

  @Test func aMisspeltNameHasANeighbour() {
    #expect(CatalogPage.pages(of: "FUIStepperFormCel").isEmpty)
    #expect(CatalogPage.nearest(to: "FUIStepperFormCel") == "FUIStepperFormCell")
    #expect(CatalogPage.nearest(to: "fdlFUIStepperFormCell_keyTex") == "fdlFUIStepperFormCell_keyText")
    #expect(CatalogPage.nearest(to: "Buton") == "Button")
  }
}
