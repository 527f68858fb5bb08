import Foundation
import NSSLint
import NSSSyntax
import NSSTestSupport
import Testing

@testable import NSSLanguageServer

/// Edits and requests in any order, several at a time.
@Suite struct RandomSessionTests {
  private static let pieces = [
    "@a: #112233;", "\n", "Label { font-color: @a; }\n", "{", "}", ";", ":",
    "fdlFUIStepperFormCell_keyText { ", "é", "😀",
    "font-style-disabled: body;", "/* ", " */", "@media (device: ipad) {", "// x\n", "\r\n", "rgb(1, 2, 3)",
    "fon-size: 2px;",
    "/* nss-disable-next-line unknown-attribute */\n", "@primary1", "!important", "\u{FEFF}", ",", "(",
    "Mine", "\"quoted text\"", "'",
  ]
  private static let methods = [
    "textDocument/completion", "textDocument/hover", "textDocument/definition", "textDocument/references",
    "textDocument/documentHighlight", "textDocument/prepareRename", "textDocument/rename",
    "textDocument/documentSymbol", "workspace/symbol", "textDocument/foldingRange",
    "textDocument/selectionRange",
    "textDocument/documentColor", "textDocument/colorPresentation", "textDocument/codeAction",
    "textDocument/formatting", "textDocument/rangeFormatting", "textDocument/semanticTokens/full",
    "textDocument/semanticTokens/full/delta", "textDocument/semanticTokens/range", "textDocument/inlayHint",
    "textDocument/documentLink", "textDocument/diagnostic", "workspace/diagnostic", "completionItem/resolve",
    "codeAction/resolve", "no/such/method",
  ]

  @Test(arguments: [true, false]) func everyRequestGetsOneAnswerAndFindingsAreThoseOfAFreshRun(utf16: Bool) {
    let sessions = Int(ProcessInfo.processInfo.environment["NSS_ROUNDS"] ?? "") ?? 25
    for seed in 0..<sessions {
      var random = SplitMix64(seed: UInt64(seed * 2 + (utf16 ? 1 : 0)))
      let client = InProcessClient(utf16: utf16)
      let uris = (0..<3).map { "file:///t/sheet\($0).nss" }
      var texts: [String: String] = [:]
      var asked: [Int] = []
      for step in 0..<60 {
        let uri = uris[Int.random(in: 0..<uris.count, using: &random)]
        if texts[uri] == nil {
          texts[uri] = ""
          client.send([
            "method": "textDocument/didOpen",
            "params": ["textDocument": ["uri": uri, "languageId": "nss", "version": 0, "text": ""]],
          ])
        }
        let text = texts[uri] ?? ""
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4:
          texts[uri] = edit(text, uri, step + 1, client, &random)
        case 4..<9:
          let method = Self.methods[Int.random(in: 0..<Self.methods.count, using: &random)]
          asked.append(client.ask(method, params(uri, &random)))
          if Int.random(in: 0..<4, using: &random) == 0 {
            client.send([
              "method": "$/cancelRequest", "params": ["id": asked.randomElement(using: &random) ?? 0],
            ])
          }
        default:
          for _ in 0..<Int.random(in: 0..<4, using: &random) { _ = client.server.step() }
          if Int.random(in: 0..<6, using: &random) == 0 {
            texts[uri] = nil
            client.send(["method": "textDocument/didClose", "params": ["textDocument": ["uri": uri]]])
          }
        }
      }
      client.settle()
      for id in asked { #expect(client.answers["\(id)"] == 1, "seed \(seed), request \(id)") }
      for (uri, text) in texts {
        #expect(client.server.documents[uri]?.bytes == Array(text.utf8), "seed \(seed)")
        let fresh = InProcessClient(utf16: utf16)
        fresh.open(text, uri)
        #expect(
          NSArray(array: client.findings(uri)) == NSArray(array: fresh.findings(uri)), "seed \(seed)")
        let tree = SyntaxTree.parse(SourceText(name: "", text))
        if ForeignText.detect(tree) == nil {
          #expect(client.findings(uri).count == Linter().lint(tree).diagnostics.count, "seed \(seed)")
        }
      }
    }
  }

  private func edit(
    _ text: String, _ uri: String, _ version: Int, _ client: InProcessClient, _ random: inout SplitMix64
  ) -> String {
    let bytes = Array(text.utf8)
    func place() -> Int {
      var at = Int.random(in: 0...bytes.count, using: &random)
      while at < bytes.count, at > 0,
        bytes[at] & 0xC0 == 0x80 || (bytes[at] == 0x0A && bytes[at - 1] == 0x0D)
      {
        at -= 1
      }
      return at
    }
    let (a, b) = (place(), Int.random(in: 0..<3, using: &random) == 0 ? place() : -1)
    let range = b < 0 ? a..<a : min(a, b)..<max(a, b)
    let new = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
      Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
    }.joined()
    client.send([
      "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": uri, "version": version],
        "contentChanges": [
          [
            "range": [
              "start": position(of: range.lowerBound, in: text, utf16: client.isUTF16),
              "end": position(of: range.upperBound, in: text, utf16: client.isUTF16),
            ], "text": new,
          ]
        ],
      ],
    ])
    return String(
      decoding: bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...], as: UTF8.self)
  }

  private func params(_ uri: String, _ random: inout SplitMix64) -> JSON {
    func position() -> JSON {
      ["line": Int.random(in: -1...9, using: &random), "character": Int.random(in: -1...60, using: &random)]
    }
    var params: JSON = [
      "textDocument": ["uri": uri], "position": position(), "positions": [position(), position()],
      "range": ["start": position(), "end": position()], "newName": "@renamed", "query": "a",
      "context": ["diagnostics": [Any]()], "previousResultId": "1", "previousResultIds": [Any](),
      "color": ["red": 0.5, "green": 2, "blue": -1, "alpha": 0.25], "options": ["tabSize": 2], "label": "x",
      "data": ["attribute", "nui", "font-size", "Label"],
    ]
    // Now and then something is missing or of the wrong kind.
    if Int.random(in: 0..<5, using: &random) == 0,
      let key = params.keys.sorted().randomElement(using: &random)
    {
      params[key] = Int.random(in: 0..<2, using: &random) == 0 ? nil : 3
    }
    return params
  }
}
