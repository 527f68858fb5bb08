import NSSLint

/// An output format of the linter.
///
/// A report is `begin`, the pieces of all files in order with `separator` between those that are not empty, and
/// `finish`. A piece depends on its file alone, so that pieces may be made anywhere in any order; memory holds no more
/// than one. The result is valid UTF-8 whatever paths, messages and sheets hold.
public protocol LintReporter: Sendable {
  /// What stands between the pieces of two files.
  var separator: [UInt8] { get }
  /// How many bytes a finding may take, rather too many: memory that nothing is written to costs nothing, and growing
  /// costs a copy.
  var bytesPerFinding: Int { get }
  /// Appends what comes before all files.
  func begin(_ output: inout [UInt8])
  /// Appends the piece of one file; nothing if the format says nothing of it.
  func append(_ file: LintedFile, to output: inout [UInt8])
  /// Appends what comes after all files.
  func finish(_ summary: LintSummary, to output: inout [UInt8])
}

extension LintReporter {
  public var separator: [UInt8] { [] }
  public var bytesPerFinding: Int { 256 }
  public func begin(_ output: inout [UInt8]) {}
  public func finish(_ summary: LintSummary, to output: inout [UInt8]) {}
}

/// What reporters depend on besides the findings.
public struct LintReportOptions: Sendable {
  /// Whether formats for people print notes. The others always do.
  public var showsNotes = false
  /// Whether a summary ends the text format.
  public var showsSummary = true
  /// The looks of formats for people.
  public var style = Style.plain
  /// The columns of the text format.
  public var width = 80
  /// The absolute path of the folder that relative paths start from, for formats that need absolute ones.
  public var base: [UInt8]?
  /// The linter's version.
  public var version = "0.1"
  /// The rules that a report may describe.
  public var rules: [RuleMetadata] = RuleRegistry.metadata

  /// The defaults.
  public init() {}

  /// Whether formats for people print a finding.
  func shows(_ diagnostic: Diagnostic) -> Bool { showsNotes || diagnostic.severity > .note }
}

/// Writes one report, file by file.
public struct LintReportWriter: Sendable {
  /// The report so far. May be taken out and emptied between two calls.
  public var bytes: [UInt8] = []
  /// What was counted so far.
  public private(set) var summary = LintSummary()
  /// The format.
  public let reporter: any LintReporter
  private var hasPiece = false

  /// Begins a report.
  public init(_ reporter: any LintReporter) {
    self.reporter = reporter
    reporter.begin(&bytes)
  }

  /// Begins a report in a format.
  public init(_ format: LintFormat, options: LintReportOptions = LintReportOptions()) {
    self.init(format.reporter(options))
  }

  /// What one file adds to a report. It depends on that file alone and may be made on any thread.
  public struct Piece: Sendable {
    /// Its part of the report.
    public let bytes: [UInt8]
    let summary: LintSummary
    /// The most that is reserved, in bytes.
    private static let mostReserved = 1 << 25

    /// The piece of a file in a reporter's format.
    public init(_ file: LintedFile, _ reporter: any LintReporter) {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(min(file.diagnostics.count * reporter.bytesPerFinding, Self.mostReserved))
      reporter.append(file, to: &bytes)
      self.bytes = bytes
      var summary = LintSummary()
      summary.add(file)
      self.summary = summary
    }
  }

  /// Counts a path that could not be read.
  public mutating func addUnread() { summary.unread += 1 }

  /// Adds a file after those before it.
  public mutating func add(_ file: LintedFile) { add(Piece(file, reporter)) }

  /// Adds a piece after those before it. It must come from the same reporter.
  public mutating func add(_ piece: Piece) {
    announce(piece)
    bytes += piece.bytes
  }

  /// Counts a piece and adds what stands before it, for a caller that writes its bytes itself.
  public mutating func announce(_ piece: Piece) {
    summary.add(piece.summary)
    guard !piece.bytes.isEmpty else { return }
    if hasPiece { bytes += reporter.separator }
    hasPiece = true
  }

  /// Ends the report.
  public mutating func finish() { reporter.finish(summary, to: &bytes) }
}
