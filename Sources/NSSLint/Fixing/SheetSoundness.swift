import NSSSyntax
import NSSTheme

/// How sound a sheet is, for the question whether a change broke something.
struct SheetSoundness {
  private let counts: [Problem.Kind: Int]
  private let total: Int
  private let isReadByNUI: Bool

  init(_ tree: SyntaxTree, engines: EngineSet) {
    var counts: [Problem.Kind: Int] = [:]
    for problem in tree.problems { counts[problem.kind, default: 0] += 1 }
    self.counts = counts
    total = tree.problems.count
    isReadByNUI = engines.contains(.nui) && NUIEngine.verdict(tree.source) == .resolved
  }

  /// Whether nothing was added by the change from `before`: there are fewer problems, or as many of each kind, and
  /// NUI reads the sheet if it did before.
  func isNoWorse(than before: SheetSoundness) -> Bool {
    if before.isReadByNUI && !isReadByNUI { return false }
    if total != before.total { return total < before.total }
    return counts.allSatisfy { $0.value <= before.counts[$0.key, default: 0] }
  }
}
