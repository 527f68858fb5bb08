import NSSCatalog
import NSSLint
import NSSSyntax
import NSSTheme

/// What is known of the thing at a place.
struct Hover {
  /// Markdown.
  var text: String
  /// The bytes it speaks of.
  var range: Range<Int>

  /// What is known at an offset; nil where there is nothing to say.
  static func at(_ offset: Int, _ snapshot: Snapshot) -> Hover? {
    guard snapshot.foreign == nil else { return nil }
    let tree = snapshot.tree
    guard let token = tree.touched(offset) else { return nil }
    let range = tree.tokens.range(token)
    let text: String?
    switch tree.tokens.kind(token) {
    case .blockComment, .lineComment, .unterminatedComment:
      return directive(offset, snapshot)
    case .mediaKeyword:
      text =
        "**@media**: device is iphone or ipad, orientation is portrait or landscape. Any other feature always holds."
    case let kind where kind.isName:
      text = name(token, snapshot)
    default: return nil
    }
    guard let text, !text.isEmpty else { return nil }
    return Hover(text: text, range: range)
  }

  /// The page of the rule that a comment names at a place.
  private static func directive(_ offset: Int, _ snapshot: Snapshot) -> Hover? {
    for directive in snapshot.sheet.directives {
      for rule in directive.rules where rule.range.lowerBound <= offset && offset <= rule.range.upperBound {
        guard let metadata = RuleRegistry.metadata(of: rule.id) else { return nil }
        return Hover(text: RulePage(metadata).markdown, range: rule.range)
      }
    }
    return nil
  }

  // MARK: Names

  private static func name(_ token: Int, _ snapshot: Snapshot) -> String? {
    let sheet = snapshot.sheet
    let tree = snapshot.tree
    guard let index = tree.innermostNode(ofToken: token) else { return nil }
    let node = tree.nodes[index]
    let text = tree.text(token)
    switch node.kind {
    case .rule:
      return join(
        snapshot.ruleEngines.compactMap { CatalogDocumentation.classPath(text, snapshot.catalog($0)) })
        ?? join(snapshot.ruleEngines.compactMap { CatalogDocumentation.mistake(text, snapshot.catalog($0)) })
        ?? "**\(Markdown.escaped(text))**: a style class of the app's own"
    case .declaration:
      guard let declaration = sheet.declaration(ofNode: index) else { return nil }
      let classes = sheet.classNames(ofRule: declaration.rule)
      if Int(declaration.token) == token { return attribute(text, classes, declaration, snapshot) }
      let wanted = WantedValue(attribute: sheet.text(declaration.name), classes: classes, snapshot)
      return value(token, node, wanted, snapshot)
    case .definition:
      if Int(node.first) == token { return variable(text, snapshot) }
      return value(token, node, .of(variable: tree.text(Int(node.first)), snapshot), snapshot)
    case .mediaFeature:
      return "**\(Markdown.escaped(text))**: tested exactly as written; device is iphone or ipad, "
        + "orientation is portrait or landscape"
    case .media, .importStatement, .unknownBlock, .stray: return nil
    }
  }

  private static func attribute(
    _ name: String, _ classes: [String], _ declaration: Declaration, _ snapshot: Snapshot
  ) -> String? {
    var parts = snapshot.ruleEngines.compactMap { engine in
      CatalogDocumentation.attribute(
        name, classes: classes.map { snapshot.settings.configuration.classes[$0] ?? $0 },
        snapshot.catalog(engine))
    }
    for engine in snapshot.ruleEngines {
      for className in classes.prefix(3) {
        let chain = ValueChain.text(
          name, of: className, engine,
          in: snapshot.sheet.situations(inMedia: snapshot.sheet.rules[Int(declaration.rule)].media), snapshot)
        if let chain { parts.append(chain) }
      }
    }
    return join(parts)
  }

  private static func value(_ token: Int, _ node: Node, _ wanted: WantedValue, _ snapshot: Snapshot)
    -> String?
  {
    let tree = snapshot.tree
    if tree.tokens.kind(token) == .variable { return variable(tree.text(token), snapshot) }
    guard let type = wanted.type else { return nil }
    if !type.isColor {
      let grammar = snapshot.catalog(wanted.engine).grammar(of: type)
      return "**\(type.name)** (\(wanted.engine.name))"
        + (grammar.map { ": " + Markdown.escaped($0.expectation) } ?? "")
    }
    let text = tree.valueText(of: node)
    if let palette = snapshot.engines.engines.lazy.compactMap({ engine in
      ColorDocumentation.palette(text, engine, snapshot.traits) { snapshot.theme(engine, $0) }
    }).first {
      return palette
    }
    let lines = snapshot.engines.engines.compactMap { ColorDocumentation.reading(text, $0, snapshot.traits) }
    return lines.isEmpty ? nil : lines.map { "- " + $0 }.joined(separator: "\n")
  }

  private static func variable(_ name: String, _ snapshot: Snapshot) -> String? {
    let definitions = snapshot.symbols.places(of: .variable(name)).filter(\.isDefinition)
    var lines: [String] = []
    for engine in snapshot.engines.engines {
      for (situations, value) in snapshot.values(of: name, engine) {
        let place = engine.name + (situations == .all ? "" : ", \(situations.words)")
        let words = value.map { describe($0, snapshot) } ?? missing(engine, situations, snapshot)
        lines.append("- \(place): \(words)")
      }
    }
    let count = definitions.count
    var parts = ["**\(Markdown.escaped(name))**" + (count > 1 ? ", defined \(count) times" : "")]
    if !lines.isEmpty { parts.append(lines.joined(separator: "\n")) }
    if let palette = snapshot.engines.engines.lazy.compactMap({ engine in
      ColorDocumentation.palette(name, engine, snapshot.traits) { snapshot.theme(engine, $0) }
    }).first {
      parts.append(palette)
    }
    return parts.joined(separator: "\n\n")
  }

  private static func describe(_ value: VariableValues.Value, _ snapshot: Snapshot) -> String {
    guard let place = value.definition else {
      return (value.color.map { Markdown.color($0) } ?? Markdown.code(value.text)) + " from the palette"
    }
    var words = Markdown.code(value.text)
    if let color = value.color { words = "\(Markdown.color(color)) from \(words)" }
    return place.sheet == snapshot.number ? words : "\(words), \(snapshot.line(of: place))"
  }

  private static func missing(_ engine: Engine, _ situations: Situations, _ snapshot: Snapshot) -> String {
    switch snapshot.theme(engine, snapshot.traits(in: situations)).verdicts[snapshot.number] {
    case .syntaxError, .unreadable: "rejects this sheet"
    case .undefinedVariable: "the app crashes at start-up, since a variable of this sheet is not defined"
    case .resolved: engine == .fioriSwiftUI ? "does not read it" : "not defined"
    }
  }

  private static func join(_ parts: [String]) -> String? {
    parts.isEmpty ? nil : parts.joined(separator: "\n\n---\n\n")
  }
}
