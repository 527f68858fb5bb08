/// The families of rules, in the order in which they are listed.
public enum RuleGroup: String, CaseIterable, Sendable {
  case sheet = "The sheet itself"
  case names = "Names and support"
  case values = "Values"
  case variables = "Variables and palette"
  case engines = "What an engine does with the sheet"
  case media = "Media"
  case suspicious = "Suspicious"
  case style = "Style"
  case suppressions = "Suppressions"
}

/// What a rule is: the source of its page, of `nsslint rules` and `explain`, and of its tests.
public struct RuleMetadata: Sendable {
  /// The id, which never changes.
  public var id: String
  /// The family.
  public var group: RuleGroup
  /// The severity that a plain hit has; a rule may lower it for a case it is less sure of.
  public var severity: Severity
  /// Off unless a configuration or `--rule` turns it on.
  public var isOptIn: Bool
  /// The engines it can speak of.
  public var engines: EngineSet
  /// What: one line.
  public var summary: String
  /// Why it matters, in a paragraph or two.
  public var rationale: String
  /// What to do about it.
  public var remedy: String
  /// The safety of the fix it offers, or nil.
  public var fix: Fix.Safety?
  /// The version that brought it.
  public var since: String
  /// Bad and good snippets: its page, and its tests.
  public var examples: [RuleExample]

  /// All parts of a rule's description.
  public init(
    id: String, group: RuleGroup, severity: Severity, isOptIn: Bool = false, engines: EngineSet = .rules,
    summary: String, rationale: String, remedy: String, fix: Fix.Safety? = nil, since: String = "0.1",
    examples: [RuleExample]
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.isOptIn = isOptIn
    self.engines = engines
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.fix = fix
    self.since = since
    self.examples = examples
  }
}
