import NSSCatalog
import NSSTheme

/// What an attribute does in the tint attribute tables of the components that show its class.
struct WhyEffects {
  /// Where it shows, and why it does not.
  private(set) var sentences: [String] = []
  /// What it wins over there.
  private(set) var beaten: [String] = []
  /// What that rests on.
  private(set) var assumed: [String] = []

  private let attribute: ThemeAttribute
  private let theme: ResolvedTheme
  /// The elements, by the states it shows in, and by those in which the component's own look is lost.
  private var shown: [(states: String, parts: [String])] = []
  private var wiped: [(states: String, parts: [String])] = []
  /// Other values than the plain one, with what they rest on, and where they show.
  private var others: [(value: String, parts: [String])] = []
  /// What the lookups rest on that the plain value does not.
  private(set) var more: Assumptions = []

  /// The most elements that a sentence names; a class such as `Label` shows in dozens.
  private static let mostParts = 4

  init(_ attribute: ThemeAttribute, in theme: ResolvedTheme) {
    self.attribute = attribute
    self.theme = theme
    for component in theme.components {
      for element in theme[component].elements
      where element.paths.contains(where: { $0.isStyled && $0.name == attribute.className }) {
        add(element, element.name.isEmpty ? component.name : "\(component.name) \(element.name)")
      }
    }
    sentences =
      shown.map { "It shows in \(Self.list($0.parts)), states \($0.states)." }
      + others.map { "In \(Self.list($0.parts)) it is \($0.value)." } + sentences
    // These have sentences of their own, which name the places.
    more.subtract(attribute.assumptions.union(.stateFallback))
    assumed = wiped.map { states, parts in
      "state-fallback: in \(Self.list(parts)) it stands in for \(states), so that the component's own look there "
        + "(such as a disabled grey) is lost."
    }
  }

  private mutating func add(_ element: TintElement, _ part: String) {
    var states: [String] = []
    var lost: [String] = []
    for state in element.states {
      let attributes = element[state]
      if let lookup = lookup(attributes) {
        states.append(state.name)
        if lookup.wipesComponentDefault { lost.append(state.name) }
        more.formUnion(lookup.assumptions)
        if lookup.value != attribute.value { noteOther(lookup, element, part) }
        if attribute.name == "tint-color-\(state.name)",
          let loser = theme.attribute("font-color-\(state.name)", of: attribute.className)
        {
          beaten.append("`\(loser.text)` of \(loser.name) in \(part): \(Self.tintReason(lookup)).")
        }
      } else {
        addColorRivalry(attributes, part)
      }
    }
    Self.note(part, states, in: &shown)
    Self.note(part, lost, in: &wiped)
    for conflict in element.conflicts { add(conflict, part) }
  }

  private mutating func noteOther(_ lookup: Lookup, _ element: TintElement, _ part: String) {
    let names = lookup.assumptions.subtracting(attribute.assumptions).names.filter { $0 != "state-fallback" }
    var text = lookup.value.effective.map(ThemeWords.text) ?? "nothing"
    if lookup.assumptions.contains(.schemeScope),
      let scheme = element.component.flatMap({ theme[$0].scheme })
    {
      text += ", since background-color-scheme is \(scheme.name) there"
    }
    if !names.isEmpty { text += " (assumed: \(names.joined(separator: ", ")))" }
    if let index = others.firstIndex(where: { $0.value == text }) {
      if !others[index].parts.contains(part) { others[index].parts.append(part) }
    } else {
      others.append((text, [part]))
    }
  }

  /// `font-color-STATE` where `tint-color-STATE` of the same class wins, and the reverse.
  private mutating func addColorRivalry(_ attributes: TintAttributes, _ part: String) {
    guard attribute.name == "font-color-\(attributes.state.name)",
      let winner = attributes.foregroundColor.map({ theme.attribute($0) }),
      winner.name.hasPrefix("tint-color"), winner.className == attribute.className
    else { return }
    let basis = attributes.foregroundColor.map(Self.tintReason) ?? ""
    sentences.append(
      "It has no effect in \(part) (\(attributes.state.name)): \(winner.name) of the same class wins (\(basis))."
    )
  }

  private static func tintReason(_ winner: Lookup) -> String {
    "tint-color-STATE beats font-color-STATE, which is "
      + (winner.assumptions.contains(.tintOverFont) ? "assumed here (tint-over-font)" : "printed for it")
  }

  private mutating func add(_ conflict: PathConflict, _ part: String) {
    let (winner, loser) = (conflict.winner, conflict.loser)
    let place = part + (conflict.state.map { " (\($0.name))" } ?? "")
    let reason = Self.reason(conflict.kind)
    if loser.location == attribute.location {
      sentences.append("It has no effect in \(place): \(winner.className).\(winner.name) wins (\(reason)).")
    } else if winner.location == attribute.location {
      beaten.append("`\(loser.text)` of \(loser.className).\(loser.name) in \(place): \(reason).")
    }
  }

  private func lookup(_ attributes: TintAttributes) -> Lookup? {
    let font = attributes.reportedFont
    var all = [font?.style, font?.name, font?.size] + TintKey.allCases.map { attributes.reported($0) }
    all += attributes.view.map { $0.lookup }
    return all.compactMap { $0 }.first { theme.location(of: $0) == attribute.location }
  }

  private static func note(
    _ part: String, _ states: [String], in list: inout [(states: String, parts: [String])]
  ) {
    if states.isEmpty { return }
    let text = states.joined(separator: ", ")
    if let index = list.firstIndex(where: { $0.states == text }) {
      list[index].parts.append(part)
    } else {
      list.append((text, [part]))
    }
  }

  private static func reason(_ kind: PathConflict.Kind) -> String {
    switch kind {
    case .paths: "a current path beats a deprecated one, the component's own that of an inner view; assumed"
    case .classState: "the class with the state beats the attribute with the state; assumed"
    case .superseded: "the newer attribute wins"
    }
  }

  private static func list(_ parts: [String]) -> String {
    let rest = parts.count - mostParts
    if rest < 2 { return parts.joined(separator: ", ") }
    return parts.prefix(mostParts).joined(separator: ", ") + " and \(rest) more"
  }
}
