import NSSCatalog

/// Pages of the catalogue in Markdown.
public enum CatalogMarkdown {
  /// The list of all components by kind, and of NUI's classes.
  public static func list() -> String {
    var text = "# Components\n\n\(Catalog.age)\n"
    for (kind, components) in CatalogNames.byKind {
      text += "\n## \(kind)\n\n"
      for component in components {
        text += "- `\(component.name)`\(CatalogWords.mark(component).map { " (\($0))" } ?? "")\n"
      }
    }
    text += "\n## NUI classes\n\n"
    for path in CatalogNames.nuiClasses { text += "- `\(path.name)`\n" }
    return text
  }

  /// One page.
  public static func page(_ page: CatalogPage) -> String {
    var text = "# \(escaped(page.title))\n\nEngine: \(page.engine.name)\n"
    if let component = page.component {
      text += "\n"
      if component.name != page.title { text += "- component: \(escaped(component.name))\n" }
      for fact in CatalogWords.facts(component) { text += "- \(fact.name): \(escaped(fact.text))\n" }
    }
    for path in page.paths {
      text += "\n## `\(path.name)`\n\n"
      var facts = path.role == .unknown ? [] : [path.role.word]
      if let state = path.classState { facts.append("in state \(state)") }
      facts += CatalogWords.marks(path)
      if !path.sources.isEmpty { facts.append(path.sources) }
      if !facts.isEmpty { text += escaped(facts.joined(separator: "; ")) + "\n\n" }
      if let note = path.note { text += "Note: \(escaped(note))\n\n" }
      text += attributes(path)
    }
    let sources = CatalogWords.sources(page)
    if !sources.isEmpty { text += "\n## Sources\n\n" }
    for source in sources { text += "- \(source.id): \(escaped(source.title))\n" }
    return text
  }

  private static func attributes(_ path: ClassPath) -> String {
    let attributes = path.attributes
    if attributes.isEmpty { return "No attributes are documented.\n" }
    var text = "| attribute | states | type | remarks |\n|---|---|---|---|\n"
    for attribute in attributes {
      let remarks = CatalogWords.marks(attribute) + [attribute.note].compactMap { $0 }
      let cells = [
        "`\(CatalogWords.name(attribute).replacing("|", by: "\\|"))`",
        escaped(CatalogWords.states(attribute).joined(separator: " ")),
        attribute.type.name, escaped(remarks.joined(separator: "; ")),
      ]
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    return text
  }

  /// Text whose signs Markdown would act on are escaped.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_{}[]<>|~#".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}

extension String {
  fileprivate func replacing(_ character: Character, by other: String) -> String {
    split(separator: character, omittingEmptySubsequences: false).joined(separator: other)
  }
}
