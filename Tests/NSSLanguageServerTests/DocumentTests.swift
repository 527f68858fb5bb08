import NSSSyntax
import NSSTestSupport
import Testing

@testable import NSSLanguageServer

@Suite struct DocumentTests {
  private static let alphabet = Array("ab{}:;@#é😀\u{FEFF}\n\r \u{301}/*")

  private func text(_ count: Int, _ random: inout SplitMix64) -> String {
    String((0..<count).map { _ in Self.alphabet[Int.random(in: 0..<Self.alphabet.count, using: &random)] })
  }

  @Test func positionsAndOffsetsAgreeWithTheSlowWay() {
    var random = SplitMix64(seed: 3)
    for round in 0..<200 {
      let text = text(Int.random(in: 0..<200, using: &random), &random)
      let source = SourceText(name: "", text)
      for encoding in PositionEncoding.allCases {
        let map = PositionMap(source, encoding)
        for offset in 0...source.count
        where offset == source.count || source.bytes[offset] & 0xC0 != 0x80 {
          // Between CR and LF is no place of its own.
          if offset > 0, offset < source.count, source.bytes[offset] == 0x0A, source.bytes[offset - 1] == 0x0D
          {
            continue
          }
          let slow = position(of: offset, in: text, utf16: encoding == .utf16)
          let fast = map.position(offset)
          #expect(["line": fast.line, "character": fast.character] == slow, "round \(round)")
          #expect(map.offset(fast) == offset, "round \(round)")
        }
      }
    }
  }

  @Test func positionsOutsideAreClamped() {
    let map = PositionMap(SourceText(name: "", "a😀b\r\nc"), .utf16)
    #expect(map.offset(LSPPosition(line: 0, character: 99)) == 6)
    #expect(map.offset(LSPPosition(line: 9, character: 0)) == 9)
    #expect(map.offset(LSPPosition(line: -1, character: 3)) == 0)
    #expect(map.offset(LSPPosition(line: 1, character: -3)) == 8)
    // Inside of the surrogate pair is its start.
    #expect(map.offset(LSPPosition(line: 0, character: 2)) == 1)
    let bytes = PositionMap(SourceText(name: "", "a😀b"), .utf8)
    #expect(bytes.offset(LSPPosition(line: 0, character: 3)) == 1)
    #expect(
      bytes.offsets(
        LSPRange(start: LSPPosition(line: 0, character: 6), end: LSPPosition(line: 0, character: 1))) == 1..<6
    )
  }

  @Test func changesInPartsGiveTheWholeText() {
    var random = SplitMix64(seed: 5)
    for round in 0..<150 {
      let utf16 = round % 2 == 0
      let client = InProcessClient(utf16: utf16)
      var expected = text(60, &random)
      client.open(expected)
      for version in 2..<8 {
        var changes: [JSON] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let bytes = Array(expected.utf8)
          let places = (0...bytes.count).filter { at in
            (at == bytes.count || bytes[at] & 0xC0 != 0x80)
              && !(at > 0 && at < bytes.count && bytes[at] == 0x0A && bytes[at - 1] == 0x0D)
          }
          let a = places[Int.random(in: 0..<places.count, using: &random)]
          let b = places[Int.random(in: 0..<places.count, using: &random)]
          let new = text(Int.random(in: 0..<6, using: &random), &random)
          changes.append([
            "range": [
              "start": position(of: min(a, b), in: expected, utf16: utf16),
              "end": position(of: max(a, b), in: expected, utf16: utf16),
            ], "text": new,
          ])
          expected = String(
            decoding: bytes[..<min(a, b)] + Array(new.utf8) + bytes[max(a, b)...], as: UTF8.self)
        }
        client.notify(
          "textDocument/didChange",
          ["textDocument": ["uri": "file:///t/a.nss", "version": version], "contentChanges": changes])
        let document = client.server.documents["file:///t/a.nss"]
        #expect(document?.bytes == Array(expected.utf8), "round \(round)")
        #expect(document?.version == version)
      }
    }
  }

  @Test func documentsComeAndGo() {
    let client = InProcessClient()
    client.open("Label { fon-size: 1; }")
    #expect(client.findings().count == 1)
    client.open("Label { font-size: 1; }", version: 5)
    #expect(client.findings().isEmpty)
    client.open("Label { fon-size: 1; }", version: 6)
    client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///t/a.nss"]])
    #expect(client.findings().isEmpty)
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": "file:///t/a.nss", "version": 7], "contentChanges": [["text": "x"]]])
    #expect(client.server.documents.isEmpty)
  }

  @Test(arguments: [
    ("file:///a/b.nss", "/a/b.nss"), ("file:///a%20b/%C3%A9.nss", "/a b/é.nss"), ("FILE://localhost/a", "/a"),
    ("file:/a/b", "/a/b"), ("untitled:Untitled-1", nil), ("file://host/a", nil), ("file:///a%zz", "/a%zz"),
    ("http://a/b", nil), ("file:", nil),
  ])
  func addressesOfFiles(uri: String, path: String?) {
    #expect(DocumentURI.path(uri)?.description == path)
  }

  @Test func pathsComeBackFromTheirAddress() {
    for path in ["/a/b.nss", "/a b/é😀%#?.nss", "/"] {
      #expect(DocumentURI.path(DocumentURI.uri(.init(path)))?.description == path)
    }
  }
}
