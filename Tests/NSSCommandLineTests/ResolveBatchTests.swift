import Foundation
import NSSTestSupport
import Testing

@testable import NSSCommandLine

@Suite struct ResolveBatchTests {
  private func run(
    _ input: String, _ options: [String] = [], piece: Int = 1 << 16,
    console: ScriptedConsole = ScriptedConsole()
  ) throws -> (code: ExitCode, answers: [[String: Any]]) {
    console.input = Array(input.utf8)
    console.inputPieceSize = piece
    let code = Program.nss.main((["resolve", "--batch"] + options).map { Array($0.utf8) }, console)
    let answers = try console.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    return (code, answers)
  }

  private func message(_ answer: [String: Any]) -> String? {
    answer.count == 1 ? (answer["error"] as? [String: Any])?["message"] as? String : nil
  }

  @Test(arguments: [1, 7, 1 << 16]) func answersInOrderHoweverTheInputComes(piece: Int) throws {
    let requests = (0..<50).map { #"{"engine":"nui","input":"C\#($0) { a: \#($0); }"}"# }
    for end in ["\n", "\r\n"] {
      for last in ["", end] {
        let (code, answers) = try run(requests.joined(separator: end) + last, piece: piece)
        #expect(code == .clean)
        #expect(answers.map { ($0["classes"] as? [String: Any])?.keys.first } == (0..<50).map { "C\($0)" })
      }
    }
  }

  @Test(arguments: [
    ("", "expected a value"), ("[]", "a request is a JSON object"), ("{", "expected a key"),
    ("{}", "expected \"input\""), (#"{"input":1}"#, "\"input\" must be a string"),
    (#"{"inputBase64":"A"}"#, "is no base64"), (#"{"input":"","inputBase64":""}"#, "once"),
    (#"{"input":"","engine":"niu"}"#, "did you mean \"nui\"?"),
    (#"{"input":"","orientaton":"portrait"}"#, "did you mean \"orientation\"?"),
    (#"{"input":"","palette":"v9"}"#, "'palette' expects"), (#"{"input":"",}"#, "expected a key"),
  ]) func aMalformedLineGetsItsAnswerInItsPlace(line: String, part: String) throws {
    let good = #"{"input":"Button { a: 1; }"}"#
    let (code, answers) = try run("\(good)\n\(line)\n\(good)\n")
    #expect(code == .failure)
    try #require(answers.count == 3)
    #expect(message(answers[1])?.contains(part) == true, "\(answers[1])")
    #expect(answers[0]["outcome"] as? String == "resolved" && answers[2]["outcome"] as? String == "resolved")
  }

  @Test func requestsSayWhatTheyAreFor() throws {
    let sheet = "@media (device: ipad) and (orientation: landscape) { Button { a: 1; } }"
    let request =
      #"{"input":"\#(sheet)","engine":"nui","device":"ipad","orientation":"landscape","appearance":"dark","#
      + #""level":"elevated","contrast":"high","palette":"v4","id":7}"#
    let (code, answers) = try run(request)
    #expect(code == .clean)
    #expect((answers.first?["classes"] as? [String: Any])?.count == 1)
    #expect(answers.first?["palette"] as? String == "v4")
    #expect(
      answers.first?["traits"] as? [String: String] == [
        "device": "ipad", "orientation": "landscape", "appearance": "dark", "level": "elevated",
        "contrast": "high",
      ])
  }

  @Test func optionsAreTheDefaults() throws {
    let (_, answers) = try run(
      #"{"inputBase64":"/w=="}"#, ["--engine", "nui", "--palette", "v5", "--trait", "device=ipad"])
    #expect(answers.first?["engine"] as? String == "nui")
    #expect(answers.first?["palette"] as? String == "v5")
    #expect(answers.first?["outcome"] as? String == "unreadable")
  }

  @Test func memoryIsBoundedAndAClosedPipeEndsIt() throws {
    let console = ScriptedConsole()
    console.writesBeforeClosing = 1
    let request = #"{"engine":"nui","input":"Button { a: 1; }"}"# + "\n"
    let (code, _) = try run(String(repeating: request, count: 3000), console: console)
    #expect(code == .clean)
    #expect(console.outputWrites == 2)
    #expect(!console.input.isEmpty)
  }

  @Test func linesThatAreTooLongArePassedOver() {
    var lines = LineSplitter(limit: 4)
    #expect(lines.add(Array("ab\nabc".utf8)) == [Array("ab".utf8)])
    #expect(lines.add(Array("de\nx\n".utf8)) == [nil, Array("x".utf8)])
    #expect(lines.add(Array("y".utf8)) == [])
    #expect(lines.finish() == [Array("y".utf8)])
    #expect(lines.finish() == [])
  }

  // MARK: The recorded outcomes of the engines

  private func fixture(_ name: String) throws -> [[String: Any]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../NSSThemeTests/Fixtures/\(name)")
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try #require(JSONSerialization.jsonObject(with: $0) as? [String: Any])
    }
  }

  private func requests(_ cases: [[String: Any]], _ engine: String, _ keys: [String]) throws -> String {
    try cases.map { record in
      var request = record.filter { keys.contains($0.key) }
      request["engine"] = engine
      return String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self) + "\n"
    }.joined()
  }

  @Test func recordedOutcomesOfNUIHold() throws {
    let cases = try fixture("nui-outcomes.jsonl")
    let (code, answers) = try run(
      requests(cases, "nui", ["input", "inputBase64", "device", "orientation"]))
    #expect(code == .clean)
    try #require(answers.count == cases.count && cases.count == 1484)
    for (record, answer) in zip(cases, answers) {
      let name = record["name"] as? String ?? ""
      #expect(answer["outcome"] as? String == record["outcome"] as? String, "\(name)")
      if let classes = record["classes"] as? [String: [String: String]] {
        let found = answer["classes"] as? [String: [String: [String: Any]]]
        #expect(found?.mapValues { $0.mapValues { $0["text"] as? String ?? "" } } == classes, "\(name)")
      }
      if let offset = record["errorUTF16Offset"] as? Int {
        #expect((answer["error"] as? [String: Any])?["utf16Offset"] as? Int == offset, "\(name)")
      }
    }
  }

  @Test func recordedOutcomesOfFioriSwiftUIHold() throws {
    let cases = try fixture("fiori-swiftui-outcomes.jsonl")
    let (code, answers) = try run(requests(cases, "fiori-swiftui", ["input", "palette"]))
    #expect(code == .clean)
    try #require(answers.count == cases.count && cases.count == 480)
    for (index, (record, answer)) in zip(cases, answers).enumerated() {
      #expect(
        answer["definitions"] as? [String: String] == record["definitions"] as? [String: String], "\(index)")
      #expect(
        answer["palette_overrides"] as? [String: [String: String]]
          == record["overrides"] as? [String: [String: String]], "\(index)")
    }
  }
}
