import NSSCatalog

/// What traits make of a ``ThemeStore``: which definitions count, and which rules each class has. Making one is linear in
/// the rules and definitions; declarations are not touched.
final class ThemeCascade: Sendable {
  /// One a sheet; a sheet that is not read contributes nothing.
  let verdicts: [EngineVerdict]
  /// For each variable the definition that counts, or -1.
  let winners: [Int32]
  /// The palette colours that definitions set.
  let overrides: PaletteOverrides
  /// The rules of all classes one after the other, in file order, and where those of each class begin.
  let rules: [UInt32]
  let firstRule: [UInt32]

  init(_ store: ThemeStore, _ traits: Traits) {
    verdicts = store.readings.map { Self.verdict($0, store.engine, traits) }
    let verdicts = verdicts
    func counts(_ sheet: Int32) -> Bool { verdicts[Int(sheet)] == .resolved }
    var winners = [Int32](repeating: -1, count: store.variableCount)
    for (index, definition) in store.definitions.enumerated()
    where counts(definition.sheet) && store.holds(definition.media, traits) {
      winners[Int(definition.variable)] = Int32(index)
    }
    self.winners = winners
    overrides = PaletteOverrides(store, winners)
    let holding = store.rules.map { counts($0.sheet) && store.holds($0.media, traits) }
    // A class named twice in one list has the rule once: merging it again changes nothing.
    var lastRule = [Int32](repeating: -1, count: store.classNames.count)
    var first = [UInt32](repeating: 0, count: store.classNames.count + 1)
    for (index, rule) in store.rules.enumerated() where holding[index] {
      for at in rule.mentions {
        let number = Int(store.mentions[Int(at)].number)
        if lastRule[number] != Int32(index) { first[number + 1] += 1 }
        lastRule[number] = Int32(index)
      }
    }
    for number in lastRule.indices {
      first[number + 1] += first[number]
      lastRule[number] = -1
    }
    var rules = [UInt32](repeating: 0, count: Int(first[first.count - 1]))
    var next = first
    for (index, rule) in store.rules.enumerated() where holding[index] {
      for at in rule.mentions {
        let number = Int(store.mentions[Int(at)].number)
        if lastRule[number] == Int32(index) { continue }
        lastRule[number] = Int32(index)
        rules[Int(next[number])] = UInt32(index)
        next[number] += 1
      }
    }
    self.rules = rules
    firstRule = first
  }

  /// The rules of a class that hold, in file order.
  func rules(of number: Int) -> ArraySlice<UInt32> {
    rules[Int(firstRule[number])..<Int(firstRule[number + 1])]
  }

  private static func verdict(_ reading: SheetReading, _ engine: Engine, _ traits: Traits) -> EngineVerdict {
    guard engine == .nui, reading.sheet.verdict == .resolved else { return reading.sheet.verdict }
    let winners = NUIOutcome.winners(reading.sheet, traits)
    let undefined = NUIOutcome.firstUndefined(reading.sheet, traits, winners)
    return undefined.map { .undefinedVariable(range: $0) } ?? .resolved
  }
}
