extension RulePage {
  /// The page as a Markdown article, as DocC takes it; ends with a line break.
  public var markdown: String {
    var blocks = ["# \(rule.id)", Self.escaped(rule.summary) + ".", "*\(characteristics).*"]
    blocks += ["## Why"] + Self.paragraphs(rule.rationale).map(Self.escaped)
    blocks += ["## What to do"] + Self.paragraphs(rule.remedy).map(Self.escaped)
    let bad = rule.examples.filter { !$0.isGood }
    let good = rule.examples.filter(\.isGood)
    if !bad.isEmpty { blocks.append("## Wrong") }
    for example in bad {
      if let words = circumstances(of: example, code: "`") { blocks.append("Judged \(words):") }
      blocks.append(Self.fenced(MarkedSnippet.lines(example, severity: rule.severity), language: ""))
      if let fixed = example.fixed {
        blocks += ["Fixed:", Self.fenced(sheet(fixed), language: "nss")]
      }
    }
    if !good.isEmpty { blocks.append("## Right") }
    for example in good {
      if let words = circumstances(of: example, code: "`") { blocks.append("Judged \(words):") }
      blocks.append(Self.fenced(sheet(example.text), language: "nss"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The article that lists all rules by group, with links to their pages.
  public static func markdownIndex(_ rules: [RuleMetadata]) -> String {
    var blocks = ["# Rules", "What the linter looks for.", "## Topics"]
    for group in RuleGroup.allCases {
      let own = rules.filter { $0.group == group }
      if own.isEmpty { continue }
      blocks.append("### \(group.rawValue)")
      blocks.append(own.map { "- <doc:\($0.id)>" }.joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func fenced(_ lines: [String], language: String) -> String {
    // A fence longer than any run of backquotes inside.
    var longest = 2
    var run = 0
    for character in lines.joined(separator: "\n") {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return ([fence + language] + lines + [fence]).joined(separator: "\n")
  }

  /// Prose with the characters escaped that Markdown would read otherwise; code between backquotes stays.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var isCode = false
    for character in text {
      if character == "`" { isCode.toggle() }
      if !isCode, "*_<[\\#@".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
