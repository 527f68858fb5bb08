import NSSSyntax
import Testing

@Suite struct TextTests {
  @Test func linesEndAtLFAndCRLFAndCR() {
    let lines = LineTable(SourceText(name: "t", "a\nb\r\nc\rd"))
    #expect(lines.starts == [0, 2, 5, 7])
    #expect(lines.position(of: 5) == Position(line: 3, column: 1))
    #expect(lines.contentRange(ofLine: 2) == 2..<3)
  }

  @Test func countsInUTF8AndUTF16() {
    let source = SourceText(name: "t", "x\né😀b")
    let lines = LineTable(source)
    let b = source.count - 1
    #expect(lines.position(of: b) == Position(line: 2, column: 7))
    #expect(lines.utf16Position(of: b) == Position(line: 2, column: 4))
    #expect(lines.offset(ofUTF16: Position(line: 2, column: 4)) == b)
    #expect(lines.offset(of: Position(line: 2, column: 7)) == b)
    #expect(lines.offset(of: Position(line: 2, column: 99)) == source.count)
    #expect(lines.offset(ofUTF16: Position(line: 99, column: 1)) == 2)
    // Inside a surrogate pair: the start of its character.
    #expect(lines.offset(ofUTF16: Position(line: 2, column: 3)) == 4)
  }

  @Test func invalidBytesCountOneEach() {
    let bytes: [UInt8] = [0x61, 0x8A, 0x9A, 0xF0, 0x9F, 0x62, 0xF0, 0x9F, 0x98, 0x80, 0x63]
    let lines = LineTable(SourceText(name: "t", bytes: bytes))
    // a, two stray bytes, a cut-off character, b, a surrogate pair, c.
    for (offset, column) in [(0, 1), (1, 2), (2, 3), (3, 4), (5, 5), (6, 6), (10, 8), (11, 9)] {
      #expect(lines.utf16Position(of: offset).column == column)
      #expect(lines.offset(ofUTF16: Position(line: 1, column: column)) == offset)
    }
  }

  @Test func everyOffsetComesBack() {
    let source = SourceText(name: "t", "a\r\n é\n😀\rz\n")
    let lines = LineTable(source)
    for offset in 0...source.count
    where lines.contentRange(ofLine: lines.position(of: offset).line).upperBound >= offset {
      #expect(lines.offset(of: lines.position(of: offset)) == offset)
    }
  }

  @Test func editsApplyInAnyOrder() {
    let bytes = Array("abcdef".utf8)
    let edits = [TextEdit(4..<5, "X"), TextEdit(0..<1, ""), TextEdit(2..<2, "--")]
    #expect(edits.applied(to: bytes).map { String(decoding: $0, as: UTF8.self) } == "b--cdXf")
    #expect([TextEdit(0..<3, ""), TextEdit(2..<4, "")].applied(to: bytes) == nil)
    #expect([TextEdit(0..<9, "")].applied(to: bytes) == nil)
  }

  @Test(arguments: [
    ("fon-color", "font-color"), ("font-colr", "font-color"), ("Font-Color", "font-color"),
    ("fnot-color", "font-color"),
  ]) func findsTheNearestName(name: String, expected: String) {
    #expect(EditDistance.nearest(to: name, among: ["font-size", "font-color", "tint-color"]) == expected)
  }

  @Test func findsNothingFarAway() {
    #expect(EditDistance.nearest(to: "unselected-image", among: ["font-size", "font-color"]) == nil)
    #expect(EditDistance.between("abc".utf8, "abd".utf8, limit: 0) == nil)
    #expect(EditDistance.between("ab".utf8, "ba".utf8, limit: 1) == 1)
  }

  @Test(
    arguments: [
      ([0x61, 0xC3, 0xA9], nil), ([0x61, 0xE9], 1), ([0xC0, 0xAF], 0), ([0xED, 0xA0, 0x80], 0),
      ([0xF0, 0x9F, 0x98, 0x80], nil), ([0xF5, 0x80, 0x80, 0x80], 0), ([0x61, 0xF0, 0x9F], 1),
    ] as [([UInt8], Int?)]) func findsInvalidUTF8(bytes: [UInt8], expected: Int?)
  {
    #expect(SourceText(name: "t", bytes: bytes).firstInvalidUTF8() == expected)
  }
}
