import Foundation
import Testing

@testable import NSSLanguageServer

typealias JSON = [String: Any]

/// A client that talks to a server in the same process, in bytes as over a pipe.
final class InProcessClient {
  let server: LanguageServer
  /// Everything the server said that is no answer to a request of ``request(_:_:)``.
  private(set) var heard: [JSON] = []
  /// How often each id was answered.
  private(set) var answers: [String: Int] = [:]
  private let output = Output()
  private var lastID = 0
  let isUTF16: Bool

  private final class Output { var bytes: [UInt8] = [] }

  init(
    utf16: Bool = true, capabilities: JSON = InProcessClient.everything, options: JSON? = nil,
    folders: [String] = [],
    initializes: Bool = true
  ) {
    let output = output
    isUTF16 = utf16
    server = LanguageServer(version: "test") { output.bytes += $0 }
    guard initializes else { return }
    var capabilities = capabilities
    var general = capabilities["general"] as? JSON ?? [:]
    general["positionEncodings"] = utf16 ? ["utf-16"] : ["utf-8", "utf-16"]
    capabilities["general"] = general
    var params: JSON = [
      "processId": NSNull(), "capabilities": capabilities,
      "workspaceFolders": folders.map { ["uri": $0, "name": "folder"] },
    ]
    if let options { params["initializationOptions"] = options }
    _ = request("initialize", params)
    notify("initialized", [:])
  }

  /// A client that can do all the server asks for, but for asking for findings by itself.
  static var everything: JSON {
    [
      "textDocument": [
        "completion": ["completionItem": ["snippetSupport": true, "tagSupport": ["valueSet": [1]]]],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
        "publishDiagnostics": [
          "relatedInformation": true, "tagSupport": ["valueSet": [1, 2]], "codeDescriptionSupport": true,
        ],
        "codeAction": ["disabledSupport": true],
      ],
      "workspace": ["workspaceEdit": ["documentChanges": true]],
    ]
  }

  // MARK: Talking

  func send(_ message: JSON) {
    var message = message
    message["jsonrpc"] = "2.0"
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    sendRaw(Array(body))
  }

  func sendRaw(_ body: [UInt8]) {
    server.receive(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  /// Lets the server do all there is to do, and takes what it says.
  func settle() {
    while server.step() {}
    listen()
  }

  func notify(_ method: String, _ params: JSON) {
    send(["method": method, "params": params])
    settle()
  }

  /// Sends a request and leaves it unanswered. Gives its id.
  func ask(_ method: String, _ params: JSON) -> Int {
    lastID += 1
    send(["id": lastID, "method": method, "params": params])
    return lastID
  }

  /// The whole answer of a request.
  func respond(_ method: String, _ params: JSON) -> JSON {
    let id = ask(method, params)
    settle()
    return answer(id) ?? [:]
  }

  /// The answer that was heard for an id.
  func answer(_ id: Int) -> JSON? { heard.last { $0["id"] as? Int == id && $0["method"] == nil } }

  /// The result of a request; nil for null and errors.
  func request(_ method: String, _ params: JSON) -> Any? {
    let result = respond(method, params)["result"]
    return result is NSNull ? nil : result
  }

  /// The code of the error that a request gets.
  func errorCode(_ method: String, _ params: JSON) -> Int? {
    (respond(method, params)["error"] as? JSON)?["code"] as? Int
  }

  private func listen() {
    var reader = FrameReader()
    reader.append(output.bytes)
    output.bytes = []
    while let frame = reader.next() {
      guard case .message(let bytes) = frame,
        let message = try? JSONSerialization.jsonObject(with: Data(bytes)) as? JSON
      else {
        Issue.record("the server wrote what is no message")
        continue
      }
      heard.append(message)
      if message["method"] == nil { answers["\(message["id"] ?? "none")", default: 0] += 1 }
    }
  }

  // MARK: Documents

  func open(_ text: String, _ uri: String = "file:///t/a.nss", version: Int = 1) {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "nss", "version": version, "text": text]])
  }

  /// The findings that were sent last for a document.
  func findings(_ uri: String = "file:///t/a.nss") -> [JSON] {
    let last = heard.last {
      $0["method"] as? String == "textDocument/publishDiagnostics"
        && ($0["params"] as? JSON)?["uri"] as? String == uri
    }
    return (last?["params"] as? JSON)?["diagnostics"] as? [JSON] ?? []
  }

  /// The parameters of a request about a place of a document.
  func at(_ number: Int, _ marked: MarkedText, _ uri: String = "file:///t/a.nss") -> JSON {
    [
      "textDocument": ["uri": uri],
      "position": position(of: marked.offset(number), in: marked.text, utf16: isUTF16),
    ]
  }

  /// A range between two places as the protocol writes it.
  func range(_ from: Int, _ to: Int, _ marked: MarkedText) -> JSON {
    [
      "start": position(of: marked.offset(from), in: marked.text, utf16: isUTF16),
      "end": position(of: marked.offset(to), in: marked.text, utf16: isUTF16),
    ]
  }
}

/// The text of a document after edits as the protocol writes them, worked out without the server's code.
func applying(_ edits: [JSON], to text: String, utf16: Bool) -> String {
  func offset(_ position: Any?) -> Int {
    guard let position = position as? [String: Int] else { return -1 }
    return (0...text.utf8.count).last { offset in
      (offset == text.utf8.count || Array(text.utf8)[offset] & 0xC0 != 0x80)
        && NSSLanguageServerTests.position(of: offset, in: text, utf16: utf16) == position
    } ?? -1
  }
  var bytes = Array(text.utf8)
  let parts = edits.map { edit -> (Range<Int>, [UInt8]) in
    let range = edit["range"] as? JSON
    let (start, end) = (offset(range?["start"]), offset(range?["end"]))
    guard start >= 0, end >= start else {
      Issue.record("the range \(String(describing: range)) is not in the text")
      return (0..<0, [])
    }
    return (start..<end, Array((edit["newText"] as? String ?? "").utf8))
  }
  for (range, new) in parts.enumerated().sorted(by: {
    ($0.element.0.lowerBound, $0.offset) > ($1.element.0.lowerBound, $1.offset)
  }).map(\.element) {
    bytes.replaceSubrange(range, with: new)
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The edits of one document in a workspace edit.
func edits(_ action: Any?, _ uri: String = "file:///t/a.nss") -> [JSON] {
  let edit = (action as? JSON)?["edit"] as? JSON ?? action as? JSON
  if let changes = edit?["documentChanges"] as? [JSON] {
    return changes.filter { ($0["textDocument"] as? JSON)?["uri"] as? String == uri }.flatMap {
      $0["edits"] as? [JSON] ?? []
    }
  }
  return (edit?["changes"] as? JSON)?[uri] as? [JSON] ?? []
}
