import NSSSyntax
import NSSTestSupport
import NSSTheme
import Testing

@Suite struct NUIEngineTests {
  static func outcome(_ text: String, _ traits: Traits = Traits()) -> NUIOutcome {
    NUIEngine.outcome(SourceText(name: "t.nss", text), traits)
  }

  @Test func attributesKnowWhereTheyComeFrom() throws {
    let text = "@x: red; @x: blue;\nA { c: 1; c: 2 , 3; } B, A { c: @x; d: 4; }"
    let outcome = Self.outcome(text)
    #expect(outcome.verdict == .resolved)
    let index = try #require(outcome.classIndex("A"))
    let color = try #require(outcome.attribute("c", of: index))
    #expect(outcome.text(color) == "blue")
    #expect(outcome.source.text(color.declaration.value) == "@x")
    #expect(color.definition?.value == 13..<17)
    #expect(color.beaten.map { outcome.source.text($0.value) } == ["1", "2 , 3"])
    #expect(outcome.classRange(index) == 19..<20)
    #expect(outcome.attributes(of: index).map { outcome.source.text($0.declaration.name) } == ["c", "d"])
    #expect(outcome.definitions.map(\.wins) == [false, true])
    #expect(outcome.definitions.map(\.applies) == [true, true])
    #expect(outcome.classIndex("C") == nil)
    #expect(outcome.attribute("e", of: index) == nil)
  }

  @Test func classListsLookUpFromRightToLeft() throws {
    let outcome = Self.outcome("A { x: 1; y: 1; } B { x: 2; }")
    let first = try #require(outcome.attribute("x", ofClassList: "A:B"))
    #expect(outcome.text(first.attribute) == "2")
    let second = try #require(outcome.attribute("y", ofClassList: "A:B"))
    #expect(outcome.className(second.classIndex) == "A")
    #expect(outcome.attribute("z", ofClassList: "A:B") == nil)
    #expect(outcome.attribute("y", ofClassList: "A:") != nil)
  }

  @Test func mediaDecidesOverDefinitionsAndRules() throws {
    let text = "@x: 1; @media (device: ipad) { @x: 2; A { b: @x; } } B { b: @x; }"
    let pad = Self.outcome(text, Traits(device: .ipad))
    #expect(NUIRecordedTests.texts(pad) == ["A": ["b": "2"], "B": ["b": "2"]])
    let phone = Self.outcome(text)
    #expect(NUIRecordedTests.texts(phone) == ["B": ["b": "1"]])
    #expect(phone.definitions.map(\.applies) == [true, false])
  }

  @Test func undefinedVariablesNameTheFirstInTheFile() {
    let cases = [
      ("A { a: @u; b: @v; }", 7..<9),
      ("A { a: @u; a: 1; b: @v; }", 20..<22),
      ("@u: 1; A { a: @u 1; }", 14..<18),
      ("A { a: @; }", 7..<8),
    ]
    for (text, range) in cases {
      #expect(Self.outcome(text).verdict == .undefinedVariable(range: range), "\(text)")
    }
    #expect(Self.outcome("@media (device: ipad) { A { a: @u; } }").verdict == .resolved)
    #expect(Self.outcome("A { a: 1 @u; }").verdict == .resolved)
  }

  @Test func errorsCountInBytesAndInUnits() {
    let cases: [(String, Range<Int>, Int)] = [
      ("\u{FEFF}/* 😀é */ A { a 1; }", 22..<23, 16),
      ("\u{FEFF}\u{FEFF}", 3..<6, 0),
      ("A {", 3..<3, 3),
      ("A { a: é; }", 7..<9, 7),
      ("@media", 6..<6, 6),
      ("/*/", 0..<1, 0),
    ]
    for (text, range, units) in cases {
      #expect(Self.outcome(text).verdict == .syntaxError(range: range, utf16Offset: units), "\(text)")
    }
    let bytes: [UInt8] = [0x41, 0x20, 0xFF]
    #expect(NUIEngine.verdict(SourceText(name: "", bytes: bytes)) == .unreadable(offset: 2))
  }

  /// Sheets nobody has seen, against a reader written in another way.
  @Test func agreesWithASecondReader() {
    var maker = SheetMaker(seed: 2026)
    var seen = [0, 0, 0]
    for _ in 0..<8000 {
      let text = maker.sheet()
      let traits = Traits(
        device: maker.pick(Traits.Device.allCases), orientation: maker.pick(Traits.Orientation.allCases))
      let outcome = Self.outcome(text, traits)
      switch NUIReference.read(text, device: traits.device.name, orientation: traits.orientation.name) {
      case .error(let offset):
        guard case .syntaxError(_, offset) = outcome.verdict else {
          Issue.record("\(offset) but \(outcome.verdict): \(text.debugDescription)")
          return
        }
        seen[0] += 1
      case .undefined:
        guard case .undefinedVariable = outcome.verdict else {
          Issue.record("undefined but \(outcome.verdict): \(text.debugDescription)")
          return
        }
        seen[1] += 1
      case .classes(let classes):
        guard outcome.verdict == .resolved, NUIRecordedTests.texts(outcome) == classes else {
          Issue.record("\(classes) but \(outcome.verdict): \(text.debugDescription)")
          return
        }
        seen[2] += 1
      }
    }
    #expect(seen.allSatisfy { $0 > 100 }, "\(seen)")
  }

  @Test func textOfAnotherSheetsDeclarationIsCut() throws {
    let sheet = "/* é */ @abcdefgh: 1 (2);\nLabel { a: @abcdefgh; }"
    let long = NUIEngine.outcome(SourceText(name: "", sheet), Traits())
    let short = NUIEngine.outcome(SourceText(name: "", "/* é */ @a: 1;"), Traits())
    let definition = try #require(long.definitions.first).declaration
    let label = try #require(long.classIndex("Label"))
    let rule = try #require(long.attribute("a", of: label)).declaration
    #expect(definition.value.upperBound > short.source.count)
    #expect(short.text(rule).isEmpty)
    for text in [short.text(definition), short.text(rule)] { #expect(text.utf8.count <= short.source.count) }
  }

  @Test func anyBytesEndWithOffsetsInRange() {
    var random = SplitMix64(seed: 7)
    let likely = Array("@media and (a:b){};,/* */ @x #\u{FEFF}é😀\n".utf8)
    for _ in 0..<4000 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : likely[Int.random(in: 0..<likely.count, using: &random)]
      }
      let outcome = NUIEngine.outcome(SourceText(name: "", bytes: bytes), Traits())
      if let range = outcome.verdict.range {
        #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        #expect(outcome.classCount == 0)
      }
      if case .syntaxError(let range, let units) = outcome.verdict {
        #expect(units >= 0 && units <= range.lowerBound)
      }
    }
  }
}
