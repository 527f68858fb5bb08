import Foundation
import Testing

@testable import NSSLanguageServer

/// A folder of sheets that is gone after the test.
private final class Folder {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("nss-lsp-\(UUID().uuidString)")
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ text: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  var uri: String { DocumentURI.uri(.init(url.path)) }
  func uri(_ name: String) -> String { DocumentURI.uri(.init(url.appendingPathComponent(name).path)) }
}

@Suite struct WorkspaceTests {
  @Test func namesReachAcrossSheets() throws {
    let folder = try Folder([
      "Base é.nss": "\u{FEFF}/* 😀 */ @brand: #112233;\nMine { font-color: @brand; }",
      "b/Dark.nss": "X { font-color: @brand; }",
      "script.nss": "void main()\n{\n  object oPC = GetFirstPC();\n  int @brand;\n}\n",
    ])
    let client = InProcessClient(folders: [folder.uri])
    let text = MarkedText("Y, Mi2️⃣ne { font-color: @br1️⃣and; }")
    let uri = folder.uri("New.nss")
    client.open(text.text, uri)
    let definition = client.request("textDocument/definition", client.at(1, text, uri)) as? [JSON]
    #expect(definition?.compactMap { $0["uri"] as? String } == [folder.uri("Base é.nss")])
    let start = ((definition?.first?["range"] as? JSON)?["start"] as? [String: Int])
    #expect(start == ["line": 0, "character": 9])
    var params = client.at(1, text, uri)
    params["workDoneToken"] = "token"
    let references = client.request("textDocument/references", params) as? [JSON]
    #expect(references?.count == 4)
    let kinds = client.heard.filter { $0["method"] as? String == "$/progress" }
      .compactMap { (($0["params"] as? JSON)?["value"] as? JSON)?["kind"] as? String }
    #expect(kinds.first == "begin" && kinds.last == "end")
    let renamed = client.request(
      "textDocument/rename", client.at(1, text, uri).merging(["newName": "@x"]) { $1 })
    #expect(edits(renamed, folder.uri("Base é.nss")).count == 2)
    #expect(edits(renamed, folder.uri("b/Dark.nss")).count == 1)
    #expect(edits(renamed, uri).count == 1)
    let symbols = client.request("workspace/symbol", ["query": "mine"]) as? [JSON]
    #expect(symbols?.count == 2)
  }

  @Test func sheetsAreReadAgainWhenTheyChange() throws {
    let folder = try Folder(["A.nss": "@a: 1;"])
    let client = InProcessClient(folders: [folder.uri])
    func names() -> [String] {
      (client.request("workspace/symbol", ["query": ""]) as? [JSON] ?? []).compactMap {
        $0["name"] as? String
      }
    }
    #expect(names() == ["@a"])
    try folder.write("A.nss", "@bb: 1;")
    try folder.write("B.nss", "@c: 1;")
    #expect(names() == ["@bb", "@c"])
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [Any](), "removed": [["uri": folder.uri, "name": "x"]]]])
    #expect(names().isEmpty)
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": folder.uri, "name": "x"]], "removed": [Any]()]])
    #expect(names() == ["@bb", "@c"])
  }

  @Test func watchedFilesAreRegisteredAndTrusted() throws {
    let folder = try Folder(["A.nss": "@a: 1;"])
    let client = InProcessClient(
      capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]],
      folders: [folder.uri])
    let registration = try #require(
      client.heard.first { $0["method"] as? String == "client/registerCapability" })
    #expect("\(registration)".contains("**/.nsslint.json"))
    client.send(["id": registration["id"] as Any, "result": NSNull()])
    func count() -> Int? { (client.request("workspace/symbol", ["query": ""]) as? [JSON])?.count }
    #expect(count() == 1)
    try folder.write("B.nss", "@c: 1;")
    #expect(count() == 1)
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": folder.uri("B.nss"), "type": 1]]])
    #expect(count() == 2)
  }

  @Test func configurationsHoldAndTheirMistakesAreShown() throws {
    let folder = try Folder([
      ".nsslint.json": #"{ "rules": { "unknown-attribute": "warning" } }"#, "A.nss": "Label { fon-size: 1; }",
    ])
    let client = InProcessClient(folders: [folder.uri])
    let uri = folder.uri("A.nss")
    client.open("Label { fon-size: 1; }", uri)
    #expect(client.findings(uri).first?["severity"] as? Int == 2)
    try folder.write(".nsslint.json", #"{ "ruls": {}, /* é😀 */ "engines": ["nope"] }"#)
    let configuration = folder.uri(".nsslint.json")
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": configuration, "type": 2]]])
    #expect(client.findings(uri).first?["severity"] as? Int == 1)
    #expect(client.findings(configuration).count == 2)
    #expect(
      (client.findings(configuration).first?["range"] as? JSON)?["start"] as? [String: Int] == [
        "line": 0, "character": 2,
      ])
    try folder.write(".nsslint.json", #"{ "extends": "missing.json" }"#)
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": configuration, "type": 2]]])
    #expect(client.findings(configuration).count == 1)
    try folder.write(".nsslint.json", "{}")
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": configuration, "type": 2]]])
    #expect(client.findings(configuration).isEmpty)
  }

  @Test func sheetsOfASetAreJudgedTogether() throws {
    let folder = try Folder([
      ".nsslint.json":
        #"{ "engines": ["sapfiori"], "sheets": [["Base.nss", "Dark.nss"]], "fonts": ["Own-Bold"] }"#,
      "Base.nss": "@brand: #112233;",
    ])
    let client = InProcessClient(folders: [folder.uri])
    let uri = folder.uri("Dark.nss")
    client.open("fdlFUIStepperFormCell_keyText { font-color-disabled: @brand; }", uri)
    func codes() -> [String] { client.findings(uri).compactMap { $0["code"] as? String } }
    #expect(codes().contains("variable-across-sheets"))
    try folder.write("Base.nss", "@other: #112233;")
    client.notify("textDocument/didSave", ["textDocument": ["uri": folder.uri("Base.nss")]])
    #expect(codes().contains("undefined-variable"))
  }

  @Test func valuesComeFromAllSheetsOfASet() throws {
    let folder = try Folder([
      ".nsslint.json":
        #"{ "engines": ["sapfiori", "nui"], "sheets": [["Base.nss", "Dark.nss", "Last.nss"]] }"#,
      "Base.nss": "/* é */\n@brand: #112233;\nfdlFUIStepperFormCell_keyText { font-color: red; }",
      "Last.nss": "\n\n@late: #445566;\nfdlFUIStepperFormCell_keyText { font-color: @late; }",
    ])
    let client = InProcessClient(folders: [folder.uri])
    let uri = folder.uri("Dark.nss")
    let text = MarkedText("fdlFUIStepperFormCell_keyText { font-1️⃣color: @br2️⃣and; tint-color: @3️⃣; }")
    client.open(text.text, uri)
    func hover(_ mark: Int) -> String {
      let contents = (client.request("textDocument/hover", client.at(mark, text, uri)) as? JSON)?["contents"]
      return (contents as? JSON)?["value"] as? String ?? ""
    }
    #expect(hover(1).contains("in sapfiori: "))
    #expect(hover(1).contains("`@late`, line 4 of `Last.nss`"))
    #expect(hover(1).contains("beats `@brand`, line 1\n"))
    #expect(hover(1).contains("beats `red`, line 3 of `Base.nss`"))
    #expect(hover(2).contains("sapfiori: "))
    #expect(hover(2).contains("line 2 of `Base.nss`"))
    #expect(hover(2).contains("nui: the app crashes"))
    let completed = client.request("textDocument/completion", client.at(3, text, uri)) as? JSON
    let labels = (completed?["items"] as? [JSON] ?? []).compactMap { $0["label"] as? String }
    #expect(labels.contains("@brand") && labels.contains("@late"))
    // What is on disk counts for sheets that are not open, from the moment it is saved.
    try folder.write("Last.nss", "@late: #445566;")
    client.notify("textDocument/didSave", ["textDocument": ["uri": folder.uri("Last.nss")]])
    #expect(hover(1).contains("beats `red`, line 3 of `Base.nss`"))
    #expect(!hover(1).contains("Last.nss"))
  }

  @Test func openSheetsOfASetCountAsTheyAre() throws {
    let folder = try Folder([
      ".nsslint.json": #"{ "engines": ["sapfiori"], "sheets": [["Base.nss", "Dark.nss"]] }"#,
      "Base.nss": "@brand: #112233;",
    ])
    let client = InProcessClient(folders: [folder.uri])
    let (base, dark) = (folder.uri("Base.nss"), folder.uri("Dark.nss"))
    let text = MarkedText("fdlFUIStepperFormCell_keyText { font-color-disabled: @la1️⃣te; }")
    client.open(text.text, dark)
    func codes() -> [String] { client.findings(dark).compactMap { $0["code"] as? String } }
    #expect(codes().contains("undefined-variable"))
    client.open("@brand: #112233;\n@late: #445566;", base)
    #expect(codes().contains("variable-across-sheets"))
    let message = client.findings(dark).compactMap { $0["message"] as? String }.joined()
    #expect(message.contains("'Base.nss'"))
    let hover = client.request("textDocument/hover", client.at(1, text, dark)) as? JSON
    #expect("\(hover ?? [:])".contains("line 2 of `Base.nss`"))
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": base, "version": 2], "contentChanges": [["text": "@brand: #112233;"]]])
    #expect(codes().contains("undefined-variable"))
    client.notify("textDocument/didClose", ["textDocument": ["uri": base]])
    #expect(codes().contains("undefined-variable"))
  }

  @Test func configurationsAreLookedAtWhereTheClientDoesNotWatch() throws {
    let folder = try Folder([".nsslint.json": "{}", "A.nss": ""])
    let client = InProcessClient(capabilities: [:], folders: [folder.uri])
    let uri = folder.uri("A.nss")
    client.open("Label { fon-size: 1; }", uri)
    #expect(client.findings(uri).first?["severity"] as? Int == 1)
    try folder.write(".nsslint.json", #"{ "rules": { "unknown-attribute": "warning" } }"#)
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": "Label { fon-size: 2; }"]]])
    #expect(client.findings(uri).first?["severity"] as? Int == 2)
  }

  @Test func variablesThatOtherSheetsUseAreNotInlined() throws {
    let folder = try Folder(["Cells.nss": "X { font-color: @brand; }"])
    let client = InProcessClient(folders: [folder.uri])
    let text = MarkedText("@br1️⃣and2️⃣: #112233;")
    let uri = folder.uri("Base.nss")
    client.open(text.text, uri)
    let params: JSON = [
      "textDocument": ["uri": uri], "range": client.range(1, 2, text),
      "context": ["diagnostics": [Any](), "only": ["refactor.inline"]],
    ]
    let action = (client.request("textDocument/codeAction", params) as? [JSON])?.first
    #expect((action?["disabled"] as? JSON)?["reason"] as? String == "Cells.nss uses it.")
  }

  @Test func cataloguesOfTheProjectAreCompleted() throws {
    let folder = try Folder([
      ".nsslint.json": #"{ "engines": ["sapfiori"], "catalogs": ["app.nssc"] }"#,
      "app.nssc": "fdlOwnCell_title { font-color: Color; }\n",
    ])
    let client = InProcessClient(folders: [folder.uri])
    let uri = folder.uri("A.nss")
    let text = MarkedText("fdlOwnCell_t1️⃣")
    client.open(text.text, uri)
    let completed = client.request("textDocument/completion", client.at(1, text, uri)) as? JSON
    let item = (completed?["items"] as? [JSON] ?? []).first { $0["label"] as? String == "fdlOwnCell_title" }
    let resolved = client.request("completionItem/resolve", try #require(item)) as? JSON
    let documentation = (resolved?["documentation"] as? JSON)?["value"] as? String
    #expect(documentation?.contains("OwnCell") == true)
  }

  @Test func settingsOfTheClientHold() throws {
    let client = InProcessClient(
      capabilities: ["workspace": ["configuration": true]], options: ["engines": ["sapfiori"]])
    let question = try #require(client.heard.first { $0["method"] as? String == "workspace/configuration" })
    client.open("Label { font-color: red; }")
    #expect(!client.findings().isEmpty)
    client.send(["id": question["id"] as Any, "result": [["engines": ["nui"]]]])
    client.settle()
    #expect(client.findings().isEmpty)
    client.notify(
      "workspace/didChangeConfiguration",
      ["settings": ["nsslint": ["engines": ["sapfiori"], "notes": false]]])
    #expect(client.findings().isEmpty)
    client.notify("workspace/didChangeConfiguration", ["settings": ["nsslint": ["engines": ["sapfiori"]]]])
    #expect(!client.findings().isEmpty)
  }

  @Test func findingsCarryWhatTheClientTakes() throws {
    let client = InProcessClient()
    client.open("@old: 1;\nLabel { font-size: 1; font-size: 2; }")
    let unused = try #require(client.findings().first { $0["code"] as? String == "unused-variable" })
    #expect(unused["tags"] as? [Int] == [1])
    #expect((unused["codeDescription"] as? JSON)?["href"] as? String == "nss-rule:/unused-variable.md")
    #expect(client.findings().contains { ($0["relatedInformation"] as? [JSON])?.isEmpty == false })
    let bare = InProcessClient(capabilities: [:])
    bare.open("@old: 1;\nLabel { font-size: 1; font-size: 2; }")
    #expect(bare.findings().count == client.findings().count)
    #expect(
      bare.findings().allSatisfy {
        $0["tags"] == nil && $0["relatedInformation"] == nil && $0["codeDescription"] == nil
      })
    let page = client.request("nss/rulePage", ["id": "unused-variable"]) as? JSON
    #expect((page?["markdown"] as? String)?.hasPrefix("# unused-variable") == true)
  }

  @Test func findingsCanBeAskedFor() throws {
    let folder = try Folder(["A.nss": "Label { fon-size: 1; }", "B.nss": "Label { font-size: 1; }"])
    let client = InProcessClient(
      capabilities: [
        "textDocument": ["diagnostic": ["dynamicRegistration": false]],
        "workspace": ["diagnostics": ["refreshSupport": true]],
      ], folders: [folder.uri])
    let uri = folder.uri("A.nss")
    client.open("Label { fon-size: 1; }", uri)
    #expect(!client.heard.contains { $0["method"] as? String == "textDocument/publishDiagnostics" })
    let params: JSON = ["textDocument": ["uri": uri]]
    let first = try #require(client.request("textDocument/diagnostic", params) as? JSON)
    #expect(first["kind"] as? String == "full")
    #expect((first["items"] as? [JSON])?.count == 1)
    let again =
      client.request(
        "textDocument/diagnostic", params.merging(["previousResultId": first["resultId"] as Any]) { $1 })
      as? JSON
    #expect(again?["kind"] as? String == "unchanged")
    #expect(again?["items"] == nil)
    let all = client.request(
      "workspace/diagnostic", ["previousResultIds": [["uri": uri, "value": first["resultId"]]]])
    let items = try #require((all as? JSON)?["items"] as? [JSON])
    #expect(items.compactMap { $0["kind"] as? String } == ["unchanged", "full"])
    client.notify("workspace/didChangeConfiguration", ["settings": ["nsslint": ["engines": ["sapfiori"]]]])
    #expect(client.heard.contains { $0["method"] as? String == "workspace/diagnostic/refresh" })
  }

  @Test func imagesLeadToTheirFiles() throws {
    let folder = try Folder([
      "A.nss": "", "Assets.xcassets/back.imageset/Contents.json": "{}", "img/bar@2x.png": "",
      "img/other~ipad.png": "",
    ])
    let client = InProcessClient(folders: [folder.uri])
    let uri = folder.uri("A.nss")
    client.open(
      "/* 😀 */ @i: bar.png;\nButton { background-image: @i; image: back; image-insets: 1; }\nX { background-image: none; image: other; }",
      uri)
    let links = client.request("textDocument/documentLink", ["textDocument": ["uri": uri]]) as? [JSON]
    #expect(
      links?.compactMap { $0["target"] as? String } == [
        folder.uri("img/bar@2x.png"), folder.uri("Assets.xcassets/back.imageset"),
        folder.uri("img/other~ipad.png"),
      ])
  }
}
