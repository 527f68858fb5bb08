import Foundation
import NSSSyntax
import NSSTheme
import Testing

/// What the engine itself did with 284 written and 1,200 generated sheets.
@Suite struct NUIRecordedTests {
  struct Recorded: Decodable {
    var name: String?
    var input: String?
    var inputBase64: Data?
    var device: String
    var orientation: String
    var outcome: String
    var classes: [String: [String: String]]?
    var errorUTF16Offset: Int?
  }

  @Test func everyOutcomeIsTheRecordedOne() throws {
    let all = try Fixture.lines("nui-outcomes.jsonl", as: Recorded.self)
    #expect(all.count == 1484)
    for (index, line) in all.enumerated() {
      let label = line.name ?? "line \(index + 1)"
      let source = SourceText(
        name: label, bytes: line.input.map { Array($0.utf8) } ?? Array(line.inputBase64 ?? Data()))
      var traits = Traits()
      #expect(traits.set("device", to: line.device) && traits.set("orientation", to: line.orientation))
      let outcome = NUIEngine.outcome(source, traits)
      #expect(outcome.verdict.name == line.outcome, "\(label)")
      if case .syntaxError(let range, let utf16Offset) = outcome.verdict {
        #expect(utf16Offset == line.errorUTF16Offset, "\(label)")
        #expect(range.upperBound <= source.count)
        #expect(NUIEngine.verdict(source) == outcome.verdict)
      } else if case .undefinedVariable(let range) = outcome.verdict {
        #expect(source.text(range).hasPrefix("@"))
        #expect(NUIEngine.verdict(source) == .resolved)
      }
      #expect(Self.texts(outcome) == line.classes ?? [:], "\(label)")
    }
  }

  static func texts(_ outcome: NUIOutcome) -> [String: [String: String]] {
    var classes: [String: [String: String]] = [:]
    for index in 0..<outcome.classCount {
      var texts: [String: String] = [:]
      for attribute in outcome.attributes(of: index) {
        let name = outcome.source.text(attribute.declaration.name)
        texts[name] = outcome.text(attribute)
        #expect(outcome.attribute(name, of: index) == attribute)
      }
      classes[outcome.className(index)] = texts
      #expect(outcome.classIndex(outcome.className(index)) == index)
    }
    return classes
  }
}
