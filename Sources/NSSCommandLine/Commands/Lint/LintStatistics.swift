import NSSLint

/// `--statistics`.
struct LintStatistics: Sendable {
  private var counts: [String: Int] = [:]

  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { counts[diagnostic.rule, default: 0] += 1 }
  }

  mutating func add(_ other: LintStatistics) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// A line a rule, the most frequent first.
  var table: String {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value)\t\($0.key)" }
      .joined(separator: "\n")
  }
}
