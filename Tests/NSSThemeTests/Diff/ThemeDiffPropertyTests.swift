import NSSCatalog
import NSSSyntax
import Testing

@testable import NSSTheme

/// What holds of every pair of themes.
@Suite struct ThemeDiffPropertyTests {
  private static let traits: [Traits] = [
    Traits(), Traits(appearance: .dark), Traits(device: .ipad), Traits(device: .ipad, appearance: .dark),
  ]

  /// The tables of sapfiori take their time.
  private static func seeds(_ engine: Engine) -> UInt64 { engine == .sapfiori ? 25 : 150 }

  private func parsed(_ text: String, _ engine: Engine) -> ParsedTheme {
    ParsedTheme([SourceText(name: "theme.nss", text)], engine: engine)
  }

  /// Everything that is seen of a theme, found without the diff: by the public tables.
  private func cells(_ theme: ResolvedTheme, like other: ResolvedTheme) -> [ChangedPlace: PlainValue?] {
    var cells: [ChangedPlace: PlainValue?] = [:]
    if theme.engine == .fioriSwiftUI {
      // A definition that leads nowhere gives no colour, which is not the same as the palette's having none.
      let set = Set(theme.paletteOverrides.map { [$0.style.name, $0.variant.name] })
      for style in PaletteStyle.all {
        for variant in PaletteVariant.allCases {
          let color = theme.color(style, variant)
          if color == nil, !set.contains([style.name, variant.name]) { continue }
          cells[.init(owner: .palette, element: style.name, attribute: .variant(variant))] = .some(color)
        }
      }
      return cells
    }
    var shown: Set<String> = []
    if theme.engine == .sapfiori {
      for override in theme.paletteOverrides + other.paletteOverrides {
        cells[.init(owner: .palette, element: override.style.name, attribute: .variant(override.variant))] =
          theme.color(override.style, override.variant)
      }
      for component in Set(theme.components + other.components) {
        for (element, twin) in zip(theme[component].elements, other[component].elements) {
          shown.formUnion(element.paths.map(\.name))
          for state in Set(element.states + twin.states) { add(element, state, component, &cells) }
        }
      }
    }
    for found in theme.classes where !shown.contains(found.name) {
      for attribute in found.attributes {
        let state = Catalog.of(theme.engine).split(attribute: attribute.name.utf8).flatMap {
          TintState.named(Array(attribute.name.utf8)[$0.stateRange])
        }
        cells[.init(owner: .styleClass(found.name), state: state, attribute: .declared(attribute.name))] =
          .some(attribute.value.effective)
      }
    }
    return cells
  }

  private func add(
    _ element: TintElement, _ state: TintState, _ component: ThemedComponent,
    _ cells: inout [ChangedPlace: PlainValue?]
  ) {
    let attributes = element[state]
    let font = attributes.reportedFont
    var found: [(ChangedAttribute, Lookup?)] = [
      (.foregroundColor, attributes.reported(.foregroundColor)),
      (.borderColor, attributes.reported(.borderColor)),
      (.numberOfLines, attributes.reported(.numberOfLines)),
      (.fontStyle, font?.style), (.fontName, font?.name), (.fontSize, font?.size),
    ]
    found += attributes.view.map { (.view($0.name), $0.lookup) }
    for case (let attribute, let lookup?) in found {
      let place = ChangedPlace(
        owner: .component(component), element: element.name,
        innerComponent: element.owner == component.name ? "" : element.owner, state: state,
        attribute: attribute)
      cells[place] = .some(lookup.value.effective)
    }
  }

  private func key(_ value: PlainValue??) -> ValueKey? { value.map { ValueKey($0) } }

  @Test(arguments: Engine.allCases) func theReportedValuesLeadFromOneToTheOther(engine: Engine) {
    var changed = 0
    for seed in 0..<Self.seeds(engine) {
      var maker = ThemePairMaker(seed: seed, engine: engine)
      let (old, new) = maker.pair()
      let (from, to) = (parsed(old, engine), parsed(new, engine))
      let diff = ThemeDiff(from, to, traits: Self.traits.map { TraitsPair($0) })
      changed += diff.changeCount
      for (index, traits) in Self.traits.enumerated() {
        let (a, b) = (from.resolve(traits), to.resolve(traits))
        var values = cells(a, like: b)
        let wanted = cells(b, like: a)
        for change in diff.causes.flatMap(\.changes) where change.scope.indices.contains(index) {
          let before = change.old.map { ValueKey($0.value.effective) }
          #expect(key(values[change.place]) == before, "\(seed) \(change.place)\n\(old)\n->\n\(new)")
          values[change.place] = change.new.map { $0.value.effective }
        }
        for place in Set(values.keys).union(wanted.keys) where key(values[place]) != key(wanted[place]) {
          Issue.record(
            "seed \(seed) \(traits.device.name) \(traits.appearance.name) \(place)\n\(old)\n->\n\(new)")
        }
      }
    }
    #expect(changed > 20)
  }

  @Test(arguments: Engine.allCases) func theOtherWayRoundIsTheMirror(engine: Engine) {
    let traits = Self.traits.map { TraitsPair($0) }
    for seed in 0..<Self.seeds(engine) {
      var maker = ThemePairMaker(seed: seed, engine: engine)
      let (old, new) = maker.pair()
      let forth = ThemeDiff(parsed(old, engine), parsed(new, engine), traits: traits)
      let back = ThemeDiff(parsed(new, engine), parsed(old, engine), traits: traits)
      struct Seen: Hashable {
        var place: ChangedPlace
        var from, to: ValueKey?
        var pair: Int
      }
      func seen(_ diff: ThemeDiff, _ isBack: Bool) -> Set<Seen> {
        var all: Set<Seen> = []
        for change in diff.causes.flatMap(\.changes) {
          let sides = isBack ? (change.new, change.old) : (change.old, change.new)
          for pair in change.scope.indices {
            all.insert(
              Seen(
                place: change.place, from: sides.0.map { ValueKey($0.value.effective) },
                to: sides.1.map { ValueKey($0.value.effective) }, pair: pair))
          }
        }
        return all
      }
      #expect(seen(forth, false) == seen(back, true), "\(seed)")
      #expect(forth.outcomes.map { [$0.old, $0.new] } == back.outcomes.map { [$0.new, $0.old] })
      func crossings(_ diff: ThemeDiff, _ isBack: Bool) -> [String] {
        diff.causes.flatMap(\.contrasts).flatMap { contrast in
          contrast.scope.indices.map { pair in
            let (from, to) = isBack ? (contrast.new, contrast.old) : (contrast.old, contrast.new)
            return "\(contrast.place) \(pair) \(from?.ratio ?? 0) \(to?.ratio ?? 0)"
          }
        }.sorted()
      }
      #expect(crossings(forth, false) == crossings(back, true), "\(seed)\n\(old)\n->\n\(new)")
      #expect(forth.silent.moved == back.silent.moved, "\(seed)")
      #expect(forth.silent.renamed.count == back.silent.renamed.count, "\(seed)\n\(old)\n->\n\(new)")
    }
  }

  @Test(arguments: Engine.allCases) func aThemeIsLikeItself(engine: Engine) {
    for seed in 0..<Self.seeds(engine) {
      var maker = ThemePairMaker(seed: seed, engine: engine)
      let (old, _) = maker.pair()
      // A comment at the end, so that the bytes differ; fiori-swiftui has no comments, but lines.
      for other in [old, old + "/* the end */\n"] {
        let diff = ThemeDiff(
          parsed(old, engine), parsed(other, engine), traits: Self.traits.map { TraitsPair($0) })
        #expect(diff.isEmpty && diff.silent.renamed.isEmpty, "\(seed)")
        #expect(diff.silent.rewritten == 0 && diff.silent.moved == 0, "\(seed)")
        #expect(
          diff.silent.isLayoutOnly == (other != old) || engine == .nui && old.contains("Broken"), "\(seed)")
      }
    }
  }
}
