import NSSCatalog

/// Compares two themes under one pair of traits.
struct ThemeComparison {
  let old: ResolvedTheme
  let new: ResolvedTheme
  let pair: Int
  let names: CommonNames
  private(set) var changes: [RawChange] = []
  private(set) var contrasts: [RawContrast] = []
  private(set) var unknownContrasts: Set<ChangedPlace> = []

  init(_ old: ResolvedTheme, _ new: ResolvedTheme, pair: Int, _ names: CommonNames) {
    (self.old, self.new, self.pair, self.names) = (old, new, pair, names)
  }

  mutating func run() {
    let engines: Set = [old.engine, new.engine]
    if engines != [.fioriSwiftUI], engines != [.fioriSwiftUI, .sapfiori] { compareClasses() }
    if !engines.contains(.nui) { comparePalettes() }
  }

  // MARK: Classes

  /// A class that one of the themes has otherwise; -1 where one has it not.
  private typealias ClassPair = (old: Int32, new: Int32)

  private mutating func compareClasses() {
    var numbers = ValueNumbers()
    var oldValues = EffectiveValues(old, names.ofOld, &numbers)
    var newValues = EffectiveValues(new, names.ofNew, &numbers)
    let isOneEngine = old.engine == new.engine
    let oldMarks = oldValues.classMarks(isOneEngine ? names.oldTexts : nil, &numbers)
    let newMarks = newValues.classMarks(isOneEngine ? names.newTexts : nil, &numbers)
    var touched: [ClassPair] = []
    var isKnown = [Bool](repeating: false, count: new.store.classNames.count)
    for number in old.store.classNames.indices {
      let other = names.newClass(of: number, old.store, new.store)
      if other >= 0 { isKnown[Int(other)] = true }
      let hasOld = old.hasRules(number)
      let hasNew = other >= 0 && new.hasRules(Int(other))
      if hasOld, hasNew, oldMarks[number] == newMarks[Int(other)] { continue }
      if hasOld || hasNew { touched.append((hasOld ? Int32(number) : -1, hasNew ? other : -1)) }
    }
    for number in new.store.classNames.indices where !isKnown[number] && new.hasRules(number) {
      touched.append((-1, Int32(number)))
    }
    guard old.engine == new.engine, old.engine == .sapfiori else {
      compareAttributes(touched, &oldValues, &newValues, &numbers)
      if old.engine == new.engine { compareContrasts(of: touched) }
      return
    }
    let schema = ThemeSchema.of(.sapfiori)
    var components: Set<UInt8> = []
    var rest: [ClassPair] = []
    for classes in touched {
      let reached =
        schema.componentsOfPath[
          classes.old >= 0 ? old.className(Int(classes.old)) : new.className(Int(classes.new))]
      if let reached { components.formUnion(reached) } else { rest.append(classes) }
    }
    compareAttributes(rest, &oldValues, &newValues, &numbers)
    compareContrasts(of: rest)
    compareComponents(components, touched)
  }

  /// Attribute by attribute, for classes outside of components.
  private mutating func compareAttributes(
    _ classes: [ClassPair], _ oldValues: inout EffectiveValues, _ newValues: inout EffectiveValues,
    _ numbers: inout ValueNumbers
  ) {
    let oldWinners = ClassWinners(old, classes.lazy.map(\.old))
    let newWinners = ClassWinners(new, classes.lazy.map(\.new))
    var places = [Int32](repeating: -1, count: names.count)
    for pair in classes {
      let before = oldWinners.list(of: Int(pair.old)) ?? []
      for index in before { places[attribute(index, old, names.ofOld)] = index }
      for index in newWinners.list(of: Int(pair.new)) ?? [] {
        let place = attribute(index, new, names.ofNew)
        let other = places[place]
        places[place] = -1
        if other >= 0, oldValues.number(other, &numbers) == newValues.number(index, &numbers) { continue }
        append(pair, other, index)
      }
      for index in before {
        let place = attribute(index, old, names.ofOld)
        if places[place] < 0 { continue }
        places[place] = -1
        append(pair, index, -1)
      }
    }
  }

  private func attribute(_ index: Int32, _ theme: ResolvedTheme, _ common: [Int32]) -> Int {
    Int(common[Int(theme.store.declarations[Int(index)].attribute)])
  }

  private mutating func append(_ classes: ClassPair, _ before: Int32, _ after: Int32) {
    let (theme, index, number) = after >= 0 ? (new, after, classes.new) : (old, before, classes.old)
    let declaration = theme.store.declarations[Int(index)]
    let place = ChangedPlace(
      owner: .styleClass(theme.className(Int(number))),
      state: declaration.state == ThemeStore.bare ? nil : TintState(rawValue: declaration.state),
      attribute: .declared(theme.store.names.string(Int(declaration.attribute))))
    changes.append(
      RawChange(
        place: place, order: 0, pair: pair, old: value(before, classes.old, old),
        new: value(after, classes.new, new)))
  }

  private func value(_ index: Int32, _ number: Int32, _ theme: ResolvedTheme) -> RawValue? {
    guard index >= 0 else { return nil }
    let found = theme.value(of: index)
    return RawValue(
      found.value, found.assumptions.union(theme.store.unlisted(index, in: number)), declaration: index,
      classNumber: number)
  }

  // MARK: Components

  private mutating func compareComponents(_ reached: Set<UInt8>, _ touched: [ClassPair]) {
    let schema = ThemeSchema.of(.sapfiori)
    let components = ThemedComponent.allCases.filter { component in
      let paths = schema.components[Int(component.rawValue)].schemePaths
      // A scheme of its own shows palette colours that the classes alone do not.
      let hasScheme = paths.contains { old.scheme(ofClass: $0) != nil || new.scheme(ofClass: $0) != nil }
      return hasScheme || reached.contains(component.rawValue)
    }
    if components.isEmpty { return }
    // A class that several components share is walked once.
    let oldClasses = components.map { TintTable.classes(of: $0, in: old) }
    let newClasses = components.map { TintTable.classes(of: $0, in: new) }
    let oldIndex = DeclarationIndex(old, oldClasses.joined())
    let newIndex = DeclarationIndex(new, newClasses.joined())
    var isTouched: (old: [Bool], new: [Bool]) = (
      .init(repeating: false, count: old.store.classNames.count),
      .init(repeating: false, count: new.store.classNames.count)
    )
    for classes in touched {
      if classes.old >= 0 { isTouched.old[Int(classes.old)] = true }
      if classes.new >= 0 { isTouched.new[Int(classes.new)] = true }
    }
    for (number, component) in components.enumerated() {
      let from = TintTable(old, component, oldClasses[number], oldIndex)
      let to = TintTable(new, component, newClasses[number], newIndex)
      var comparison = TableComparison(from, to, pair: pair, firstChange: changes.count)
      comparison.run { element in
        from.scheme != nil || to.scheme != nil
          || from.content.classes(of: element).contains { at in
            let (before, after) = (oldClasses[number][at], newClasses[number][at])
            return before >= 0 && isTouched.old[Int(before)] || after >= 0 && isTouched.new[Int(after)]
          }
      }
      changes += comparison.changes
      contrasts += comparison.contrasts
      unknownContrasts.formUnion(comparison.unknownContrasts)
    }
  }

  /// Texts of classes outside of components, on the background of the same class.
  private mutating func compareContrasts(of touched: [ClassPair]) {
    let oldIndex = DeclarationIndex(old, touched.lazy.map(\.old))
    let newIndex = DeclarationIndex(new, touched.lazy.map(\.new))
    var byOwner: [ChangedPlace.Owner: [Int]] = [:]
    for (index, change) in changes.enumerated() {
      byOwner[change.place.owner, default: []].append(index)
    }
    for classes in touched {
      let name = classes.new >= 0 ? new.className(Int(classes.new)) : old.className(Int(classes.old))
      let owner = ChangedPlace.Owner.styleClass(name)
      guard let own = byOwner[owner] else { continue }
      let before = old.classList(name, oldIndex)
      let after = new.classList(name, newIndex)
      for state in Set(before.states).union(after.states).sorted(by: { $0.rawValue < $1.rawValue }) {
        let from = TextContrast(before[state], root: nil)
        let to = TextContrast(after[state], root: nil)
        guard let cause = cause(of: before[state], after[state], among: own) else { continue }
        let place = ChangedPlace(
          owner: owner, state: state == .normal ? nil : state, attribute: .foregroundColor)
        if TextContrast.isUnknown(to, of: after[state]) { unknownContrasts.insert(place) }
        guard TextContrast.differ(from, to) else { continue }
        // Of a class that comes or goes only what nobody could read is worth a word.
        if min(classes.old, classes.new) < 0, (to ?? from)?.level != .fail { continue }
        contrasts.append(
          RawContrast(place: place, order: 0, pair: pair, old: from, new: to, change: cause))
      }
    }
  }

  /// The change of a class that its contrast follows from: that of the text first.
  private func cause(of before: TintAttributes, _ after: TintAttributes, among own: [Int]) -> Int? {
    let parts: [(TintAttributes) -> Lookup?] = [
      { $0.foregroundColor }, { $0.view("background-color") }, { $0.font?.size }, { $0.font?.style },
    ]
    for part in parts {
      let (from, to) = (part(before)?.declaration, part(after)?.declaration)
      let found = own.first { index in
        to != nil && changes[index].new?.declaration == to
          || from != nil && changes[index].old?.declaration == from
      }
      if let found { return found }
    }
    return nil
  }

  // MARK: Palettes

  /// Each colour of the palette; for sapfiori those that a sheet sets, since a component's own colours are its own.
  private mutating func comparePalettes() {
    let isAll = old.engine == .fioriSwiftUI || new.engine == .fioriSwiftUI
    if !isAll, old.store.paletteDefinitions.isEmpty, new.store.paletteDefinitions.isEmpty { return }
    for style in PaletteStyle.all {
      for variant in PaletteVariant.allCases {
        guard isAll || old.sets(style, variant) || new.sets(style, variant) else { continue }
        let (before, after) = (old.paletteValue(style, variant), new.paletteValue(style, variant))
        if ValueKey(before?.effective) == ValueKey(after?.effective) { continue }
        let place = ChangedPlace(owner: .palette, element: style.name, attribute: .variant(variant))
        changes.append(
          RawChange(
            place: place, order: style.index, pair: pair, old: before.map { RawValue($0, []) },
            new: after.map { RawValue($0, []) }))
      }
    }
  }
}

extension ResolvedTheme {
  /// Whether a sheet sets a palette colour.
  fileprivate func sets(_ style: PaletteStyle, _ variant: PaletteVariant) -> Bool {
    fiori.map { $0.override(style, variant) != nil } ?? (override(style, variant).definition >= 0)
  }

  /// The colour of the palette; nil where it has none, and nothing where a sheet sets it to what is no colour.
  fileprivate func paletteValue(_ style: PaletteStyle, _ variant: PaletteVariant) -> TypedValue? {
    color(style, variant).map { .value($0) } ?? (sets(style, variant) ? .readAs(nil) : nil)
  }
}
