import NSSCatalog

/// One theme of a diff, under one pair of traits: what the search for causes asks it.
struct DiffSide {
  let theme: ResolvedTheme
  private var store: ThemeStore { theme.store }

  /// The definitions and palette colours behind a value, in the order they are followed.
  func steps(_ value: RawValue?, _ place: ChangedPlace) -> [ValueStep] {
    if case .variant(let variant) = place.attribute, let style = PaletteStyle.named(place.element) {
      return theme.fiori == nil ? paletteSteps(style, variant) : lineSteps(style, variant)
    }
    guard let value, value.declaration >= 0 else { return [] }
    let found = theme.value(of: value.declaration, scheme: value.scheme)
    var steps = found.definition >= 0 ? [ValueStep.definition(found.definition)] : []
    append(found, to: &steps)
    return steps
  }

  private func paletteSteps(_ style: PaletteStyle, _ variant: PaletteVariant) -> [ValueStep] {
    var found = FoundValue(value: .readAs(nil))
    theme.follow(&found, style, PaletteSuffix(setting: variant), nil, sheet: 0)
    var steps: [ValueStep] = []
    append(found, to: &steps)
    return steps
  }

  private func append(_ found: FoundValue, to steps: inout [ValueStep]) {
    for (hop, definition) in [(found.hop, found.hopDefinition), (found.secondHop, found.secondHopDefinition)]
    {
      guard let hop else { continue }
      steps.append(definition >= 0 ? .definition(definition) : .palette(hop))
    }
  }

  private func lineSteps(_ style: PaletteStyle, _ variant: PaletteVariant) -> [ValueStep] {
    var (style, variant) = (style, variant)
    var steps: [ValueStep] = []
    for _ in 0..<ResolvedTheme.mostHops {
      guard let (sheet, found) = theme.fiori?.override(style, variant) else {
        steps.append(.palette(PaletteHop(style: style, variant: variant, version: theme.traits.palette)))
        return steps
      }
      steps.append(.line(Int32(firstLine(of: sheet) + found.line)))
      guard case .palette(let next, let suffix) = found.reading.value else { return steps }
      (style, variant) = (next, suffix?.variant ?? theme.traits.variant(for: suffix?.scheme ?? .device))
    }
    return steps
  }

  // MARK: Words

  /// The name, with its `@`, and the text of a definition or line; nil for the palette.
  func definition(_ step: ValueStep) -> (name: String, text: String)? {
    switch step {
    case .definition(let index): return definition(index)
    case .line(let index): return line(index)
    case .palette: return nil
    }
  }

  func definition(_ index: Int32) -> (name: String, text: String) {
    let definition = store.definitions[Int(index)]
    return (store.names.string(Int(definition.name)), store.texts.string(Int(definition.text)))
  }

  func line(_ index: Int32) -> (name: String, text: String)? {
    guard let (_, outcome, at) = place(ofLine: index), let name = outcome.lines[at].name,
      let value = outcome.lines[at].value
    else { return nil }
    return ("@" + outcome.source.text(name), outcome.source.text(value))
  }

  func lineLocation(_ index: Int32) -> ThemeLocation? {
    place(ofLine: index).map { ThemeLocation(sheet: $0.sheet, range: $0.outcome.lines[$0.line].range) }
  }

  /// Lines of fiori-swiftui are numbered through all sheets.
  private func firstLine(of sheet: Int) -> Int {
    theme.fiori?.outcomes[..<sheet].reduce(0) { $0 + $1.lines.count } ?? 0
  }

  private func place(ofLine index: Int32) -> (sheet: Int, outcome: FioriSwiftUIOutcome, line: Int)? {
    var left = Int(index)
    for (sheet, outcome) in (theme.fiori?.outcomes ?? []).enumerated() where left >= 0 {
      if left < outcome.lines.count { return (sheet, outcome, left) }
      left -= outcome.lines.count
    }
    return nil
  }

  /// The text of a declaration as written, its variable not followed.
  func text(_ declaration: Int32) -> String {
    store.texts.string(Int(store.declarations[Int(declaration)].text))
  }

  /// The head of a media block, or nil.
  func media(_ block: Int32, sheet: Int32) -> String? {
    guard block >= 0 else { return nil }
    return theme.sheets[Int(sheet)].text(
      Int(store.media[Int(block)].start)..<Int(store.media[Int(block)].end))
  }

  /// The media block of a declaration's rule.
  func mediaOfRule(with declaration: Int32) -> String? {
    // Rules stand in file order, and so do their declarations.
    var low = 0
    var high = store.rules.count
    while low < high {
      let middle = (low + high) / 2
      if store.rules[middle].declarations.upperBound <= UInt32(declaration) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < store.rules.count else { return nil }
    return media(store.rules[low].media, sheet: store.rules[low].sheet)
  }

  // MARK: Schemes

  /// The declaration that sets the colour scheme of a component, or -1.
  func schemeDeclaration(_ component: ThemedComponent) -> Int32 {
    let paths = ThemeSchema.of(theme.engine).components[Int(component.rawValue)].schemePaths
    return paths.lazy.map { path -> Int32 in
      let number = theme.styledClass(path)
      return number < 0
        ? -1 : theme.winner(of: ThemeStore.WellKnown.colorScheme.rawValue, ThemeStore.bare, in: Int(number))
    }.first { $0 >= 0 } ?? -1
  }
}
