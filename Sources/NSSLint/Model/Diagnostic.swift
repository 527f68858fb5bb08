import NSSSyntax

/// How bad a finding is.
public enum Severity: UInt8, Comparable, Sendable, CaseIterable {
  /// Worth knowing; never fails a run.
  case note
  /// Very probably a mistake.
  case warning
  /// The engine certainly drops, ignores or crashes on it.
  case error

  /// `note`, `warning` or `error`.
  public var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// One finding of one rule.
public struct Diagnostic: Sendable {
  /// The rule's id, which never changes.
  public var rule: String
  /// How bad it is, the configuration applied.
  public var severity: Severity
  /// What is wrong and what to do, one or two sentences without a final full stop.
  public var message: String
  /// 0-based UTF-8 byte range in the sheet; empty where something is missing at a place.
  public var range: Range<Int>
  /// Other places that explain it, in the same sheet.
  public var related: [RelatedLocation]
  /// Edits that mend it, the best first.
  public var fixes: [Fix]

  /// A finding of these parts.
  public init(
    rule: String, severity: Severity, message: String, range: Range<Int>, related: [RelatedLocation],
    fixes: [Fix]
  ) {
    (self.rule, self.severity, self.message, self.range) = (rule, severity, message, range)
    (self.related, self.fixes) = (related, fixes)
  }
}

/// A place that explains a finding.
public struct RelatedLocation: Sendable {
  /// What is there.
  public var message: String
  /// 0-based UTF-8 byte range in the same sheet.
  public var range: Range<Int>

  /// A place and what is there.
  public init(_ message: String, _ range: Range<Int>) {
    self.message = message
    self.range = range
  }
}
