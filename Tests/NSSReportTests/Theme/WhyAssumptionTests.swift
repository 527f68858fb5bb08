import Foundation
import NSSCatalog
import NSSReport
import NSSSyntax
import NSSTheme
import Testing

@Suite struct WhyAssumptionTests {
  private func theme(_ texts: String..., engine: Engine = .sapfiori) -> ResolvedTheme {
    ResolvedTheme(
      texts.enumerated().map { SourceText(name: "\($0.offset).nss", $0.element) }, engine: engine)
  }

  private func why(_ attribute: String, of path: String, _ text: String) -> String {
    WhyText.text(attribute, of: path, in: theme(text), width: 1000)
  }

  @Test func anUnknownAttributeIsCalledUnknown() {
    let text = why(
      "font-colr", of: "fdlFUIObjectTableViewCell_headlineLabel",
      "fdlFUIObjectTableViewCell_headlineLabel { font-colr: red; }")
    #expect(text.contains("undocumented: "))
    #expect(text.contains("no engine's catalogue knows it; did you mean font-color?"))
  }

  @Test func aSchemeGivesAnotherValueAndIsNamed() {
    let text = why(
      "font-color", of: "fdlFUIObjectHeader_headlineLabel",
      "fdlFUIObjectHeader { background-color-scheme: darkConstant; }\n"
        + "fdlFUIObjectHeader_headlineLabel { font-color: @tintColor; }\n")
    #expect(text.contains("In FUIObjectHeader headlineLabel it is #"))
    #expect(text.contains("since background-color-scheme is darkConstant there (assumed: scheme-scope)"))
    #expect(text.contains("- scheme-scope: "))
  }

  @Test func whatLookupsRestOnIsListed() {
    let font = why(
      "font-style", of: "fdlFUIObjectTableViewCell_headlineLabel",
      "fdlFUIObjectTableViewCell_headlineLabel { font-style: body; font-size: 12; }")
    #expect(font.contains("- font-order: "))
    let path = why(
      "font-color", of: "fdlFUIObjectView_headlineLabel",
      "fdlFUIObjectView_headlineLabel { font-color: red; }")
    #expect(path.contains("- path-order: "))
    #expect(path.contains("- lent-path: "))
    let overlay = why(
      "font-style", of: "fdlFUIFilterFormCell_item_titleLabel",
      "fdlFUIFilterFormCell_item_titleLabel { font-style: body; } "
        + "fdlFUIFilterFormCell_item_titleLabel_selected { font-color: red; }")
    #expect(overlay.contains("- class-state-overlay: "))
  }

  /// `highlighted` of `.valueText` belongs to the border colour alone.
  @Test func statesBelongToKeys() {
    let theme = theme("fdlFUIStepperFormCell_valueText { font-color: red; border-color: blue; }")
    let attributes = theme[.FUIStepperFormCell][.valueText]?[.highlighted]
    #expect(attributes?.documents(.foregroundColor) == false)
    #expect(attributes?.documents(.borderColor) == true)
    // Who draws the cell still learns what the colour without state is.
    #expect(attributes?.foregroundColor != nil)
    let swift = SwiftSource.text(theme, tool: "0")
    let calls = swift.split(separator: "Attributes(").filter { $0.contains("state: .highlighted") }
    #expect(!calls.isEmpty)
    for call in calls { #expect(!call.contains(".foregroundColor")) }
  }

  /// NUI renders an attribute without states once; nothing is assumed there.
  @Test func inNUIAnAttributeWithoutStatesIsListedOnce() {
    let theme = theme("Button { border-width: 2; font-color: red; }", engine: .nui)
    let element = theme[.UIButton][element: "Button"]
    #expect(element?[.normal].view.map(\.name) == ["border-width"])
    #expect(element?[.highlighted].view.map(\.name) == [])
    #expect(ResolveTable.text(theme, width: 1000).components(separatedBy: "border-width").count == 2)
  }

  @Test func aFailedSheetIsNamedAndTheOthersSurvive() {
    let rejected = theme("Button { font-color: red; }", "Button { font-color: blue }", engine: .nui)
    let table = ResolveTable.text(rejected, width: 1000)
    #expect(table.contains("drops this sheet without a word"))
    #expect(table.contains("#ff0000"))
    var json = JSONWriter()
    ResolveJSON.append(rejected, to: &json)
    let text = String(decoding: json.bytes, as: UTF8.self)
    #expect(text.contains("\"path\":\"1.nss\""))
    #expect(!text.contains("\"classes\""))
    let stopped = theme("Button { font-color: red; }", "Button { font-color: @x; }", engine: .nui)
    #expect(ResolveTable.text(stopped).contains("is not defined"))
    #expect(!ResolveTable.text(stopped).contains("#ff0000"))
  }
}
