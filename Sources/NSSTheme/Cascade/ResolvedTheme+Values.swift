import NSSCatalog

/// A value with what it rests on, and the way it came. Nothing here allocates.
struct FoundValue {
  var value: TypedValue
  var assumptions: Assumptions = []
  /// The definition that was put in, or -1.
  var definition: Int32 = -1
  /// The palette colours on the way: at most two are kept for provenance.
  var hop: PaletteHop?
  var secondHop: PaletteHop?
  /// The definitions that override the palette colours of ``hop`` and ``secondHop``, or -1.
  var hopDefinition: Int32 = -1
  var secondHopDefinition: Int32 = -1
}

extension ResolvedTheme {
  /// The declaration that wins for an attribute of a class, or -1. Looks from the last rule back.
  func winner(of attribute: Int32, in number: Int) -> Int32 {
    winner(in: number) { $0.attribute == attribute }
  }

  /// The declaration that wins for a bare name in a state.
  func winner(of bareName: Int32, _ state: UInt8, in number: Int) -> Int32 {
    winner(in: number) { $0.bareName == bareName && $0.state == state }
  }

  @inline(__always)
  private func winner(in number: Int, _ fits: (ThemeStore.Declaration) -> Bool) -> Int32 {
    var at = Int(cascade.firstRule[number + 1])
    let first = Int(cascade.firstRule[number])
    while at > first {
      at -= 1
      let range = store.rules[Int(cascade.rules[at])].declarations
      var index = range.upperBound
      while index > range.lowerBound {
        index -= 1
        if fits(store.declarations[Int(index)]) { return Int32(index) }
      }
    }
    return -1
  }

  /// The value of a declaration; inside a component with a colour scheme of its own that scheme decides the background.
  func value(of index: Int32, scheme: PaletteScheme? = nil) -> FoundValue {
    var found = FoundValue(value: .readAs(nil))
    find(&found, index, scheme)
    return found
  }

  /// The same, into a value that is nothing yet: lookups do without the copy.
  func find(_ found: inout FoundValue, _ index: Int32, _ scheme: PaletteScheme?) {
    let declaration = store.declarations[Int(index)]
    if store.readings[Int(declaration.sheet)].reading == .tolerant { found.assumptions = .tolerantReading }
    if declaration.variable == NUISheet.Value.plain {
      return finish(&found, declaration.text, declaration.type, scheme, sheet: declaration.sheet)
    }
    guard declaration.variable >= 0 else {
      // NUI raises an exception here; what SAPFiori does is not known.
      found.assumptions.insert(.undefinedVariable)
      return
    }
    if let palette = store.paletteOfVariable[Int(declaration.variable)], declaration.type.isColor {
      var suffix: PaletteSuffix?
      if case .known(let known) = palette.suffix { suffix = known }
      return follow(&found, palette.style, suffix, scheme, sheet: declaration.sheet)
    }
    let winner = cascade.winners[Int(declaration.variable)]
    guard winner >= 0 else {
      found.assumptions.insert(.undefinedVariable)
      return
    }
    let definition = store.definitions[Int(winner)]
    found.definition = winner
    if definition.sheet != declaration.sheet { found.assumptions.insert(.sheetScope) }
    if definition.staysVariable { found.assumptions.insert(.variableHop) }
    finish(&found, definition.text, declaration.type, scheme, sheet: declaration.sheet, isDefined: true)
  }

  /// Gives what a text reads as. `isDefined`: it is that of a definition.
  private func finish(
    _ found: inout FoundValue, _ text: Int32, _ type: ValueType, _ scheme: PaletteScheme?, sheet: Int32,
    isDefined: Bool = false
  ) {
    let number = store.valueNumber(text: text, type: type)
    guard number >= 0 else { return }
    switch store.values[Int(number)] {
    case .typed(let value): found.value = value
    case .palette(let style, let suffix, let isOtherwise):
      if isDefined { found.assumptions.insert(.paletteHop) }
      follow(&found, style, suffix, scheme, sheet: sheet)
      if isOtherwise { found.value = .readAs(found.value.effective) }
    }
  }

  /// Gives the colour of a palette style as this theme has it: a definition of its name may set it, to another palette
  /// colour even. Names that lead round in a circle give no colour. `sheet` is the one that asks.
  func follow(
    _ found: inout FoundValue, _ style: PaletteStyle, _ suffix: PaletteSuffix?, _ scheme: PaletteScheme?,
    sheet: Int32
  ) {
    var style = style
    var suffix = suffix
    for step in 0..<Self.mostHops {
      if suffix == nil, let scheme, scheme != .device { found.assumptions.insert(.schemeScope) }
      let variant = suffix?.variant ?? traits.variant(for: suffix?.scheme ?? scheme ?? .device)
      let override = override(style, variant)
      let hop = PaletteHop(style: style, variant: variant, version: traits.palette)
      if step == 0 {
        (found.hop, found.hopDefinition) = (hop, override.definition)
      } else {
        (found.secondHop, found.secondHopDefinition) = (hop, override.definition)
      }
      found.assumptions.formUnion(override.assumptions)
      guard override.definition >= 0 else {
        let color = Palette(traits.palette).color(style, variant)
        found.value = color.map { .value(.color(Color($0))) } ?? .readAs(nil)
        return
      }
      let definition = store.definitions[Int(override.definition)]
      if definition.sheet != sheet { found.assumptions.insert(.sheetScope) }
      if definition.staysVariable { found.assumptions.insert(.variableHop) }
      switch store.value(text: definition.text, type: .color) {
      case .typed(let value):
        found.value = value
        return
      case .palette(let next, let nextSuffix, _):
        found.assumptions.insert(.paletteHop)
        (style, suffix) = (next, nextSuffix)
      }
    }
    found.value = .readAs(nil)
  }

  static var mostHops: Int { 16 }

  /// The definition that sets a palette colour, or -1, and what it rests on.
  func override(_ style: PaletteStyle, _ variant: PaletteVariant) -> (
    definition: Int32, assumptions: Assumptions
  ) {
    cascade.overrides.find(style, variant)
  }
}
