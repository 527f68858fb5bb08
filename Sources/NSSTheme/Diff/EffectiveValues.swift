/// The values of all declarations of a theme as numbers, and a mark for each class that is equal for equal values. Each
/// distinct value is made once.
struct EffectiveValues {
  let theme: ResolvedTheme
  /// For each name of the theme its number among the names of both.
  private let commonNames: [Int32]
  /// By index in the store's values, and by variable; -1 is not made yet.
  private var ofStored: [Int32]
  private var ofVariable: [Int32]
  private let nothing: Int32

  init(_ theme: ResolvedTheme, _ commonNames: [Int32], _ numbers: inout ValueNumbers) {
    self.theme = theme
    self.commonNames = commonNames
    ofStored = [Int32](repeating: -1, count: theme.store.values.count)
    ofVariable = [Int32](repeating: -1, count: theme.store.variableCount)
    nothing = numbers.number(nil)
  }

  /// The number of a declaration's value.
  mutating func number(_ index: Int32, _ numbers: inout ValueNumbers) -> Int32 {
    let store = theme.store
    let declaration = store.declarations[Int(index)]
    let variable = Int(declaration.variable)
    if variable >= 0, declaration.type.isColor, store.paletteOfVariable[variable] != nil {
      if ofVariable[variable] < 0 { ofVariable[variable] = make(index, &numbers) }
      return ofVariable[variable]
    }
    var text = declaration.text
    if declaration.variable != NUISheet.Value.plain {
      guard variable >= 0, theme.cascade.winners[variable] >= 0 else { return nothing }
      text = store.definitions[Int(theme.cascade.winners[variable])].text
    }
    let stored = Int(store.valueNumber(text: text, type: declaration.type))
    guard stored >= 0 else { return nothing }
    if ofStored[stored] < 0 { ofStored[stored] = make(index, &numbers) }
    return ofStored[stored]
  }

  private func make(_ index: Int32, _ numbers: inout ValueNumbers) -> Int32 {
    numbers.number(theme.value(of: index).value.effective)
  }

  /// For each class a mark: two classes with the same one have the same rules, read as the same values. Texts stand for
  /// values where nothing but the text decides them; `texts` has their numbers among those of both themes, and is nil
  /// where two engines read them. Linear in declarations and mentions. The hash is seeded anew in each process; nothing
  /// but the time depends on it.
  mutating func classMarks(_ texts: [Int32]?, _ numbers: inout ValueNumbers) -> [Int] {
    let store = theme.store
    let winners = theme.cascade.winners
    // What the traits may change is a palette colour; all else is read already.
    let dependsOnTraits = store.values.map { value in
      if case .palette = value { return true }
      return false
    }
    var ofRule = [Int](repeating: 0, count: store.rules.count)
    var isMade = [Bool](repeating: false, count: store.rules.count)
    for rule in theme.cascade.rules where !isMade[Int(rule)] {
      isMade[Int(rule)] = true
      var hasher = Hasher()
      for index in store.rules[Int(rule)].declarations {
        let declaration = store.declarations[Int(index)]
        var mark = UInt64(UInt32(bitPattern: commonNames[Int(declaration.attribute)])) << 32
        var text: Int32 = -1
        if declaration.variable == NUISheet.Value.plain {
          text = declaration.text
        } else if declaration.variable >= 0, store.paletteOfVariable[Int(declaration.variable)] == nil {
          let winner = winners[Int(declaration.variable)]
          if winner >= 0 { text = store.definitions[Int(winner)].text }
        }
        let stored = text < 0 ? -1 : store.valueNumber(text: text, type: declaration.type)
        if let texts, stored >= 0, !dependsOnTraits[Int(stored)] {
          mark |= UInt64(UInt32(bitPattern: texts[Int(text)]))
        } else {
          mark |= 1 << 31 | UInt64(UInt32(bitPattern: number(Int32(index), &numbers)))
        }
        hasher.combine(mark)
      }
      ofRule[Int(rule)] = hasher.finalize()
    }
    return store.classNames.indices.map { number in
      var hasher = Hasher()
      for rule in theme.cascade.rules(of: number) { hasher.combine(ofRule[Int(rule)]) }
      return hasher.finalize()
    }
  }
}

/// The names and texts of two themes under one numbering: the old theme's numbers go on.
struct CommonNames: Sendable {
  let ofOld: [Int32]
  let ofNew: [Int32]
  /// For each name of the old theme its number in the new one, or -1.
  let newOfOld: [Int32]
  let count: Int
  let oldTexts: [Int32]
  let newTexts: [Int32]

  init(_ old: ThemeStore, _ new: ThemeStore) {
    ofOld = (0..<old.names.count).map { Int32($0) }
    ofNew = Self.numbers(new.names, after: old.names)
    var newOfOld = [Int32](repeating: -1, count: old.names.count)
    for (number, common) in ofNew.enumerated() where Int(common) < old.names.count {
      newOfOld[Int(common)] = Int32(number)
    }
    self.newOfOld = newOfOld
    count = old.names.count + new.names.count
    oldTexts = (0..<old.texts.count).map { Int32($0) }
    newTexts = Self.numbers(new.texts, after: old.texts)
  }

  private static func numbers(_ pool: TextPool, after other: TextPool) -> [Int32] {
    (0..<pool.count).map { number in
      Int32(pool.withBytes(number) { other.find($0) } ?? other.count + number)
    }
  }

  /// The class of the new theme that has the name of one of the old theme, or -1.
  func newClass(of number: Int, _ old: ThemeStore, _ new: ThemeStore) -> Int32 {
    let name = newOfOld[Int(old.classNames[number])]
    return name < 0 ? -1 : new.classOfName[Int(name)]
  }
}
