import NSSLint
import NSSSyntax
import NSSWorkspace

/// Lints sheets one after another, with one linter for each configuration that is met.
struct LintSession {
  let store: ConfigurationStore
  let options: LintOptions
  private(set) var timing = LintTiming()
  private var linters: [Configuration: Linter] = [:]

  init(store: ConfigurationStore, options: LintOptions) {
    self.store = store
    self.options = options
  }

  mutating func lint(_ source: SourceText, at path: FilePath) -> Linter.Result {
    let linter = linter(for: store.configuration(forFile: path))
    let start = POSIX.monotonicNanoseconds()
    let tree = SyntaxTree.parse(source)
    let parsed = POSIX.monotonicNanoseconds()
    let result = linter.lint(tree)
    timing.add(bytes: source.count, parse: parsed - start, lint: POSIX.monotonicNanoseconds() - parsed)
    return result
  }

  mutating func fix(_ source: SourceText, at path: FilePath, includesUnsafe: Bool) -> FixRounds {
    FixRounds.run(
      source, linter: linter(for: store.configuration(forFile: path)), includesUnsafe: includesUnsafe)
  }

  private mutating func linter(for configuration: Configuration) -> Linter {
    if let known = linters[configuration] { return known }
    let linter = Linter(settings: options.settings(configuration))
    linters[configuration] = linter
    return linter
  }
}

/// `--timing`.
struct LintTiming {
  private var bytes = 0
  private var parse: UInt64 = 0
  private var lint: UInt64 = 0

  mutating func add(bytes: Int, parse: UInt64, lint: UInt64) {
    self.bytes += bytes
    self.parse += parse
    self.lint += lint
  }

  /// Milliseconds by phase.
  var table: String {
    func milliseconds(_ time: UInt64) -> String { "\(time / 1_000_000).\(time / 100_000 % 10) ms" }
    return "parse \(milliseconds(parse)), lint \(milliseconds(lint)), \(bytes) bytes"
  }
}

/// `--statistics`.
struct LintStatistics {
  private var counts: [String: Int] = [:]

  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { counts[diagnostic.rule, default: 0] += 1 }
  }

  /// A line a rule, the most frequent first.
  var table: String {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value)\t\($0.key)" }
      .joined(separator: "\n")
  }
}
