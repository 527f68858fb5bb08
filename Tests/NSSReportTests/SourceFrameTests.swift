import NSSReport
import NSSSyntax
import NSSTestSupport
import Testing

@Suite struct SourceFrameTests {
  private func render(
    _ text: String, _ range: Range<Int>, label: String? = nil, name: String = "a.nss", width: Int = 80
  ) -> String {
    render(SourceText(name: name, text), range, label: label, width: width)
  }

  private func render(_ source: SourceText, _ range: Range<Int>, label: String? = nil, width: Int = 80)
    -> String
  {
    var bytes: [UInt8] = []
    SourceFrame(heading: nil, excerpts: [.init(source, LineTable(source), range, label: label)])
      .append(to: &bytes, style: .plain, width: width)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The range of a part of a text.
  private func range(of part: String, in text: String) -> Range<Int> {
    let bytes = Array(text.utf8)
    let part = Array(part.utf8)
    for start in bytes.indices where bytes[start...].starts(with: part) { return start..<start + part.count }
    return 0..<0
  }

  @Test func showsHeadingPlaceCaretsAndFootnotes() {
    let text = String(repeating: "\n", count: 11) + "    fon-color: red;\n"
    let source = SourceText(name: "Themes/Dark.nss", text)
    let lines = LineTable(source)
    let message = "Unknown attribute 'fon-color'; did you mean 'font-color'?"
    let frame = SourceFrame(
      heading: .init(role: .warning, word: "warning", id: "unknown-attribute", message: message),
      excerpts: [
        .init(
          source, lines, range(of: "fon-color", in: text), label: "did you mean 'font-color'?", role: .warning
        ),
        .init(source, lines, 0..<0, label: "the sheet begins here", role: .secondary),
      ],
      footnotes: [
        .init(
          "help",
          "replace it by 'font-color', or add it to \"attributes\" of the configuration of the project")
      ]
    )
    var bytes: [UInt8] = []
    frame.append(to: &bytes, style: .plain)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        warning[unknown-attribute]: Unknown attribute 'fon-color'; did you mean 'font-color'?
          --> Themes/Dark.nss:12:5
           |
        12 |     fon-color: red;
           |     ^^^^^^^^^ did you mean 'font-color'?
          ::: Themes/Dark.nss:1:1
           |
         1 |
           | - the sheet begins here
           = help: replace it by 'font-color', or add it to "attributes" of the
                   configuration of the project

        """)
    var colored: [UInt8] = []
    frame.append(to: &colored, style: .colored)
    let plainAgain = String(decoding: colored, as: UTF8.self).replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plainAgain == String(decoding: bytes, as: UTF8.self))
  }

  @Test func measuresColumnsAsATerminalDoes() {
    let text = "\t/* 日本 👩‍👧 e\u{301} */ fon: x;"
    #expect(
      render(text, range(of: "fon", in: text)) == """
         --> a.nss:1:31
          |
        1 |     /* 日本 👩‍👧 e\u{301} */ fon: x;
          |                     ^^^

        """)
    let wide = "x: 日本;"
    #expect(render(wide, range(of: "日本", in: wide)).hasSuffix("  |    ^^^^\n"))
  }

  @Test func showsControlCharactersAndInvalidBytes() {
    let source = SourceText(
      name: "e\u{1B}[2J\n.nss", bytes: Array("a\u{1B}[31m: ".utf8) + [0xFF, 0xFE] + Array(";".utf8))
    #expect(
      render(source, 8..<10) == """
         --> e␛[2J␊.nss:1:9
          |
        1 | a␛[31m: \u{FFFD}\u{FFFD};
          |         ^^

        """)
    #expect(render("\u{FEFF}a", 3..<4) == " --> a.nss:1:4\n  |\n1 | a\n  | ^\n")
  }

  @Test func marksSeveralLines() {
    #expect(
      render("x Button {\n    a: b;\n\n}\ny", 2..<23, label: "here") == """
         --> a.nss:1:3
          |
        1 | x Button {
          |   ^^^^^^^^
        2 |     a: b;
          |     ^^^^^
        3 |
        4 | }
          | ^ here

        """)
    #expect(
      render("a {\r\n1\r2\n3\n4\n}", 0..<15) == """
         --> a.nss:1:1
          |
        1 | a {
          | ^^^
        2 | 1
          | ^
        ...
        6 | }
          | ^

        """)
  }

  @Test func emptyRangesAndTheEndGetOneCaret() {
    #expect(render("a: b", 4..<4, label: "expected ';'").hasSuffix("1 | a: b\n  |     ^ expected ';'\n"))
    #expect(render("", 0..<0).hasSuffix("1 |\n  | ^\n"))
    #expect(render("a {\n  \n  ", 0..<8, label: "L").hasSuffix("1 | a {\n  | ^^^ L\n"))
    #expect(render("a\nb", 1..<2).hasSuffix("1 | a\n  |  ^\n"))
    #expect(render("a", 5..<9).hasSuffix("1 | a\n  |  ^\n"))
  }

  @Test func cutsLongLinesAroundTheRange() {
    let text = String(repeating: "x", count: 100) + " HERE " + String(repeating: "y", count: 100)
    #expect(
      render(text, range(of: "HERE", in: text), width: 44) == """
         --> a.nss:1:102
          |
        1 | …xxxxxxxxxxxxxxxx HERE yyyyyyyyyyyyyyyy…
          |                   ^^^^

        """)
    let start = render("HERE" + text, 0..<4, width: 44)
    #expect(start.contains("1 | HEREx") && start.contains("…\n  | ^^^^\n"))
    #expect(render(text, 0..<text.utf8.count, width: 44).contains("  | ^"))
  }

  @Test func putsLongLabelsBelow() {
    #expect(
      render(
        "0123456789 bad", 11..<14, label: "a label of many words that needs a line of its own", width: 44)
          == """
           --> a.nss:1:12
            |
          1 | 0123456789 bad
            |            ^^^
            |            a label of many words that
            |            needs a line of its own

          """)
  }

  @Test func staysWithinTheWidthForAnyBytes() {
    var random = SplitMix64(seed: 3)
    let pieces =
      ["a", "日", "😀", "\t", "e\u{301}", "\u{1B}", " ", "\n", "👩‍👧", "🇩🇪"].map { Array($0.utf8) } + [
        [0xFF], [0xE3],
      ]
    for _ in 0..<400 {
      let bytes = (0..<Int.random(in: 0..<300, using: &random)).flatMap { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      let source = SourceText(name: "a", bytes: bytes)
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = Int.random(in: start...bytes.count, using: &random)
      let text = render(source, start..<end, label: "LABEL", width: 50)
      #expect(text.contains("LABEL"))
      for line in text.split(separator: "\n") {
        #expect(DisplayWidth.columns(of: String(line)) <= 50, "\(line)")
        #expect(!line.unicodeScalars.contains { $0.value < 0x20 })
      }
      #expect(text.contains("^"))
    }
  }

  @Test(.timeLimit(.minutes(2))) func aLineOfAMegabyteCostsAsMuchAsAShortOne() {
    let long = SourceText(name: "a", String(repeating: "a: b; ", count: 200_000))
    let lines = LineTable(long)
    var bytes: [UInt8] = []
    // A look at the whole line for each frame would take minutes here.
    for _ in 0..<5_000 {
      SourceFrame(heading: nil, excerpts: [.init(long, lines, long.count / 2..<long.count / 2 + 3)])
        .append(to: &bytes, style: .plain)
    }
    #expect(bytes.count < 5_000 * 400)
  }
}
