import Foundation
import NSSTestSupport
import Testing

@testable import NSSLint

@Suite struct RulePageTests {
  private static let folder = PackageFiles.root.appendingPathComponent("Sources/NSSLint/NSSLint.docc/Rules")

  /// The articles are what the descriptions say. NSS_UPDATE=1 writes them; the test fails in that run too.
  @Test func articlesAreFresh() throws {
    var wanted: [String: String] = ["Rules.md": RulePage.markdownIndex(RuleRegistry.metadata)]
    for rule in RuleRegistry.metadata { wanted["\(rule.id).md"] = RulePage(rule).markdown }
    let files = FileManager.default
    let present = Set((try? files.contentsOfDirectory(atPath: Self.folder.path)) ?? [])
    for (name, text) in wanted.sorted(by: { $0.key < $1.key }) {
      let file = Self.folder.appendingPathComponent(name)
      let found = try? String(contentsOf: file, encoding: .utf8)
      if found != text {
        Issue.record("\(name) is stale; run the tests with NSS_UPDATE=1")
        if PackageFiles.isUpdating {
          try files.createDirectory(at: Self.folder, withIntermediateDirectories: true)
          try Data(text.utf8).write(to: file)
        }
      }
    }
    for name in present.subtracting(wanted.keys) {
      Issue.record("\(name) belongs to no rule; run the tests with NSS_UPDATE=1")
      if PackageFiles.isUpdating { try files.removeItem(at: Self.folder.appendingPathComponent(name)) }
    }
  }

  @Test func showsCaretsUnderRanges() throws {
    let example = RuleExample.bad(
      "Label { «a»: «12»; }\nButton { b«» }", "First", "Second", "Third", severity: .note)
    #expect(
      MarkedSnippet.lines(example, severity: .error) == [
        "Label { a: 12; }",
        "        ^",
        "note: First",
        "           ^^",
        "note: Second",
        "Button { b }",
        "          ^",
        "note: Third",
      ])
  }

  @Test func marksTheFirstLineOfALongRange() {
    let example = RuleExample.bad("a «bc\ndef» g", "Message")
    #expect(MarkedSnippet.lines(example, severity: .error) == ["a bc", "  ^^", "error: Message", "def g"])
  }

  @Test(arguments: RuleRegistry.metadata.map(\.id)) func textFitsTheScreen(_ id: String) throws {
    let rule = try #require(RuleRegistry.metadata(of: id))
    let text = RulePage(rule).text(width: 80)
    #expect(text.hasPrefix(id + "\n") && text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    for line in text.split(separator: "\n") where !line.hasPrefix("    ") {
      #expect(line.count <= 80, "\(line)")
    }
    for example in rule.examples { for message in example.messages { #expect(text.contains(message)) } }
  }

  @Test func wholePage() throws {
    let rule = RuleMetadata(
      id: "some-rule", group: .style, severity: .warning, isOptIn: true, engines: .all, summary: "It is so",
      rationale: "Why *this*\nis so.\n\nSecond.", remedy: "Use `a_b` or a_b.", fix: .unsafe,
      examples: [
        .bad("A { «b»: 1; }\n", "'b' is wrong", engines: .rules, fixed: "A { c: 1; }\n"),
        .good("A { c: 1; }"),
      ])
    let page = RulePage(rule)
    #expect(
      page.text(width: 40) == """
        some-rule

        It is so.

        Why *this* is so.

        Second.

        What to do: Use `a_b` or a_b.

        Off unless turned on, then a warning;
        applies to nui, sapfiori and
        fiori-swiftui; has an unsafe fix; since
        0.1.

        Wrong for nui and sapfiori:

            A { b: 1; }
                ^
            warning: 'b' is wrong

        Fixed:

            A { c: 1; }

        Right:

            A { c: 1; }

        """)
    #expect(page.markdown.contains("Why \\*this\\* is so.\n\nSecond."))
    #expect(page.markdown.contains("Use `a_b` or a\\_b."))
    #expect(page.markdown.contains("```nss\nA { c: 1; }\n```"))
  }
}
