import NSSCatalog
import NSSSyntax
import NSSTestSupport
import Testing

@testable import NSSTheme

/// Lookups by the index of a table give what the simple way gives.
@Suite struct LookupPropertyTests {
  private static let attributes = [
    "font-color", "tint-color", "border-color", "font-style", "font-name", "font-size", "text-line-clamp",
    "background-color", "background-color-scheme", "on-tint-color", "track-color", "thumb-color",
    "background-color-top", "content-insets", "own-thing",
  ]

  /// A sheet about the class paths of some components: with repeated attributes, states, lists and media blocks.
  private func sheet(
    _ random: inout SplitMix64, _ components: [ThemeSchema.Component], _ engine: Engine
  ) -> String {
    var text = "@a: #111111; @b: primary1; @c: @a; @primary2: #222222; @d: body;\n"
    let names = components.flatMap { $0.elements.flatMap { $0.paths.map(\.name) } } + ["Own", "Button"]
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      let isInBlock = Int.random(in: 0..<8, using: &random) == 0
      if isInBlock { text += "@media (device: \(Bool.random(using: &random) ? "ipad" : "iphone")) {\n" }
      let classes = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        names[Int.random(in: 0..<names.count, using: &random)]
      }
      text += classes.joined(separator: ", ") + " {"
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text += " " + Self.attributes[Int.random(in: 0..<Self.attributes.count, using: &random)]
        if Bool.random(using: &random) {
          text += "-" + TintState.allCases[Int.random(in: 0..<TintState.allCases.count, using: &random)].name
        }
        // NUI takes nothing of a sheet with a variable that is not defined.
        let values =
          ["#333333", "#444444", "@a", "@b", "@c", "@d", "@primary2", "primary3", "12", "body", "dark"]
          + (engine == .nui ? [] : ["@undefined"])
        text += ": " + values[Int.random(in: 0..<values.count, using: &random)] + ";"
      }
      text += " }\n" + (isInBlock ? "}\n" : "")
    }
    return text
  }

  @Test(arguments: [Engine.sapfiori, .nui]) func theIndexGivesWhatWalkingGives(engine: Engine) {
    var random = SplitMix64(seed: 7)
    let schema = ThemeSchema.of(engine)
    let known = ThemedComponent.allCases.filter { !schema.components[Int($0.rawValue)].elements.isEmpty }
    var found = 0
    for _ in 0..<12 {
      let components = (0..<3).map { _ in known[Int.random(in: 0..<known.count, using: &random)] }
      let text = sheet(&random, components.map { schema.components[Int($0.rawValue)] }, engine)
      let parsed = ParsedTheme([SourceText(name: "theme.nss", text)], engine: engine)
      for traits in [Traits(), Traits(device: .ipad, appearance: .dark)] {
        let theme = parsed.resolve(traits)
        for component in Set(components) {
          let table = theme[component]
          for element in table.elements {
            found += compare(element, LookupReference(element, scheme: table.scheme), text)
          }
        }
        let list = theme.classList("Own:Button")
        found += compare(list, LookupReference(list, scheme: nil), text)
      }
    }
    #expect(found > 500)
  }

  /// The number of values that there are.
  private func compare(_ element: TintElement, _ reference: LookupReference, _ text: String) -> Int {
    var found = 0
    func check(_ value: Lookup?, _ wanted: Lookup?, _ what: String) {
      if wanted != nil { found += 1 }
      #expect(value == wanted, "\(element.name) \(what)\n\(text)")
    }
    // The catalogue does not know all of these attributes, and those have no states.
    let store = reference.theme.store
    let names = Set(store.declarations.map { store.names.string(Int($0.bareName)) }).union(Self.attributes)
    let named = reference.namedStates
    #expect(
      element.states
        == TintState.allCases.filter { element.lookup.schema.states.contains($0) || named.contains($0) })
    for state in element.isThemed ? TintState.allCases : [.disabled] {
      let attributes = element[state]
      check(attributes.foregroundColor, reference.foregroundColor(state), "text \(state)")
      check(attributes.borderColor, reference.value("border-color", state), "border \(state)")
      check(attributes.numberOfLines, reference.value("text-line-clamp", state), "lines \(state)")
      let font = attributes.font
      for (part, wanted) in zip([font?.style, font?.name, font?.size], reference.font(state)) {
        check(part, wanted, "font \(state)")
      }
      var views: [String] = []
      for name in names {
        let wanted = reference.view(name, state)
        check(attributes.view(name), wanted, "\(name) \(state)")
        if let wanted, !wanted.isSuperseded,
          state == .normal || wanted.from == .state || element.lookup.schema.stateful?.contains(name) ?? true
        {
          views.append(name)
        }
      }
      #expect(attributes.view.map(\.name) == views.sorted(), "view \(state)\n\(text)")
      for attribute in attributes.view {
        #expect(attribute.lookup == reference.view(attribute.name, state))
      }
    }
    return found
  }
}
