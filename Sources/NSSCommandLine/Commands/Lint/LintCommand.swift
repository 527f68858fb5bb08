import NSSLint
import NSSReport
import NSSSyntax
import NSSWorkspace

/// `nsslint [PATH...]`
struct LintCommand {
  private let arguments: Arguments
  private let console: any Console
  private let options: LintOptions
  private let format: LintFormat
  private let fixing: FixMode

  init(_ arguments: Arguments, _ console: any Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    options = try LintOptions(arguments)
    fixing = FixMode(arguments)
    let isOnGitHub = console.environment("GITHUB_ACTIONS") == "true"
    format = arguments.value("format").flatMap(LintFormat.init) ?? (isOnGitHub ? .github : .text)
  }

  func run() throws -> ExitCode {
    let store = ConfigurationStore(
      configurationChoice, currentFolder: console.currentFolder, ruleIDs: RuleRegistry.metadata.map(\.id))
    if arguments.has("print-config") { return try printConfiguration(store) }
    var baseline = try BaselineMode(arguments)
    var session = LintSession(store: store, options: options)
    let inputs = LintInputs(arguments.paths, store, console)
    var failures = inputs.problems.map(\.description)
    var sink = OutputSink(console, file: arguments.filePath("output"))
    var writer = LintReportWriter(format, options: reportOptions(isFile: sink.isFile))
    var statistics = LintStatistics()
    for input in inputs.files {
      do {
        let source = try input.read(console, name: arguments.value("stdin-filename"))
        let path = input.path(arguments.filePath("stdin-filename"))
        var result = session.lint(source, at: path)
        if !input.isNamed, result.engines.isEmpty, let finding = result.diagnostics.first {
          notice("\(input.shownPath): skipped: \(finding.message)")
          continue
        }
        if fixing != .none {
          let rounds = session.fix(source, at: path, includesUnsafe: arguments.has("unsafe-fixes"))
          try deliver(rounds, of: input, source, &sink)
          if fixing == .apply { result = rounds.result }
        }
        let reportPath = input.reportPath(arguments.filePath("stdin-filename"))
        var file = LintedFile(result, path: reportPath)
        baseline.apply(to: &file)
        writer.add(file)
        statistics.add(file.diagnostics)
      } catch {
        failures.append("\(error)")
      }
      if !printsSheets {
        swap(&sink.bytes, &writer.bytes)
        try sink.flushIfLarge()
        swap(&sink.bytes, &writer.bytes)
      }
      if sink.isClosed { break }
    }
    failures += store.problems.map(\.description)
    if writer.summary.files == 0, failures.isEmpty { notice("no .nss file found") }
    for _ in failures { writer.addUnread() }
    writer.finish()
    if !printsSheets {
      sink.bytes += writer.bytes
    } else if fixing == .apply, !arguments.has("quiet") {
      _ = try console.write(writer.bytes, to: .error)
    }
    try sink.finish()
    try baseline.finish { notice($0) }
    for failure in failures { console.report("nsslint: \(failure)") }
    if arguments.has("statistics") { console.report(statistics.table) }
    if arguments.has("timing") { console.report(session.timing.table) }
    return failures.isEmpty ? exitCode(writer.summary) : .failure
  }

  /// Whether standard output holds a patch or a fixed sheet instead of the report.
  private var printsSheets: Bool {
    fixing == .patch || fixing == .apply && arguments.positionals.contains(Array("-".utf8))
  }

  private func deliver(
    _ rounds: FixRounds, of input: LintInputs.Input, _ old: SourceText, _ sink: inout OutputSink
  ) throws {
    if case .oscillating(let rules) = rounds.outcome {
      notice("\(input.shownPath): the fixes of \(rules.joined(separator: ", ")) undo each other")
    }
    switch fixing {
    case .none: break
    case .patch:
      let path = String(decoding: input.reportPath(arguments.filePath("stdin-filename")), as: UTF8.self)
      sink.bytes += UnifiedDiff.patch(path: path, old: old.bytes, new: rounds.source.bytes)
    case .apply:
      if input.isStandardInput {
        sink.bytes += rounds.source.bytes
      } else if rounds.hasChanges {
        try input.replace(by: rounds.source.bytes)
        notice("\(input.shownPath): \(rounds.appliedCount) fixed")
      }
    }
  }

  private var configurationChoice: ConfigurationStore.Choice {
    if arguments.has("no-config") { return .none }
    return arguments.filePath("config").map { .file($0) } ?? .nearest
  }

  private func printConfiguration(_ store: ConfigurationStore) throws -> ExitCode {
    let path = arguments.paths.first ?? "theme.nss"
    let configuration = store.configuration(forFile: path)
    for problem in store.problems { console.report("nsslint: \(problem.description)") }
    _ = try console.write(configuration.json(), to: .output)
    return store.problems.isEmpty ? .clean : .failure
  }

  private func reportOptions(isFile: Bool) -> LintReportOptions {
    let choice = arguments.value("color").flatMap(ColorChoice.init) ?? .auto
    var report = LintReportOptions()
    report.showsNotes = arguments.has("notes")
    report.showsSummary = !arguments.has("quiet")
    report.style = console.style(choice, for: .output, isFile: isFile)
    report.width = console.layoutWidth
    report.base = Array(console.currentFolder.bytes)
    report.version = ToolVersion.number
    return report
  }

  private func exitCode(_ summary: LintSummary) -> ExitCode {
    if summary.errors > 0 { return .findings }
    if arguments.has("strict"), summary.warnings > 0 { return .findings }
    if let limit = arguments.number("max-warnings"), summary.warnings > limit { return .findings }
    return .clean
  }

  private func notice(_ text: String) {
    if !arguments.has("quiet") { console.report("nsslint: \(text)") }
  }
}

/// What happens with fixes.
enum FixMode {
  case none
  /// Written in place, or to standard output for a sheet from standard input.
  case apply
  /// Printed as a patch.
  case patch

  init(_ arguments: Arguments) {
    if arguments.has("diff") {
      self = .patch
    } else {
      self = arguments.has("fix") || arguments.has("unsafe-fixes") ? .apply : .none
    }
  }
}
