import NSSLanguageServer
import NSSReport
import NSSSyntax
import NSSWorkspace

/// A session with the language server. An even first byte: what follows are the client's bytes as they are. An odd one:
/// they are a script of edits and requests. Bit 1 chooses the unit of positions.
func fuzzServer(_ bytes: [UInt8]) {
  guard let choice = bytes.first else { return }
  var session = Session(isUTF16: choice & 2 != 0)
  session.initialize()
  if choice & 1 == 0 {
    session.server.receive(Array(bytes.dropFirst()))
    session.settle()
    _ = session.heard()
    return
  }
  session.play(Array(bytes.dropFirst()))
}

/// A server in this process, a client that knows what it sent, and the texts as they should be.
private struct Session {
  private final class Output { var bytes: [UInt8] = [] }

  let server: LanguageServer
  private let output = Output()
  private let isUTF16: Bool
  private var texts: [String: [UInt8]] = [:]
  private var asked = 0

  init(isUTF16: Bool) {
    let output = output
    self.isUTF16 = isUTF16
    server = LanguageServer(version: "fuzz") { output.bytes += $0 }
  }

  private static let methods = [
    "completion", "hover", "definition", "references", "documentHighlight", "prepareRename", "rename",
    "documentSymbol", "foldingRange", "selectionRange", "documentColor", "colorPresentation", "codeAction",
    "formatting", "rangeFormatting", "semanticTokens/full", "semanticTokens/full/delta",
    "semanticTokens/range",
    "inlayHint", "diagnostic",
  ]

  func settle() { while server.step() {} }

  /// Everything the server said since the last time; each message must be one.
  func heard() -> [JSONDocument] {
    defer { output.bytes = [] }
    var messages: [JSONDocument] = []
    var rest = output.bytes[...]
    let header = Array("Content-Length: ".utf8)
    while !rest.isEmpty {
      guard rest.starts(with: header), let end = rest.firstIndex(of: 0x0D),
        let count = Int(String(decoding: rest[(rest.startIndex + header.count)..<end], as: UTF8.self))
      else { fail("the server wrote no header") }
      let body = rest[(end + 4)..<(end + 4 + count)]
      do throws(JSONError) { messages.append(try JSONReader.read(Array(body))) } catch {
        fail("the server wrote no JSON: \(error.message)")
      }
      rest = rest[body.endIndex...]
    }
    return messages
  }

  private func send(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.beginObject()
    json.member("jsonrpc", "2.0")
    body(&json)
    json.endObject()
    server.receive(Array("Content-Length: \(json.bytes.count)\r\n\r\n".utf8) + json.bytes)
  }

  func initialize() {
    send { json in
      json.member("id", 0)
      json.member("method", "initialize")
      json.key("params")
      json.raw(
        Array(
          """
          {"capabilities":{"general":{"positionEncodings":["\(isUTF16 ? "utf-16" : "utf-8")"]},"textDocument":\
          {"publishDiagnostics":{"relatedInformation":true},"completion":{"completionItem":{"snippetSupport":true}}}}}
          """.utf8))
    }
    settle()
    _ = heard()
  }

  /// Plays a script; at the end each request has one answer, and the findings are those of a server that sees the
  /// texts for the first time.
  mutating func play(_ script: [UInt8]) {
    var reader = Script(bytes: script)
    var answers: [Int: Int] = [:]
    var messages: [JSONDocument] = []
    var version = 0
    while let step = reader.next() {
      let uri = step & 1 == 0 ? "fuzz:a.nss" : "fuzz:b.nss"
      version += 1
      switch step >> 1 & 7 {
      case 0, 1, 2: edit(uri, version, &reader)
      case 3, 4, 5: ask(uri, &reader)
      case 6:
        if texts.removeValue(forKey: uri) != nil {
          notify("textDocument/didClose") { $0.member("uri", uri) }
        }
      default: for _ in 0...reader.number() & 3 { _ = server.step() }
      }
      messages += heard()
    }
    settle()
    messages += heard()
    for message in messages where message.root["method"] == nil {
      if let id = message.root["id"]?.integer { answers[id, default: 0] += 1 }
    }
    for id in 0..<asked {
      expect(answers[id + 1] == 1, "request \(id + 1) has \(answers[id + 1] ?? 0) answers")
    }
    for (uri, text) in texts {
      let last = Self.findings(messages, uri)
      var fresh = Session(isUTF16: isUTF16)
      fresh.initialize()
      fresh.open(uri, 1, text)
      fresh.settle()
      expect(last == Self.findings(fresh.heard(), uri), "findings after edits are those of the text")
    }
  }

  /// The findings sent last for a document, as written.
  private static func findings(_ messages: [JSONDocument], _ uri: String) -> String? {
    messages.last {
      $0.root["method"]?.string == "textDocument/publishDiagnostics"
        && $0.root["params"]?["uri"]?.string == uri
    }?.root["params"]?["diagnostics"]?.text
  }

  private func notify(_ method: String, _ document: (inout JSONWriter) -> Void) {
    send { json in
      json.member("method", method)
      json.key("params")
      json.beginObject()
      json.key("textDocument")
      json.beginObject()
      document(&json)
      json.endObject()
      json.endObject()
    }
  }

  private mutating func open(_ uri: String, _ version: Int, _ text: [UInt8]) {
    texts[uri] = text
    notify("textDocument/didOpen") { json in
      json.member("languageId", "nss")
      json.member("text", String(decoding: text, as: UTF8.self))
      json.member("uri", uri)
      json.member("version", version)
    }
  }

  private mutating func edit(_ uri: String, _ version: Int, _ reader: inout Script) {
    guard let text = texts[uri] else { return open(uri, version, reader.text()) }
    let table = LineTable(SourceText(name: uri, bytes: text))
    func place(_ number: Int) -> Int {
      var at = number % (text.count + 1)
      while at > 0, at < text.count,
        text[at] & 0xC0 == 0x80 || (text[at] == 0x0A && text[at - 1] == 0x0D)
      { at -= 1 }
      return at
    }
    let (a, b) = (place(reader.number()), place(reader.number()))
    let new = reader.text()
    texts[uri] = Array(text[..<min(a, b)]) + new + Array(text[max(a, b)...])
    send { json in
      json.member("method", "textDocument/didChange")
      json.key("params")
      json.beginObject()
      json.key("contentChanges")
      json.beginArray()
      json.beginObject()
      json.key("range")
      json.beginObject()
      for (name, offset) in [("end", max(a, b)), ("start", min(a, b))] {
        let position = isUTF16 ? table.utf16Position(of: offset) : table.position(of: offset)
        Self.position(name, position.line - 1, position.column - 1, &json)
      }
      json.endObject()
      json.member("text", String(decoding: new, as: UTF8.self))
      json.endObject()
      json.endArray()
      json.key("textDocument")
      json.beginObject()
      json.member("uri", uri)
      json.member("version", version)
      json.endObject()
      json.endObject()
    }
  }

  private static func position(_ name: String, _ line: Int, _ character: Int, _ json: inout JSONWriter) {
    json.key(name)
    json.beginObject()
    json.member("character", character)
    json.member("line", line)
    json.endObject()
  }

  private mutating func ask(_ uri: String, _ reader: inout Script) {
    asked += 1
    let id = asked
    let method = Self.methods[reader.number() % Self.methods.count]
    let (line, character) = (reader.number() % 9, reader.number() % 60)
    send { json in
      json.member("id", id)
      json.member("method", "textDocument/" + method)
      json.key("params")
      json.beginObject()
      json.key("color")
      json.raw(Array(#"{"red":0.5,"green":1,"blue":0,"alpha":0.25}"#.utf8))
      json.key("context")
      json.raw(Array(#"{"diagnostics":[],"includeDeclaration":true}"#.utf8))
      json.member("newName", "@renamed")
      json.key("options")
      json.raw(Array(#"{"tabSize":2,"insertSpaces":true}"#.utf8))
      Self.position("position", line, character, &json)
      json.key("positions")
      json.raw(Array(#"[{"line":\#(line),"character":\#(character)}]"#.utf8))
      json.member("previousResultId", "1")
      json.key("range")
      json.beginObject()
      Self.position("end", line + 1, character, &json)
      Self.position("start", line, character, &json)
      json.endObject()
      json.key("textDocument")
      json.beginObject()
      json.member("uri", uri)
      json.endObject()
      json.endObject()
    }
    if line == 8 {
      send { json in
        json.member("method", "$/cancelRequest")
        json.key("params")
        json.beginObject()
        json.member("id", id)
        json.endObject()
      }
    }
  }
}

/// Numbers and texts out of bytes.
private struct Script {
  let bytes: [UInt8]
  private var at = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> UInt8? {
    guard at < bytes.count else { return nil }
    defer { at += 1 }
    return bytes[at]
  }

  /// 0 to 255; 0 at the end.
  mutating func number() -> Int { Int(next() ?? 0) }

  /// Up to the next NUL, repaired to UTF-8.
  mutating func text() -> [UInt8] {
    let end = bytes[at...].firstIndex(of: 0) ?? bytes.count
    defer { at = min(end + 1, bytes.count) }
    return Array(String(decoding: bytes[at..<end], as: UTF8.self).utf8)
  }
}
