import Foundation
import NSSReport
import NSSTestSupport
import NSSWorkspace
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String, _ mode: JSONReader.Mode = .strict) throws -> JSONValue {
    try JSONReader.read(Array(text.utf8), mode: mode).root
  }

  private func error(_ text: String, _ mode: JSONReader.Mode = .strict) -> String? {
    do {
      _ = try JSONReader.read(Array(text.utf8), mode: mode)
      return nil
    } catch {
      return "\(error.offset): \(error.message)"
    }
  }

  @Test func readsValuesAndTheirPlaces() throws {
    let root = try read(#" {"a": [1, -2.5e1, "x\n", true, null], "é": {}} "#)
    #expect(root.kind == .object)
    #expect(root["a"]?.children.map(\.kind) == [.number, .number, .string, .boolean, .null])
    let values = Array(try #require(root["a"]).children)
    #expect(values[0].integer == 1)
    #expect(values[1].double == -25)
    #expect(values[1].integer == -25)
    #expect(values[2].string == "x\n")
    #expect(values[3].boolean == true)
    #expect(values[2].range == 19..<24)
    #expect(root["é"]?.keyRange == 39..<43)
    #expect(root["none"] == nil)
    #expect(root.children.map(\.key) == ["a", "é"])
  }

  @Test(arguments: [
    (#""\u00e9""#, "é"), (#""\ud83d\ude00""#, "😀"), (#""\ud83d""#, "\u{FFFD}"), (#""\ude00x""#, "\u{FFFD}x"),
    (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"), (#""\/\b\f\n\r\t\"\\""#, "/\u{8}\u{C}\n\r\t\"\\"), (#""""#, ""),
    ("\"\u{7F}日\"", "\u{7F}日"),
  ]) func decodesStrings(text: String, expected: String) throws {
    #expect(try read(text).string == expected)
  }

  @Test(arguments: [
    ("", "0: expected a value, found the end of the text"),
    ("{", "1: expected a key in double quotes, found the end of the text"),
    ("[1,]", "3: expected a value"), (#"{"a":1,}"#, "7: expected a key in double quotes"),
    ("[1 2]", "3: expected ',' or ']'"),
    (#"{"a" 1}"#, "5: expected ':' after the key"), (#"{"a":1 "b"}"#, "7: expected ',' or '}'"),
    ("1 2", "2: expected the end of the text"),
    ("'a'", "0: expected a string in double quotes"), ("{a:1}", "1: expected a key in double quotes"),
    ("nul", "0: expected 'null'"),
    ("01", "1: a number does not begin with 0"), ("1.", "2: expected a digit, found the end of the text"),
    ("-", "1: expected a digit, found the end of the text"),
    ("1e+x", "3: expected a digit"), ("\"a", "0: expected '\"' to end the string"),
    ("\"a\nb\"", "2: expected '\"' before the end of the line"),
    ("\"\u{1}\"", "1: a control character in a string must be escaped"),
    (#""\x""#, #"1: expected one of \" \\ \/ \b \f \n \r \t \u"#),
    (#""\u12g4""#, "1: expected four hex digits after '\\u'"),
    ("// a\n1", "0: comments are not allowed here"), ("+1", "0: expected a value"),
  ]) func saysWhatWasExpected(text: String, message: String) {
    #expect(error(text) == message)
  }

  @Test func lenientAllowsCommentsAndTrailingCommas() throws {
    let root = try read("\u{FEFF}// c\n{ /* \"x\" */ \"a\": [1, 2,], // d\n}\n/* end */", .lenient)
    #expect(root["a"]?.children.compactMap(\.integer) == [1, 2])
    #expect(error("[,]", .lenient) == "1: expected a value")
    #expect(error("[] /* x", .lenient) == "3: expected '*/' to end the comment")
    #expect(error("[] / x", .lenient) == "3: expected a comment, // or /*")
  }

  @Test func refusesWhatIsNotUTF8AndWhatIsTooDeep() throws {
    #expect(throws: JSONError.self) { try JSONReader.read([0x22, 0xFF, 0x22]) }
    let deep = String(repeating: "[", count: 100_000)
    #expect(error(deep) == "512: nested deeper than 512 levels")
    #expect(error(String(repeating: "[", count: 512) + String(repeating: "]", count: 512)) == nil)
  }

  @Test func findsDuplicateKeys() throws {
    let document = try JSONReader.read(Array(#"{"a":1,"b":2,"\u0061":3}"#.utf8))
    #expect(document.duplicateKeys == [13..<21])
    #expect(document.root["a"]?.integer == 3)
  }

  @Test func agreesWithAnotherReaderOnMutatedTexts() {
    var random = SplitMix64(seed: 5)
    let seed = Array(#"{"a":[1,-2.5e3,"x\u00e9\n",true,null,{}],"b":{"c":[[]],"d":""}}"#.utf8)
    let alphabet = Array(#"{}[]",:\0123.eE-+u ntfabc"#.utf8)
    for _ in 0..<3000 {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        let letter = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[at] = letter
        case 1: bytes.insert(letter, at: at)
        default: bytes.remove(at: at)
        }
      }
      let ours = (try? JSONReader.read(bytes)) != nil
      let theirs = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      // Foundation refuses duplicate-free texts for reasons of its own in two cases: lone surrogates and huge numbers.
      let text = String(decoding: bytes, as: UTF8.self)
      if ours != theirs, !text.contains("\\u"), !text.contains("e") { Issue.record("\(text)") }
    }
  }

  @Test func readsWhatTheWriterWrote() throws {
    var json = JSONWriter(indentation: 2)
    json.beginArray()
    json.string("\u{0}\u{1F}\"\\\u{2028}😀")
    json.number(0.1)
    json.integer(.min)
    json.endArray()
    let back = Array(try JSONReader.read(json.bytes).root.children)
    #expect(back[0].string == "\u{0}\u{1F}\"\\\u{2028}😀")
    #expect(back[1].double == 0.1)
    #expect(back[2].integer == .min)
  }

  /// Work that grew with the square of the text would take minutes here.
  @Test(.timeLimit(.minutes(2))) func readsManyKeys() throws {
    let text = "{" + (0..<100_000).map { "\"k\($0)\":[{\"a\":\($0)}]" }.joined(separator: ",") + "}"
    #expect(
      try JSONReader.read(Array(text.utf8)).root["k99999"]?.children.first { _ in true }?["a"]?.integer
        == 99999)
  }
}
