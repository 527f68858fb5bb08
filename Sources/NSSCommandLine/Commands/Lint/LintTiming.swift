import NSSReport
import NSSWorkspace

/// `--timing`: nanoseconds by phase, of all threads together.
struct LintTiming: Sendable {
  var read: UInt64 = 0
  var cache: UInt64 = 0
  var parse: UInt64 = 0
  var lint: UInt64 = 0
  var fix: UInt64 = 0
  var report: UInt64 = 0
  /// Bytes of sheets.
  var bytes = 0
  /// Sheets that the cache knew.
  var known = 0

  mutating func add(_ phase: WritableKeyPath<LintTiming, UInt64>, since start: UInt64) {
    self[keyPath: phase] += POSIX.monotonicNanoseconds() - start
  }

  mutating func add(_ other: LintTiming) {
    read += other.read
    cache += other.cache
    parse += other.parse
    lint += other.lint
    fix += other.fix
    report += other.report
    bytes += other.bytes
    known += other.known
  }

  /// A line a phase that took part, in milliseconds.
  /// - Parameters:
  ///   - wall: the whole time, in nanoseconds.
  ///   - known: whether there was a cache.
  func table(files: Int, jobs: Int, wall: UInt64, hasCache: Bool) -> String {
    let phases = [
      ("read", read), ("cache", cache), ("parse", parse), ("lint", lint), ("fix", fix), ("report", report),
    ]
    var lines = phases.filter { $0.1 > 0 }.map { "\($0.0.padded(to: 7))\(Self.milliseconds($0.1))" }
    lines.append("\("wall".padded(to: 7))\(Self.milliseconds(wall))")
    var last = "\(files) files, \(bytes) bytes, \(jobs) at a time"
    if hasCache { last += ", \(known) known from the cache" }
    return (lines + [last]).joined(separator: "\n")
  }

  private static func milliseconds(_ time: UInt64) -> String {
    let text = "\(time / 1_000_000).\(time / 100_000 % 10) ms"
    return String(repeating: " ", count: max(0, 12 - text.count)) + text
  }
}
