import Foundation
import Testing

@testable import NSSLanguageServer

@Suite struct FeatureTests {
  private let uri = "file:///t/a.nss"
  private var document: JSON { ["textDocument": ["uri": uri]] }

  private func hover(_ marked: String, utf16: Bool = true, _ client: InProcessClient? = nil) -> String? {
    let text = MarkedText(marked)
    let client = client ?? InProcessClient(utf16: utf16)
    client.open(text.text)
    let result = client.request("textDocument/hover", client.at(1, text)) as? JSON
    return (result?["contents"] as? JSON)?["value"] as? String
  }

  // MARK: Hover

  @Test func hoverOnNames() throws {
    let path = try #require(hover("/* 😀é */ fdlFUIStepperFormCell_ke1️⃣yText { }"))
    #expect(path.contains("`FUIStepperFormCell`") && path.contains("Source: "))
    #expect(hover("MyClass1️⃣ { }")?.contains("the app's own") == true)
    let attribute = try #require(hover("Label { font-c1️⃣olor: #112233; }\nLabel { font-color: #445566; }"))
    #expect(attribute.contains("beats `#112233`, line 1") && attribute.contains("`#445566`, line 2"))
    #expect(hover("Label { 1️⃣ }") == nil)
    #expect(hover("@media1️⃣ (device: ipad) { }")?.contains("ipad") == true)
    #expect(hover("Label { text-align: cent1️⃣er; }")?.contains("TextAlign") == true)
  }

  @Test func hoverOnColors() throws {
    let variable = try #require(hover("@brand: #2266AA;\nLabel { font-color: @bra1️⃣nd; }"))
    #expect(variable.contains("`#2266aa`") && !variable.contains("data:image"))
    let drawing = InProcessClient(capabilities: ["general": ["markdown": ["parser": "marked"]]])
    let drawn = try #require(hover("@brand: #2266AA;\nLabel { font-color: @bra1️⃣nd; }", drawing))
    #expect(drawn.contains("![#2266aaff](data:image/svg+xml;base64,") && drawn.contains(") `#2266aa`"))
    let hex = try #require(hover("fdlFUIStepperFormCell_keyText { font-color-disabled: #281️⃣666666; }"))
    #expect(hex.contains("`#666666 40%`") && hex.contains("alpha"))
    let palette = try #require(hover("fdlFUIStepperFormCell_keyText { font-color-disabled: @prima1️⃣ry1; }"))
    #expect(palette.contains("light: ") && palette.contains("dark: "))
    #expect(hover("@a: #112233\nLabel { font-color: @1️⃣a; }")?.contains("rejects this sheet") == true)
  }

  @Test func hoverTellsEachSituation() throws {
    let sheet = "@gap: 8;\n@media (device: ipad) { @gap: 2; Button { font-size: @GAP; } }\n@ga1️⃣p: 4;"
    let text = try #require(hover(sheet.replacing("@GAP", with: "@gap").replacing("@gap: 8;\n", with: "")))
    #expect(text.contains("nui: `4`"))
    let pad = "@media (device: ipad) { @gap: 24; Button { font-size: @ga1️⃣p; } }"
    let onlyPad = try #require(hover(pad))
    #expect(onlyPad.contains("nui, on iPad: `24`") && onlyPad.contains("nui, on iPhone: not defined"))
    let attribute = try #require(hover("@media (device: ipad) { @gap: 24; Button { font-1️⃣size: @gap; } }"))
    #expect(attribute.contains("in nui, on iPad: `24`"))
    let crash = try #require(hover("@in1️⃣k: red;\nButton { font-color: @ink; font-size: @none; }"))
    #expect(crash.contains("crashes at start-up"))
    #expect(!crash.contains("on iPhone"))
  }

  @Test func hoverOnANameThatIsWrong() throws {
    let text = try #require(hover("fdlFUIObjectTableViewCell_sta1️⃣tsLabel { font-color: red; }"))
    #expect(text.contains("No document has this element") && text.contains("_statusLabel"))
  }

  @Test func overridesOfThePaletteAreShownAndFound() throws {
    let text = MarkedText(
      "@primaryLabel_lightBackground: #102027;\nfdlFUIStepperFormCell_keyText { font-color-disabled: @1️⃣primaryLabel; }"
    )
    let client = InProcessClient()
    client.open(text.text)
    let range = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
    let hints = client.request("textDocument/inlayHint", document.merging(["range": range]) { $1 }) as? [JSON]
    #expect(hints?.compactMap { $0["label"] as? String } == ["= #102027"])
    let definition = client.request("textDocument/definition", client.at(1, text)) as? [JSON]
    #expect(((definition?.first?["range"] as? JSON)?["start"] as? [String: Int])?["line"] == 0)
    let completed = client.request("textDocument/completion", client.at(1, text)) as? JSON
    let item = (completed?["items"] as? [JSON])?.first { $0["label"] as? String == "@primaryLabel" }
    #expect(item?["detail"] as? String == "set by the theme #102027")
  }

  @Test func hoverOnASuppressionIsTheRulesPage() {
    #expect(hover("/* é nss */ /* nss-disable-line inva1️⃣lid-color */")?.hasPrefix("# invalid-color") == true)
    #expect(hover("/* nss-disable-line no-such1️⃣-rule */") == nil)
  }

  @Test func swatchesAreRightBase64() {
    for count in 0..<7 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 200) }
      #expect(Markdown.base64(bytes) == Data(bytes).base64EncodedString())
    }
  }

  // MARK: Names

  @Test(arguments: [true, false]) func namesAreFoundRenamedAndHighlighted(utf16: Bool) throws {
    let text = MarkedText("/* 😀 */ @a: 1; @é: 2;\nX { s: @a; /* é */ t: @1️⃣a; }\nX, Y2️⃣ { u: @a 1; }")
    let client = InProcessClient(utf16: utf16)
    client.open(text.text)
    let definition = try #require(client.request("textDocument/definition", client.at(1, text)) as? [JSON])
    #expect(definition.count == 1)
    let references = client.request("textDocument/references", client.at(1, text)) as? [JSON]
    #expect(references?.count == 4)
    let uses = client.request(
      "textDocument/references", client.at(1, text).merging(["context": ["includeDeclaration": false]]) { $1 }
    )
    #expect((uses as? [JSON])?.count == 3)
    let highlights = client.request("textDocument/documentHighlight", client.at(1, text)) as? [JSON]
    #expect(highlights?.compactMap { $0["kind"] as? Int } == [3, 2, 2, 2])
    let prepared = client.request("textDocument/prepareRename", client.at(1, text)) as? JSON
    #expect(prepared?["placeholder"] as? String == "@a")
    let renamed = client.request(
      "textDocument/rename", client.at(1, text).merging(["newName": "main"]) { $1 })
    #expect(
      applying(edits(renamed), to: text.text, utf16: utf16)
        == "/* 😀 */ @main: 1; @é: 2;\nX { s: @main; /* é */ t: @main; }\nX, Y { u: @main 1; }")
    let other = client.request("textDocument/rename", client.at(2, text).merging(["newName": "Z"]) { $1 })
    #expect(edits(other).count == 1)
  }

  @Test(arguments: ["é", "a b", "", "@", "@media", "@mediaX", "1:", "@b", "@primaryLabel"])
  func wrongNewNamesAreRefused(name: String) {
    let text = MarkedText("@1️⃣a: 1; @b: 2; X { s: @a; }")
    let client = InProcessClient()
    client.open(text.text)
    #expect(
      client.errorCode("textDocument/rename", client.at(1, text).merging(["newName": name]) { $1 }) == -32803)
  }

  @Test(arguments: [
    "La1️⃣bel { }", "fdlFUIStepperFormCell_key1️⃣Text { }", "X { s: 1️⃣1; }", "fdlA { s: @primary1️⃣1; }",
  ])
  func whatIsNotTheAppsIsNotRenamed(marked: String) {
    let text = MarkedText(marked)
    let client = InProcessClient()
    client.open(text.text)
    #expect(client.errorCode("textDocument/prepareRename", client.at(1, text)) == -32803)
  }

  // MARK: Structure

  @Test func outlines() throws {
    let client = InProcessClient()
    client.open("@a: 1;\n@media (device: ipad) {\n  X, Y { s: 1; }\n}\nZ { t: 2; }")
    let symbols = try #require(client.request("textDocument/documentSymbol", document) as? [JSON])
    #expect(symbols.compactMap { $0["name"] as? String } == ["@a", "@media (device: ipad)", "Z"])
    let rule = try #require((symbols[1]["children"] as? [JSON])?.first)
    #expect(rule["name"] as? String == "X, Y")
    #expect(((rule["children"] as? [JSON])?.first?["detail"]) as? String == "1")
    let plain = InProcessClient(capabilities: [:])
    plain.open("X { s: 1; }")
    let flat = plain.request("textDocument/documentSymbol", document) as? [JSON]
    #expect(flat?.compactMap { $0["containerName"] as? String } == ["X"])
    let found = client.request("workspace/symbol", ["query": "A"]) as? [JSON]
    #expect(found?.compactMap { $0["name"] as? String } == ["@a"])
  }

  @Test func folds() throws {
    let client = InProcessClient()
    client.open(
      "/* a\n b */\nX {\n s: 1;\n}\nY { t: 1; }\n// a\n// b\n@media (device: ipad) {\n Z {\n  u: 1;\n }\n}\n"
        + "/* nss-format-off */\n@a: 1;\n/* nss-format-on */\nW {\n")
    let folds = try #require(client.request("textDocument/foldingRange", document) as? [JSON])
    let shown = folds.map { "\($0["startLine"] ?? "")-\($0["endLine"] ?? "")\($0["kind"] ?? "")" }
    #expect(shown == ["0-1comment", "2-3", "6-7comment", "8-11", "9-10", "13-15region"])
  }

  @Test(arguments: [true, false]) func selectionsGrow(utf16: Bool) throws {
    let text = MarkedText("/*😀*/ @media (device: ipad) { X { font-style: é bo1️⃣dy; } }")
    let client = InProcessClient(utf16: utf16)
    client.open(text.text)
    let result = client.request(
      "textDocument/selectionRange",
      document.merging(["positions": [client.at(1, text)["position"] as Any]]) { $1 })
    var next = (result as? [JSON])?.first
    var texts: [String] = []
    while let range = next?["range"] as? JSON {
      let rest = applying([["range": range, "newText": "¦"]], to: text.text, utf16: utf16)
      let parts = rest.split(separator: "¦", omittingEmptySubsequences: false)
      texts.append(String(text.text.dropFirst(parts[0].count).dropLast(parts.last?.count ?? 0)))
      next = next?["parent"] as? JSON
    }
    #expect(texts.first == "body")
    #expect(texts.contains("font-style: é body;") && texts.contains("X { font-style: é body; }"))
    #expect(texts.last == text.text)
    for (inner, outer) in zip(texts, texts.dropFirst()) { #expect(outer.contains(inner) && outer != inner) }
  }

  @Test(arguments: [true, false]) func colors(utf16: Bool) throws {
    let text =
      "/* é😀 */ @a: #102030; Label { font-color: rgba(255, 0, 0, 0.5); font-size: 12; border-color: @a; }"
    let client = InProcessClient(utf16: utf16)
    client.open(text)
    let found = try #require(client.request("textDocument/documentColor", document) as? [JSON])
    #expect(found.count == 2)
    let ranges = found.compactMap { $0["range"] as? JSON }
    #expect(
      applying([["range": ranges[1], "newText": "x"]], to: text, utf16: utf16).contains("font-color: x;"))
    let color = try #require(found[1]["color"] as? [String: Double])
    #expect(color["red"] == 1 && color["alpha"] == 0.5)
  }

  @Test(arguments: [
    (
      "nui",
      [
        "#ff0000", "rgb(255, 0, 0)", "rgba(255, 0, 0, 1.0)", "hsl(0.0, 1.0, 1.0)", "hsla(0.0, 1.0, 1.0, 1.0)",
        "red",
      ]
    ),
    (
      "sapfiori",
      [
        "#ff0000", "#64ff0000", "rgb(255, 0, 0)", "rgba(255, 0, 0, 1.0)", "hsl(0.0, 1.0, 1.0)",
        "hsla(0.0, 1.0, 1.0, 1.0)", "red",
      ]
    ),
    ("fiori-swiftui", ["#ff0000", "#f00", "#ff0000ff"]),
  ])
  func presentationsAreThoseTheEngineReads(engine: String, want: [String]) throws {
    let client = InProcessClient(options: ["engines": [engine]])
    let text = MarkedText("@a: 1️⃣#0000002️⃣;")
    client.open(text.text)
    let params = document.merging([
      "color": ["red": 1, "green": 0, "blue": 0, "alpha": 1], "range": client.range(1, 2, text),
    ]) { $1 }
    let found = try #require(client.request("textDocument/colorPresentation", params) as? [JSON])
    #expect(found.compactMap { $0["label"] as? String } == want)
  }

  @Test(arguments: [true, false]) func formattingIsTheFormatters(utf16: Bool) throws {
    let text = MarkedText("/*é😀*/ X{a:1;}\n1️⃣Y{b:2;}2️⃣\nZ{c:3;}")
    let client = InProcessClient(utf16: utf16)
    client.open(text.text)
    let whole = try #require(client.request("textDocument/formatting", document) as? [JSON])
    #expect(applying(whole, to: text.text, utf16: utf16).contains("Z {\n    c: 3;\n}"))
    let part = try #require(
      client.request(
        "textDocument/rangeFormatting", document.merging(["range": client.range(1, 2, text)]) { $1 })
        as? [JSON])
    let result = applying(part, to: text.text, utf16: utf16)
    #expect(result.contains("Y {\n    b: 2;\n}") && result.contains("Z{c:3;}"))
  }

  @Test func semanticTokensInWholeInPartAndAsDifference() throws {
    let client = InProcessClient()
    client.open("/* é😀\n b */ @a: #112233;\nX { font-size: 12; }")
    let full = try #require(client.request("textDocument/semanticTokens/full", document) as? JSON)
    let data = try #require(full["data"] as? [Int])
    #expect(data.count % 5 == 0)
    #expect(Array(data[..<10]) == [0, 0, 6, 0, 0, 1, 0, 5, 0, 0])
    let range = ["start": ["line": 2, "character": 0], "end": ["line": 3, "character": 0]]
    let part =
      client.request("textDocument/semanticTokens/range", document.merging(["range": range]) { $1 }) as? JSON
    #expect((part?["data"] as? [Int])?.count == 15)
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": 2],
        "contentChanges": [["text": "/* é😀\n b */ @a: #112233;\n\nY, X { font-size: 12; }"]],
      ])
    let delta = try #require(
      client.request(
        "textDocument/semanticTokens/full/delta",
        document.merging(["previousResultId": full["resultId"] as Any]) { $1 })
        as? JSON)
    let edit = try #require((delta["edits"] as? [JSON])?.first)
    var changed = data
    let start = try #require(edit["start"] as? Int)
    changed.replaceSubrange(
      start..<(start + (edit["deleteCount"] as? Int ?? 0)), with: edit["data"] as? [Int] ?? [])
    let again = client.request("textDocument/semanticTokens/full", document) as? JSON
    #expect(again?["data"] as? [Int] == changed)
    let unknown =
      client.request(
        "textDocument/semanticTokens/full/delta", document.merging(["previousResultId": "old"]) { $1 })
      as? JSON
    #expect(unknown?["data"] as? [Int] == changed)
  }

  @Test func hintsShowWhatVariablesStandFor() throws {
    let client = InProcessClient()
    client.open("@a: #112233; @b: red;\nLabel { font-color: @a; border-color: @b; shadow-color: 1 @a; }")
    let range = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
    let params = document.merging(["range": range]) { $1 }
    let hints = client.request("textDocument/inlayHint", params) as? [JSON]
    #expect(hints?.compactMap { $0["label"] as? String } == ["= #112233", "= red #ff0000"])
    client.open("@media (device: ipad) { @gap: 24; Button { font-size: @gap; } }", "file:///t/b.nss")
    let other =
      client.request(
        "textDocument/inlayHint", ["textDocument": ["uri": "file:///t/b.nss"], "range": range]) as? [JSON]
    #expect(other?.compactMap { $0["label"] as? String } == ["= 24"])
    client.notify("workspace/didChangeConfiguration", ["settings": ["nsslint": ["inlayHints": false]]])
    #expect((client.request("textDocument/inlayHint", params) as? [JSON])?.isEmpty == true)
  }

  @Test func foreignFilesGetOneQuietNotice() throws {
    let client = InProcessClient()
    client.open(
      "// spell\n#include \"x0_i0_spells\"\nvoid main()\n{\n  object oTarget = GetSpellTargetObject();\n}\n")
    #expect(client.findings().count == 1)
    #expect(client.findings().first?["severity"] as? Int == 4)
    for method in ["documentSymbol", "foldingRange", "documentColor", "documentLink", "formatting"] {
      let result = client.request("textDocument/" + method, document) as? [JSON]
      #expect(result?.isEmpty == true || method == "foldingRange", "\(method)")
    }
  }
}
