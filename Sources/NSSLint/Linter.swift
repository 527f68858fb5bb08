import NSSCatalog
import NSSSyntax

/// Runs rules over sheets.
public struct Linter: Sendable {
  /// What findings depend on besides the sheet.
  public let settings: LintSettings
  private let rules: [any LintRule]

  /// A linter with the settings' rules.
  public init(settings: LintSettings = LintSettings()) {
    self.settings = settings
    rules = RuleRegistry.rules.filter { settings.runs(type(of: $0).metadata) }
  }

  /// What one sheet gets: the engines that it was judged for, and its findings by offset.
  public struct Result: Sendable {
    /// The parsed sheet.
    public let tree: SyntaxTree
    /// The engines that it was judged for; empty if it is no theme.
    public let engines: EngineSet
    /// The findings, ordered by offset, then by rule.
    public let diagnostics: [Diagnostic]
  }

  /// Lints a sheet. Never fails, whatever the bytes are.
  public func lint(_ source: SourceText) -> Result {
    lint(SyntaxTree.parse(source))
  }

  /// Lints a parsed sheet.
  public func lint(_ tree: SyntaxTree) -> Result {
    if let stranger = ForeignText.detect(tree) { return notATheme(tree, stranger) }
    let engines = settings.engines.isEmpty ? EngineDetection.engines(of: tree) : settings.engines
    let sheet = LintSheet(tree: tree, engines: engines, settings: settings)
    var report = LintReport()
    for rule in rules {
      let metadata = type(of: rule).metadata
      guard !metadata.engines.isDisjoint(with: engines) else { continue }
      report.begin(metadata.id, level: settings.levels[metadata.id])
      rule.check(sheet, &report)
    }
    return Result(tree: tree, engines: engines, diagnostics: Self.merged(report.diagnostics))
  }

  private func notATheme(_ tree: SyntaxTree, _ stranger: ForeignText) -> Result {
    var report = LintReport()
    if settings.runs(NotATheme.metadata) {
      report.begin(NotATheme.metadata.id, level: settings.levels[NotATheme.metadata.id])
      NotATheme.flag(stranger, &report)
    }
    return Result(tree: tree, engines: [], diagnostics: report.diagnostics)
  }

  /// Orders findings, and joins those that a rule has at one place for several engines: the gravest stands for all.
  private static func merged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let sorted = diagnostics.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      if x.range.lowerBound != y.range.lowerBound { return x.range.lowerBound < y.range.lowerBound }
      if x.rule != y.rule { return x.rule < y.rule }
      if x.range.upperBound != y.range.upperBound { return x.range.upperBound < y.range.upperBound }
      if x.severity != y.severity { return x.severity > y.severity }
      return a.offset < b.offset
    }
    var result: [Diagnostic] = []
    result.reserveCapacity(sorted.count)
    for (_, diagnostic) in sorted {
      if let last = result.last, last.rule == diagnostic.rule, last.range == diagnostic.range { continue }
      result.append(diagnostic)
    }
    return result
  }
}
