import NSSCatalog

/// How pages of the catalogue word facts for people.
enum CatalogWords {
  /// The states of an attribute, `-` for the bare form; `~` marks what no document prints.
  static func states(_ attribute: AttributeFact) -> [String] {
    let bare = attribute.isBarePrinted ? ["-"] : []
    return bare + attribute.states.map { $0.certainty == .inferred ? "~\($0.name)" : $0.name }
  }

  /// `font-color`, `background-color[-top|-bottom]`, `image[-insets]`
  static func name(_ attribute: AttributeFact) -> String {
    let places = attribute.modifiers.map { set in
      [(AttributeModifiers.top, "top"), (.bottom, "bottom"), (.landscape, "landscape"), (.insets, "insets")]
        .filter { set.contains($0.0) }.map { "-\($0.1)" }.joined()
    }
    let named = places.filter { !$0.isEmpty }
    return named.isEmpty ? attribute.base : "\(attribute.base)[\(named.joined(separator: "|"))]"
  }

  /// What marks an attribute: `deprecated`, `never read`, `inferred`.
  static func marks(_ attribute: AttributeFact) -> [String] {
    [
      attribute.isDeprecated ? "deprecated" : nil, attribute.isRead ? nil : "never read",
      attribute.isDocumented ? nil : "undocumented", attribute.certainty == .inferred ? "inferred" : nil,
    ].compactMap { $0 }
  }

  /// What marks a class path, with what to use instead.
  static func marks(_ path: ClassPath) -> [String] {
    var marks: [String] = []
    switch path.status {
    case .current: break
    case .deprecated: marks.append("deprecated" + (path.replacement.map { ", use \($0)" } ?? ""))
    case .unavailable: marks.append("unavailable")
    case .misprint: marks.append("a misprint" + (path.replacement.map { " of \($0)" } ?? ""))
    }
    if let other = path.otherSpelling { marks.append("also printed \(other)") }
    if path.certainty == .inferred { marks.append("inferred") }
    if !path.isRendered { marks.append("never read") }
    return marks
  }

  /// `deprecated`, `unavailable`, or nothing.
  static func mark(_ component: Component) -> String? {
    component.status == .current ? nil : name(component.status)
  }

  /// The name in machine output.
  static func name(_ status: CatalogStatus) -> String {
    switch status {
    case .current: "current"
    case .deprecated: "deprecated"
    case .unavailable: "unavailable"
    case .misprint: "misprint"
    }
  }

  /// The name in machine output.
  static func name(_ certainty: Certainty) -> String { certainty == .printed ? "printed" : "inferred" }

  /// The facts of a component that are not in its class paths.
  static func facts(_ component: Component) -> [(name: String, text: String)] {
    [
      ("kind", component.kind), ("superclass", component.superclass), ("conforms to", component.conforms),
      ("status", mark(component)), ("note", component.note),
    ].compactMap { name, text in text.map { (name, $0) } }
  }

  /// The meanings of the sources that a page names.
  static func sources(_ page: CatalogPage) -> [CatalogSource] {
    var words: Set<Substring> = []
    for path in page.paths {
      for text in [path.sources] + path.attributes.map(\.sources) {
        words.formUnion(text.split(separator: " ").map { $0.drop { $0 == "~" } })
      }
    }
    return CatalogSource.all.filter { words.contains($0.id[...]) }
  }
}
