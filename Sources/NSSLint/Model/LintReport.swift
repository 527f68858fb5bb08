import NSSSyntax

/// Collects findings, and alone decides about their severity.
public struct LintReport {
  /// The findings so far.
  public private(set) var diagnostics: [Diagnostic] = []
  /// What an earlier version of the sheet left.
  var memory = LintMemory()
  private var rule = ""
  private var level: RuleLevel?

  /// An empty report.
  public init() {}

  /// Begins with the findings of a rule, at the level that the settings give it.
  mutating func begin(_ rule: String, level: RuleLevel?) {
    self.rule = rule
    self.level = level
  }

  /// Adds a finding. `severity` is the rule's own judgement; a configured level overrides it.
  public mutating func flag(
    _ range: Range<Int>, _ severity: Severity, _ message: String, related: [RelatedLocation] = [],
    fixes: [Fix] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: level?.severity ?? severity, message: message, range: range, related: related,
        fixes: fixes))
  }

  /// Hands the findings over, so that changing them copies nothing.
  mutating func take() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// Whether any finding was added yet.
  public var isEmpty: Bool { diagnostics.isEmpty }
}
