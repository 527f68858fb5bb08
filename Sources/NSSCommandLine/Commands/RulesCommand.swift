import NSSLint
import NSSReport

/// `nsslint rules`
enum RulesCommand {
  static let description = CommandDescription(
    "rules", summary: "Lists the rules.",
    options: [.init("format", .choice(["text", "json"]), help: "How to print them"), .output])

  static func run(_ arguments: Arguments, _ console: any Console) throws -> ExitCode {
    var sink = OutputSink(console, file: arguments.filePath("output"))
    if arguments.value("format") == "json" {
      sink.bytes = json()
    } else {
      try sink.write(text())
    }
    try sink.finish()
    return .clean
  }

  private static func text() -> String {
    var lines: [String] = []
    let width = RuleRegistry.metadata.map(\.id.count).max() ?? 0
    for group in RuleGroup.allCases {
      let rules = RuleRegistry.metadata.filter { $0.group == group }
      if rules.isEmpty { continue }
      lines += [lines.isEmpty ? group.rawValue : "\n" + group.rawValue]
      for rule in rules {
        let id = rule.id + String(repeating: " ", count: width - rule.id.count)
        let level = rule.isOptIn ? "off    " : rule.severity.name.padded(to: 7)
        lines.append("  \(id)  \(level)  \(rule.summary)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func json() -> [UInt8] {
    var writer = JSONWriter(indentation: 2)
    writer.beginObject()
    writer.key("rules")
    writer.beginArray()
    for rule in RuleRegistry.metadata {
      writer.beginObject()
      writer.key("engines")
      writer.beginArray()
      for name in rule.engines.names { writer.string(name) }
      writer.endArray()
      writer.key("fix")
      if let fix = rule.fix { writer.string(fix.name) } else { writer.null() }
      writer.member("group", rule.group.rawValue)
      writer.member("id", rule.id)
      writer.member("optIn", rule.isOptIn)
      writer.member("severity", rule.severity.name)
      writer.member("since", rule.since)
      writer.member("summary", rule.summary)
      writer.endObject()
    }
    writer.endArray()
    writer.member("version", 1)
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
