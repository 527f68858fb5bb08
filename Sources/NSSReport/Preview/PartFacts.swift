import NSSCatalog
import NSSTheme

/// What the preview knows of each drawn part: class path, attribute, value and why. Numbers stand for repeated strings
/// and values, so that a page grows with what differs.
final class PartFacts: PartMarking {
  /// A value with its chain.
  private struct Value: Hashable {
    var name: Int
    var className: Int
    var text: Int
    /// The colour as `#rrggbbaa`, or -1.
    var hex: Int
    var isAssumed: Bool
    var steps: [Int]
    var beaten: [Int]
    var assumed: [Int]
  }

  private struct Part {
    var component: Int
    var element: Int
    var state: Int
    var look: Int
    /// What it is: its role and property ref.
    var kind: Int
    var values: [Int]
    var notes: [Int]
    /// The class paths that reach it, where no sheet styles it.
    var paths: [Int]
  }

  private struct Chain: Hashable {
    var className: String
    var attribute: String
  }

  private(set) var strings = StringPool()
  private var values: [Value] = []
  private var numbers: [Value: Int] = [:]
  private var parts: [Part] = []
  /// The themes of the page.
  private var sources: [Source]
  /// The theme at hand.
  private var current = 0
  /// The component at hand.
  private var component: String?
  private var scheme: PaletteScheme?
  private var known: [Place: PartMark] = [:]

  /// A theme with what is known of it.
  private struct Source {
    var theme: ResolvedTheme
    var look: String
    var places: ThemePlaces
    var chains: [Chain: WhyChain] = [:]
  }

  private struct Place: Hashable {
    var source: Int
    var element: String
    var state: TintState
  }

  /// - Parameter themes: each with how the page names it: `light`.
  init(_ themes: [(theme: ResolvedTheme, look: String)]) {
    sources = themes.map { Source(theme: $0.theme, look: $0.look, places: ThemePlaces($0.theme.sheets)) }
  }

  /// The number that stands for a text in the page's data.
  func number(_ text: String) -> Int { strings.number(text) }

  /// Turns to another component, or to a class of none.
  func begin(component: String?) {
    self.component = component
    known = [:]
  }

  /// Turns to another theme, by its place in the list, with the colour scheme that it sets for the component.
  func begin(theme: Int, scheme: PaletteScheme?) {
    current = theme
    self.scheme = scheme
  }

  func mark(_ element: TintElement, _ state: TintState) -> PartMark {
    let key = Place(source: current, element: element.name, state: state)
    if let mark = known[key] { return mark }
    var part = Part(
      component: strings.number(component ?? "A class of no component"),
      element: strings.number(element.name), state: strings.number(state.name),
      look: strings.number(sources[current].look),
      kind: strings.number(Self.kind(element)), values: [], notes: [], paths: [])
    let attributes = element[state]
    let lookups = PartMark.lookups(attributes)
    for lookup in lookups { part.values.append(value(lookup, state)) }
    for conflict in element.conflicts where conflict.state == nil || conflict.state == state {
      part.notes.append(strings.number(Self.sentence(conflict)))
    }
    if attributes.isNotThemable {
      part.notes.append(
        strings.number("Only code reaches this state: attributes for it have no documented effect."))
    }
    if part.values.isEmpty {
      part.paths = element.paths.filter { !$0.isDeprecated }.map { strings.number($0.name) }
    }
    parts.append(part)
    let mark = PartMark(number: parts.count - 1, lookups)
    known[key] = mark
    return mark
  }

  private static func kind(_ element: TintElement) -> String {
    var text = element.role == .unknown ? "" : element.role.word
    if let ref = element.propertyRef { text += (text.isEmpty ? "" : ", ") + "property ref .\(ref.name)" }
    if element.isInner { text += (text.isEmpty ? "" : ", ") + "of \(element.owner)" }
    return text
  }

  private static func sentence(_ conflict: PathConflict) -> String {
    "\(conflict.winner.className).\(conflict.winner.name) wins over "
      + "\(conflict.loser.className).\(conflict.loser.name): \(conflict.loser.text)."
  }

  private func value(_ lookup: Lookup, _ state: TintState) -> Int {
    let attribute = sources[current].theme.attribute(lookup)
    let chain = chain(attribute)
    var steps = chain.steps
    switch lookup.from {
    case .state: break
    case .bare where state == .normal: break
    case .bare: steps.append("Nothing sets it for \(state.name); the value without state stands in.")
    case .baseClass:
      steps.append("The class path without state sets it; the one for \(state.name) says nothing else.")
    }
    if lookup.assumptions.contains(.schemeScope), let scheme {
      steps.append("background-color-scheme is \(scheme.name) in this component.")
    }
    let more = lookup.assumptions.subtracting(chain.attributeAssumptions)
    let value = Value(
      name: strings.number(attribute.name), className: strings.number(attribute.className),
      text: strings.number(Self.text(lookup.value)),
      hex: lookup.value.color.map { strings.number($0.hex) } ?? -1,
      isAssumed: !lookup.assumptions.isEmpty, steps: steps.map { strings.number($0) },
      beaten: chain.beaten.map { strings.number($0) },
      assumed: (chain.assumed + WhyChain.sentences(more)).map { strings.number($0) })
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  private func chain(_ attribute: ThemeAttribute) -> WhyChain {
    let key = Chain(className: attribute.className, attribute: attribute.name)
    if let chain = sources[current].chains[key] { return chain }
    let theme = sources[current].theme
    let found = theme.explain(attribute.name, of: attribute.className)
    let chain = found.map { WhyChain($0, in: theme, &sources[current].places) } ?? WhyChain()
    sources[current].chains[key] = chain
    return chain
  }

  private static func text(_ value: TypedValue) -> String {
    let text = value.effective.map { ThemeWords.text($0) } ?? "nothing"
    if case .systemColor(let system)? = value.effective, system.fixedColor == nil {
      return text + " (the device decides)"
    }
    return text
  }

  // MARK: Palette

  /// The number of a palette colour that the theme sets.
  func palette(
    _ style: String, _ variant: String, _ value: String, _ sentence: String, _ assumed: Assumptions
  ) -> Int {
    parts.append(
      Part(
        component: strings.number("Palette"), element: strings.number(style), state: strings.number(variant),
        look: strings.number(""), kind: strings.number(value), values: [],
        notes: ([sentence] + WhyChain.sentences(assumed)).map { strings.number($0) }, paths: []))
    return parts.count - 1
  }

  // MARK: JSON

  /// The data of the page's script: `strings`, and tables of numbers that stand for them.
  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    appendMembers(strings, to: &json)
    json.endObject()
    return json.bytes
  }

  /// The members `parts`, `strings` and `values`.
  /// - Parameter pool: ``strings``, with what else the page knows by number.
  func appendMembers(_ pool: StringPool, to json: inout JSONWriter) {
    json.key("parts")
    json.beginArray()
    for part in parts {
      json.beginArray()
      for number in [part.component, part.element, part.state, part.look, part.kind] { json.integer(number) }
      for list in [part.values, part.notes, part.paths] { json.integers(list) }
      json.endArray()
    }
    json.endArray()
    json.key("strings")
    json.strings(pool.strings)
    json.key("values")
    json.beginArray()
    for value in values {
      json.beginArray()
      for number in [value.name, value.className, value.text, value.hex, value.isAssumed ? 1 : 0] {
        json.integer(number)
      }
      for list in [value.steps, value.beaten, value.assumed] { json.integers(list) }
      json.endArray()
    }
    json.endArray()
  }
}
