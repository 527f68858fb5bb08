import NSSCatalog
import NSSLint
import NSSReport
import NSSSyntax
import NSSWorkspace

/// What the command line of `nsslint` says about rules and engines, checked.
struct LintOptions {
  let engines: [String]
  let levels: [String: RuleLevel]
  let only: Set<String>

  init(_ arguments: Arguments) throws(UsageError) {
    engines = arguments.values("engine")
    var levels: [String: RuleLevel] = [:]
    for text in arguments.values("rule") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let rule = try Self.known(parts[0], arguments)
      if parts.count == 1 {
        levels[rule.id] = .warning
      } else if let level = RuleLevel(rawValue: parts[1]) {
        levels[rule.id] = level
      } else {
        throw arguments.usageError("'\(parts[1])' is no level; there are off, note, warning and error")
      }
    }
    self.levels = levels
    var only: Set<String> = []
    for id in arguments.values("only") { only.insert(try Self.known(id, arguments).id) }
    self.only = only
  }

  static func known(_ id: String, _ arguments: Arguments) throws(UsageError) -> RuleMetadata {
    if let rule = RuleRegistry.metadata(of: id) { return rule }
    let near = Suggestion.hint(for: id, among: RuleRegistry.metadata.map(\.id))
    throw arguments.usageError("there is no rule '\(id)'; 'nsslint rules' lists them\(near)")
  }

  /// The settings of a file: its configuration with the command line laid over it.
  func settings(_ configuration: Configuration) -> LintSettings {
    var settings = LintSettings()
    settings.engines = Self.engineSet(engines.isEmpty ? configuration.engines ?? [] : engines)
    settings.levels = configuration.rules.merging(levels) { $1 }
    settings.only = only
    settings.attributes = Set(configuration.attributes)
    settings.values = Set(configuration.values)
    settings.fonts = Set(configuration.fonts)
    settings.classes = configuration.classes
    if let palette = configuration.palette, let version = PaletteVersion(name: palette) {
      settings.palette = version
    }
    return settings
  }

  /// Empty where `auto` is among the names.
  private static func engineSet(_ names: [String]) -> EngineSet {
    if names.contains("auto") { return [] }
    return names.reduce(into: []) { set, name in
      if let engine = Engine(rawValue: name) { set.insert(EngineSet(engine)) }
    }
  }
}
