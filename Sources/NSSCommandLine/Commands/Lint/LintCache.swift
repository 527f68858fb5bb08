import NSSReport
import NSSSyntax
import NSSWorkspace

/// `--cache`: the result cache as the linter uses it. A cache that fails makes a run slower, never wrong.
struct LintCache: Sendable {
  private let cache: ResultCache
  /// The first thing that went wrong.
  private let problem = Monitor<FileError?>(nil)

  /// A cache in a folder, which is made if need be.
  init(_ folder: FilePath) throws(FileError) {
    cache = try ResultCache(folder: folder, version: ToolVersion.line("nsslint"))
  }

  /// What went wrong while entries were written, or nil.
  var failure: FileError? { problem.access { $0 } }

  func key(_ source: SourceText, _ rules: LintRules) -> ResultCache.Key {
    cache.key(settings: rules.fingerprint, content: source.bytes)
  }

  func findings(_ key: ResultCache.Key) -> CachedFindings? { cache.findings(key) }

  func store(_ findings: CachedFindings, _ key: ResultCache.Key) {
    // After a failure, a full disk for one, it is not tried for each sheet again.
    if failure != nil { return }
    do { try cache.store(findings, key) } catch {
      problem.access { if $0 == nil { $0 = error } }
    }
  }
}
