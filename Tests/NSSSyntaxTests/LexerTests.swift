import NSSSyntax
import NSSTestSupport
import Testing

@Suite struct LexerTests {
  private func kinds(_ text: String) -> [TokenKind] {
    let tokens = Lexer.tokens(of: SourceText(name: "t", text))
    return tokens.kinds.dropLast().filter { $0 != .whitespace }
  }

  @Test(arguments: [
    ("Button{a:1;}", [TokenKind.word, .openBrace, .word, .colon, .word, .semicolon, .closeBrace]),
    ("b#fff", [.word, .hash]),
    ("@a.b @ #", [.variable, .variable, .hash]),
    ("@media @mediaColor @MEDIA", [.mediaKeyword, .variable, .variable]),
    ("a//b.png", [.word]),
    ("a: http://x.y/z;", [.word, .colon, .word, .colon, .word, .semicolon]),
    ("12/* px */", [.word, .blockComment]),
    ("; // note\n}", [.semicolon, .lineComment, .closeBrace]),
    ("/*/ x", [.unterminatedComment]),
    ("/*/ x */", [.blockComment]),
    ("a */ b", [.word, .strayCommentEnd, .word]),
    ("'x' \"y", [.string, .string]),
    ("\u{3000}\u{A0}\u{85}\u{200B}", []),
    ("Boutón", [.word]),
    ("1 !important 50%", [.word, .unexpected, .word, .word, .unexpected]),
    ("/x", [.unexpected, .word]),
  ]) func cuts(text: String, expected: [TokenKind]) {
    #expect(kinds(text) == expected)
  }

  @Test func tokensTileAnyBytes() {
    var random = SplitMix64(seed: 1)
    let alphabet =
      Array("aB1#@/*:;,{}()\"'! \n\r\t-_.\\@media//*/".utf8) + [0, 0x80, 0xC2, 0xA0, 0xE3, 0xFF, 0xEF]
    for _ in 0..<2000 {
      let count = Int.random(in: 0..<60, using: &random)
      let bytes = (0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] }
      let tokens = Lexer.tokens(of: SourceText(name: "t", bytes: bytes))
      #expect(tokens.start(0) == 0)
      #expect(tokens.start(tokens.count - 1) == bytes.count)
      for index in 0..<(tokens.count - 1) { #expect(!tokens.range(index).isEmpty) }
    }
  }
}
