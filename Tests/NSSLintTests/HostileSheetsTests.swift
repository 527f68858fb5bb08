import NSSLint
import NSSSyntax
import NSSTestSupport
import Testing

/// Sheets that were written to break the linter.
@Suite struct HostileSheetsTests {
  private func lint(_ text: String, _ engines: EngineSet = .all) -> [Diagnostic] {
    var settings = LintSettings()
    settings.engines = engines
    return Linter(settings: settings).lint(SourceText(name: "t", text)).diagnostics
  }

  /// A sheet that is being typed ends anywhere.
  @Test func survivesEveryPrefix() {
    let sheets = [
      "@primaryLabel: #112233;\n/* @tintColor:red; */ @media (device: ipad) and (orientation: portrait) { @x: 1; }",
      "fdlFUITitleFormCell, Label { font-color-disabled: rgba(0, 0, 0, 1) !important; a: \"x\" 50% @y; } // c",
      "@tintColor :\"12171C\"; /* note */\n@import 'x';\nButton:Icon { a: 1;; } }", "@:", "@a :", "@a: \"x",
      "A{b:c/*",
    ]
    for sheet in sheets {
      for end in sheet.unicodeScalars.indices {
        for diagnostic in lint(String(sheet.unicodeScalars[..<end])) {
          #expect(diagnostic.range.upperBound <= sheet.utf8.count)
        }
      }
    }
  }

  @Test func survivesRandomTokens() {
    var random = SplitMix64(seed: 11)
    let pieces = [
      "Button", "fdlFUITitleFormCell", "_valueTextField", "@x", "@primaryLabel", "_darkBackgroud", "@media",
      "(device: ipad)",
      " and ", "{", "}", ":", ";", ",", "(", ")", "#fff", "#11223344", "12px", "/* c */",
      "/* nss-disable-line */", "/*",
      "*/", "//x\n", "\n", " ", "'q'", "\"", "!important", "%", "é", "\u{0}", "@import", "rgba", "font-color",
      "-disabled",
    ]
    for _ in 0..<3000 {
      let count = Int.random(in: 0..<30, using: &random)
      let text = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      let findings = lint(text)
      #expect(findings.allSatisfy { $0.range.upperBound <= text.utf8.count })
      let rounds = FixRounds.run(SourceText(name: "t", text), linter: Linter(), includesUnsafe: true)
      #expect(rounds.outcome != .limitReached, "\(text.debugDescription)")
    }
  }

  /// A quote that is never closed would take an inserted semicolon in, round after round.
  @Test(arguments: [
    "Label { font-name: \"Helvetica;\n}\n", "@a: \"x", "Label { a: '", "Label { a: 'b\n c: d; }",
  ])
  func fixesOfOpenQuotesSettle(text: String) {
    let rounds = FixRounds.run(SourceText(name: "t", text), linter: Linter())
    #expect(rounds.outcome == .settled && rounds.source.bytes == Array(text.utf8))
  }

  /// Work and output stay in proportion: counted, not timed.
  @Test func manyDefinitionsAreNotListedInEachFinding() {
    let text =
      String(repeating: "@media (device: ipad) { @v: 1; }\n", count: 200)
      + String(repeating: "Label { font-size: @v; }\n", count: 200)
    let related = lint(text, .nui).filter { $0.rule == "undefined-variable" }.map(\.related.count)
    #expect(related.count == 200 && related.allSatisfy { $0 <= 3 })
  }

  @Test func equivalentLinesOfABaselineAreTwo() {
    let entries = [
      Baseline.Entry(path: "t", rule: "r", line: "e\u{301}", count: .max),
      Baseline.Entry(path: "t", rule: "r", line: "f", count: 1),
      Baseline.Entry(path: "t", rule: "r", line: "\u{E9}", count: 1),
    ]
    let match = Baseline(entries).match(path: "t", [], in: SourceText(name: "t", ""))
    #expect(match.stale.count == 3)
  }
}
