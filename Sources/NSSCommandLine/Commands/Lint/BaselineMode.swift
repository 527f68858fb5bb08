import NSSLint
import NSSReport
import NSSWorkspace

/// `--baseline` and `--write-baseline`.
struct BaselineMode {
  private let known: Baseline?
  private let output: FilePath?
  private var written: [Baseline.Entry] = []
  private var stale: [Baseline.Entry] = []
  private var seen: Set<String> = []

  init(_ arguments: Arguments) throws {
    known = try arguments.filePath("baseline").map { try BaselineFile.read($0) }
    output = arguments.filePath("write-baseline")
  }

  /// Takes the findings out that the baseline knows, or all of them when one is written.
  mutating func apply(to file: inout LintedFile) {
    let path = String(decoding: file.path, as: UTF8.self)
    if output != nil {
      written += Baseline.entries(path: path, file.diagnostics, in: file.source)
      file.diagnostics = []
    } else if let known {
      seen.insert(path)
      let match = known.match(path: path, file.diagnostics, in: file.source)
      file.diagnostics = zip(file.diagnostics, match.isKnown).filter { !$0.1 }.map(\.0)
      stale += match.stale
    }
  }

  /// Writes the baseline, or says which entries have become needless.
  func finish(_ notice: (String) -> Void) throws {
    if let output {
      try AtomicFile.write(BaselineFile.bytes(of: Baseline(written)), to: output)
      notice("wrote \(output.printable) with \(written.reduce(0) { $0 + $1.count }) findings")
    }
    for entry in stale {
      notice(
        "the baseline knows '\(entry.rule)' in \(entry.path), which does not occur any more: \(entry.line)")
    }
  }
}
