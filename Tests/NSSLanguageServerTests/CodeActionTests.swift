import Foundation
import NSSSyntax
import Testing

@testable import NSSLanguageServer

@Suite struct CodeActionTests {
  private let uri = "file:///t/a.nss"

  private func actions(
    _ marked: String, only: [String]? = nil, utf16: Bool = true,
    capabilities: JSON = InProcessClient.everything
  ) -> (list: [JSON], text: String, client: InProcessClient) {
    let text = MarkedText(marked)
    let client = InProcessClient(utf16: utf16, capabilities: capabilities)
    client.open(text.text)
    var context: JSON = ["diagnostics": [Any]()]
    if let only { context["only"] = only }
    let params: JSON = [
      "textDocument": ["uri": uri], "range": client.range(1, 2, text), "context": context,
    ]
    return (client.request("textDocument/codeAction", params) as? [JSON] ?? [], text.text, client)
  }

  private func result(_ marked: String, _ title: String, only: [String]? = nil, utf16: Bool = true) -> String?
  {
    let (list, text, _) = actions(marked, only: only, utf16: utf16)
    return list.first { $0["title"] as? String == title }.map { applying(edits($0), to: text, utf16: utf16) }
  }

  @Test(arguments: [true, false]) func fixesMendTheirFinding(utf16: Bool) throws {
    let (list, text, client) = actions("/* é😀 */ Label { 1️⃣fon-size2️⃣: 1; }", utf16: utf16)
    let fix = try #require(list.first)
    #expect(fix["kind"] as? String == "quickfix")
    #expect(applying(edits(fix), to: text, utf16: utf16) == "/* é😀 */ Label { font-size: 1; }")
    let linked = try #require((fix["diagnostics"] as? [JSON])?.first)
    #expect(linked["code"] as? String == "unknown-attribute")
    #expect(NSDictionary(dictionary: linked) == NSDictionary(dictionary: client.findings()[0]))
  }

  @Test func findingsThatTheClientShowsCount() throws {
    let client = InProcessClient()
    client.open("Label { fon-size: 1; }")
    let finding = try #require(client.findings().first)
    let start = ["line": 0, "character": 0]
    func titles(_ diagnostics: [JSON]) -> [String] {
      let params: JSON = [
        "textDocument": ["uri": uri], "range": ["start": start, "end": start],
        "context": ["diagnostics": diagnostics, "only": ["quickfix"]],
      ]
      return (client.request("textDocument/codeAction", params) as? [JSON] ?? []).compactMap {
        $0["title"] as? String
      }
    }
    #expect(titles([]).isEmpty)
    #expect(titles([finding]).count == 2)
    #expect(titles([["code": "unknown-attribute", "range": "x"], ["code": 1]]).isEmpty)
  }

  @Test func unusedSuppressionsAreNotSuppressed() {
    let list = actions("/* nss-disable-next-line 1️⃣invalid-color2️⃣ -- x */\nLabel { font-size: 1; }").list
    #expect(!list.contains { ($0["title"] as? String)?.hasPrefix("Suppress") == true })
  }

  @Test func fixingEverythingChangesOnlyLinesThatChange() throws {
    let sheet = "@a: 1;\n\nLabel { font-size: @a }\nX { s: 1; }\nButton { font-size: @a }\n"
    let (list, text, _) = actions("1️⃣2️⃣" + sheet, only: ["source.fixAll"], capabilities: [:])
    let action = try #require(list.first)
    #expect(edits(action).count == 2)
    #expect(applying(edits(action), to: text, utf16: true) == sheet.replacing("@a }", with: "@a; }"))
  }

  @Test func suppressingPutsACommentBefore() {
    let want = "X { s: 1; }\r\n  /* nss-disable-next-line unknown-attribute */\r\n  Label { fon-size: 1; }"
    #expect(
      result("X { s: 1; }\r\n  Label { 1️⃣fon-size2️⃣: 1; }", "Suppress 'unknown-attribute' for this line")
        == want)
    let client = InProcessClient()
    client.open(want)
    #expect(!client.findings().contains { $0["code"] as? String == "unknown-attribute" })
    let inside = actions("Label { /* a\n b */ 1️⃣fon-size2️⃣: 1; }").list
    #expect(inside.contains { ($0["disabled"] as? JSON)?["reason"] != nil })
  }

  @Test func fixingEverything() throws {
    let marked = "1️⃣2️⃣Label { font-size: 1; font-size: 1; }\nLabel { font-size: 1;; }"
    let title = "Fix everything that is safe to fix"
    let fixed = try #require(result(marked, title, only: ["source.fixAll"]))
    #expect(!fixed.contains(";;"))
    #expect(actions(marked).list.allSatisfy { $0["title"] as? String != title })
    #expect(actions("1️⃣2️⃣Label { font-size: 1; }", only: ["source.fixAll"]).list.isEmpty)
    var later = InProcessClient.everything
    var textDocument = later["textDocument"] as? JSON ?? [:]
    textDocument["codeAction"] = ["dataSupport": true, "resolveSupport": ["properties": ["edit"]]]
    later["textDocument"] = textDocument
    let (list, text, client) = actions(marked, capabilities: later)
    let offered = try #require(list.first { $0["title"] as? String == title })
    #expect(offered["edit"] == nil)
    let resolved = client.request("codeAction/resolve", offered)
    #expect(applying(edits(resolved), to: text, utf16: true) == fixed)
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": ""]]])
    #expect(client.errorCode("codeAction/resolve", offered) == -32801)
  }

  @Test(arguments: [true, false]) func extracting(utf16: Bool) {
    #expect(
      result("/* 😀é */\nLabel { font-color: 1️⃣#1122332️⃣; }", "Extract into variable '@fontColor'", utf16: utf16)
        == "/* 😀é */\n@fontColor: #112233;\n\nLabel { font-color: @fontColor; }")
    let two =
      "@fontColor: red; /* 😀 */\nLabel { font-color: rgb(1,1️⃣2️⃣ 2, 3); border-color: rgb(1, 2, 3); }\nX { border-color: rgb(1, 2, 3); }"
    #expect(
      result(two, "Extract into variable '@fontColor2'", utf16: utf16)?.hasPrefix(
        "@fontColor: red;\n@fontColor2: rgb ( 1 , 2 , 3 ); /* 😀 */\nLabel { font-color: @fontColor2;") == true
    )
    let same = "X { border-color: 1️⃣red2️⃣; }\nY { border-color: red; font-name: red; }"
    #expect(
      result(same, "Extract 2 equal values into variable '@borderColor'")
        == "@borderColor: red;\n\nX { border-color: @borderColor; }\nY { border-color: @borderColor; font-name: red; }"
    )
    #expect(
      actions("X { font-color: 1️⃣@a2️⃣; }", only: ["refactor"]).list.allSatisfy {
        ($0["kind"] as? String)?.hasPrefix("refactor.extract") != true
      })
  }

  @Test func inlining() {
    #expect(
      result("@a: 1️⃣red2️⃣;\nX { s: @a; }", "Inline variable '@a'") == nil)
    #expect(
      result("@1️⃣a2️⃣: red;\nX { s: @a; t: @a; }\nY { s: 1; }", "Inline variable '@a'")
        == "X { s: red; t: red; }\nY { s: 1; }")
    for marked in [
      "@1️⃣a2️⃣: red; @a: blue;", "@media (device: ipad) { @1️⃣a2️⃣: red; }", "@1️⃣a2️⃣: red; X { s: 1 @a; }",
      "@1️⃣a2️⃣: red; @b: @a;", "@1️⃣a2️⃣: @b;", "@1️⃣primaryLabel2️⃣: red;",
    ] {
      let list = actions(marked, only: ["refactor.inline"]).list
      #expect(list.count == 1)
      #expect((list.first?["disabled"] as? JSON)?["reason"] is String, "\(marked)")
      #expect(list.first?["edit"] == nil)
    }
    #expect(actions("@1️⃣a2️⃣: @b;", only: ["refactor.inline"], capabilities: [:]).list.isEmpty)
  }

  @Test func definingWhatIsMissing() {
    #expect(
      result("Label { font-color: @1️⃣brand2️⃣; }", "Define '@brand'")
        == "@brand: #000000;\n\nLabel { font-color: @brand; }")
    #expect(
      result("@a: 1; X { s: @a; }\nLabel { font-size: @1️⃣size2️⃣; }", "Define '@size'")
        == "@a: 1;\n@size: 0; X { s: @a; }\nLabel { font-size: @size; }")
  }

  @Test func everyActionLeavesAReadableSheet() {
    let sheets = [
      "@a: red;\nLabel { font-color: @b; fon-size: 12px; border-color: #FFF; }\n",
      "/* x */ Label { font-color: #112233 } // é\nX { s: 1;; font-size: 1; font-size: 2 }",
    ]
    for text in sheets {
      let client = InProcessClient()
      client.open(text)
      let range = [
        "start": ["line": 0, "character": 0], "end": position(of: text.utf8.count, in: text, utf16: true),
      ]
      let list =
        client.request(
          "textDocument/codeAction",
          ["textDocument": ["uri": uri], "range": range, "context": ["diagnostics": [Any]()]]) as? [JSON]
        ?? []
      #expect(list.count > 3)
      for action in list where action["disabled"] == nil {
        let after = applying(edits(action), to: text, utf16: true)
        #expect(after != text, "\(action["title"] ?? "")")
        let errors = { (text: String) in
          NSSSyntaxTree.problems(text)
        }
        #expect(errors(after) <= errors(text), "\(action["title"] ?? "")")
      }
    }
  }
}

private enum NSSSyntaxTree {
  static func problems(_ text: String) -> Int { SyntaxTree.parse(SourceText(name: "", text)).problems.count }
}
