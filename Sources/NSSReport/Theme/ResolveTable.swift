import NSSCatalog
import NSSSyntax
import NSSTheme

/// A resolved theme as a table for people: components, then classes that belong to none, then the palette.
public struct ResolveTable {
  private let theme: ResolvedTheme
  private let style: Style
  private let width: Int
  private var marks = ValueMarks()
  private var text = ""

  private init(_ theme: ResolvedTheme, _ style: Style, _ width: Int) {
    (self.theme, self.style, self.width) = (theme, style, width)
  }

  /// The table.
  /// - Parameters:
  ///   - only: the components to show; nil for all that the sheets style, and the classes of none.
  ///   - width: columns, at least 40.
  public static func text(
    _ theme: ResolvedTheme, only: [ThemedComponent]? = nil, style: Style = .plain, width: Int = 80
  ) -> String {
    var table = ResolveTable(theme, style, width)
    table.build(only)
    return table.text
  }

  private mutating func build(_ only: [ThemedComponent]?) {
    let heading = ThemeWords.traits(theme.traits, of: theme.engine)
    text = TextWrap.lines(heading, width: width).map { style.paint($0, .dim) + "\n" }.joined()
    let failed = appendVerdicts()
    // The app is gone before it shows a value.
    if theme.verdicts.contains(where: \.stopsApp) { return }
    let components = only ?? theme.components
    for component in components { append(theme[component]) }
    if only == nil {
      appendClasses(without: components)
      appendPalette()
      if !failed, components.isEmpty, theme.classNames.isEmpty, theme.paletteOverrides.isEmpty {
        text += "\nThe theme changes nothing.\n"
      }
    }
    let legend = marks.legend(width: width)
    if !legend.isEmpty { text += "\n" + legend }
  }

  /// Says which sheets are not read. Whether there is one.
  private mutating func appendVerdicts() -> Bool {
    var places = ThemePlaces(theme.sheets)
    var failed = false
    for (sheet, verdict) in theme.verdicts.enumerated() {
      guard let range = verdict.range else { continue }
      failed = true
      let place = places.position(range.lowerBound, in: sheet)
      let message = ThemeWords.message(
        verdict, in: theme.sheets[sheet], engine: theme.engine, isAlone: !theme.verdicts.contains(.resolved))
      let line = "\(places.path(sheet)):\(place.line):\(place.column): \(message)"
      text += "\n" + style.paint(DisplayWidth.printable(verdict.name), .error) + "\n"
      text += TextWrap.lines(DisplayWidth.printable(line), width: width).map { $0 + "\n" }.joined()
    }
    return failed
  }

  // MARK: Components

  private mutating func append(_ table: TintTable) {
    text += "\n\(style.paint(table.component.name, .emphasis))\n"
    if let scheme = table.scheme {
      marks.note(.schemeScope)
      text += "  background-color-scheme: \(scheme.name)?\n"
    }
    var isEmpty = true
    for element in table.elements where element.isThemed {
      isEmpty = false
      append(element, of: table)
    }
    if isEmpty { text += "  The theme does not style it.\n" }
    for fact in table.notThemable where !isEmpty { append(fact) }
  }

  private mutating func append(_ element: TintElement, of table: TintTable) {
    var name = element.name.isEmpty ? "the component itself" : element.name
    if let ref = element.propertyRef {
      name += "  .\(ref.name)" + (element.basis == .role ? " (a guess from its role)" : "")
    }
    if element.isInner { name += "  of \(element.owner)" }
    appendName(name)
    let states = element.states.map { element[$0] }.filter { !$0.isReportedEmpty }
    let hasTint = states.contains { attributes in
      attributes.reportedFont != nil || TintKey.allCases.contains { attributes.reported($0) != nil }
    }
    var rows = TextTable(["state"] + (hasTint ? TintKey.allCases.map(\.name) : ["view"]))
    for attributes in states {
      let name = TextTable.Cell(attributes.state.name + (attributes.isNotThemable ? " (API only)" : ""))
      let view = self.view(attributes)
      if hasTint {
        rows.add([name] + tint(attributes))
        if !view.isEmpty { rows.add(note: "view: \(view)") }
      } else {
        rows.add([name, .init(view)])
      }
    }
    if !rows.isEmpty { text += rows.text(style, width: width, indent: 4) }
    for conflict in element.conflicts { append(conflict) }
  }

  private mutating func appendName(_ name: String) {
    let lines = TextTable.broken(DisplayWidth.printable(name), width - 2)
    text += lines.map { "  \(style.paint($0, .path))\n" }.joined()
  }

  private mutating func tint(_ attributes: TintAttributes) -> [TextTable.Cell] {
    var cells = TintKey.allCases.map { key in
      attributes.reported(key).map { marks.cell($0.value, $0.assumptions) } ?? TextTable.Cell("")
    }
    if let font = attributes.reportedFont { cells[1] = marks.cell(font) }
    return cells
  }

  private mutating func view(_ attributes: TintAttributes) -> String {
    attributes.view.map { attribute in
      let value = marks.text(attribute.lookup.value, attribute.lookup.assumptions)
      return "\(DisplayWidth.printable(attribute.name)) \(value)"
    }.joined(separator: ", ")
  }

  private mutating func append(_ conflict: PathConflict) {
    let winner = "\(conflict.winner.className) \(conflict.winner.name)"
    let loser = "\(conflict.loser.className) \(conflict.loser.name)"
    let line = DisplayWidth.printable("\(winner) wins over \(loser): \(conflict.loser.text)")
    text += "    ! " + TextWrap.hanging(line, indent: 6, width: width) + "\n"
  }

  private mutating func append(_ fact: NotThemable) {
    let part = fact.part.isEmpty ? "" : "\(fact.part) "
    let states = fact.states.map(\.name).joined(separator: ", ")
    let line = "not in sheets: \(part)\(states.isEmpty ? "" : "(\(states)) ")by \(fact.api)"
    text += "  " + TextWrap.hanging(line, indent: 4, width: width) + "\n"
  }

  // MARK: The rest

  private mutating func appendClasses(without components: [ThemedComponent]) {
    var shown: Set<String> = []
    for component in components {
      for element in theme[component].elements {
        shown.formUnion(element.paths.lazy.filter(\.isStyled).map(\.name))
      }
    }
    var isFirst = true
    theme.forEachClass { found in
      if shown.contains(found.name) { return }
      if isFirst { text += "\n\(style.paint("Classes of no component", .emphasis))\n" }
      isFirst = false
      appendName(found.name)
      var rows = TextTable(["attribute", "value"])
      for attribute in found.attributes {
        let cell = marks.cell(attribute.value, attribute.assumptions)
        rows.add([.init(DisplayWidth.printable(attribute.name)), cell])
      }
      if !rows.isEmpty { text += rows.text(style, width: width, indent: 4) }
    }
  }

  private mutating func appendPalette() {
    let overrides = theme.paletteOverrides.filter(\.changesPalette)
    if overrides.isEmpty { return }
    text += "\n\(style.paint("Palette colours that the sheets set", .emphasis))\n"
    var rows = TextTable(["style", "variant", "colour", "was"])
    for override in overrides {
      let own = Palette(theme.traits.palette).color(override.style, override.variant)
      let was = own.map { TextTable.Cell(ThemeWords.text(Color($0)), swatch: ($0.red, $0.green, $0.blue)) }
      rows.add([
        .init(override.style.name), .init(override.variant.name),
        marks.cell(override.value, override.assumptions), was ?? .init(""),
      ])
    }
    text += rows.text(style, width: width, indent: 2)
  }
}
