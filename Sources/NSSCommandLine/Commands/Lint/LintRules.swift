import NSSLint
import NSSReport
import NSSWorkspace

/// A linter for sheets of one configuration.
struct LintRules: Sendable {
  let linter: Linter
  /// Differs wherever the linter may say something else of a sheet.
  let fingerprint: SHA256.Digest
}

/// The linters of a run: one for each configuration that is met. It belongs to one thread, as the configurations do.
struct LintRuleStore {
  private let store: ConfigurationStore
  private let options: LintOptions
  private let isCached: Bool
  private var known: [Configuration: LintRules] = [:]

  /// - Parameter isCached: whether fingerprints are needed.
  init(_ store: ConfigurationStore, _ options: LintOptions, isCached: Bool) {
    (self.store, self.options, self.isCached) = (store, options, isCached)
  }

  /// What holds for a sheet.
  mutating func rules(forFile path: FilePath) -> LintRules {
    let configuration = store.configuration(forFile: path)
    if let rules = known[configuration] { return rules }
    let rules = LintRules(
      linter: Linter(settings: options.settings(configuration)),
      fingerprint: isCached ? fingerprint(configuration) : [])
    known[configuration] = rules
    return rules
  }

  /// The configuration with the content of all files that it names, and what the command line says of rules and engines.
  private func fingerprint(_ configuration: Configuration) -> SHA256.Digest {
    var hash = SHA256()
    hash.update(part: configuration.json())
    let infoPlist = configuration.infoPlist.map { [$0] } ?? []
    for file in configuration.catalogs + infoPlist + configuration.sheets.flatMap({ $0 }) {
      hash.update(part: file.bytes)
      // Missing and empty differ.
      hash.update(part: (try? FileContent.read(file)).map { [1] + $0 } ?? [])
    }
    for words in options.words {
      hash.update(part: [UInt8(truncatingIfNeeded: words.count)])
      for word in words { hash.update(part: Array(word.utf8)) }
    }
    return hash.finish()
  }
}

extension LintOptions {
  /// All that the options say, in an order of its own.
  var words: [[String]] {
    [engines, levels.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.rawValue] }, only.sorted()]
  }
}
