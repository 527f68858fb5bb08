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
    fixing = try FixMode(arguments)
    let isOnGitHub = console.environment("GITHUB_ACTIONS") == "true"
    format = arguments.value("format").flatMap(LintFormat.init) ?? (isOnGitHub ? .github : .text)
  }

  func run() throws -> ExitCode {
    let start = POSIX.monotonicNanoseconds()
    let store = ConfigurationStore(
      configurationChoice, currentFolder: console.currentFolder, ruleIDs: RuleRegistry.metadata.map(\.id))
    for option in ["output", "write-baseline"] {
      if let path = arguments.filePath(option), path.hasExtension(".nss") {
        throw arguments.usageError("--\(option) would replace the sheet \(path.printable); name another file")
      }
    }
    if arguments.has("print-config") { return try printConfiguration(store) }
    var baseline = try BaselineMode(arguments)
    let cache = try arguments.filePath("cache").map { try LintCache($0) }
    let files = ProjectFiles(currentFolder: console.currentFolder)
    let inputs = SheetInputs(arguments.paths, store, console)
    var failures = inputs.problems.map(\.description)
    var sink = OutputSink(console, file: arguments.filePath("output"))
    var writer = LintReportWriter(format, options: reportOptions(isFile: sink.isFile))
    let work = LintWork(
      jobs: jobs(inputs, LintRuleStore(store, files, options, isCached: cache != nil)), fixing: fixing,
      includesUnsafe: arguments.has("unsafe-fixes"), baseline: baseline, cache: cache,
      reporter: writer.reporter, countsRules: arguments.has("statistics"))
    let parallel = Parallel(jobs: min(arguments.number("jobs") ?? SystemThread.processorCount, 256))
    let progress = Progress(console, "files", total: work.jobs.count, isQuiet: arguments.has("quiet"))
    var statistics = LintStatistics()
    var timing = LintTiming()
    var done = 0
    try parallel.run(count: work.jobs.count, weight: \.size, compute: work.outcome) { outcome in
      done += 1
      if !outcome.notices.isEmpty { progress.clear() }
      for text in outcome.notices { notice(text) }
      if let failure = outcome.failure { failures.append(failure) }
      baseline.add(outcome.baseline)
      statistics.add(outcome.statistics)
      timing.add(outcome.timing)
      if sink.bytes.count + outcome.size > OutputSink.pieceSize { progress.clear() }
      try sink.write(outcome.printed)
      if let piece = outcome.piece {
        if printsSheets {
          writer.add(piece)
        } else {
          writer.announce(piece)
          sink.bytes += writer.bytes
          writer.bytes.removeAll(keepingCapacity: true)
          try sink.write(piece.bytes)
        }
      }
      progress.advance(to: done)
      return !sink.isClosed
    }
    progress.clear()
    // Sheets that could not be read; what is wrong with configurations is none.
    for _ in failures { writer.addUnread() }
    failures += store.problems.map(\.description) + files.problems
    if writer.summary.files == 0, failures.isEmpty { notice("no .nss file found") }
    writer.finish()
    if !printsSheets {
      sink.bytes += writer.bytes
    } else if fixing == .apply, !arguments.has("quiet") {
      _ = try console.write(writer.bytes, to: .error)
    }
    try sink.finish()
    try baseline.finish { notice($0) }
    if let failure = cache?.failure { notice("the cache is not kept: \(failure.description)") }
    for failure in failures { console.report("nsslint: \(failure)") }
    suggestCommand(inputs)
    if arguments.has("statistics"), !statistics.isEmpty { console.report(statistics.table) }
    if arguments.has("timing") {
      let wall = POSIX.monotonicNanoseconds() - start
      console.report(timing.table(files: done, jobs: parallel.jobs, wall: wall, hasCache: cache != nil))
    }
    return failures.isEmpty ? exitCode(writer.summary) : .failure
  }

  /// Whether standard output holds a patch or a fixed sheet instead of the report.
  private var printsSheets: Bool {
    fixing == .patch || fixing == .apply && arguments.positionals.contains(Array("-".utf8))
  }

  /// The sheets with what holds for them. Standard input is read here, since only one thread has the console.
  private func jobs(_ inputs: SheetInputs, _ rules: LintRuleStore) -> [LintWork.Job] {
    let standIn = arguments.filePath("stdin-filename")
    var rules = rules
    return inputs.files.map { input in
      var content: Result<SourceText, FileError>?
      if input.isStandardInput {
        let name = arguments.value("stdin-filename") ?? "-"
        content = Result { () throws(FileError) in
          SourceText(name: name, bytes: try console.readInput(limit: SourceText.maximumSize))
        }
      }
      return LintWork.Job(
        input: input, rules: rules.rules(forFile: input.path(standIn)), reportPath: input.reportPath(standIn),
        patchPath: fixing == .patch
          ? GitFolder.patchPath(of: input.path(standIn), in: console.currentFolder) : [],
        content: content)
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

  /// A first word that is no path but nearly a command.
  private func suggestCommand(_ inputs: SheetInputs) {
    guard !inputs.problems.isEmpty,
      let word = arguments.positionals.first.map({ String(decoding: $0, as: UTF8.self) }),
      !word.contains("/"), !word.contains(".")
    else { return }
    if word == "help" { return console.report("Did you mean 'nsslint --help'?") }
    if let command = Suggestion.nearest(to: word, among: arguments.command.subcommands.map(\.name)) {
      console.report("Did you mean 'nsslint \(command)'?")
    }
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

  init(_ arguments: Arguments) throws(UsageError) {
    if arguments.has("unsafe-fixes"), !arguments.has("fix"), !arguments.has("diff") {
      throw arguments.usageError("--unsafe-fixes goes with --fix (to apply) or --diff (to look first)")
    }
    if arguments.has("diff") {
      self = .patch
    } else {
      self = arguments.has("fix") ? .apply : .none
    }
  }
}
