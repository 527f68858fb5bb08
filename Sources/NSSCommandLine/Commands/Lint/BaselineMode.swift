import NSSLint
import NSSReport
import NSSWorkspace

/// `--baseline` and `--write-baseline`.
struct BaselineMode: Sendable {
  /// What a file says of the baseline.
  struct Note: Sendable {
    var written: [Baseline.Entry] = []
    var stale: [Baseline.Entry] = []
  }

  private let known: Baseline?
  private let output: FilePath?
  private var sum = Note()

  init(_ arguments: Arguments) throws {
    known = try arguments.filePath("baseline").map { try BaselineFile.read($0) }
    output = arguments.filePath("write-baseline")
  }

  /// Takes the findings out that the baseline knows, or all of them when one is written.
  func apply(to file: inout LintedFile) -> Note {
    let path = String(decoding: file.path, as: UTF8.self)
    if output != nil {
      defer { file.diagnostics = [] }
      return Note(written: Baseline.entries(path: path, file.diagnostics, in: file.source))
    }
    guard let known else { return Note() }
    let match = known.match(path: path, file.diagnostics, in: file.source)
    file.diagnostics = zip(file.diagnostics, match.isKnown).filter { !$0.1 }.map(\.0)
    return Note(stale: match.stale)
  }

  /// Takes in what a file says; in the order of the files.
  mutating func add(_ note: Note) {
    sum.written += note.written
    sum.stale += note.stale
  }

  /// Writes the baseline, or says which entries have become needless.
  func finish(_ notice: (String) -> Void) throws {
    if let output {
      try AtomicFile.write(BaselineFile.bytes(of: Baseline(sum.written)), to: output)
      notice("wrote \(output.printable) with \(sum.written.reduce(0) { $0 + $1.count }) findings")
    }
    for entry in sum.stale {
      notice(
        "the baseline knows '\(entry.rule)' in \(entry.path), which does not occur any more: \(entry.line)")
    }
  }
}
