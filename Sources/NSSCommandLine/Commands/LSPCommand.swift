import NSSLanguageServer
import NSSWorkspace

/// `nsslint lsp`
enum LSPCommand {
  static let description = CommandDescription(
    "lsp", summary: "Serves editors: the language server, over standard input and output.",
    discussion: """
      Speaks the Language Server Protocol 3.17. An editor starts it and ends it; see Grammar/editors for how to set \
      yours up.
      """,
    options: [
      .init("stdio", help: "Use standard input and output; the only way there is, accepted for editors")
    ])

  static func run(_ arguments: Arguments, _ console: any Console) -> ExitCode {
    let code = LanguageServer.serveStandardStreams(version: ToolVersion.number)
    return code == 0 ? .clean : .findings
  }
}
