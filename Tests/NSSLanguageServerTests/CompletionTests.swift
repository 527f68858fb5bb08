import Foundation
import Testing

@testable import NSSLanguageServer

@Suite struct CompletionTests {
  private func items(_ marked: String, utf16: Bool = true, options: JSON? = nil) -> [JSON] {
    let text = MarkedText(marked)
    let client = InProcessClient(utf16: utf16, options: options)
    client.open(text.text)
    let result = client.request("textDocument/completion", client.at(1, text)) as? JSON
    return result?["items"] as? [JSON] ?? []
  }

  private func labels(_ marked: String, options: JSON? = nil) -> [String] {
    items(marked, options: options).compactMap { $0["label"] as? String }
  }

  @Test func classPathsByComponentThenByElement() {
    #expect(labels("fdl1️⃣").contains("fdlFUIStepperFormCell"))
    let elements = labels("fdlFUIStepperFormCell_1️⃣ { }")
    #expect(elements.contains("fdlFUIStepperFormCell_keyText"))
    #expect(!elements.contains("fdlFUIFilterFormCell_keyText"))
    #expect(labels("Label, fdlFUIStepperFormCell_ke1️⃣ { }").contains("fdlFUIStepperFormCell_keyText"))
    #expect(labels("1️⃣").contains("@media"))
    #expect(labels("@media (device: ipad) { But1️⃣ }").contains("Button"))
    #expect(labels("MyOwn { }\nM1️⃣").contains("MyOwn"))
  }

  @Test func attributesThatTheClassSupports() {
    let stepper = labels("fdlFUIStepperFormCell_keyText { 1️⃣ }")
    #expect(stepper.contains("font-color-disabled"))
    #expect(!stepper.contains("track-tint-color"))
    // Such as the rule has already are not offered, but the one at the place is.
    let rest = labels(
      "fdlFUIStepperFormCell_keyText { font-color-disabled: red; font-color-highlighted1️⃣: red; }")
    #expect(!rest.contains("font-color-disabled"))
    #expect(rest.contains("font-color-highlighted"))
    #expect(labels("MyClass { fo1️⃣ }").contains("font-size"))
    // A value that ends with its line lacks its semicolon.
    #expect(labels("Label { font-color: red\n bor1️⃣ }").contains("border-color"))
  }

  @Test func valuesByType() {
    let colors = labels("@brand: #112233;\nLabel { font-color: 1️⃣; }")
    #expect(colors.first == "@brand")
    #expect(colors.contains("lightGray"))
    #expect(!colors.contains("primary1"))
    #expect(labels("fdlFUIStepperFormCell_keyText { font-color-disabled: @1️⃣; }").contains("@primaryLabel"))
    #expect(labels("fdlFUIStepperFormCell_keyText { font-style-disabled: 1️⃣; }").contains("headline"))
    #expect(labels("Label { font-name: 1️⃣; }").contains("Helvetica-Bold"))
    #expect(labels("Label { text-align: 1️⃣; }").contains("center"))
    #expect(labels("@x: 1️⃣;\nLabel { text-align: @x; }").contains("center"))
    #expect(labels("@x: 1️⃣;").contains("lightGray"))
  }

  @Test func nothingInsideOfStrings() {
    #expect(labels("Label { font-name: \"Hel1️⃣vetica\"; }").isEmpty)
    #expect(labels("Label { font-name: red 'a1️⃣\n b: c; }").isEmpty)
    #expect(labels("@a: 'b1️⃣c';").isEmpty)
  }

  @Test func media() {
    #expect(labels("@media (1️⃣) { }") == ["device", "orientation"])
    #expect(labels("@media (device: 1️⃣) { }") == ["ipad", "iphone"])
    #expect(labels("@media (device: ipad) and (orientation: 1️⃣") == ["landscape", "portrait"])
  }

  @Test func commentsToTheToolchain() {
    #expect(labels("/* nss-1️⃣ */").contains("nss-disable-next-line"))
    #expect(labels("/* nss-disable-line inv1️⃣ */").contains("invalid-color"))
    #expect(labels("/* nss-disable-line a, 1️⃣ */").contains("invalid-color"))
    #expect(labels("/* nss-disable-line a -- 1️⃣ */").isEmpty)
    #expect(labels("/* 😀 1️⃣ */").isEmpty)
  }

  @Test func definitions() {
    #expect(labels("Label { font-color: @brand; }\n@1️⃣").contains("@brand"))
    #expect(labels("@pri1️⃣", options: ["engines": ["fiori-swiftui"]]).contains("@primaryLabel"))
    #expect(!labels("@pri1️⃣", options: ["engines": ["nui"]]).contains("@primaryLabel"))
  }

  @Test(arguments: [true, false]) func itemsReplaceTheWholeWord(utf16: Bool) throws {
    let marked = "/* é😀 */ 2️⃣fdlFUIStepperFormCell_ke1️⃣yT3️⃣ { }"
    let text = MarkedText(marked)
    let item = try #require(
      items(marked, utf16: utf16).first { $0["label"] as? String == "fdlFUIStepperFormCell_keyText" })
    let edit = try #require(item["textEdit"] as? JSON)
    #expect(
      applying([edit], to: text.text, utf16: utf16) == "/* é😀 */ fdlFUIStepperFormCell_keyText { }")
  }

  @Test func snippetsOnlyWhereTheClientTakesThem() throws {
    let text = MarkedText("Label { fo1️⃣ }")
    for takes in [true, false] {
      let client = InProcessClient(capabilities: takes ? InProcessClient.everything : [:])
      client.open(text.text)
      let result = client.request("textDocument/completion", client.at(1, text)) as? JSON
      let item = try #require((result?["items"] as? [JSON])?.first { $0["label"] as? String == "font-size" })
      let new = (item["textEdit"] as? JSON)?["newText"] as? String
      #expect(new == (takes ? "font-size: $0;" : "font-size: "))
      #expect(item["insertTextFormat"] as? Int == (takes ? 2 : nil))
    }
  }

  @Test func variablesOfTheWantedTypeComeFirst() {
    let sheet = "@ink: #112233; @size: 12; @style: body;\nfdlFUIStepperFormCell_keyText { font-style: 1️⃣; }"
    let ranks = Dictionary(
      items(sheet).map { ($0["label"] as? String ?? "", $0["sortText"] as? String ?? "") }
    ) { first, _ in first }
    #expect(ranks["@style"]?.first == "1")
    #expect(ranks["@ink"]?.first == "7" && ranks["@size"]?.first == "7")
  }

  @Test func resolvingAddsSourceAndCertainty() throws {
    let client = InProcessClient()
    let item = try #require(
      items("fdlFUIStepperFormCell_keyText { 1️⃣ }").first { $0["label"] as? String == "font-color-disabled" })
    let resolved = try #require(client.request("completionItem/resolve", item) as? JSON)
    let text = try #require((resolved["documentation"] as? JSON)?["value"] as? String)
    #expect(text.contains("Source: ") && text.contains("Color"))
    #expect(resolved["label"] as? String == "font-color-disabled")
    #expect(
      (resolved["textEdit"] as? JSON)?["newText"] as? String == (item["textEdit"] as? JSON)?["newText"]
        as? String)
    let plain =
      client.request("completionItem/resolve", ["label": "x", "data": ["a": [1, 2.5, true, NSNull()]]])
      as? JSON
    #expect(plain?["label"] as? String == "x")
  }

  @Test func everyPlaceOfABrokenSheetIsTaken() {
    let text = "@a: ;\nLabel { font-color: @a; fo\n@media (device: { Button { : ; /* nss-disable x"
    let client = InProcessClient()
    client.open(text)
    for offset in 0...text.utf8.count {
      let place = position(of: offset, in: text, utf16: true)
      for method in ["completion", "hover", "definition", "documentHighlight"] {
        let answer = client.respond(
          "textDocument/" + method, ["textDocument": ["uri": "file:///t/a.nss"], "position": place])
        #expect(answer["result"] != nil, "\(method) at \(offset)")
      }
    }
  }
}
