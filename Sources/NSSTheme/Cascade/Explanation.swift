import NSSCatalog

/// The chain that gives a value, as data; whoever shows it finds the words.
public struct Explanation: Hashable, Sendable {
  /// The attribute with its value.
  public let attribute: ThemeAttribute
  /// The steps, from the declaration to the value, then what was beaten.
  public let steps: [ExplanationStep]
}

/// One step of an explanation.
public enum ExplanationStep: Hashable, Sendable {
  /// The declaration that wins.
  case declaration(text: String, ThemeLocation)
  /// The rule or definition just named stands in a media block that holds; the range is the head of the block.
  case mediaCondition(text: String, ThemeLocation)
  /// The declaration stands in an appended sheet (1 is the first appended one).
  case appendedSheet(Int)
  /// A variable took the text of a definition.
  case variable(name: String, text: String, ThemeLocation)
  /// A palette colour was looked up; `color` is the palette's own.
  case palette(name: String, PaletteHop, color: Color?)
  /// A definition of the sheet sets the palette colour just named.
  case paletteOverride(name: String, text: String, ThemeLocation)
  /// The engine reads something else than what is written, or nothing.
  case readOtherwise(written: String, PlainValue?)
  /// A declaration that lost. `otherSheet`: it stands in an earlier sheet.
  case beat(BeatenDeclaration, otherSheet: Bool)
  /// Something the value rests on.
  case assumption(name: String, sentence: String)
}

extension ResolvedTheme {
  /// How an attribute of a class gets its value, or nil when the theme does not have it.
  public func explain(_ attribute: String, of className: String) -> Explanation? {
    guard let number = store.classNumber(className), let name = store.names.find(attribute) else {
      return nil
    }
    let index = winner(of: Int32(name), in: number)
    guard index >= 0 else { return nil }
    let found = themeAttribute(index, of: number)
    let declaration = store.declarations[Int(index)]
    var steps: [ExplanationStep] = [
      .declaration(text: store.texts.string(Int(declaration.text)), found.location)
    ]
    if let rule = store.rule(ofDeclaration: UInt32(index)) {
      steps += mediaSteps(store.rules[rule].media, sheet: store.rules[rule].sheet)
    }
    if declaration.sheet > 0 { steps.append(.appendedSheet(Int(declaration.sheet))) }
    for via in found.via { steps += viaSteps(via) }
    if found.value.isReadOtherwise {
      steps.append(.readOtherwise(written: found.text, found.value.effective))
    }
    for beaten in found.beats {
      steps.append(.beat(beaten, otherSheet: beaten.location.sheet != found.location.sheet))
    }
    for assumption in Assumptions.all where found.assumptions.contains(assumption.assumption) {
      steps.append(.assumption(name: assumption.name, sentence: assumption.sentence))
    }
    return Explanation(attribute: found, steps: steps)
  }

  private func viaSteps(_ via: ThemeVia) -> [ExplanationStep] {
    var steps: [ExplanationStep] = []
    let definition = via.location.flatMap { store.definition(at: $0) }
    if let hop = via.palette {
      let own = Palette(hop.version).color(hop.style, hop.variant).map { Color($0) }
      steps.append(.palette(name: via.name, hop, color: own))
      if let definition, let location = via.location {
        steps.append(
          .paletteOverride(
            name: store.names.string(Int(definition.name)), text: store.texts.string(Int(definition.text)),
            location))
      }
    } else if let definition, let location = via.location {
      steps.append(
        .variable(name: via.name, text: store.texts.string(Int(definition.text)), location))
    }
    if let definition { steps += mediaSteps(definition.media, sheet: definition.sheet) }
    return steps
  }

  /// The conditions of a media block as they are tested.
  private func mediaSteps(_ block: Int32, sheet: Int32) -> [ExplanationStep] {
    guard block >= 0 else { return [] }
    let head = Int(store.media[Int(block)].start)..<Int(store.media[Int(block)].end)
    let location = ThemeLocation(sheet: Int(sheet), range: head)
    return [.mediaCondition(text: sheets[Int(sheet)].text(head), location)]
  }
}

extension ThemeStore {
  /// The rule that holds a declaration. Rules stand in the order of their declarations.
  fileprivate func rule(ofDeclaration index: UInt32) -> Int? {
    let at = Self.partition(rules.count) { rules[$0].declarations.upperBound > index }
    return at < rules.count && rules[at].declarations.contains(index) ? at : nil
  }

  /// The definition that begins at a place. Definitions stand in the order of sheets and places.
  fileprivate func definition(at location: ThemeLocation) -> Definition? {
    let wanted = (location.sheet, location.range.lowerBound)
    let at = Self.partition(definitions.count) {
      (Int(definitions[$0].sheet), Int(definitions[$0].nameStart)) >= wanted
    }
    guard at < definitions.count,
      (Int(definitions[at].sheet), Int(definitions[at].nameStart)) == wanted
    else { return nil }
    return definitions[at]
  }

  /// The first index that is in the second part, where all of the first part come before it; the count if none is.
  private static func partition(_ count: Int, _ isInSecondPart: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isInSecondPart(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
