import Foundation
import NSSTestSupport
import Testing

@testable import NSSReport

/// Text from themes stays text: in elements, in attributes and in the data of scripts.
@Suite struct EscapingTests {
  /// Pieces of text that mean something to some reader of pages.
  static let pieces = [
    "<", ">", "&", "\"", "'", "</script>", "<!--", "-->", "]]>", "<img src=x onerror=alert(1)>", "&lt;",
    "&#0;",
    "\u{0}", "\u{B}", "\n", "\r", "\t", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\\",
    "\\u003c", "é",
    "日本", "🎨", "a", "fdlFUI", "${x}", "`", "javascript:", "expression(", "url(", ";}", "\u{FFFE}",
  ]

  static func random(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      .joined()
  }

  @Test func htmlReadsBackAsWhatIsShown() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<2_000 {
      let text = Self.random(&random)
      var html = HTMLWriter()
      html.text(text)
      let written = String(decoding: html.bytes, as: UTF8.self)
      #expect(!written.contains { "<>\"'".contains($0) })
      #expect(!written.unicodeScalars.contains { $0.value < 0x20 || (0x2028...0x202E).contains($0.value) })
      #expect(Self.decoded(written) == DisplayWidth.printable(text))
    }
  }

  @Test func scriptDataReadsBackAsTheSameJSON() throws {
    var random = SplitMix64(seed: 66)
    for _ in 0..<500 {
      let texts = (0..<4).map { _ in Self.random(&random) }
      var json = JSONWriter()
      json.strings(texts)
      let escaped = ScriptData.escaped(json.bytes)
      let written = String(decoding: escaped, as: UTF8.self)
      #expect(!written.unicodeScalars.contains { "<>&\u{2028}\u{2029}".unicodeScalars.contains($0) })
      #expect(try JSONDecoder().decode([String].self, from: Data(escaped)) == texts)
    }
  }

  @Test func stringsArePooledOnce() {
    var pool = StringPool()
    #expect(pool.number("a") == 0)
    #expect(pool.number("\u{202E}b") == 1)
    #expect(pool.number("a") == 0)
    #expect(pool.strings == ["a", "\u{FFFD}b"])
  }

  @Test func onlyPlainFontNamesBecomeStyle() {
    var block = CSSBlock()
    for name in ["a;}</style>", "x\"", "", "a b", String(repeating: "a", count: 65), "日本"] {
      block.setFontFamily(name)
    }
    #expect(block.isEmpty)
    block.setFontFamily("AvenirNext-Bold")
    #expect(block.text == "font-family:\"AvenirNext-Bold\",system-ui,sans-serif")
  }

  @Test(arguments: [
    (17.0, "17px"), (-3, "0px"), (1e300, "44px"), (2.345, "2.35px"), (.nan, ""), (.infinity, ""),
  ]) func numbersAreCut(value: Double, text: String) {
    var block = CSSBlock()
    block.set("font-size", points: value, in: 0...44)
    #expect(block.text == (text.isEmpty ? "" : "font-size:\(text)"))
  }

  /// What a browser makes of the references that the writer uses.
  private static func decoded(_ text: String) -> String {
    text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#39;", with: "'")
      .replacingOccurrences(of: "&amp;", with: "&")
  }
}
