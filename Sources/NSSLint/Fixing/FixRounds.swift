import NSSSyntax

/// Applies the fixes of a sheet's findings, lints again, and so on until nothing changes.
///
/// In a round, of fixes that overlap the one of the earlier finding wins; the other one gets its turn in the next
/// round. Fixes that reach into a region between `nss-format-off` and `nss-format-on` are withheld, and so are fixes
/// that would add a syntax problem. Line breaks that a fix inserts are the sheet's; a byte order mark stays.
public struct FixRounds: Sendable {
  /// How it ended.
  public enum Outcome: Hashable, Sendable {
    /// No finding has a fix left that may be applied.
    case settled
    /// The rules undo each other's fixes; the text is one of those they alternate between.
    case oscillating(rules: [String])
    /// The limit was reached while fixes were left.
    case limitReached
  }

  /// The text after the last round.
  public let source: SourceText
  /// How it ended.
  public let outcome: Outcome
  /// The number of fixes applied, by rule id.
  public let applied: [String: Int]
  /// The number of rounds that changed something.
  public let rounds: Int
  /// The number of fixes in the last round that were withheld: in a protected region, or since they would have added
  /// a syntax problem.
  public let withheld: Int
  /// What the linter says of the text now. The engines are those of the first round.
  public let result: Linter.Result

  /// Whether the text changed.
  public var hasChanges: Bool { rounds > 0 }
  /// The number of fixes applied.
  public var appliedCount: Int { applied.values.reduce(0, +) }

  /// Fixes a sheet. `includesUnsafe`: apply unsafe fixes too; suggestions are never applied. `limit`: the most rounds.
  public static func run(
    _ source: SourceText, linter: Linter, includesUnsafe: Bool = false, limit: Int = 50
  ) -> FixRounds {
    var settings = linter.settings
    var result = linter.lint(source)
    // A fix must not change for whom the sheet is judged.
    settings.engines = result.engines
    let linter = result.engines.isEmpty ? linter : Linter(settings: settings)
    var source = source
    var applied: [String: Int] = [:]
    var seen: Set<TextIdentity> = [TextIdentity(source)]
    var rounds = 0
    while true {
      let round = FixRound(result, includesUnsafe: includesUnsafe)
      func finish(_ outcome: Outcome) -> FixRounds {
        FixRounds(
          source: source, outcome: outcome, applied: applied, rounds: rounds, withheld: round.withheld,
          result: result)
      }
      guard let changed = round.changed else { return finish(.settled) }
      guard rounds < limit else { return finish(.limitReached) }
      guard seen.insert(TextIdentity(changed.source)).inserted else {
        return finish(.oscillating(rules: Set(round.chosen.map(\.rule)).sorted()))
      }
      for fix in round.chosen { applied[fix.rule, default: 0] += 1 }
      source = changed.source
      rounds += 1
      result = linter.lint(changed)
    }
  }
}

/// A text's length and hash, to notice one that was there before. A clash only ends the rounds early.
private struct TextIdentity: Hashable {
  let count: Int
  let hash: Int

  init(_ source: SourceText) {
    count = source.count
    hash = source.bytes.hashValue
  }
}
