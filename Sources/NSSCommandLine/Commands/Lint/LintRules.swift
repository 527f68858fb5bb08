import NSSLint
import NSSReport
import NSSWorkspace

/// A linter for sheets of one configuration.
struct LintRules: Sendable {
  let linter: Linter
  /// Differs wherever the linter may say something else of a sheet.
  let fingerprint: SHA256.Digest
}

/// The linters of a run: one for each configuration that is met, and for each sheet of a set. It belongs to one thread,
/// as the configurations do.
struct LintRuleStore {
  private let store: ConfigurationStore
  private let files: ProjectFiles
  private let options: LintOptions
  private let isCached: Bool
  /// Most runs meet one configuration; the table is for those that meet more.
  private var first: (configuration: Configuration, made: (settings: LintSettings, rules: LintRules))?
  private var known: [Configuration: (settings: LintSettings, rules: LintRules)] = [:]

  /// - Parameter isCached: whether fingerprints are needed.
  init(_ store: ConfigurationStore, _ files: ProjectFiles, _ options: LintOptions, isCached: Bool) {
    (self.store, self.files, self.options, self.isCached) = (store, files, options, isCached)
  }

  /// What holds for a sheet.
  mutating func rules(forFile path: FilePath) -> LintRules {
    let configuration = store.configuration(forFile: path)
    let common = rules(of: configuration)
    guard let siblings = files.siblings(of: path, in: configuration.sheets) else { return common.rules }
    var settings = common.settings
    settings.siblings = siblings
    return LintRules(
      linter: Linter(settings: settings),
      fingerprint: isCached ? fingerprint(common.rules.fingerprint, siblings) : [])
  }

  private mutating func rules(of configuration: Configuration) -> (settings: LintSettings, rules: LintRules) {
    if let first, first.configuration == configuration { return first.made }
    if let found = known[configuration] { return found }
    var settings = options.settings(configuration)
    files.complete(&settings, from: configuration)
    let rules = LintRules(
      linter: Linter(settings: settings), fingerprint: isCached ? fingerprint(configuration) : [])
    if first == nil {
      first = (configuration, (settings, rules))
    } else {
      known[configuration] = (settings, rules)
    }
    return (settings, rules)
  }

  /// The configuration with the content of all files that it names, and what the command line says of rules and engines.
  private func fingerprint(_ configuration: Configuration) -> SHA256.Digest {
    var hash = SHA256()
    hash.update(part: configuration.json())
    let infoPlist = configuration.infoPlist.map { [$0] } ?? []
    for file in configuration.catalogs + infoPlist {
      hash.update(part: file.bytes)
      // Missing and empty differ. It is what the linter was given, even if the file has changed since.
      hash.update(part: files.content(of: file).map { [1] + $0 } ?? [])
    }
    for words in options.words {
      hash.update(part: [UInt8(truncatingIfNeeded: words.count)])
      for word in words { hash.update(part: Array(word.utf8)) }
    }
    return hash.finish()
  }

  /// The same with what the other sheets of a set define and use.
  private func fingerprint(_ common: SHA256.Digest, _ siblings: SheetSiblings) -> SHA256.Digest {
    var hash = SHA256()
    hash.update(part: common)
    for (name, sheet) in siblings.definitions.sorted(by: { $0.key < $1.key }) {
      hash.update(part: Array(name.utf8))
      hash.update(part: Array(sheet.utf8))
    }
    hash.update(part: [])
    for name in siblings.used.sorted() { hash.update(part: Array(name.utf8)) }
    return hash.finish()
  }
}

extension LintOptions {
  /// All that the options say, in an order of its own.
  var words: [[String]] {
    [engines, levels.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.rawValue] }, only.sorted()]
  }
}
