import NSSCatalog
import NSSLint
import NSSReport
import NSSTheme

/// Values by type: colours, text styles, fonts, words, variables, palette names.
enum ValueCompletion {
  static func items(_ wanted: WantedValue, _ snapshot: Snapshot, isFirst: Bool, isDefinition: Bool)
    -> [CompletionItem]
  {
    var items: [CompletionItem] = []
    if !isDefinition, isFirst { items += variables(snapshot, wanted) }
    guard let type = wanted.type else { return items }
    if type.isColor {
      if isFirst { items += colors(wanted.engine, snapshot, isDefinition: isDefinition) }
      return items
    }
    if type == .fontName {
      let own = snapshot.settings.lint.fonts.sorted()
      items += own.map { CompletionItem(label: $0, kind: .constant, detail: "font of the app", rank: 3) }
      items += FontNames.systemKeywords(wanted.engine).map {
        CompletionItem(label: $0, kind: .keyword, detail: "system font", rank: 3)
      }
      items += FontNames.families.flatMap { family in
        family.fonts.map { CompletionItem(label: $0, kind: .constant, detail: family.name) }
      }
    }
    items += (snapshot.catalog(wanted.engine).grammar(of: type)?.words ?? []).map {
      CompletionItem(label: $0, kind: .enumMember, detail: type.name, rank: 3)
    }
    return items
  }

  private static func variables(_ snapshot: Snapshot, _ wanted: WantedValue) -> [CompletionItem] {
    let sheet = snapshot.sheet
    let values = snapshot.variables(snapshot.mainEngine)
    var seen: Set<Int32> = []
    func item(_ name: String, _ detail: String) -> CompletionItem {
      let value = values.value(name)
      let fits = fits(value, wanted, snapshot)
      return CompletionItem(
        label: name, kind: value?.color == nil ? .variable : .color, detail: detail,
        rank: fits ? 1 : 7, documentation: value?.color.map { Markdown.color($0) })
    }
    let own = sheet.definitions.compactMap { definition -> CompletionItem? in
      guard seen.insert(definition.name).inserted else { return nil }
      return item(sheet.text(definition.name), sheet.text(definition.value))
    }
    let names = Set(own.map(\.label))
    let others = values.namesOfOtherSheets.filter { !names.contains($0) }
    return own + others.map { item($0, values.value($0)?.text ?? "") }
  }

  /// Whether the value of a variable can stand where a type is wanted; what is not known may.
  private static func fits(_ value: VariableValues.Value?, _ wanted: WantedValue, _ snapshot: Snapshot)
    -> Bool
  {
    guard let type = wanted.type else { return true }
    if type.isColor { return value?.color != nil }
    guard let value, let grammar = snapshot.catalog(wanted.engine).grammar(of: type) else { return true }
    return value.color == nil && grammar.accepts(value.text)
  }

  private static func colors(_ engine: Engine, _ snapshot: Snapshot, isDefinition: Bool) -> [CompletionItem] {
    var items: [CompletionItem] = []
    var engine = engine
    if isDefinition, snapshot.engines.contains(.fioriSwiftUI), !snapshot.engines.contains(.nui) {
      engine = snapshot.engines.contains(.sapfiori) ? .sapfiori : .fioriSwiftUI
    }
    if engine != .nui {
      let palette = Palette(snapshot.settings.lint.palette)
      let theme = snapshot.theme(engine, snapshot.traits)
      let overridden = Set(theme.paletteOverrides.map(\.style))
      for style in PaletteStyle.all where palette.lists(style) {
        let isOwn = overridden.contains(style)
        let color =
          isOwn
          ? theme.color(style, snapshot.traits.variant)?.color
          : palette.color(style, snapshot.traits.variant).map { Color($0) }
        for label in isDefinition || engine == .fioriSwiftUI ? [style.name] : ["@" + style.name, style.name] {
          items.append(
            CompletionItem(
              label: label, kind: .color,
              detail: (isOwn ? "set by the theme" : "palette \(palette.version.name)")
                + (color.map { " " + ThemeWords.text($0) } ?? ""),
              rank: label.first == "@" ? 2 : 3, isDeprecated: style.status != .current,
              data: ["palette", engine.rawValue, label]))
        }
      }
    }
    items += ColorSyntax(engine: engine).names.map { name in
      let family: SystemColor.Family = engine == .fioriSwiftUI ? .swiftUI : .uiKit
      let color = SystemColor(name, in: family)?.fixedColor
      return CompletionItem(
        label: name, kind: .color, detail: color.map { ThemeWords.text($0) } ?? "colour of the system",
        rank: 4,
        documentation: color.map { Markdown.color($0) })
    }
    if engine != .fioriSwiftUI {
      items += [
        CompletionItem(
          label: "rgb", kind: .snippet, detail: "0 to 255", snippet: "rgb(${1:0}, ${2:0}, ${3:0})",
          text: "rgb("),
        CompletionItem(
          label: "rgba", kind: .snippet, detail: "0 to 255, alpha with a dot",
          snippet: "rgba(${1:0}, ${2:0}, ${3:0}, ${4:1.0})", text: "rgba("),
        CompletionItem(
          label: "hsla", kind: .snippet, detail: "hue, saturation, brightness, alpha; 0.0 to 1.0",
          snippet: "hsla(${1:0.0}, ${2:0.0}, ${3:0.0}, ${4:1.0})", text: "hsla("),
        CompletionItem(
          label: "hsl", kind: .snippet, detail: "hue, saturation, brightness; 0.0 to 1.0",
          snippet: "hsl(${1:0.0}, ${2:0.0}, ${3:0.0})", text: "hsl("),
      ]
    }
    return items
  }
}

/// Names of definitions: the palette's colours, which a definition overrides, and variables that are missing.
enum DefinitionCompletion {
  static func names(_ snapshot: Snapshot) -> [CompletionItem] {
    let sheet = snapshot.sheet
    var items: [CompletionItem] = []
    var seen: Set<Int32> = []
    for use in sheet.variableUses
    where sheet.variables.firstDefinition[Int(use.name)] < 0 && !sheet.variables.isPaletteName[Int(use.name)]
    {
      guard seen.insert(use.name).inserted else { continue }
      let name = sheet.text(use.name)
      items.append(
        CompletionItem(
          label: name, kind: .variable, detail: "not defined yet", snippet: "\(name): $0;", text: "\(name): ",
          rank: 1))
    }
    guard snapshot.engines != .nui || snapshot.settings.lint.engines.isEmpty else { return items }
    let palette = Palette(snapshot.settings.lint.palette)
    for style in PaletteStyle.all where palette.lists(style) {
      for suffix in ["", "_darkBackground", "_lightBackground"] {
        let name = "@\(style.name)\(suffix)"
        items.append(
          CompletionItem(
            label: name, kind: .color, detail: "overrides the palette", snippet: "\(name): $0;",
            text: "\(name): ",
            rank: suffix.isEmpty ? 5 : 6, isDeprecated: style.status != .current,
            data: ["palette", Engine.sapfiori.rawValue, name]))
      }
    }
    return items
  }
}

/// Comments that speak to the toolchain.
enum DirectiveCompletion {
  static func add(to list: inout Completion.List, _ snapshot: Snapshot, _ comment: Range<Int>, _ offset: Int)
  {
    let before = snapshot.source.text(comment.lowerBound..<max(comment.lowerBound, offset))
    let content = before.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
    guard !content.contains("--"), !content.contains(where: \.isNewline) else { return }
    let words = content.split(whereSeparator: { $0 == " " || $0 == "," })
    let isTyping = content.last.map { $0 != " " && $0 != "," } ?? false
    let typed = isTyping ? words.last.map { $0.utf8.count } ?? 0 : 0
    list.word = (offset - typed)..<offset
    if words.count - (isTyping ? 1 : 0) == 0 {
      list.items = Directive.Kind.allCases.map { CompletionItem(label: $0.rawValue, kind: .keyword) }
    } else if let first = words.first, Directive.Kind(rawValue: String(first))?.takesRules == true {
      let found = Set(snapshot.result.diagnostics.map(\.rule))
      list.items = RuleRegistry.metadata.map { rule in
        CompletionItem(
          label: rule.id, kind: .value, detail: rule.summary, rank: found.contains(rule.id) ? 1 : 5,
          documentation: rule.rationale)
      }
    }
  }
}
