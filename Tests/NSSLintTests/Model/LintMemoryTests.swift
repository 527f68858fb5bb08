import NSSLint
import NSSSyntax
import NSSTestSupport
import Testing

@Suite struct LintMemoryTests {
  /// Sheets that differ in little, with paths that compete: what one version leaves is no answer for another.
  @Test func findsTheSameWithAnyMemory() {
    var random = SplitMix64(seed: 73)
    let heads = [
      "fdlFUIObjectView_headlineLabel", "fdlObjectCell_headlineLabel", "fdlFUIFilterFormCell_item_titleLabel",
      "fdlFUIFilterFormCell_item_titleLabel_selected", "My_é",
      "fdlFUIObjectView_headlineLabel, fdlObjectCell_headlineLabel",
    ]
    let bodies = [
      "font-color: #112233;", "font-color: @a;", "font-color-selected: #445566;", "font-size: 12;", "",
    ]
    var rules = heads.map { (head: $0, body: bodies[0]) }
    var conflicts = 0
    for palette in [LintSettings().palette, .v3_2] {
      var settings = LintSettings()
      (settings.engines, settings.palette) = (.sapfiori, palette)
      let linter = Linter(settings: settings)
      var memory = LintMemory()
      for round in 0..<40 {
        let at = Int.random(in: 0..<rules.count, using: &random)
        if Bool.random(using: &random) { rules[at].head = heads.randomElement(using: &random) ?? "" }
        if Bool.random(using: &random) { rules[at].body = bodies.randomElement(using: &random) ?? "" }
        let color = ["#112233", "#445566"].randomElement(using: &random) ?? ""
        let text = "@a: \(color);\n" + rules.map { "\($0.head) { \($0.body) }\n" }.joined()
        let tree = SyntaxTree.parse(SourceText(name: "a.nss", text))
        let known = linter.lint(tree, memory: &memory).diagnostics.map(Self.words)
        #expect(known == linter.lint(tree).diagnostics.map(Self.words), "round \(round)")
        conflicts += known.count { $0.hasPrefix("competing-paths") }
      }
    }
    #expect(conflicts > 0)
  }

  private static func words(_ finding: Diagnostic) -> String {
    "\(finding.rule) \(finding.range) \(finding.message) \(finding.related)"
  }
}
