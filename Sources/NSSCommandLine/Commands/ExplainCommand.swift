import NSSLint
import NSSReport

/// `nsslint explain ID`
enum ExplainCommand {
  static let description = CommandDescription(
    "explain", summary: "Prints a rule's page: what, why and what to do.", options: [.output],
    positionals: .init("ID", 1...1))

  static func run(_ arguments: Arguments, _ console: any Console) throws -> ExitCode {
    let rule = try LintOptions.known(String(decoding: arguments.positionals[0], as: UTF8.self), arguments)
    var sink = OutputSink(console, file: arguments.filePath("output"))
    try sink.write(RulePage(rule).text(width: min(console.layoutWidth, 100)))
    try sink.finish()
    return .clean
  }
}
