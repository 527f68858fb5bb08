extension RulePage {
  /// The page as plain text, prose wrapped to a width in characters; ends with a line break. Snippets are not wrapped.
  public func text(width: Int = 80) -> String {
    var lines = [rule.id, ""]
    func add(_ text: String, indent: String = "") {
      for paragraph in Self.paragraphs(text) {
        lines += TextWrap.lines(paragraph, width: width, indent: indent) + [""]
      }
    }
    add(rule.summary + ".")
    add(rule.rationale)
    add("What to do: " + rule.remedy)
    add(characteristics + ".")
    for example in rule.examples where !example.isGood {
      lines.append("Wrong" + (circumstances(of: example).map { " " + $0 } ?? "") + ":")
      lines.append("")
      lines += snippet(MarkedSnippet.lines(example, severity: rule.severity), width)
      if let fixed = example.fixed {
        lines += ["Fixed:", ""] + snippet(sheet(fixed), width)
      }
    }
    for example in rule.examples where example.isGood {
      lines += ["Right" + (circumstances(of: example).map { " " + $0 } ?? "") + ":", ""]
      lines += snippet(sheet(example.text), width)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  private func snippet(_ lines: [String], _ width: Int) -> [String] {
    lines.map { $0.isEmpty ? "" : "    " + $0 } + [""]
  }

  /// The lines of a sheet; a line break at its end begins no line.
  func sheet(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
