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
        if let chain = ValueChain.text(name, of: className, engine, snapshot) { parts.append(chain) }
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
      guard let value = snapshot.variables(engine).value(name) else {
        lines.append("- \(engine.name): \(missing(name, engine, snapshot))")
        continue
      }
      var line = "- \(engine.name): " + (value.color.map { Markdown.color($0) } ?? Markdown.code(value.text))
      if value.color != nil, value.definition != nil { line += " from \(Markdown.code(value.text))" }
      if value.definition == nil { line += " from the palette" }
      if let place = value.definition, place.sheet != snapshot.number {
        line += ", \(snapshot.line(of: place))"
      }
      lines.append(line)
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

  private static func missing(_ name: String, _ engine: Engine, _ snapshot: Snapshot) -> String {
    switch snapshot.theme(engine, snapshot.traits).verdicts[snapshot.number] {
    case .syntaxError, .unreadable: "rejects this sheet"
    case .undefinedVariable, .resolved:
      engine == .fioriSwiftUI ? "does not read it" : "not defined on iPhone in portrait orientation"
    }
  }

  private static func join(_ parts: [String]) -> String? {
    parts.isEmpty ? nil : parts.joined(separator: "\n\n---\n\n")
  }
}
