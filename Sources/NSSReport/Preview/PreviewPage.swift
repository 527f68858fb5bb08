import NSSCatalog
import NSSSyntax
import NSSTheme

/// A theme as people see it: each component that it styles, drawn in each state, in one page that needs nothing else.
public struct PreviewPage {
  /// One engine's reading of the sheets.
  public struct Reading {
    /// The same sheets under different traits: light and dark, or one where the engine knows no appearance.
    public let themes: [ResolvedTheme]
    /// The same under traits that are not drawn, where the engine may reject the sheets all the same.
    public let others: [ResolvedTheme]

    /// The themes must be of one engine, and not none.
    public init(_ themes: [ResolvedTheme], others: [ResolvedTheme] = []) {
      (self.themes, self.others) = (themes, others)
    }

    /// The same themes on the other device, as far as they are known and an app shows something of them: drawn where
    /// they look otherwise.
    var onOtherDevice: [ResolvedTheme] {
      let found = themes.compactMap { theme in
        others.first {
          var traits = $0.traits
          traits.device = theme.traits.device
          return $0.traits.device != theme.traits.device && traits == theme.traits
        }
      }
      return found.count == themes.count && found.allSatisfy(PreviewPage.isShown) ? found : []
    }
  }

  /// Up to so many components are laid out at once.
  private static let fewComponents = 60

  let facts: PartFacts
  var page = PageBody()
  private let readings: [Reading]
  /// Whether anything looks otherwise on the other device.
  private var hasDevices = false
  /// The kinds of the catalogue's components, by name.
  private let kinds: [String: String]

  private init?(_ readings: [Reading]) {
    if readings.isEmpty { return nil }
    self.readings = readings
    facts = PartFacts(
      readings.flatMap { reading in
        reading.themes.map { ($0, Self.look($0)) }
          + reading.onOtherDevice.map { theme in
            (
              theme,
              [Self.look(theme), theme.traits.device.spoken].filter { !$0.isEmpty }.joined(separator: ", ")
            )
          }
      })
    let catalogs = Set(
      readings.compactMap { $0.themes.first.map { $0.engine == .nui ? Engine.nui : .sapfiori } })
    kinds = Dictionary(
      catalogs.flatMap { Catalog.of($0).components }.map { ($0.name, $0.kind) },
      uniquingKeysWith: { a, _ in a })
  }

  /// The page. Empty where there is no theme.
  public static func html(_ readings: [Reading]) -> [UInt8] {
    guard var page = PreviewPage(readings.filter { !$0.themes.isEmpty }) else { return [] }
    return page.build()
  }

  private static func look(_ theme: ResolvedTheme) -> String {
    theme.engine == .nui ? "" : theme.traits.appearance.name
  }

  private mutating func build() -> [UInt8] {
    let sheets = readings[0].themes[0].sheets.map(\.name)
    let title = "Preview of " + (sheets.first ?? "")
    // One entry needs no list of contents.
    let hasContents = entryCount > 1
    page.html.markup(hasContents ? "<div class=\"columns\">\n" : "<div class=\"columns two\">\n")
    if hasContents { contents() }
    // Browsers lay out what is far away only when it comes near.
    let count = readings.reduce(0) { $0 + ($1.themes.first?.components.count ?? 0) }
    page.html.markup(
      count > Self.fewComponents ? "<main id=\"main\" class=\"many\">\n" : "<main id=\"main\">\n")
    var firstTheme = 0
    for reading in readings {
      self.reading(reading, firstTheme: firstTheme)
      firstTheme += reading.themes.count + reading.onOtherDevice.count
    }
    page.html.markup("<p id=\"none\" hidden>Nothing matches the filter.</p>\n</main>\n")
    inspector()
    page.html.markup("</div>\n")
    // What it offers depends on what was drawn.
    let drawn = page.html
    page.html = HTMLWriter()
    header(sheets)
    page.html.bytes += drawn.bytes
    return HTMLPage(title: title, script: PreviewScript.script, body: page, data: facts.json).bytes
  }

  // MARK: Around

  private mutating func header(_ sheets: [String]) {
    page.html.markup(
      "<a class=\"skip\" href=\"#main\">Skip to the theme</a>\n<header class=\"top\"><div><h1>")
    page.html.text(sheets.first.map(Self.lastName) ?? "")
    page.html.markup("</h1><p class=\"sub\">Preview of ")
    page.html.text(sheets.joined(separator: " + "))
    page.html.markup("</p></div>\n<div class=\"tools\" role=\"group\" aria-label=\"Filter\">")
    page.html.markup(
      "<label>Find <input id=\"find\" type=\"search\" placeholder=\"Component or class path\"></label>")
    if readings.contains(where: { $0.themes.count > 1 }) {
      page.html.markup(
        "<label>Appearance <select id=\"look\"><option value=\"\">Light and dark<option value=\"light\">Light<option value=\"dark\">Dark</select></label>"
      )
    }
    if hasDevices {
      let drawn = readings[0].themes[0].traits.device
      page.html.markup("<label>Device <select id=\"device\"><option value=\"here\">")
      page.html.text(drawn.spoken)
      page.html.markup("<option value=\"there\">")
      page.html.text((drawn == .iphone ? Traits.Device.ipad : .iphone).spoken)
      page.html.markup("</select></label>")
    }
    page.html.markup("<label>State <select id=\"state\"><option value=\"\">All states")
    for state in states { page.option(state.name) }
    page.html.markup(
      "</select></label><label class=\"check\"><input id=\"unstyled\" type=\"checkbox\" checked> Parts the theme leaves alone</label></div></header>\n"
    )
  }

  /// The states that some picture shows.
  private var states: [TintState] {
    var found: Set<TintState> = []
    for theme in readings.flatMap({ $0.themes.prefix(1) }) where Self.isShown(theme) {
      for component in theme.components { found.formUnion(Self.states(theme[component].elements)) }
    }
    return TintState.allCases.filter(found.contains)
  }

  /// How many sections the list of contents leads to.
  private var entryCount: Int {
    readings.reduce(0) { count, reading in
      let theme = reading.themes[0]
      let isShown = Self.isShown(theme)
      return count + (isShown ? Self.components(reading).count + (ownClasses(reading).isEmpty ? 0 : 1) : 0)
        + (theme.engine != .nui && isShown ? 1 : 0)
    }
  }

  private mutating func contents() {
    page.html.markup("<nav class=\"toc\" aria-label=\"Contents\">\n")
    for reading in readings {
      let theme = reading.themes[0]
      if readings.count > 1 { page.html.element("h2", theme.engine.name) }
      page.html.markup("<ul>\n")
      if Self.isShown(theme) {
        for component in Self.components(reading) {
          link(Self.anchor(theme.engine, component.name), component.name)
        }
        if !ownClasses(reading).isEmpty { link(Self.anchor(theme.engine, "own"), "Classes of no component") }
      }
      if theme.engine != .nui, Self.isShown(theme) { link(Self.anchor(theme.engine, "palette"), "Palette") }
      page.html.markup("</ul>\n")
    }
    page.html.markup("</nav>\n")
  }

  private mutating func link(_ anchor: String, _ text: String) {
    page.html.markup("<li><a")
    page.html.attribute("href", "#" + anchor)
    page.html.markup(">")
    page.html.text(text)
    page.html.markup("</a>\n")
  }

  private mutating func inspector() {
    page.html.markup(
      """
      <aside id="why" aria-label="Why it looks so" tabindex="-1"><div id="why-body">
      <h2>Why?</h2>
      <p>Choose a part of a cell: here stands which class path and attribute give it its look, and why.</p>
      <ul class="legend">
      <li><span class="demo">Grey, dotted</span> the theme leaves it alone; the system's own look stays
      <li><b>Grey</b> the theme sets something of it, but no colour of the text or sign; on a plate where the ground is the theme's
      <li><b class="mark">?</b> rests on an assumption, since no document prints it; what all parts of a cell rest on stands below it
      <li><i class="dot demo-dot"></i> a colour that the drawing has no place for: point at it for its name
      <li><i class="demo-unknown"></i> a bar whose background belongs to another component
      </ul>
      <p class="keys">Keyboard: Tab goes from cell to cell, the arrow keys from part to part, Enter shows why, Escape goes back.</p>
      <p class="sub">Cells are drawn from the catalogue, not by the app: sizes, texts and positions are examples. Colours are the theme's.</p>
      </div></aside><p id="said" class="hide" role="status"></p>

      """)
  }

  // MARK: One engine

  private mutating func reading(_ reading: Reading, firstTheme: Int) {
    let theme = reading.themes[0]
    page.html.markup("<section class=\"engine\"")
    page.html.attribute("id", Self.anchor(theme.engine, "engine"))
    page.html.attribute("data-engine", theme.engine.name)
    page.html.markup("><h2>")
    page.html.text("As \(theme.engine.name) reads it")
    page.html.markup("</h2><p class=\"sub\">")
    page.html.text(Self.traits(reading.themes))
    page.html.markup("</p>\n")
    verdicts(theme)
    warnings(reading)
    if Self.isShown(theme) {
      if theme.engine == .fioriSwiftUI {
        page.html.markup(
          "<p>fiori-swiftui reads no style classes: a theme sets colours of the palette, and the components of the SDK use them.</p>\n"
        )
      }
      for component in Self.components(reading) { self.component(component, reading, firstTheme) }
      drawOwnClasses(reading, firstTheme)
      if Self.components(reading).isEmpty, ownClasses(reading).isEmpty, theme.engine != .fioriSwiftUI {
        page.html.markup("<p class=\"notice\">The theme styles no component.</p>\n")
      }
    }
    if theme.engine != .nui, Self.isShown(theme) { palette(reading.themes[0]) }
    page.html.markup("</section>\n")
  }

  /// Whether an app with these sheets gets as far as showing something, and shows something of them.
  static func isShown(_ theme: ResolvedTheme) -> Bool {
    !theme.verdicts.contains(where: \.stopsApp) && theme.verdicts.contains(.resolved)
  }

  private static func traits(_ themes: [ResolvedTheme]) -> String {
    let traits = themes[0].traits
    if themes[0].engine == .nui { return "\(traits.device.spoken), \(traits.orientation.name)" }
    let looks = themes.map(\.traits.appearance.name).joined(separator: " and ")
    return "Palette \(traits.palette.name), \(traits.device.spoken), \(traits.orientation.name), \(looks), "
      + "\(traits.level.name) level, \(traits.contrast.name) contrast"
  }

  /// The last part of a path.
  static func lastName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  static func anchor(_ engine: Engine, _ name: String) -> String { "\(engine.name)-\(name)" }

  // MARK: Components

  /// The states that pictures of a component show, `normal` first.
  static func states(_ elements: [TintElement]) -> [TintState] {
    let found = Set(elements.flatMap(\.states))
    return TintState.allCases.filter { found.contains($0) || $0 == .normal }
  }

  /// The components that the theme styles, on either device.
  private static func components(_ reading: Reading) -> [ThemedComponent] {
    var components = reading.themes[0].components
    let known = Set(components)
    let more = (reading.onOtherDevice.first?.components ?? []).filter { !known.contains($0) }
    if more.isEmpty { return components }
    components += more
    return components.sorted { $0.rawValue < $1.rawValue }
  }

  private mutating func component(
    _ component: ThemedComponent, _ reading: Reading, _ firstTheme: Int
  ) {
    let themes = reading.themes
    let engine = themes[0].engine
    let tables = themes.map { $0[component] }
    let kind = kinds[component.name] ?? ""
    let layout = CellLayout(tables[0], kind: kind, engine: engine)
    let otherTables = reading.onOtherDevice.map { $0[component] }
    let elements = tables[0].elements
    facts.begin(component: component.name)
    page.html.markup("<section class=\"component\"")
    page.html.attribute("id", Self.anchor(engine, component.name))
    let paths = (elements + (otherTables.first?.elements ?? [])).flatMap {
      $0.paths.lazy.filter(\.isStyled).map(\.name)
    }
    page.html.attribute("data-find", ([component.name] + paths).joined(separator: " ").lowercased())
    page.html.markup("><h3>")
    page.html.text(component.name)
    page.html.markup(" <small>")
    page.html.text(PartWords(kind).human)
    page.html.markup("</small></h3>\n")
    notes(tables[0])
    page.html.markup("<div class=\"shots\">\n")
    for state in Self.states(elements + (otherTables.first?.elements ?? [])) {
      page.html.markup("<figure class=\"shot\"")
      page.html.attribute("data-state", state.name)
      page.html.markup("><figcaption>")
      page.html.text(state.name)
      page.html.markup("</figcaption><div class=\"looks\">")
      for (index, table) in tables.enumerated() {
        let look = engine == .nui ? "light" : themes[index].traits.appearance.name
        let label = "\(component.name), \(state.name), \(look)"
        let other = otherTables.indices.contains(index) ? otherTables[index] : nil
        let isOther = other.map { !looksTheSame(table, $0, layout, state) } ?? false
        openScreen(isOther ? look + " here" : look, label)
        facts.begin(theme: firstTheme + index, scheme: table.scheme)
        draw(table, layout, state)
        page.html.markup("</div>")
        guard let other, isOther else { continue }
        hasDevices = true
        openScreen(look + " there", "\(label), \(reading.onOtherDevice[index].traits.device.spoken)")
        facts.begin(theme: firstTheme + themes.count + index, scheme: other.scheme)
        draw(other, layout, state)
        page.html.markup("</div>")
      }
      page.html.markup("</div></figure>\n")
    }
    page.html.markup("</div></section>\n")
  }

  private mutating func draw(_ table: TintTable, _ layout: CellLayout, _ state: TintState) {
    var drawing = CellDrawing(table, layout, state, facts, &page)
    drawing.draw()
    drawing.end(&page)
  }

  /// Whether two tables give one picture.
  private mutating func looksTheSame(
    _ table: TintTable, _ other: TintTable, _ layout: CellLayout, _ state: TintState
  ) -> Bool {
    let marks = PictureMarks([], "", pair: 0)
    return picture { drawn in
      var drawing = CellDrawing(table, layout, state, marks, &drawn)
      drawing.draw()
      drawing.end(&drawn)
    }
      == picture { drawn in
        var drawing = CellDrawing(other, layout, state, marks, &drawn)
        drawing.draw()
        drawing.end(&drawn)
      }
  }

  /// Whether two classes of no component give one picture.
  private mutating func looksTheSame(_ element: TintElement, _ other: TintElement) -> Bool {
    let marks = PictureMarks([], "", pair: 0)
    return picture { $0.draw(element, marks) } == picture { $0.draw(other, marks) }
  }

  /// A picture that is only compared. The same style classes stand for the same looks.
  private mutating func picture(_ draw: (inout PageBody) -> Void) -> [UInt8] {
    var drawn = PageBody()
    swap(&drawn.classes, &page.classes)
    draw(&drawn)
    swap(&drawn.classes, &page.classes)
    return drawn.html.bytes
  }

  /// Begins a piece of a screen, light or dark.
  private mutating func openScreen(_ look: String, _ label: String) {
    page.html.markup("<div role=\"group\"")
    page.html.attribute("class", "screen \(look)")
    page.html.attribute("aria-label", label)
    page.html.markup(">")
  }

  private mutating func notes(_ table: TintTable) {
    var notes: [String] = []
    if let scheme = table.scheme {
      notes.append(
        "The theme sets background-color-scheme to \(scheme.name) here; that it counts for this component alone is assumed (?)."
      )
    }
    if !table.hasSelectionStyle {
      notes.append(
        "Cells of this kind have no selection style: highlighted cannot be set on the cell itself.")
    }
    for fact in table.notThemable {
      let part = fact.part.isEmpty ? "" : "\(fact.part) "
      let states = fact.states.map(\.name).joined(separator: ", ")
      notes.append("Not in sheets: \(part)\(states.isEmpty ? "" : "(\(states)) ")by \(fact.api).")
    }
    if notes.isEmpty { return }
    page.html.markup("<ul class=\"notes\">")
    for note in notes {
      page.html.markup("<li>")
      page.html.text(note)
    }
    page.html.markup("</ul>\n")
  }

  // MARK: Classes of no component

  /// The classes that no component shows, in the order of the sheets.
  func ownClasses(_ theme: ResolvedTheme) -> [String] {
    var shown: Set<String> = []
    for component in theme.components {
      for element in theme[component].elements {
        shown.formUnion(element.paths.lazy.filter(\.isStyled).map(\.name))
      }
    }
    return theme.classNames.filter { !shown.contains($0) }
  }

  /// The same on either device.
  private func ownClasses(_ reading: Reading) -> [String] {
    let names = ownClasses(reading.themes[0])
    guard let other = reading.onOtherDevice.first else { return names }
    let known = Set(names)
    return names + ownClasses(other).filter { !known.contains($0) }
  }

  private mutating func drawOwnClasses(_ reading: Reading, _ firstTheme: Int) {
    let names = ownClasses(reading)
    if names.isEmpty { return }
    let themes = reading.themes
    let others = reading.onOtherDevice
    let engine = themes[0].engine
    page.html.markup("<section class=\"component\"")
    page.html.attribute("id", Self.anchor(engine, "own"))
    page.html.attribute("data-find", names.joined(separator: " ").lowercased())
    page.html.markup(
      "><h3>Classes of no component</h3><p class=\"sub\">Names that the catalogue does not know: the app's own, or misspelt.</p><div class=\"shots\">\n"
    )
    for name in names {
      page.html.markup("<figure class=\"shot own\" data-state=\"normal\"><figcaption class=\"code\">")
      page.html.text(name)
      page.html.markup("</figcaption><div class=\"looks\">")
      facts.begin(component: nil)
      for (index, theme) in themes.enumerated() {
        let look = engine == .nui ? "light" : theme.traits.appearance.name
        let other = others.indices.contains(index) ? others[index] : nil
        let isOther = other.map { !looksTheSame(theme.classList(name), $0.classList(name)) } ?? false
        openScreen(isOther ? look + " here" : look, "\(name), \(look)")
        facts.begin(theme: firstTheme + index, scheme: nil)
        page.draw(theme.classList(name), facts)
        page.html.markup("</div>")
        guard let other, isOther else { continue }
        hasDevices = true
        openScreen(look + " there", "\(name), \(look), \(other.traits.device.spoken)")
        facts.begin(theme: firstTheme + themes.count + index, scheme: nil)
        page.draw(other.classList(name), facts)
        page.html.markup("</div>")
      }
      page.html.markup("</div></figure>\n")
    }
    page.html.markup("</div></section>\n")
  }
}
