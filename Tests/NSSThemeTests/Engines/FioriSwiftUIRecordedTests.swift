import NSSSyntax
import NSSTheme
import Testing

/// What the engine itself did with 480 sheets.
@Suite struct FioriSwiftUIRecordedTests {
  struct Recorded: Decodable {
    var input: String
    var palette: String
    var definitions: [String: String]
    var overrides: [String: [String: String]]
  }

  @Test func everyOutcomeIsTheRecordedOne() throws {
    let all = try Fixture.lines("fiori-swiftui-outcomes.jsonl", as: Recorded.self)
    #expect(all.count == 480)
    for (index, line) in all.enumerated() {
      var traits = Traits()
      let isKnown = traits.set("palette", to: line.palette)
      #expect(isKnown)
      let outcome = FioriSwiftUIEngine.outcome(SourceText(name: "t.nss", line.input), traits)
      let definitions = Dictionary(outcome.definitions.map { ($0.name, $0.text) }) { _, _ in "twice" }
      #expect(definitions == line.definitions, "line \(index + 1)")
      var overrides: [String: [String: String]] = [:]
      for override in outcome.overrides where override.changesPalette {
        overrides[override.style.name, default: [:]][override.variant.name] = override.text
      }
      #expect(overrides == line.overrides, "line \(index + 1)")
      let effective = Set(outcome.overrides.map(\.line))
      for (index, line) in outcome.lines.enumerated() {
        if case .read = line.fate {
          #expect(effective.contains(index))
        } else {
          #expect(!effective.contains(index))
        }
        #expect(line.range.upperBound <= outcome.source.count)
      }
    }
  }
}
