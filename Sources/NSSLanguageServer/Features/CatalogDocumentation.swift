import NSSCatalog
import NSSLint

/// What the catalogue knows of names, in Markdown, with sources and certainty.
enum CatalogDocumentation {
  /// The entry of a class path; nil for names that no catalogue has.
  static func classPath(_ name: String, _ catalog: Catalog) -> String? {
    let engine = catalog.engine
    switch catalog.verdict(onClass: name.utf8) {
    case .known(let path): return entry(path, name, engine, catalog)
    case .bareStem(let stem):
      return """
        **\(Markdown.escaped(name))** (\(engine.name))

        The stem \(Markdown.code(stem)) of a component. No document prints the stem alone as a class path (inferred).
        """
    case .appClass, .unknown: return nil
    }
  }

  /// What is wrong with a name that is near the catalogue's but not in it; nil for others.
  static func mistake(_ name: String, _ catalog: Catalog) -> String? {
    guard case .unknown(let mistake) = catalog.verdict(onClass: name.utf8) else { return nil }
    let part =
      switch mistake.part {
      case .component: "component"
      case .element: "element"
      case .classState: "state of a class path"
      }
    let meant = mistake.suggestion.map { " \(Markdown.code($0)) is near." } ?? ""
    return "**\(Markdown.escaped(name))** (\(catalog.engine.name))\n\nNo document has this \(part).\(meant)"
  }

  private static func entry(_ path: ClassPath, _ name: String, _ engine: Engine, _ catalog: Catalog) -> String
  {
    var title = "**\(Markdown.escaped(name))** (\(engine.name))"
    switch path.status {
    case .current: break
    case .deprecated: title += " *deprecated*"
    case .unavailable: title += " *unavailable*"
    case .misprint: title += " *misprint*"
    }
    var facts: [String] = []
    if !path.componentName.isEmpty { facts.append("Component \(Markdown.code(path.componentName))") }
    if !path.element.isEmpty { facts.append("element \(Markdown.code(path.element))") }
    if let state = path.classState { facts.append("state \(Markdown.code(state))") }
    if path.role != .unknown { facts.append("a \(path.role.word)") }
    var paragraphs = [title]
    if !facts.isEmpty { paragraphs.append(facts.joined(separator: ", ") + ".") }
    if let replacement = path.replacement { paragraphs.append("Use \(Markdown.code(replacement)) instead.") }
    let supported = catalog.supportedAttributes(of: path)
    if !supported.names.isEmpty {
      let names = supported.names.prefix(40).map { Markdown.code($0) }.joined(separator: ", ")
      let rest = supported.names.count > 40 ? " and \(supported.names.count - 40) more" : ""
      paragraphs.append("Attributes\(mark(supported.certainty)): \(names)\(rest).")
    }
    if let note = path.note { paragraphs.append(Markdown.escaped(note)) }
    paragraphs.append(source(path.sources, path.certainty))
    return paragraphs.joined(separator: "\n\n")
  }

  /// The entry of an attribute of some classes; nil for attributes that the engine does not know.
  static func attribute(_ name: String, classes: [String], _ catalog: Catalog) -> String? {
    let engine = catalog.engine
    for className in classes {
      guard case .known(let path) = catalog.verdict(onClass: className.utf8) else { continue }
      switch catalog.support(of: name.utf8, on: path) {
      case .documented(let fact, let certainty):
        return entry(name, className, fact, certainty, engine)
      case .undocumentedState(let fact, let other):
        let hint = other.map { " \(Markdown.code($0)) feeds the same thing there." } ?? ""
        return "\(title(name, fact.type, engine))\n\n"
          + "No document lists this state for \(Markdown.code(className)).\(hint)"
      case .notListed(let type), .foreign(let type):
        return "\(title(name, type, engine))\n\nNot supported by \(Markdown.code(className))."
      case .inferred(let type), .inferredUnknownState(let type):
        return "\(title(name, type, engine))\n\n"
          + "No document lists the attributes of \(Markdown.code(className)); support is inferred."
      case .unknown: continue
      }
    }
    guard case .known = catalog.attribute(name.utf8), let type = catalog.type(ofAttribute: name.utf8) else {
      return nil
    }
    return title(name, type, engine)
  }

  private static func entry(
    _ name: String, _ className: String, _ fact: AttributeFact, _ certainty: Certainty, _ engine: Engine
  ) -> String {
    var paragraphs = [title(name, fact.type, engine) + (fact.isDeprecated ? " *deprecated*" : "")]
    if let grammar = Catalog.of(engine).grammar(of: fact.type) {
      paragraphs.append("Takes \(Markdown.escaped(grammar.expectation)).")
    }
    let states = fact.states.map { Markdown.code($0.name) + ($0.certainty == .inferred ? "?" : "") }
    if !states.isEmpty { paragraphs.append("States: \(states.joined(separator: ", ")).") }
    if !fact.isRead { paragraphs.append("NUI documents this attribute, but no renderer reads it.") }
    if let note = fact.note { paragraphs.append(Markdown.escaped(note)) }
    paragraphs.append(
      "In \(Markdown.code(className)): \(fact.evidence.word)\(mark(certainty)). "
        + source(fact.sources, fact.certainty))
    return paragraphs.joined(separator: "\n\n")
  }

  private static func title(_ name: String, _ type: ValueType, _ engine: Engine) -> String {
    "**\(Markdown.escaped(name))**: \(type.name) (\(engine.name))"
  }

  private static func mark(_ certainty: Certainty) -> String { certainty == .inferred ? " (inferred)" : "" }

  /// The sources in words: `S0 ~web` names two, the second of which only implies it.
  private static func source(_ ids: String, _ certainty: Certainty) -> String {
    let titles = ids.split(separator: " ").map { id in
      let bare = id.drop { $0 == "~" }
      let title = CatalogSource.all.first { $0.id == bare }?.title ?? String(bare)
      return Markdown.escaped(title) + (id.first == "~" ? " (inferred)" : "")
    }
    if titles.isEmpty { return certainty == .inferred ? "Inferred." : "" }
    return "Source: " + titles.joined(separator: "; ") + "."
  }
}
