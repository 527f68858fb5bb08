import NSSCatalog
import NSSReport
import NSSSyntax
import NSSTheme
import Testing

/// Text of themes must not act: not on a terminal, not in Markdown.
@Suite struct DiffEscapingTests {
  private static let hostile = [
    "`", "``x``", "|", "\\|", "<script>alert(1)</script>", "[a](http://b.c)", "![a](b)", "@octocat", "#123",
    "\u{1B}[31m", "\u{202E}txet", "\u{7}", "**bold**", "&lt;", "</code></details>", "\r", "https://a.b/c",
    "<!-- x -->",
  ]

  /// A sheet that is read tolerantly, with a text in a class, an attribute, values and a variable.
  private func sheet(_ text: String, _ value: String) -> String {
    """
    B\(text) { own\(text): \(value) \(text); }
    A { own: "\(value) \(text)"; other: \(value)\(text); third: @v\(text); }
    @v\(text): \(text)\(value);
    """
  }

  private func report(_ text: String) -> DiffReport {
    let name = "Themes/`|<b>@octocat\u{1B}[31m\u{202E}.nss"
    return DiffSamples.report(
      SourceText(name: name, sheet(text, "1")), SourceText(name: name, sheet(text, "2")), .sapfiori,
      [TraitsPair(Traits())])
  }

  @Test(arguments: hostile) func nothingActsOnATerminal(hostile: String) {
    let text = DiffText.text(report(hostile))
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(scalar.value >= 0x20 && scalar.value != 0x7F && scalar.value != 0x202E)
    }
  }

  @Test(arguments: hostile) func nothingActsInMarkdown(hostile: String) {
    let report = report(hostile)
    #expect(!report.isEmpty)
    let text = DiffMarkdown.text(report)
    for line in text.split(separator: "\n") where !line.hasPrefix("<details>") && line != "</details>" {
      // What stands in code does nothing; what is left must be ours.
      var left = ""
      var isCode = false
      for character in line.replacing("<code>", with: "`").replacing("</code>", with: "`") {
        if character == "`" { isCode.toggle() } else if !isCode { left.append(character) }
      }
      #expect(!isCode, "\(line)")
      for sign in [
        "script", "@octocat", "http", "](", "<!--", "\u{1B}", "\u{202E}", "details", "#123", "**bold",
      ] {
        #expect(!left.contains(sign), "\(line)")
      }
      if line.hasPrefix("| ") {
        // GitHub splits a table before it looks for code.
        #expect(line.filter { $0 == "|" }.count == 6, "\(line)")
      }
    }
  }

  @Test func aLongTextIsCut() {
    let long = String(repeating: "x", count: 100_000)
    let report = DiffSamples.report("A { a: \(long)1; }", "A { a: \(long)2; }", .nui)
    #expect(DiffText.text(report).utf8.count < 3_000)
    #expect(DiffMarkdown.text(report).utf8.count < 3_000)
  }

  @Test func aReportThatIsTooLongSaysWhatIsMissing() {
    let old = (0..<3_000).map { "Class\($0) { a: \($0); }\n" }.joined()
    let new = (0..<3_000).map { "Class\($0) { a: \($0).5; }\n" }.joined()
    let text = DiffMarkdown.text(DiffSamples.report(old, new, .nui))
    #expect(text.utf8.count <= DiffMarkdown.mostCharacters)
    #expect(text.contains("**3000 edits change 3000 values in 3000 classes.**"))
    #expect(text.contains("**Not shown: "))
    let one = "@x: 1;\n" + (0..<9_000).map { "Class\($0) { a: @x; }\n" }.joined()
    let cut = DiffMarkdown.text(DiffSamples.report(one, one.replacing("@x: 1", with: "@x: 2"), .nui))
    #expect(cut.utf8.count <= DiffMarkdown.mostCharacters && cut.utf8.count > 50_000)
    let shown = cut.split(separator: "`").filter { $0.hasPrefix("Class") }.count
    #expect(cut.contains("**Not shown: \(9_000 - shown) more values.**"))
  }
}
