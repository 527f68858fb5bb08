import NSSSyntax
import NSSTestSupport
import Testing

@testable import NSSReport

@Suite struct SourcePlacesTests {
  @Test func countsInThreeUnits() {
    let source = SourceText(name: "", "\u{FEFF}é😀x\r\n日y")
    let columns = [
      (SourcePlaces.Unit.utf8, [1, 4, 6, 10, 11], 4), (.utf16, [1, 1, 2, 4, 5], 2),
      (.scalar, [1, 1, 2, 3, 4], 2),
    ]
    for (unit, first, last) in columns {
      var places = SourcePlaces(source, unit)
      #expect([0, 3, 5, 9, 10].map { places.position(of: $0).column } == first)
      #expect(places.position(of: 15) == Position(line: 2, column: last))
      #expect(places.position(of: 0).line == 1)
      #expect(places.position(of: 99) == Position(line: 2, column: last + 1))
    }
  }

  @Test func agreesWithStringsInAnyOrder() {
    var random = SplitMix64(seed: 11)
    let pieces = ["a", "é", "日", "😀", "\n", "\r\n", "\r", "  ", "e\u{301}", "abcdefgh"]
    for _ in 0..<60 {
      let parts = (0..<Int.random(in: 0..<400, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      let source = SourceText(name: "", parts.joined())
      let lines = LineTable(source)
      var utf16 = SourcePlaces(source, .utf16)
      var scalars = SourcePlaces(source, .scalar)
      var bytes = SourcePlaces(source, .utf8)
      let boundaries = (0...source.count).filter { $0 == source.count || source.bytes[$0] & 0xC0 != 0x80 }
      for _ in 0..<40 {
        let offset = boundaries[Int.random(in: 0..<boundaries.count, using: &random)]
        let position = lines.position(of: offset)
        #expect(bytes.position(of: offset) == position)
        #expect(utf16.position(of: offset) == lines.utf16Position(of: offset))
        let before = source.text(Int(lines.starts[position.line - 1])..<offset)
        #expect(scalars.position(of: offset).column == before.unicodeScalars.count + 1)
      }
    }
  }

  @Test func illFormedBytesCountOne() {
    let source = SourceText(name: "", bytes: [0xFF, 0xE3, 0x81, 0x61, 0x0A, 0x80, 0x62])
    for unit in [SourcePlaces.Unit.utf16, .scalar] {
      var places = SourcePlaces(source, unit)
      #expect(places.position(of: 3) == Position(line: 1, column: 4))
      #expect(places.position(of: 6) == Position(line: 2, column: 2))
    }
  }
}
