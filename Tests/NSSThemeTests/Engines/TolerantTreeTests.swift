import NSSSyntax
import NSSTestSupport
import Testing

@testable import NSSTheme

/// The tolerant tree against NUI's grammar: wherever NUI takes a sheet, both give the same rules and definitions.
@Suite struct TolerantTreeTests {
  private struct Line: Decodable {
    var input: String?
  }

  @Test func recordedSheets() throws {
    var accepted = 0
    for line in try Fixture.lines("nui-outcomes.jsonl", as: Line.self) {
      if let input = line.input, compare(input) { accepted += 1 }
    }
    #expect(accepted > 300)
  }

  @Test func generatedSheets() {
    var accepted = 0
    for seed in 0..<4_000 {
      var maker = SheetMaker(seed: UInt64(seed))
      if compare(maker.sheet()) { accepted += 1 }
    }
    #expect(accepted > 1_000)
  }

  /// Compares both readings where NUI accepts; false where it does not.
  private func compare(_ text: String) -> Bool {
    let source = SourceText(name: "sheet.nss", text)
    let exact = NUIParser.parse(source)
    guard exact.verdict == .resolved else { return false }
    let tree = TreeSheetReader.read(SyntaxTree.parse(source))
    let same = describe(exact, isFromTree: false) == describe(tree, isFromTree: true)
    #expect(same, "\(text.debugDescription)")
    return true
  }

  private func describe(_ sheet: NUISheet, isFromTree: Bool) -> [String] {
    let reading = SheetReading(sheet: sheet, reading: .byGrammar, isFromTree: isFromTree)
    func text(_ declaration: NUISheet.Declaration) -> String {
      var value: [UInt8] = []
      reading.appendText(declaration.valueRange, to: &value)
      let variable = declaration.variable >= 0 ? "variable" : "\(declaration.variable)"
      return "\(sheet.source.text(declaration.nameRange)): \(String(decoding: value, as: UTF8.self)) "
        + "\(declaration.valueRange) \(variable)"
    }
    func media(_ block: Int32) -> String {
      block < 0 ? "" : "\(sheet.media[Int(block)].device) \(sheet.media[Int(block)].orientation) "
    }
    let rules = sheet.rules.map { rule in
      let classes = rule.classes.map { index in
        let name = sheet.classNames[Int(index)]
        return sheet.source.text(Int(name.start)..<Int(name.end))
      }
      return media(rule.media) + classes.joined(separator: ",") + " { "
        + rule.declarations.map { text(sheet.declarations[Int($0)]) }.joined(separator: "; ") + " }"
    }
    return rules + sheet.definitions.map { media($0.owner) + text($0) }
  }
}
