import NSSFormat
import NSSLint
import NSSReport
import NSSSyntax
import NSSWorkspace

/// `nss format PATH...`
struct FormatCommand {
  static let description = CommandDescription(
    "format", summary: "Lays themes out in the canonical form.",
    discussion: """
      Changes white space only, and nothing that any engine reads. Files are replaced in place; '-' reads standard input \
      and prints the result. Broken parts and what stands between nss-format-off and nss-format-on stay as they are.
      """,
    options: [
      .init(
        "check", help: "Write nothing; list the files that would change, and exit with 1 if there are any"),
      .init(
        "diff", help: "Write nothing; print what would change as a patch, and exit with 1 if anything would"),
      .init("no-config", help: "Use no configuration: exclude nothing"),
      .output, .color,
    ],
    positionals: .init("PATH...", 1...Int.max))

  private let arguments: Arguments
  private let console: any Console

  init(_ arguments: Arguments, _ console: any Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws -> ExitCode {
    let store = ConfigurationStore(
      arguments.has("no-config") ? .none : .nearest, currentFolder: console.currentFolder)
    let inputs = SheetInputs(arguments.paths, store, console)
    var failures = inputs.problems.map(\.description)
    var sink = OutputSink(console, file: arguments.filePath("output"))
    var changed = 0
    for input in inputs.files {
      do throws(FileError) {
        if try format(input, &sink) { changed += 1 }
      } catch {
        failures.append(error.description)
      }
      if sink.isClosed { break }
    }
    try sink.finish()
    failures += store.problems.map(\.description)
    for failure in failures { console.report("nss: \(failure)") }
    if inputs.files.isEmpty, failures.isEmpty { console.report("nss: no .nss file found") }
    if !failures.isEmpty { return .failure }
    let isDry = arguments.has("check") || arguments.has("diff")
    return isDry && changed > 0 ? .findings : .clean
  }

  /// Formats one sheet and returns whether it changes. A file of another language found in a folder is left alone.
  private func format(_ input: SheetInputs.Input, _ sink: inout OutputSink) throws(FileError) -> Bool {
    let file = try input.read()
    let source: SourceText
    if let file {
      source = file.source
    } else {
      source = SourceText(name: "-", bytes: try console.readInput(limit: SourceText.maximumSize))
    }
    let tree = SyntaxTree.parse(source)
    if let stranger = ForeignText.detect(tree) {
      console.report("nss: \(input.shownPath): left alone: this looks like \(stranger.language)")
      if input.isStandardInput { try sink.write(source.bytes) }
      return false
    }
    let result = Formatter.format(tree)
    let isChanged = result != source.bytes
    if arguments.has("diff") {
      if isChanged {
        let path = GitFolder.patchPath(of: input.path(nil), in: console.currentFolder)
        try sink.write(UnifiedDiff.patch(path: path, old: source.bytes, new: result))
      }
    } else if arguments.has("check") {
      if isChanged { try sink.write(input.shownPath + "\n") }
    } else if input.isStandardInput {
      try sink.write(result)
    } else if isChanged {
      try input.replace(by: result, ifStill: file?.stamp)
    }
    return isChanged
  }
}
