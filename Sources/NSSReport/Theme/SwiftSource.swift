import NSSCatalog
import NSSTheme

/// Swift source that sets, through SAPFiori's API, the tint attributes that a theme sets.
///
/// For each documented property ref and state one `setAttributes`, which replaces what was set before, then one
/// `addAttributes`; only for components whose declarations state FUITintAttributesProvider. All else is a comment.
public struct SwiftSource {
  private let theme: ResolvedTheme
  private var text = ""
  /// Whether the component at hand has no call yet.
  private var isEmpty = true

  private init(_ theme: ResolvedTheme) { self.theme = theme }

  /// The source.
  /// - Parameters:
  ///   - only: the components to show; nil for all that the sheets style.
  ///   - tool: the version named at the top.
  public static func text(_ theme: ResolvedTheme, only: [ThemedComponent]? = nil, tool: String) -> String {
    var source = SwiftSource(theme)
    source.build(only ?? theme.components, tool)
    return source.text
  }

  private mutating func build(_ components: [ThemedComponent], _ tool: String) {
    let names = theme.sheets.map { SwiftValue.comment($0.name) }.joined(separator: ", ")
    text = "// Made by nss \(tool) from \(names).\n// \(ThemeWords.traits(theme.traits, of: theme.engine))\n"
    for (sheet, verdict) in zip(theme.sheets, theme.verdicts) where verdict != .resolved {
      let message = ThemeWords.message(verdict, in: sheet, engine: theme.engine)
      text += "// \(SwiftValue.comment("\(sheet.name): \(message)"))\n"
    }
    text += "\nimport SAPFiori\nimport UIKit\n"
    for component in components { append(theme[component]) }
  }

  private mutating func append(_ table: TintTable) {
    let elements = table.elements.filter(\.isThemed)
    if elements.isEmpty { return }
    let name = table.component.name
    guard table.declaresProvider else {
      text += "\n// \(name): no document says that it conforms to FUITintAttributesProvider. Left out:\n"
      for element in elements { text += "// - \(label(element))\n" }
      return
    }
    let before = text
    text = ""
    isEmpty = true
    var refs: [PropertyRef] = []
    for element in elements {
      if let reason = reasonAgainst(element) {
        text += "    // \(label(element)): \(reason)\n"
      } else if let ref = element.propertyRef, !refs.contains(ref) {
        refs.append(ref)
      }
      appendView(element)
    }
    for ref in refs {
      let same = elements.filter { $0.propertyRef == ref && reasonAgainst($0) == nil }
      for state in TintState.allCases where same.contains(where: { $0.states.contains(state) }) {
        append(same, ref, state)
      }
    }
    let body = text
    text = before
    if isEmpty {
      text += "\n// \(name): nothing that code can set. Left out:\n"
      for line in body.split(separator: "\n") { text += "// - \(line.drop { $0 == " " || $0 == "/" })\n" }
      return
    }
    text += "\nextension \(name) {\n  /// Sets the tint attributes that the theme sets.\n"
    text += "  func applyThemeTintAttributes() {\n\(body)  }\n}\n"
  }

  private func label(_ element: TintElement) -> String {
    element.name.isEmpty ? "the component itself" : SwiftValue.comment(element.name)
  }

  /// Why an element cannot be set in code, or nil.
  private func reasonAgainst(_ element: TintElement) -> String? {
    guard let ref = element.propertyRef else { return "no property ref is documented" }
    if element.isInner { return "it belongs to \(element.owner)" }
    switch element.basis {
    case .stated, .heading, .prose: return nil
    case .role: return "that it is .\(ref.name) is a guess from its role"
    case .none: return "nothing connects it with .\(ref.name)"
    }
  }

  private mutating func appendView(_ element: TintElement) {
    let names = Set(element.states.flatMap { element[$0].view.map(\.name) }).sorted(by: byBytes)
    if names.isEmpty { return }
    text +=
      "    // \(label(element)): no tint attributes: \(SwiftValue.comment(names.joined(separator: ", ")))\n"
  }

  // MARK: Calls

  /// An entry of a dictionary of attributes.
  private struct Entry {
    var key: TintKey
    var value: String
    var assumptions: Assumptions
  }

  private mutating func append(_ elements: [TintElement], _ ref: PropertyRef, _ state: TintState) {
    var entries: [Entry] = []
    for element in elements {
      let attributes = element[state]
      if attributes.isNotThemable { continue }
      for entry in self.entries(attributes) {
        guard let other = entries.first(where: { $0.key == entry.key }) else {
          entries.append(entry)
          continue
        }
        if other.value != entry.value {
          text +=
            "    // \(label(element)): .\(entry.key.name) is \(entry.value), but .\(ref.name) has one value\n"
        }
      }
    }
    guard !entries.isEmpty else { return }
    guard let apiState = apiName(state) else {
      text += "    // .\(ref.name): the API has no state for -\(state.name)\n"
      return
    }
    let look = entries.filter { $0.key == .foregroundColor || $0.key == .font }
    let rest = entries.filter { $0.key == .borderColor || $0.key == .numberOfLines }
    let first = look.isEmpty ? rest : look
    call("setAttributes", first, ref, apiState)
    if !look.isEmpty, !rest.isEmpty { call("addAttributes", rest, ref, apiState) }
  }

  private mutating func call(_ name: String, _ entries: [Entry], _ ref: PropertyRef, _ state: String) {
    isEmpty = false
    let assumed = entries.reduce(into: Assumptions()) { $0.formUnion($1.assumptions) }
    if !assumed.isEmpty { text += "    // assumed: \(assumed.names.joined(separator: ", "))\n" }
    let pairs = entries.map { ".\($0.key.name): \($0.value)" }
    text += "    \(name)(\n      [\(pairs.joined(separator: ",\n       "))],\n"
    text += "      for: .\(ref.name), state: .\(state))\n"
  }

  private mutating func entries(_ attributes: TintAttributes) -> [Entry] {
    var entries: [Entry] = []
    for (key, lookup) in [
      (TintKey.foregroundColor, attributes.reported(.foregroundColor)),
      (.borderColor, attributes.reported(.borderColor)),
    ] {
      guard let lookup else { continue }
      if let color = SwiftValue.color(lookup.value) {
        entries.append(Entry(key: key, value: color, assumptions: lookup.assumptions))
      } else {
        unreadable(key, attributes.state)
      }
    }
    if let font = attributes.reportedFont {
      if let value = SwiftValue.font(font.value) {
        entries.append(Entry(key: .font, value: value, assumptions: font.assumptions))
      } else {
        unreadable(.font, attributes.state)
      }
    }
    if let lines = attributes.reported(.numberOfLines) {
      if let number = lines.value.effective?.number, let whole = Int(exactly: number) {
        entries.append(Entry(key: .numberOfLines, value: String(whole), assumptions: lines.assumptions))
      } else {
        unreadable(.numberOfLines, attributes.state)
      }
    }
    return entries
  }

  private mutating func unreadable(_ key: TintKey, _ state: TintState) {
    text += "    // .\(key.name) in state \(state.name): the value has no counterpart in code\n"
  }

  /// The case of FUIControlState. The documents name these ten.
  private func apiName(_ state: TintState) -> String? {
    switch state {
    case .normal, .highlighted, .selected, .disabled, .readonly, .enabledSelected, .enabledUnselected,
      .disabledSelected, .disabledUnselected:
      state.apiName
    default: nil
    }
  }
}
