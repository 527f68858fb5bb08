import NSSLint

/// What a run found, in numbers.
public struct LintSummary: Hashable, Sendable {
  /// The files looked at, clean ones included.
  public var files = 0
  /// The engines that any of them was judged for.
  public var engines: EngineSet = []
  /// Findings by severity.
  public var errors = 0
  /// Findings by severity.
  public var warnings = 0
  /// Findings by severity.
  public var notes = 0
  /// Paths that could not be read.
  public var unread = 0
  /// Findings that a safe fix mends.
  public var safelyFixable = 0

  /// Nothing found yet.
  public init() {}

  /// Counts a file and its findings.
  public mutating func add(_ file: LintedFile) {
    files += 1
    engines.formUnion(file.engines)
    for diagnostic in file.diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
      if diagnostic.fixes.contains(where: { $0.safety == .safe }) { safelyFixable += 1 }
    }
  }

  /// Adds the numbers of other files.
  public mutating func add(_ other: LintSummary) {
    files += other.files
    engines.formUnion(other.engines)
    errors += other.errors
    warnings += other.warnings
    notes += other.notes
    safelyFixable += other.safelyFixable
  }

  /// One line for people, without an end: "3 files for sapfiori: 2 errors, 1 warning (4 notes, shown with --notes)".
  public func line(showsNotes: Bool) -> String {
    var line = Self.count(files, "file")
    // Not `joined`: at its first use the runtime searches all conformances, a fiftieth of the time of a small sheet.
    for (index, name) in engines.names.enumerated() { line += (index == 0 ? " for " : ", ") + name }
    let hiddenNotes = showsNotes ? 0 : notes
    var counts: [String] = []
    if errors > 0 { counts.append(Self.count(errors, "error")) }
    if warnings > 0 { counts.append(Self.count(warnings, "warning")) }
    if notes > hiddenNotes { counts.append(Self.count(notes, "note")) }
    let nothing = hiddenNotes > 0 ? "no errors or warnings" : "nothing found"
    if unread > 0 { line += ", \(unread) not read" }
    line += ": " + (counts.isEmpty ? nothing : counts.joined(separator: ", "))
    if hiddenNotes > 0 { line += " (\(Self.count(hiddenNotes, "note")), shown with --notes)" }
    if safelyFixable > 0 { line += "; --fix mends \(safelyFixable)" }
    return line
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
