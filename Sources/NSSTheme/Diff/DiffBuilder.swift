import NSSCatalog

/// Compares under each pair of traits, finds causes, and puts what holds under several traits into one change.
struct DiffBuilder {
  private(set) var outcomes: [OutcomeChange] = []
  private(set) var stillRejected: [OutcomeChange] = []
  private(set) var doubts: [OutcomeChange] = []
  private(set) var unknownContrasts: Set<ChangedPlace> = []
  private(set) var causes: [RootCause] = []
  private(set) var silent = SilentEdits()

  private let old: ThemeStore
  private let new: ThemeStore
  private let names: CommonNames
  private var sides: [(old: DiffSide, new: DiffSide)] = []
  private var changes: [RawChange] = []
  private var contrasts: [RawContrast] = []
  private var keys: [CauseKey] = []
  private var rivals: [CauseKey: Int32] = [:]

  /// Nil where both are the same, byte for byte, and accepted.
  static func compare(_ old: ParsedTheme, _ new: ParsedTheme, _ traits: [TraitsPair]) -> DiffBuilder? {
    let isSame =
      old.store.engine == new.store.engine && old.store.sources.map(\.bytes) == new.store.sources.map(\.bytes)
    var builder = DiffBuilder(old.store, new.store)
    if isSame, traits.allSatisfy({ $0.old == $0.new }) {
      for (index, pair) in traits.enumerated() {
        let theme = ResolvedTheme(old.store, pair.old)
        builder.noteOutcome(theme, theme, index)
      }
      return builder.stillRejected.isEmpty && builder.doubts.isEmpty ? nil : builder
    }
    builder.compare(traits)
    if !isSame { builder.countSilentEdits() }
    return builder
  }

  private init(_ old: ThemeStore, _ new: ThemeStore) {
    (self.old, self.new) = (old, new)
    names = CommonNames(old, new)
  }

  private mutating func compare(_ traits: [TraitsPair]) {
    for (index, pair) in traits.enumerated() {
      let from = ResolvedTheme(old, pair.old)
      let to = ResolvedTheme(new, pair.new)
      sides.append((DiffSide(theme: from), DiffSide(theme: to)))
      noteOutcome(from, to, index)
      var comparison = ThemeComparison(from, to, pair: index, names)
      comparison.run()
      unknownContrasts.formUnion(comparison.unknownContrasts)
      let base = changes.count
      changes += comparison.changes
      contrasts += comparison.contrasts.map { contrast in
        var moved = contrast
        moved.change += base
        return moved
      }
    }
    findCauses()
    group()
  }

  private mutating func noteOutcome(_ from: ResolvedTheme, _ to: ResolvedTheme, _ pair: Int) {
    let (before, after) = (from.outcome, to.outcome)
    if before.verdict.name != after.verdict.name {
      Self.note(before, after, lostDefinition(before, after, to), pair, in: &outcomes)
    } else if after.verdict != .resolved {
      Self.note(before, after, nil, pair, in: &stillRejected)
    }
    let (doubtBefore, doubtAfter) = (from.strictOutcome, to.strictOutcome)
    if doubtBefore.verdict != .resolved || doubtAfter.verdict != .resolved {
      Self.note(doubtBefore, doubtAfter, nil, pair, in: &doubts)
    }
  }

  private typealias Outcome = (sheet: Int, verdict: EngineVerdict)

  private static func note(
    _ before: Outcome, _ after: Outcome, _ definition: ThemeLocation?, _ pair: Int,
    in list: inout [OutcomeChange]
  ) {
    let known = list.firstIndex {
      $0.old == before.verdict && $0.new == after.verdict && $0.oldSheet == before.sheet
        && $0.newSheet == after.sheet
    }
    if let known {
      list[known].scope.indices.append(pair)
    } else {
      list.append(
        OutcomeChange(
          old: before.verdict, new: after.verdict, oldSheet: before.sheet, newSheet: after.sheet,
          lostDefinition: definition, scope: TraitScope([pair])))
    }
  }

  /// Where the old theme defined what the new one does not.
  private func lostDefinition(_ before: Outcome, _ after: Outcome, _ to: ResolvedTheme) -> ThemeLocation? {
    guard case .undefinedVariable(let range) = after.verdict, before.verdict == .resolved,
      let name = old.names.find(to.sheets[after.sheet].text(range))
    else { return nil }
    let found = old.definitions.last { $0.name == Int32(name) }
    return found.map { ThemeLocation(sheet: Int($0.sheet), range: Int($0.nameStart)..<Int($0.valueEnd)) }
  }

  // MARK: Causes

  private mutating func findCauses() {
    var outcomeOf: [Int: Int] = [:]
    for (number, outcome) in outcomes.enumerated() {
      for pair in outcome.scope.indices { outcomeOf[pair] = number }
    }
    silent.renamed = old.engine == new.engine ? VariableRenames(old, new).find(changes) : []
    let renames = Dictionary(silent.renamed.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
    let finders = sides.enumerated().map { index, side in
      CauseFinder(
        old: side.old, new: side.new, renames: renames, outcome: outcomeOf[index],
        versions: changes.isEmpty ? DefinitionVersions() : DefinitionVersions(side.old, side.new))
    }
    var numbers: [CauseKey: Int] = [:]
    // One declaration of the new theme for several classes may stand for several of the old one with the same text.
    var representative: [CauseKey: CauseKey] = [:]
    for index in changes.indices {
      let found = finders[changes[index].pair].cause(of: changes[index])
      var key = found.key
      if case .declaration(let from, let to) = key, from >= 0, to >= 0 {
        let group = CauseKey.definition(old: old.declarations[Int(from)].text, new: to)
        if let known = representative[group] { key = known } else { representative[group] = key }
      }
      if found.rival >= 0, rivals[key] == nil { rivals[key] = found.rival }
      if let known = numbers[key] {
        changes[index].cause = known
      } else {
        numbers[key] = keys.count
        changes[index].cause = keys.count
        keys.append(key)
      }
    }
    for index in contrasts.indices { contrasts[index].cause = changes[contrasts[index].change].cause }
  }

  // MARK: Grouping

  private mutating func group() {
    let writer = CauseWriter(old: old, new: new, sides: sides, renames: silent.renamed)
    var pairs = [Int](repeating: 0, count: keys.count)
    for change in changes.reversed() { pairs[change.cause] = change.pair }
    causes = zip(keys, pairs).map { writer.cause($0, pair: $1, rival: rivals[$0] ?? -1) }
    for change in merged(changes) {
      let (from, to) = (sides[change.raw.pair].old, sides[change.raw.pair].new)
      causes[change.raw.cause].changes.append(
        ThemeChange(
          place: change.raw.place, old: change.raw.old.map { writer.value($0, change.raw.place, from) },
          new: change.raw.new.map { writer.value($0, change.raw.place, to) },
          delta: ValueDelta(change.raw.old?.value.effective, change.raw.new?.value.effective),
          scope: TraitScope(change.pairs)))
    }
    for (raw, pairs) in merged(contrasts) {
      causes[raw.cause].contrasts.append(
        ContrastChange(
          place: raw.place, old: raw.old, new: raw.new, isExempt: TextContrast.isExempt(raw.place.state),
          scope: TraitScope(pairs)))
    }
    for index in causes.indices where causes[index].kind == .declaration {
      var seen: Set<String> = []
      causes[index].classNames = causes[index].changes.compactMap { ($0.new ?? $0.old)?.className }.filter {
        !$0.isEmpty && seen.insert($0).inserted
      }
    }
    causes.sort { CauseOrder.precedes($0, $1) }
  }

  /// Differences of one place that show the same and have one cause as one, in the order of places.
  private func merged<Difference: RawDifference>(_ list: [Difference]) -> [(raw: Difference, pairs: [Int])] {
    var result: [(raw: Difference, pairs: [Int])] = []
    var first = 0
    let sorted = list.sorted { PlaceOrder.precedes($0.place, $0.order, $0.pair, $1.place, $1.order, $1.pair) }
    for next in sorted {
      if let last = result.last, last.raw.place != next.place { first = result.count }
      let same = result[first...].firstIndex { $0.raw.cause == next.cause && $0.raw.showsSame(as: next) }
      if let same { result[same].pairs.append(next.pair) } else { result.append((next, [next.pair])) }
    }
    return result
  }

  // MARK: Without effect

  private mutating func countSilentEdits() {
    // Where a sheet is rejected, and between engines, nothing can be said of single edits.
    guard outcomes.isEmpty, stillRejected.isEmpty, old.engine == new.engine, !sides.isEmpty else {
      silent = SilentEdits()
      silent.isLayoutOnly =
        outcomes.isEmpty && old.engine == new.engine && SourceEdits.haveSameWords(old, new)
      return
    }
    let named = Set(
      keys.compactMap { key -> Int32? in
        if case .definition(let from, let to) = key, from >= 0, to >= 0 { return from }
        return nil
      }.map { old.names.string(Int(old.definitions[Int($0)].name)) })
    SourceEdits(old, new, names, effective: keys, renames: silent.renamed).count(into: &silent)
    silent.renamed.removeAll { named.contains($0.old) }
  }
}
