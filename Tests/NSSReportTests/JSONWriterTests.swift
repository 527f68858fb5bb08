import Foundation
import NSSReport
import NSSTestSupport
import Testing

@Suite struct JSONWriterTests {
  @Test func writesContainersCommasAndKeys() {
    var json = JSONWriter()
    json.beginObject()
    json.member("version", 1)
    json.key("files")
    json.beginArray()
    json.beginObject()
    json.endObject()
    json.string("a")
    json.null()
    json.number(1.5)
    json.number(2)
    json.number(.infinity)
    json.endArray()
    json.member("ok", true)
    json.endObject()
    json.endLine()
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"{"version":1,"files":[{},"a",null,1.5,2,null],"ok":true}"# + "\n")
  }

  @Test func indents() {
    var json = JSONWriter(indentation: 2)
    json.beginObject()
    json.key("a")
    json.beginArray()
    json.integer(-12)
    json.integer(0)
    json.endArray()
    json.key("b")
    json.beginArray()
    json.endArray()
    json.endObject()
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == "{\n  \"a\": [\n    -12,\n    0\n  ],\n  \"b\": []\n}")
  }

  @Test func escapes() {
    var json = JSONWriter()
    json.string("\"\\/\u{8}\u{C}\n\r\t\u{1}\u{1B}\u{7F}é😀")
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == #""\"\\/\b\f\n\r\t\u0001\u001b"# + "\u{7F}é😀\"")
  }

  @Test func repairsInvalidUTF8() {
    var json = JSONWriter()
    json.string(bytes: [0x61, 0xFF, 0xC3, 0xA9, 0xED, 0xA0, 0x80])
    #expect(String(decoding: json.bytes, as: UTF8.self).hasPrefix("\"a\u{FFFD}é\u{FFFD}"))
    #expect(String(validating: json.bytes, as: UTF8.self) != nil)
  }

  @Test func anotherReaderGetsTheSameTextBack() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let scalars = (0..<Int.random(in: 0..<20, using: &random)).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0..<0x3000, using: &random))
      }
      let text = String(String.UnicodeScalarView(scalars))
      var json = JSONWriter()
      json.beginArray()
      json.string(text)
      json.string(bytes: Array(text.utf8))
      json.endArray()
      let back = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
      #expect(back?.map { Array($0.unicodeScalars) } == [scalars, scalars])
    }
  }
}
