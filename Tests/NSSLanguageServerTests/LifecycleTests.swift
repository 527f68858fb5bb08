import Foundation
import Testing

@testable import NSSLanguageServer

@Suite struct LifecycleTests {
  @Test func requestsBeforeInitializeAreRefused() {
    let client = InProcessClient(initializes: false)
    #expect(client.errorCode("textDocument/hover", [:]) == -32002)
    #expect(client.errorCode("shutdown", [:]) == -32002)
    client.notify(
      "textDocument/didOpen", ["textDocument": ["uri": "file:///a.nss", "version": 1, "text": "a"]])
    #expect(client.server.documents.isEmpty)
    #expect(client.request("initialize", ["capabilities": [:]]) != nil)
  }

  @Test func initializeTwiceIsRefused() {
    #expect(InProcessClient().errorCode("initialize", ["capabilities": [:]]) == -32600)
  }

  @Test func nothingIsAnsweredAfterShutdown() {
    let client = InProcessClient()
    #expect(client.respond("shutdown", [:])["result"] is NSNull)
    #expect(client.errorCode("textDocument/hover", [:]) == -32600)
    #expect(client.errorCode("shutdown", [:]) == -32600)
    client.notify("exit", [:])
    #expect(client.server.exitCode == 0)
  }

  @Test func exitWithoutShutdownIsAnError() {
    let client = InProcessClient()
    client.notify("exit", [:])
    #expect(client.server.exitCode == 1)
    let early = InProcessClient(initializes: false)
    early.notify("exit", [:])
    #expect(early.server.exitCode == 1)
  }

  @Test func unknownRequestsAreAnsweredAndUnknownNotificationsAreNot() {
    let client = InProcessClient()
    #expect(client.errorCode("textDocument/moniker", [:]) == -32601)
    #expect(client.errorCode("$/unknown", [:]) == -32601)
    let before = client.heard.count
    client.notify("$/setTrace", ["value": "off"])
    client.notify("some/thing", [:])
    #expect(client.heard.count == before)
  }

  @Test func encodingsAreNegotiated() throws {
    for (offered, chosen) in [
      (["utf-8", "utf-16"], "utf-8"), (["utf-16", "utf-8"], "utf-16"), (["utf-32"], "utf-16"), ([], "utf-16"),
    ] {
      let client = InProcessClient(initializes: false)
      let result = client.request("initialize", ["capabilities": ["general": ["positionEncodings": offered]]])
      let capabilities = try #require((result as? JSON)?["capabilities"] as? JSON)
      #expect(capabilities["positionEncoding"] as? String == chosen)
    }
  }

  @Test func aWaitingRequestCanBeCancelled() {
    let client = InProcessClient()
    client.open("Label { font-size: 1; }")
    let first = client.ask("textDocument/documentSymbol", ["textDocument": ["uri": "file:///t/a.nss"]])
    let second = client.ask("textDocument/documentSymbol", ["textDocument": ["uri": "file:///t/a.nss"]])
    client.send(["method": "$/cancelRequest", "params": ["id": second]])
    client.send(["method": "$/cancelRequest", "params": ["id": 9999]])
    client.settle()
    client.send(["method": "$/cancelRequest", "params": ["id": first]])
    client.settle()
    #expect(client.answer(first)?["result"] != nil)
    #expect((client.answer(second)?["error"] as? JSON)?["code"] as? Int == -32800)
    #expect(client.answers["\(first)"] == 1)
    #expect(client.answers["\(second)"] == 1)
  }

  @Test func aRequestAtWorkCanBeCancelled() {
    let client = InProcessClient()
    client.open("Label { font-size: 1; }")
    var isSent = false
    client.server.readAhead = {
      guard !isSent else { return }
      isSent = true
      client.send(["method": "$/cancelRequest", "params": ["id": 2]])
    }
    #expect(client.errorCode("workspace/diagnostic", ["previousResultIds": [Any]()]) == -32800)
    #expect(isSent)
  }

  @Test func whatAChangeMakesOldIsNotWorkedOut() {
    let client = InProcessClient()
    client.open("Label { font-size: 1; }")
    let document: JSON = ["uri": "file:///t/a.nss", "version": 2]
    let old = client.ask("textDocument/semanticTokens/full", ["textDocument": document])
    let hover = client.ask(
      "textDocument/hover", ["textDocument": document, "position": ["line": 0, "character": 0]])
    client.send([
      "method": "textDocument/didChange",
      "params": ["textDocument": document, "contentChanges": [["text": "Button { font-size: 2; }"]]],
    ])
    let new = client.ask("textDocument/semanticTokens/full", ["textDocument": document])
    client.settle()
    #expect((client.answer(old)?["error"] as? JSON)?["code"] as? Int == -32801)
    #expect(client.answer(hover)?["result"] != nil)
    #expect(client.answer(new)?["result"] != nil)
  }

  @Test func severalChangesInARowAreJudgedOnce() {
    let client = InProcessClient()
    client.open("Label { font-size: 1; }")
    let before = client.heard.count
    for version in 2...20 {
      client.send([
        "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": "file:///t/a.nss", "version": version],
          "contentChanges": [["text": "Label { fon-size: \(version); }"]],
        ],
      ])
    }
    client.settle()
    let sent = client.heard[before...].filter { $0["method"] as? String == "textDocument/publishDiagnostics" }
    #expect(sent.count == 1)
    #expect((sent.last?["params"] as? JSON)?["version"] as? Int == 20)
    #expect(client.findings().first?["code"] as? String == "unknown-attribute")
  }

  @Test func wrongParametersAreRefused() {
    let client = InProcessClient()
    client.open("Label { font-size: 1; }")
    let document: JSON = ["uri": "file:///t/a.nss"]
    let requests: [(method: String, params: JSON)] = [
      ("textDocument/hover", ["textDocument": document]),
      (
        "textDocument/hover",
        ["textDocument": ["uri": "file:///t/none.nss"], "position": ["line": 0, "character": 0]]
      ),
      ("textDocument/hover", [:]), ("textDocument/rename", ["textDocument": ["uri": 3]]),
      ("textDocument/selectionRange", ["textDocument": document, "positions": [3]]),
      ("textDocument/semanticTokens/full/delta", ["textDocument": document]),
      ("textDocument/colorPresentation", ["textDocument": document, "color": 3]),
      ("workspace/symbol", [:]), ("nss/rulePage", ["id": "no-such-rule"]),
    ]
    for (method, params) in requests { #expect(client.errorCode(method, params) == -32602, "\(method)") }
  }

  @Test func arraysAsParametersAreRefused() {
    let client = InProcessClient()
    client.sendRaw(Array(#"{"jsonrpc":"2.0","id":"a","method":"textDocument/hover","params":[1,2]}"#.utf8))
    client.settle()
    #expect(client.heard.compactMap { ($0["error"] as? JSON)?["code"] as? Int } == [-32602])
  }
}
