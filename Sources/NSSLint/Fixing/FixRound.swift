import NSSSyntax

/// One round of fixes: which are chosen, and the text after them.
struct FixRound {
  /// A fix and the rule whose finding offers it.
  struct Chosen {
    let rule: String
    let fix: Fix
  }

  /// The fixes applied, in the order of their findings.
  private(set) var chosen: [Chosen] = []
  /// The number of fixes that may not be applied.
  private(set) var withheld = 0
  /// The sheet after the round, or nil if there was nothing to apply.
  private(set) var changed: SyntaxTree?

  /// The most sheets that are parsed to find the fixes that break it.
  private static let trialLimit = 200

  init(_ result: Linter.Result, includesUnsafe: Bool) {
    let tree = result.tree
    let regions = ProtectedRegions(tree)
    var claims = FixClaims(count: tree.source.count)
    for diagnostic in result.diagnostics {
      guard let fix = diagnostic.fixes.first(where: { Self.isAllowed($0, includesUnsafe) }) else { continue }
      if regions.touches(fix) {
        withheld += 1
        continue
      }
      if claims.claim(fix.edits) { chosen.append(Chosen(rule: diagnostic.rule, fix: fix)) }
    }
    verify(tree, engines: result.engines)
  }

  private static func isAllowed(_ fix: Fix, _ includesUnsafe: Bool) -> Bool {
    switch fix.safety {
    case .safe: true
    case .unsafe: includesUnsafe
    case .suggestion: false
    }
  }

  /// Applies what was chosen. If that breaks the sheet, halves the fixes until those that do it are found.
  private mutating func verify(_ tree: SyntaxTree, engines: EngineSet) {
    let lineEnd = LineEnd(of: tree.source)
    let before = SheetSoundness(tree, engines: engines)
    func sound(_ fixes: [Chosen]) -> SyntaxTree? {
      let edits = fixes.flatMap { $0.fix.edits.map(lineEnd.adopted(by:)) }
      guard let bytes = edits.applied(to: tree.source.bytes), bytes != tree.source.bytes else { return nil }
      let after = SyntaxTree.parse(SourceText(name: tree.source.name, bytes: bytes))
      return SheetSoundness(after, engines: engines).isNoWorse(than: before) ? after : nil
    }
    guard !chosen.isEmpty else { return }
    changed = sound(chosen)
    if changed != nil { return }
    var kept: [Chosen] = []
    var open: [ArraySlice<Chosen>] = [chosen[...]]
    var trials = 0
    while let part = open.popLast() {
      trials += 1
      if trials <= Self.trialLimit, let after = sound(kept + part) {
        changed = after
        kept += part
      } else if trials <= Self.trialLimit, part.count > 1 {
        let middle = part.startIndex + part.count / 2
        open.append(part[middle...])
        open.append(part[..<middle])
      } else {
        withheld += part.count
      }
    }
    chosen = kept
  }
}
