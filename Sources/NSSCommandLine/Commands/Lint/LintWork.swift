import NSSLint
import NSSReport
import NSSSyntax
import NSSWorkspace

/// What happens to one sheet. It needs nothing of the sheets before it, so that it can run on any thread.
struct LintWork: Sendable {
  /// A sheet and what holds for it.
  struct Job: Sendable {
    let input: SheetInputs.Input
    let rules: LintRules
    /// The path in reports.
    let reportPath: [UInt8]
    /// The path in patches; empty where none is printed.
    let patchPath: [UInt8]
    /// The bytes of standard input, where they are the sheet.
    let content: Result<SourceText, FileError>?
  }

  /// What a sheet gives.
  struct Outcome: Sendable {
    /// Nil where there is nothing to report: unreadable or skipped.
    var piece: LintReportWriter.Piece?
    /// A patch or a fixed sheet for standard output.
    var printed: [UInt8] = []
    var notices: [String] = []
    var failure: String?
    var statistics = LintStatistics()
    var timing = LintTiming()
    var baseline = BaselineMode.Note()

    /// What it costs while it waits, in bytes.
    var size: Int { (piece?.bytes.count ?? 0) + printed.count }
  }

  let jobs: [Job]
  let fixing: FixMode
  let includesUnsafe: Bool
  let baseline: BaselineMode
  let cache: LintCache?
  let reporter: any LintReporter
  /// Whether findings are counted by rule.
  let countsRules: Bool

  /// Lints, fixes and reports a sheet.
  func outcome(_ number: Int) -> Outcome {
    let job = jobs[number]
    var outcome = Outcome()
    do throws(FileError) {
      let start = POSIX.monotonicNanoseconds()
      let (source, stamp) = try read(job)
      outcome.timing.add(\.read, since: start)
      outcome.timing.bytes += source.count
      let findings = findings(source, job.rules, &outcome)
      if !job.input.isNamed, findings.engines.isEmpty, let finding = findings.diagnostics.first {
        outcome.notices.append("\(job.input.shownPath): skipped: \(finding.message)")
        return outcome
      }
      var file = LintedFile(
        path: job.reportPath, source: source, engines: findings.engines, diagnostics: findings.diagnostics)
      if fixing != .none { try fix(&file, job, stamp, &outcome) }
      let reportStart = POSIX.monotonicNanoseconds()
      outcome.baseline = baseline.apply(to: &file)
      if countsRules { outcome.statistics.add(file.diagnostics) }
      outcome.piece = LintReportWriter.Piece(file, reporter)
      outcome.timing.add(\.report, since: reportStart)
    } catch {
      outcome.failure = error.description
    }
    return outcome
  }

  private func read(_ job: Job) throws(FileError) -> (SourceText, FileStamp?) {
    if let content = job.content { return (try content.get(), nil) }
    guard let read = try job.input.read() else { return (SourceText(name: "-", bytes: []), nil) }
    return (read.source, read.stamp)
  }

  private func findings(_ source: SourceText, _ rules: LintRules, _ outcome: inout Outcome) -> CachedFindings
  {
    var start = POSIX.monotonicNanoseconds()
    let key = cache.map { $0.key(source, rules) }
    if let cache, let key, let known = cache.findings(key) {
      outcome.timing.add(\.cache, since: start)
      outcome.timing.known += 1
      return known
    }
    outcome.timing.add(\.cache, since: start)
    start = POSIX.monotonicNanoseconds()
    let tree = SyntaxTree.parse(source, advice: POSIX.adviseLargePages)
    outcome.timing.add(\.parse, since: start)
    start = POSIX.monotonicNanoseconds()
    let result = rules.linter.lint(tree, advice: POSIX.adviseLargePages)
    outcome.timing.add(\.lint, since: start)
    let findings = CachedFindings(engines: result.engines, diagnostics: result.diagnostics)
    if let cache, let key {
      start = POSIX.monotonicNanoseconds()
      cache.store(findings, key)
      outcome.timing.add(\.cache, since: start)
    }
    return findings
  }

  private func fix(
    _ file: inout LintedFile, _ job: Job, _ stamp: FileStamp?, _ outcome: inout Outcome
  ) throws(FileError) {
    let old = file.source
    guard file.diagnostics.contains(where: { $0.fixes.contains { isApplied($0) } }) else {
      if fixing == .apply, job.input.isStandardInput { outcome.printed = old.bytes }
      return
    }
    let start = POSIX.monotonicNanoseconds()
    let rounds = FixRounds.run(old, linter: job.rules.linter, includesUnsafe: includesUnsafe)
    outcome.timing.add(\.fix, since: start)
    switch rounds.outcome {
    case .settled: break
    case .oscillating(let rules):
      outcome.notices.append(
        "\(job.input.shownPath): the fixes of \(rules.joined(separator: ", ")) undo each other")
    case .limitReached:
      outcome.notices.append(
        "\(job.input.shownPath): stopped after \(rounds.rounds) rounds of fixes; some are left")
    }
    if fixing == .patch {
      outcome.printed = UnifiedDiff.patch(
        path: job.patchPath, old: old.bytes, new: rounds.source.bytes)
      return
    }
    if job.input.isStandardInput {
      outcome.printed = rounds.source.bytes
    } else if rounds.hasChanges {
      try job.input.replace(by: rounds.source.bytes, ifStill: stamp)
      outcome.notices.append("\(job.input.shownPath): \(rounds.appliedCount) fixed")
    }
    file = LintedFile(rounds.result, path: job.reportPath)
  }

  private func isApplied(_ fix: Fix) -> Bool {
    fix.safety == .safe || includesUnsafe && fix.safety == .unsafe
  }
}
