import NSSReport

/// The help of a command, made of its declaration.
enum HelpText {
  /// Usage, options and subcommands in at most `width` columns (at least 40), ended by a line feed.
  static func text(for command: CommandDescription, path: [String], width: Int) -> String {
    let width = max(width, 40)
    var text = paragraphs(command.summary, width) + "\n"
    text += usage(command, path)
    if !command.discussion.isEmpty { text += "\n" + paragraphs(command.discussion, width) }
    if !command.subcommands.isEmpty {
      text += "\nCommands:\n" + table(command.subcommands.map { ($0.name, $0.summary) }, width)
    }
    let all =
      command.options
      + [.help, .version].filter { common in
        !command.options.contains { $0.name == common.name }
      }
    let rows = all.map { option in
      let note = option.isRepeatable && option.value != .none ? " (may be repeated)" : ""
      return (label(option), option.help + note)
    }
    text += "\nOptions:\n" + table(rows, width)
    if !command.epilogue.isEmpty { text += "\n" + paragraphs(command.epilogue, width) }
    return text
  }

  private static func usage(_ command: CommandDescription, _ path: [String]) -> String {
    let name = path.joined(separator: " ")
    var lines: [String] = []
    if command.positionals.count.upperBound > 0 || command.subcommands.isEmpty {
      let positionals = command.positionals.usage
      lines.append("\(name) [OPTION...]\(positionals.isEmpty ? "" : " " + positionals)")
    }
    if !command.subcommands.isEmpty { lines.append("\(name) COMMAND [OPTION...]") }
    return "Usage: " + lines.joined(separator: "\n       ") + "\n"
  }

  /// `-o, --output FILE`
  private static func label(_ option: OptionDescription) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    switch option.value {
    case .none: return "\(letter)--\(option.name)"
    case .text(let word), .number(let word, _): return "\(letter)--\(option.name) \(word)"
    case .choice(let words): return "\(letter)--\(option.name) \(words.joined(separator: "|"))"
    }
  }

  /// Two columns; a label too long for the first has its text below.
  private static func table(_ rows: [(label: String, text: String)], _ width: Int) -> String {
    let column = min(26, rows.reduce(0) { max($0, $1.label.count) }) + 4
    var result = ""
    for row in rows {
      let lines = TextWrap.lines(row.text, width: width - column)
      let indent = String(repeating: " ", count: column)
      let body = lines.joined(separator: "\n" + indent)
      if row.label.count + 4 <= column {
        result += "  \(row.label)\(String(repeating: " ", count: column - 2 - row.label.count))\(body)\n"
      } else {
        result += "\(longLabel(row.label, width))\n\(indent)\(body)\n"
      }
    }
    return result
  }

  /// A label that is too long for a line is broken behind a `|`.
  private static func longLabel(_ label: String, _ width: Int) -> String {
    var lines = ["  "]
    for (index, part) in label.split(separator: "|").enumerated() {
      let text = (index > 0 ? "|" : "") + part
      if lines[lines.count - 1].count + text.count > width { lines.append(String(repeating: " ", count: 10)) }
      lines[lines.count - 1] += text
    }
    return lines.joined(separator: "\n")
  }

  private static func paragraphs(_ text: String, _ width: Int) -> String {
    TextWrap.lines(text, width: width).joined(separator: "\n") + "\n"
  }
}
