import NSSSyntax
import Testing

@testable import NSSLint

@Suite struct RuleAttributesTests {
  @Test func knowsWhatEachRuleSets() {
    let text = "A { one: 1; é: 2 } B { two: 2; one: 3; } C { three: 1 }"
    let sheet = LintSheet(
      tree: SyntaxTree.parse(SourceText(name: "a.nss", text)), engines: .nui, settings: LintSettings())
    let names = ["one", "two", "three", "é", "four", ""]
    let set = [["one", "é"], ["two", "one"], ["three"]]
    var attributes = RuleAttributes(sheet)
    for declaration in sheet.declarations + sheet.declarations.reversed() {
      for name in names {
        #expect(attributes.has(name, inRuleOf: declaration) == set[Int(declaration.rule)].contains(name))
      }
    }
  }
}
