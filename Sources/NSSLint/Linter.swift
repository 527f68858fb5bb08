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
    /// The sheet's tables; nil if it is no theme or in UTF-16.
    public let sheet: LintSheet?
    /// The findings that are not suppressed, ordered by offset, then by rule.
    public let diagnostics: [Diagnostic]
    /// The number of findings that comments suppress.
    public let suppressedCount: Int
  }

  /// Lints a sheet. Never fails, whatever the bytes are.
  public func lint(_ source: SourceText) -> Result {
    lint(SyntaxTree.parse(source))
  }

  /// Lints a parsed sheet.
  /// - Parameter advice: gets the memory for the largest table.
  public func lint(_ tree: SyntaxTree, advice: MemoryAdvice = { _ in }) -> Result {
    var memory = LintMemory()
    return lint(tree, memory: &memory, advice: advice)
  }

  /// Lints a parsed sheet that is nearly the one that left the memory. The result is the same with any memory.
  public func lint(
    _ tree: SyntaxTree, memory: inout LintMemory, advice: MemoryAdvice = { _ in }
  ) -> Result {
    if UnreadableText.isUTF16(tree.source) {
      return single(tree, UnreadableText.metadata, settings.engines.isEmpty ? .nui : settings.engines) {
        UnreadableText.flagUTF16(&$0)
      }
    }
    if let stranger = ForeignText.detect(tree) {
      return single(tree, NotATheme.metadata, []) { NotATheme.flag(stranger, &$0) }
    }
    let engines = settings.engines.isEmpty ? EngineDetection.engines(of: tree) : settings.engines
    let sheet = LintSheet(tree: tree, engines: engines, settings: settings, advice: advice)
    var report = LintReport()
    swap(&report.memory, &memory)
    for rule in rules {
      let metadata = type(of: rule).metadata
      guard !metadata.engines.isDisjoint(with: engines) else { continue }
      report.begin(metadata.id, level: settings.levels[metadata.id])
      rule.check(sheet, &report)
    }
    swap(&report.memory, &memory)
    var diagnostics = report.take()
    diagnostics.merge()
    let suppressed = sheet.directives.isEmpty ? 0 : suppress(&diagnostics, sheet)
    return Result(
      tree: tree, engines: engines, sheet: sheet, diagnostics: diagnostics, suppressedCount: suppressed)
  }

  /// Removes what comments suppress, adds what is to be said of the comments, and returns how many were removed.
  private func suppress(_ diagnostics: inout [Diagnostic], _ sheet: LintSheet) -> Int {
    var suppressions = Suppressions(sheet.directives, sheet.tree.source)
    var before = diagnostics.count
    suppressions.filter(&diagnostics)
    var suppressed = before - diagnostics.count
    let unused = UnusedSuppression.metadata
    guard settings.runs(unused) else { return suppressed }
    let ranDefaults = RuleRegistry.metadata.allSatisfy { $0.isOptIn || settings.runs($0) }
    var report = LintReport()
    report.begin(unused.id, level: settings.levels[unused.id])
    UnusedSuppression.flag(
      suppressions, sheet,
      ran: { id in
        guard let id else { return ranDefaults }
        guard let rule = RuleRegistry.metadata(of: id) else { return false }
        return settings.runs(rule) && !rule.engines.isDisjoint(with: sheet.engines)
      }, &report)
    var added = report.take()
    added.merge()
    before = added.count
    suppressions.filter(&added)
    suppressed += before - added.count
    if !added.isEmpty {
      diagnostics += added
      diagnostics.merge()
    }
    return suppressed
  }

  /// The result of a text of which only one rule can say something.
  private func single(
    _ tree: SyntaxTree, _ rule: RuleMetadata, _ engines: EngineSet, _ flag: (inout LintReport) -> Void
  ) -> Result {
    var report = LintReport()
    if settings.runs(rule) {
      report.begin(rule.id, level: settings.levels[rule.id])
      flag(&report)
    }
    var diagnostics = report.diagnostics
    var suppressions = Suppressions(DirectiveReader.directives(of: tree), tree.source)
    suppressions.filter(&diagnostics)
    return Result(
      tree: tree, engines: engines, sheet: nil, diagnostics: diagnostics,
      suppressedCount: report.diagnostics.count - diagnostics.count)
  }
}
