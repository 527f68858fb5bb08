import NSSLint
import NSSSyntax
import Testing

@Suite struct BaselineTests {
  private func lint(_ text: String) -> (SourceText, [Diagnostic]) {
    var settings = LintSettings()
    settings.only = ["empty-rule", "duplicate-attribute"]
    let source = SourceText(name: "a.nss", text)
    return (source, Linter(settings: settings).lint(source).diagnostics)
  }

  private func baseline(_ text: String, path: String = "a.nss") -> Baseline {
    let (source, findings) = lint(text)
    return Baseline(Baseline.entries(path: path, findings, in: source))
  }

  @Test func movedLinesStayKnown() {
    let old = baseline("Label { }\nButton { }")
    let (source, findings) = lint("\n\n  Button { }\r\nView { }\nLabel { }\t\n")
    let match = old.match(path: "a.nss", findings, in: source)
    #expect(match.isKnown == [true, false, true])
    #expect(match.stale.isEmpty)
  }

  @Test func onlyAsManyAsThereWere() {
    let old = baseline("Label { }\nLabel { }")
    #expect(old.entries == [.init(path: "a.nss", rule: "empty-rule", line: "Label { }", count: 2)])
    let (source, findings) = lint("Label { }\nLabel { }\nLabel { }")
    #expect(old.match(path: "a.nss", findings, in: source).isKnown == [true, true, false])
    let (less, few) = lint("Label { }")
    let match = old.match(path: "a.nss", few, in: less)
    #expect(match.isKnown == [true])
    #expect(match.stale == [.init(path: "a.nss", rule: "empty-rule", line: "Label { }", count: 1)])
  }

  @Test func otherPathsAndRulesAreUnknown() {
    let old = baseline("Label { }")
    let (source, findings) = lint("Label { }")
    #expect(old.match(path: "b.nss", findings, in: source).isKnown == [false])
    #expect(old.entries(outside: ["b.nss"]) == old.entries)
    #expect(old.entries(outside: ["a.nss"]).isEmpty)
    let other = Baseline([.init(path: "a.nss", rule: "empty-rul", line: "Label { }", count: 1)])
    #expect(other.match(path: "a.nss", findings, in: source).isKnown == [false])
    #expect(other.match(path: "a.nss", findings, in: source).stale == other.entries)
  }

  @Test func isSortedAndJoined() {
    func entry(_ path: String, _ rule: String, _ line: String, _ count: Int) -> Baseline.Entry {
      Baseline.Entry(path: path, rule: rule, line: line, count: count)
    }
    let entries = [
      entry("b", "r", "x", 1), entry("a", "r", "é", 1), entry("a", "r", "z", 2), entry("b", "r", "x", 3),
    ]
    let expected = [entry("a", "r", "z", 2), entry("a", "r", "é", 1), entry("b", "r", "x", 4)]
    #expect(Baseline(entries).entries == expected)
    #expect(Baseline(entries.reversed()).entries == expected)
    #expect(Baseline([entry("a", "r", "x", 0), entry("a", "r", "x", -3)]).entries.isEmpty)
    let most = Baseline([entry("a", "r", "x", .max), entry("a", "r", "x", .max)])
    #expect(most.entries.first?.count == .max)
  }

  @Test func longLinesAreCut() {
    let sheet = String(repeating: "Label { } /* é */ ", count: 2000)
    let old = baseline(sheet)
    #expect(old.entries.allSatisfy { $0.line.utf8.count < 450 })
    let (source, findings) = lint(sheet)
    #expect(findings.count == 2000)
    #expect(old.match(path: "a.nss", findings, in: source).isKnown.allSatisfy { $0 })
    #expect(old.match(path: "a.nss", findings, in: source).stale.isEmpty)
  }
}
