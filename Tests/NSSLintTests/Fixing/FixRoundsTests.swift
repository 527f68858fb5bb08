import NSSSyntax
import NSSTestSupport
import Testing

@testable import NSSLint

@Suite struct FixRoundsTests {
  private func linter(_ only: String...) -> Linter {
    var settings = LintSettings()
    settings.only = Set(only)
    settings.engines = .nui
    return Linter(settings: settings)
  }

  private func fix(_ text: String, _ linter: Linter, unsafe: Bool = false) -> (text: String, FixRounds) {
    let rounds = FixRounds.run(SourceText(name: "a.nss", text), linter: linter, includesUnsafe: unsafe)
    return (rounds.source.text(0..<rounds.source.count), rounds)
  }

  @Test func takesTheLineWithIt() {
    let (text, rounds) = fix("A {\n  b: 1;\n  b: 1;\n  c: 1;\n}\n", linter("duplicate-attribute"))
    #expect(text == "A {\n  b: 1;\n  c: 1;\n}\n")
    #expect(rounds.applied == ["duplicate-attribute": 1])
    #expect(rounds.outcome == .settled)
    #expect(rounds.result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("A { b: 1; b: 1; b: 1; }", "A { b: 1; }"),
    ("A {\r\n\tb: 1;\r\n\tb: 1;\r\n}", "A {\r\n\tb: 1;\r\n}"),
    ("A {\r  b: 1;\r  b: 1;\r}", "A {\r  b: 1;\r}"),
    ("A {\n  b: 1;\n  b: 1; c: 2;\n}", "A {\n  b: 1;\n  c: 2;\n}"),
    ("A {\n  b: 1; b: 1;   \n}", "A {\n  b: 1;\n}"),
    ("A {\n  b: 1;\n  b: 1; /* why */\n}", "A {\n  b: 1;\n  /* why */\n}"),
    ("A {b: 1;b: 1;}", "A {b: 1;}"),
    ("A { b: 1; /* x */b: 1; }", "A { b: 1; /* x */ }"),
  ]) func deletions(_ before: String, _ after: String) {
    #expect(fix(before, linter("duplicate-attribute")).text == after)
  }

  @Test func keepsTheByteOrderMark() {
    let (text, _) = fix("\u{FEFF}/* nss-enable */\r\nA { b: 1; }", linter("unused-suppression"))
    #expect(Array(text.utf8) == [0xEF, 0xBB, 0xBF] + Array("A { b: 1; }".utf8))
  }

  @Test func unsafeOnlyWhenAskedFor() {
    let sheet = "@brand: 1;\nA { b: @brnad; c: @brand; }"
    #expect(fix(sheet, linter("undefined-variable")).1.hasChanges == false)
    #expect(
      fix(sheet, linter("undefined-variable"), unsafe: true).text == "@brand: 1;\nA { b: @brand; c: @brand; }"
    )
  }

  @Test func leavesProtectedRegionsAlone() {
    let sheet = """
      A { b: 1; b: 1; }
      /* nss-format-off */
      B { b: 1; b: 1; }
      /* nss-format-on */
      C { b: 1; b: 1; }
      // nss-format-off
      D { b: 1; b: 1; }
      """
    let (text, rounds) = fix(sheet, linter("duplicate-attribute"))
    #expect(rounds.appliedCount == 2)
    #expect(rounds.withheld == 2)
    #expect(rounds.outcome == .settled)
    #expect(text.contains("B { b: 1; b: 1; }") && text.contains("D { b: 1; b: 1; }"))
  }

  @Test func regionsMeetWhatReachesInside() {
    let tree = SyntaxTree.parse(SourceText(name: "a", "aa/* nss-format-off */bb/* nss-format-on */cc"))
    let regions = ProtectedRegions(tree)
    #expect(regions.ranges == [2..<43])
    for (range, touches) in [
      (0..<2, false), (0..<3, true), (2..<2, false), (3..<3, true), (42..<43, true), (43..<43, false),
      (43..<45, false), (0..<45, true),
    ] {
      #expect(regions.touches(range) == touches, "\(range)")
    }
  }

  @Test func insertedLineBreaksAreTheSheets() {
    let edit = TextEdit(0..<0, "a\nb\r\nc")
    func adopted(_ text: String) -> String { LineEnd(of: SourceText(name: "a", text)).adopted(by: edit).text }
    #expect(adopted("x\ny\r\n") == "a\nb\r\nc")
    #expect(adopted("x\r\ny\n") == "a\r\nb\r\nc")
    #expect(adopted("x\ry\n") == "a\rb\r\nc")
    #expect(adopted("x") == "a\nb\r\nc")
  }

  @Test func claimsDoNotMeet() {
    var claims = FixClaims(count: 300)
    func claim(_ ranges: Range<Int>...) -> Bool { claims.claim(ranges.map { TextEdit($0, "") }) }
    #expect(claim(10..<20))
    #expect(!claim(19..<21))
    #expect(!claim(0..<300))
    #expect(claim(20..<150))
    #expect(claim(10..<10))
    #expect(!claim(10..<10))
    #expect(!claim(100..<100))
    #expect(!claim(200..<210, 30..<31))
    #expect(claim(200..<210))
    #expect(claim(250..<250))
    #expect(!claim(240..<260))
    #expect(claim(299..<300))
    #expect(claim(300..<300))
    #expect(!claim(300..<301))
    #expect(!claim())
  }

  /// A round with fixes made for the purpose.
  private func round(_ text: String, engines: EngineSet = .nui, _ fixes: [Fix]) -> FixRound {
    let findings = fixes.map {
      Diagnostic(rule: "r", severity: .error, message: "m", range: 0..<0, related: [], fixes: [$0])
    }
    let tree = SyntaxTree.parse(SourceText(name: "a", text))
    return FixRound(
      Linter.Result(tree: tree, engines: engines, sheet: nil, diagnostics: findings, suppressedCount: 0),
      includesUnsafe: true)
  }

  @Test func dropsOnlyTheFixesThatBreakTheSheet() {
    let text = "A { b: 1; c: 2; d: 3; }"
    let made = round(
      text,
      [
        .replace(4..<5, by: "x", .safe), .replace(8..<9, by: "", .safe), .replace(10..<11, by: "y", .safe),
        .replace(20..<21, by: "4", .safe),
      ])
    #expect(made.changed?.source.text(0..<text.utf8.count) == "A { x: 1; y: 2; d: 3; }")
    #expect(made.chosen.count == 2)
    #expect(made.withheld == 2)
  }

  @Test func whatNUIReadsStaysReadable() {
    // The tolerant parser takes a comment that touches a name; NUI does not.
    let text = "A /* x */ { b: 1; }"
    #expect(round(text, [Fix("t", .safe, [TextEdit(1..<2, "")])]).changed == nil)
    #expect(round(text, engines: .sapfiori, [Fix("t", .safe, [TextEdit(1..<2, "")])]).changed != nil)
  }

  @Test func theEarlierFindingWins() {
    let made = round("A { b: 1; }", [.replace(4..<5, by: "x", .safe), .replace(4..<5, by: "y", .safe)])
    #expect(made.changed?.source.text(0..<11) == "A { x: 1; }")
    #expect(made.withheld == 0)
  }

  @Test func suggestionsAreNeverApplied() {
    #expect(round("A { b: 1; }", [.replace(4..<5, by: "x", .suggestion)]).changed == nil)
  }

  @Test func stopsAtTheLimit() {
    let rounds = FixRounds.run(
      SourceText(name: "a", "A { b: 1; b: 1; }"), linter: linter("duplicate-attribute"), limit: 0)
    #expect(rounds.outcome == .limitReached)
    #expect(!rounds.hasChanges)
  }

  /// Sheets put together at random: fixes settle, add no problem and leave NUI's judgement no worse.
  @Test(arguments: 0..<200 as Range<UInt64>) func randomSheetsSettle(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let parts = [
      "A { b: 1; b: 1; }", "@w: 1;", "@w: 2;", "@w: 1;\r\n", "\n", " ", "A {", "}", "b: @w;", "b: 1;", "b: 1",
      "/* nss-disable-line empty-rule */", "/* nss-enable */", "@media (device: ipad) {",
      "/* nss-format-off */",
      "// nss-disable-line\n", "/* nss-disable-next-line empty-rule, duplicate-class */\n", "A, A { }", "é",
      "/*", "@ww",
      "{ a: @ww; }",
    ]
    let text = (0..<30).map { _ in parts[Int(random.next() % UInt64(parts.count))] }.joined()
    for engines in [EngineSet.nui, .sapfiori, .all] {
      var settings = LintSettings()
      settings.engines = engines
      let source = SourceText(name: "a", text)
      let rounds = FixRounds.run(source, linter: Linter(settings: settings), includesUnsafe: true)
      #expect(rounds.outcome == .settled, "\(text)")
      let before = SheetSoundness(SyntaxTree.parse(source), engines: engines)
      let after = SheetSoundness(SyntaxTree.parse(rounds.source), engines: engines)
      #expect(after.isNoWorse(than: before) || rounds.rounds > 1)
      #expect(
        FixRounds.run(rounds.source, linter: Linter(settings: settings), includesUnsafe: true).hasChanges
          == false)
    }
  }
}
