import Foundation
import Testing

@testable import NSSLanguageServer

/// The built program, over pipes. One after the other: a child that is started while another runs would inherit the
/// other's pipe, and keep it open.
@Suite(.serialized) struct ChildProcessTests {
  /// `nsslint` beside the test bundle, nil where it was not built.
  private static var program: URL? {
    var folder = Bundle.main.bundleURL
    for candidate in [
      Bundle.main.executableURL?.deletingLastPathComponent(), Bundle(for: Marker.self).bundleURL,
    ] {
      if let candidate { folder = candidate }
      for up in [folder, folder.deletingLastPathComponent()] {
        let file = up.appendingPathComponent("nsslint")
        if FileManager.default.isExecutableFile(atPath: file.path) { return file }
      }
    }
    return nil
  }

  private final class Marker {}

  private final class Child {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    private var reader = FrameReader()

    init(_ program: URL) throws {
      process.executableURL = program
      process.arguments = ["lsp", "--stdio"]
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    func send(_ message: JSON) throws {
      var message = message
      message["jsonrpc"] = "2.0"
      let body = try JSONSerialization.data(withJSONObject: message)
      try input.fileHandleForWriting.write(contentsOf: Data(FrameWriter.frame(Array(body))))
    }

    /// The next message; nil at the end.
    func next() throws -> JSON? {
      while true {
        if let frame = reader.next() {
          guard case .message(let bytes) = frame else { continue }
          return try JSONSerialization.jsonObject(with: Data(bytes)) as? JSON
        }
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { return nil }
        reader.append(data)
      }
    }

    func answer(_ id: Int) throws -> JSON? {
      while let message = try next() {
        if message["id"] as? Int == id, message["method"] == nil { return message }
      }
      return nil
    }
  }

  @Test func aWholeSession() throws {
    let child = try Child(try #require(Self.program, "nsslint is built before the tests run"))
    try child.send(["id": 1, "method": "initialize", "params": ["capabilities": JSON()]])
    #expect(try child.answer(1)?["result"] != nil)
    try child.send(["method": "initialized", "params": JSON()])
    let text = "@a: #112233;\nLabel { fon-color: @a; }\n"
    try child.send([
      "method": "textDocument/didOpen",
      "params": [
        "textDocument": ["uri": "file:///t/a.nss", "languageId": "nss", "version": 1, "text": text]
      ],
    ])
    let published = try #require(try child.next())
    #expect(published["method"] as? String == "textDocument/publishDiagnostics")
    #expect("\(published)".contains("unknown-attribute"))
    try child.send(["id": 2, "method": "shutdown"])
    #expect(try child.answer(2) != nil)
    try child.send(["method": "exit"])
    child.process.waitUntilExit()
    #expect(child.process.terminationStatus == 0)
  }

  @Test func theEndOfTheStreamEndsIt() throws {
    let child = try Child(try #require(Self.program))
    try child.send(["id": 1, "method": "initialize", "params": ["capabilities": JSON()]])
    #expect(try child.answer(1) != nil)
    try child.input.fileHandleForWriting.close()
    child.process.waitUntilExit()
    #expect(child.process.terminationStatus == 1)
  }

  /// A client that sends much before it reads anything must not block.
  @Test func muchIsSentBeforeAnythingIsRead() throws {
    let child = try Child(try #require(Self.program))
    try child.send(["id": 1, "method": "initialize", "params": ["capabilities": JSON()]])
    try child.send(["method": "initialized", "params": JSON()])
    let text = (0..<200).map { "Label\($0) { font-color: #112233; fon-size: 1; }\n" }.joined()
    try child.send([
      "method": "textDocument/didOpen",
      "params": [
        "textDocument": ["uri": "file:///t/a.nss", "languageId": "nss", "version": 1, "text": text]
      ],
    ])
    for id in 2..<40 {
      try child.send([
        "id": id, "method": "textDocument/\(id % 2 == 0 ? "semanticTokens/full" : "documentSymbol")",
        "params": ["textDocument": ["uri": "file:///t/a.nss"]],
      ])
    }
    for id in 2..<40 { #expect(try child.answer(id)?["result"] != nil) }
    try child.send(["method": "exit"])
    child.process.waitUntilExit()
    #expect(child.process.terminationStatus == 1)
  }
}
