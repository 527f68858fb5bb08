import NSSLint

/// `--statistics`.
struct LintStatistics: Sendable {
  private var counts: [String: Int] = [:]

  var isEmpty: Bool { counts.isEmpty }

  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { counts[diagnostic.rule, default: 0] += 1 }
  }

  mutating func add(_ other: LintStatistics) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// A line a rule, the most frequent first.
  var table: String {
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let width = rows.first.map { "\($0.value)".count } ?? 0
    return rows.map { rule, count in
      "\(String(repeating: " ", count: width - "\(count)".count))\(count)  \(rule)"
    }.joined(separator: "\n")
  }
}
