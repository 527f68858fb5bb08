import NSSLint
import NSSSyntax
import NSSTheme
import Testing

/// Every example of every rule, run through the variations that a rule must bear.
@Suite struct RuleExampleTests {
  private func expectFindings(_ run: ExampleRun, _ variation: Comment) {
    let findings = run.findings
    #expect(findings.map(\.range) == run.ranges, variation)
    #expect(findings.map(\.message) == run.example.messages, variation)
    let severity = run.example.severity ?? run.rule.severity
    #expect(findings.allSatisfy { $0.severity == severity }, variation)
  }

  @Test(arguments: ExampleRun.all) func findsWhatIsMarked(_ run: ExampleRun) {
    #expect(run.ranges.count == run.example.messages.count, "each mark needs its message")
    expectFindings(run, "as it is")
  }

  @Test(arguments: ExampleRun.all.filter { !$0.source.hasByteOrderMark })
  func findsTheSameBehindAnEmoji(_ run: ExampleRun) {
    expectFindings(run.behind("/* 🎨 */\n"), "on a line below")
    // fiori-swiftui reads whole lines: text before the first one is part of it.
    if !run.example.engines.contains(.fioriSwiftUI) { expectFindings(run.behind("/* 🎨 */ "), "on the line") }
  }

  @Test(arguments: ExampleRun.all.filter { !$0.bytes.contains(0x0D) })
  func findsTheSameWithCRLF(_ run: ExampleRun) {
    expectFindings(run.withCRLF, "with CRLF")
  }

  // Bytes that are not UTF-8 make a file unreadable inside a comment too.
  @Test(arguments: ExampleRun.bad.filter { !$0.example.isLatin1 })
  func findsNothingInsideAComment(_ run: ExampleRun) {
    #expect(run.asComment.findings.isEmpty)
  }

  @Test(arguments: ExampleRun.bad) func canBeSuppressed(_ run: ExampleRun) {
    #expect(run.behind("/* nss-disable-file \(run.rule.id) -- test */\n").findings.isEmpty, "for the file")
    guard let suppressed = run.suppressedByLine else { return }
    #expect(
      suppressed.findings.isEmpty, "on the next line: \(suppressed.source.text(0..<suppressed.bytes.count))")
  }

  @Test(arguments: ExampleRun.bad) func fixesAsItSays(_ run: ExampleRun) throws {
    let fixes = run.findings.compactMap(\.fixes.first)
    guard let fixed = run.example.fixed else {
      #expect(fixes.isEmpty, "a fix without 'fixed:' is not tested")
      return
    }
    #expect(fixes.allSatisfy { $0.safety == .safe || run.rule.fix != .safe }, "the description promises less")
    let bytes = try #require(fixes.flatMap(\.edits).applied(to: run.bytes), "the edits overlap")
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
    let after = SourceText(name: "fixed.nss", bytes: bytes)
    #expect(SyntaxTree.parse(after).problems.count <= SyntaxTree.parse(run.source).problems.count)
    if fixes.allSatisfy({ $0.safety == .safe }), run.example.engines.contains(.nui) {
      expectSameForNUI(run.source, after)
    }
  }

  @Test(arguments: ExampleRun.bad.filter { $0.example.fixed != nil }, [false, true])
  func fixesConverge(_ run: ExampleRun, withCRLF: Bool) {
    let run = withCRLF ? run.withCRLF : run
    let rounds = FixRounds.run(run.source, linter: run.linter, includesUnsafe: true)
    #expect(rounds.outcome == .settled)
    #expect(rounds.withheld == 0)
    let left = rounds.result.diagnostics.filter { $0.rule == run.rule.id }
    #expect(left.allSatisfy { $0.fixes.allSatisfy { $0.safety == .suggestion } })
    #expect(SyntaxTree.parse(rounds.source).problems.count <= SyntaxTree.parse(run.source).problems.count)
    let again = FixRounds.run(rounds.source, linter: run.linter, includesUnsafe: true)
    #expect(!again.hasChanges)
  }

  /// A safe fix leaves the outcome as it is or makes the engine read the sheet.
  private func expectSameForNUI(_ before: SourceText, _ after: SourceText) {
    let old = NUIEngine(before)
    let new = NUIEngine(after)
    for device in Traits.Device.allCases {
      for orientation in Traits.Orientation.allCases {
        let traits = Traits(device: device, orientation: orientation)
        let outcome = old.outcome(traits)
        let fixed = new.outcome(traits)
        if outcome.verdict == .resolved {
          #expect(fixed.verdict == .resolved)
          #expect(Self.values(outcome) == Self.values(fixed))
        } else {
          #expect(fixed.verdict.name == outcome.verdict.name || fixed.verdict == .resolved)
        }
      }
    }
  }

  /// A text, or where it is hex digits alone the colour that is read from them.
  private static func meaning(_ text: String) -> String {
    guard text.first == "#", case .color(let color) = ColorReading(text, engine: .nui).value else {
      return text
    }
    return color.hex
  }

  /// `class.attribute` with its meaning, sorted.
  private static func values(_ outcome: NUIOutcome) -> [String] {
    (0..<outcome.classCount).flatMap { index in
      ["\(outcome.className(index))"]
        + outcome.attributes(of: index).map {
          "\(outcome.className(index)).\(outcome.source.text($0.declaration.name)): \(Self.meaning(outcome.text($0)))"
        }
    }.sorted()
  }
}
