import NSSLint
import NSSSyntax
import Testing

@Suite struct SuppressionTests {
  /// `rule@line` of each finding.
  private func lint(_ text: String, only: Set<String> = [], levels: [String: RuleLevel] = [:]) -> [String] {
    var settings = LintSettings()
    settings.engines = .nui
    settings.only = only
    settings.levels = levels
    let result = Linter(settings: settings).lint(SourceText(name: "a.nss", text))
    let table = LineTable(result.tree.source)
    return result.diagnostics.map { "\($0.rule)@\(table.lineIndex(of: $0.range.lowerBound) + 1)" }
  }

  private let both: Set<String> = ["empty-rule", "duplicate-class", "unused-suppression"]

  @Test func nextLine() {
    #expect(lint("/* nss-disable-next-line empty-rule */\nA { }\nB { }", only: both) == ["empty-rule@3"])
    #expect(lint("/* nss-disable-next-line */\nA { }\nB { }", only: both) == ["empty-rule@3"])
    #expect(lint("/* nss-disable-next-line\n   empty-rule -- a long\n   reason */\nA { }", only: both) == [])
    #expect(lint("// nss-disable-next-line empty-rule -- x\r\nA { }", only: both) == [])
  }

  @Test func nextLineStacks() {
    let text =
      "/* nss-disable-next-line empty-rule -- a */\n/* nss-disable-next-line duplicate-class -- b */\nA, A { }"
    #expect(lint(text, only: both) == [])
  }

  @Test func sameLine() {
    #expect(lint("A { } /* nss-disable-line empty-rule */ B { }\nC { }", only: both) == ["empty-rule@2"])
    #expect(lint("A { } // nss-disable-line\nC { }", only: both) == ["empty-rule@2"])
  }

  @Test func block() {
    let text = "A { }\n/* nss-disable empty-rule */\nB { }\nC, C { }\n/* nss-enable */\nD { }"
    #expect(lint(text, only: both) == ["empty-rule@1", "duplicate-class@4", "empty-rule@6"])
    #expect(
      lint("A { } /* nss-disable */ B { } /* nss-enable */ C { }", only: both) == [
        "empty-rule@1", "empty-rule@1",
      ])
    #expect(lint("/* nss-disable */\nA { }", only: both) == [])
  }

  @Test func enableOfOneRuleLeavesTheOthersOff() {
    let text =
      "/* nss-disable */\nA, A { }\n/* nss-enable empty-rule */\nB, B { }\n/* nss-disable */\nC, C { }"
    #expect(lint(text, only: ["empty-rule", "duplicate-class"]) == ["empty-rule@4"])
    let named = "/* nss-disable empty-rule, duplicate-class */\n/* nss-enable empty-rule */\nB, B { }"
    #expect(lint(named, only: ["empty-rule", "duplicate-class"]) == ["empty-rule@3"])
  }

  @Test func wholeFile() {
    #expect(
      lint("A { }\nB, B { }\n/* nss-disable-file empty-rule -- x */", only: both) == ["duplicate-class@2"])
    #expect(lint("/* nss-disable-file */ A { }\nB, B { }", only: both) == [])
    #expect(lint("/* nss-disable-file */\n#include \"x\"\nvoid main() { }") == [])
  }

  @Test func onlyTheFirstWordCounts() {
    #expect(lint("/* see nss-disable-file */\nA { }", only: both) == ["empty-rule@2"])
    #expect(lint("/** nss-disable-file */\nA { }", only: both) == [])
    #expect(lint("/*nss-disable-file*/A { }", only: both) == [])
    #expect(lint("/* nss-disable-filed */\nA { }", only: both) == ["empty-rule@2"])
    #expect(lint("/* nss-disable-file because of history */\nA { }", only: both) == ["empty-rule@2"])
  }

  @Test func theNarrowestIsUsed() {
    let text = "/* nss-disable-file empty-rule */\nA { } /* nss-disable-line empty-rule */\n"
    #expect(lint(text, only: both) == ["unused-suppression@1"])
    #expect(
      lint("A { } /* nss-disable-line empty-rule, empty-rule */", only: both) == ["unused-suppression@1"])
  }

  @Test func rulesThatDidNotRunAreNotCounted() {
    let text = "/* nss-disable-next-line duplicate-class -- x */\nA { b: 1; }"
    #expect(lint(text, only: ["unused-suppression", "empty-rule"]) == [])
    #expect(lint(text, only: both) == ["unused-suppression@1"])
    let general = "/* nss-disable-next-line -- x */\nA { }"
    #expect(lint(general, only: ["unused-suppression"]) == [])
    #expect(lint(general, levels: ["empty-rule": .off]) == [])
    #expect(lint("/* nss-disable-next-line -- x */\nLabel { font-size: 1; }") == ["unused-suppression@1"])
  }

  @Test func suppressionsOfSuppressionsMustBeNamed() {
    let text = "/* nss-disable-file */\n/* nss-disable-line empty-rule */\nA, A { }"
    #expect(
      lint(text, only: ["duplicate-class", "empty-rule", "unused-suppression"]) == ["unused-suppression@2"])
    let named =
      "/* nss-disable-next-line unused-suppression */\n/* nss-disable-line empty-rule */\nA { b: 1; }"
    #expect(lint(named, only: both) == [])
  }

  @Test func countsWhatIsSuppressed() {
    let result = Linter().lint(
      SourceText(name: "a", "/* nss-disable-file empty-rule */ Label { } Button { }"))
    #expect(result.suppressedCount == 2)
  }

  /// A suppression and a finding on every line: work that grew with the square of the text would take minutes here.
  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      "/* nss-disable-next-line empty-rule -- x */\nA { }\n", "A { } /* nss-disable-line */ ",
      "/* nss-disable empty-rule */ A { } /* nss-enable */\n",
      "/* nss-disable */\n/* nss-enable empty-rule */\nA { }\n",
      "/* nss-disable empty-rule, aa, bb */\n/* nss-enable aa */\n", "/* nss-disable-file */ A { }\n",
    ]) func staysInProportion(_ line: String)
  {
    let source = SourceText(name: "a", String(repeating: line, count: 30_000))
    var settings = LintSettings()
    settings.only = ["empty-rule", "unused-suppression"]
    let result = Linter(settings: settings).lint(source)
    #expect(result.diagnostics.count + result.suppressedCount > 0)
  }
}
