import NSSCatalog

/// Pages of the catalogue as text for people.
public struct CatalogText: Sendable {
  private let style: Style
  private let width: Int

  /// Text in a look, in so many columns.
  public init(style: Style = .plain, width: Int = 80) { (self.style, self.width) = (style, width) }

  /// The list of all components by kind, and of NUI's classes.
  public func list() -> String {
    var text = "\(Catalog.age)\n"
    for (kind, components) in CatalogNames.byKind {
      text += "\n\(style.paint(kind, .emphasis))\n"
      for component in components {
        text += "  \(component.name)"
        if let mark = CatalogWords.mark(component) { text += "  \(style.paint(mark, .warning))" }
        text += "\n"
      }
    }
    text += "\n\(style.paint("NUI classes", .emphasis))\n"
    text += wrapped(CatalogNames.nuiClasses.map(\.name).joined(separator: ", "), indent: 2) + "\n"
    return text
  }

  /// One page.
  public func page(_ page: CatalogPage) -> String {
    var text = style.paint(page.title, .emphasis) + "  (\(page.engine.name))\n"
    if let component = page.component {
      if component.name != page.title { text += "  component: \(component.name)\n" }
      for fact in CatalogWords.facts(component) {
        text += wrapped("\(fact.name): \(fact.text)", indent: 2) + "\n"
      }
    }
    for path in page.paths { text += "\n" + self.path(path, page.engine) }
    if page.paths.isEmpty { text += "\n  No class path is documented.\n" }
    let sources = CatalogWords.sources(page)
    if !sources.isEmpty { text += "\n" }
    for source in sources { text += wrapped("\(source.id): \(source.title)", indent: 0) + "\n" }
    if isMarked(page) { text += "~ or inferred: follows from what is printed, but no document prints it\n" }
    return text
  }

  private func isMarked(_ page: CatalogPage) -> Bool {
    page.paths.contains { path in
      path.certainty == .inferred
        || path.attributes.contains { fact in
          fact.certainty == .inferred || fact.states.contains { $0.certainty == .inferred }
        }
    }
  }

  private func path(_ path: ClassPath, _ engine: Engine) -> String {
    var heading = path.role == .unknown ? [] : [path.role.word]
    if let state = path.classState { heading.append("in state \(state)") }
    heading += CatalogWords.marks(path)
    if !path.sources.isEmpty { heading.append(path.sources) }
    if let inherits = path.inherits, inherits != path.name { heading.append("looked up as \(inherits)") }
    var text = style.paint(path.name, .path) + "\n"
    if !heading.isEmpty { text += wrapped(heading.joined(separator: "; "), indent: 2) + "\n" }
    if let note = path.note { text += wrapped("note: \(note)", indent: 2) + "\n" }
    let attributes = path.attributes
    if attributes.isEmpty { return text + implied(path, engine) }
    let names = attributes.map(CatalogWords.name)
    let nameWidth = min(names.map(\.count).max() ?? 0, 34)
    let typeWidth = attributes.map(\.type.name.count).max() ?? 0
    for (attribute, name) in zip(attributes, names) {
      let type = attribute.type.name + String(repeating: " ", count: typeWidth - attribute.type.name.count)
      let pad = String(repeating: " ", count: max(0, nameWidth - name.count))
      let start = "    \(name)\(pad)  \(type)  "
      var parts = [CatalogWords.states(attribute).joined(separator: " ")]
      parts += CatalogWords.marks(attribute)
      if let note = attribute.note { parts.append(note) }
      let rest = parts.filter { !$0.isEmpty }.joined(separator: "; ")
      let lines = TextWrap.lines(rest, width: max(20, width - start.count))
      text += start + lines.joined(separator: "\n" + String(repeating: " ", count: start.count)) + "\n"
    }
    return text
  }

  private func implied(_ path: ClassPath, _ engine: Engine) -> String {
    let names = Catalog.of(engine).supportedAttributes(of: path).names
    if names.isEmpty { return "    no attributes are documented\n" }
    return wrapped("no attributes are documented; inferred: " + names.joined(separator: ", "), indent: 4)
      + "\n"
  }

  private func wrapped(_ text: String, indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return space + TextWrap.lines(text, width: width - indent).joined(separator: "\n  " + space)
  }
}
