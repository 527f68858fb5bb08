import NSSCatalog
import NSSSyntax
import NSSTheme

/// The difference of themes as one page that needs nothing else: causes with their effects, and the affected cells
/// before and after.
public struct DiffPage {
  /// The two themes that a difference compares, for each of its traits in their order.
  public typealias Themes = [(old: ResolvedTheme, new: ResolvedTheme)]

  /// One comparison, with the themes that it compares.
  private struct Comparison {
    var diff: ThemeDiff
    var themes: Themes
  }

  /// Up to so many pictures are drawn; the list of changes is always complete.
  static let mostPictures = 240
  /// Up to so many lost contrasts stand in the summary.
  private static let mostRegressions = 12

  var page = PageBody()
  let facts: PartFacts
  private let report: DiffReport
  private let comparisons: [Comparison]
  private let kinds: [String: String]
  private var entries: [ChangeEntry] = []
  private var causeCount = 0
  private var pictureCount = 0
  private var marks = DiffWords()

  private init(_ report: DiffReport, _ comparisons: [Comparison]) {
    self.report = report
    self.comparisons = comparisons
    facts = PartFacts(
      comparisons.flatMap { comparison in
        comparison.themes.enumerated().flatMap { index, pair in
          let look = Self.look(index, comparison.diff)
          let words = look.isEmpty ? "" : ", \(look)"
          return [(pair.old, "before" + words), (pair.new, "after" + words)]
        }
      })
    let engines = Set(comparisons.flatMap { [$0.diff.engines.old, $0.diff.engines.new] })
    let catalogs = Set(engines.map { $0 == .nui ? Engine.nui : .sapfiori })
    kinds = Dictionary(
      catalogs.flatMap { Catalog.of($0).components }.map { ($0.name, $0.kind) },
      uniquingKeysWith: { a, _ in a })
  }

  /// The page.
  /// - Parameter themes: gives the themes of a difference; it is asked once for each.
  public static func html(_ report: DiffReport, themes: (ThemeDiff) -> Themes) -> [UInt8] {
    let diffs = report.sheets.flatMap(\.diffs)
    var page = DiffPage(report, diffs.map { Comparison(diff: $0, themes: themes($0)) })
    return page.build()
  }

  /// What sets traits apart from the others that were asked for: `dark`.
  private static func look(_ index: Int, _ diff: ThemeDiff) -> String {
    TraitScope([index]).words(in: diff.traits).map { $0.joined(separator: " ") }.joined(separator: "; ")
  }

  private mutating func build() -> [UInt8] {
    let old = PreviewPage.lastName(report.sheets.first?.oldPath ?? report.sheets.first?.path ?? "")
    let new = PreviewPage.lastName(report.sheets.first?.path ?? "")
    let several = report.sheets.count > 1 ? " and \(report.sheets.count - 1) more" : ""
    let title = (old == new ? "Changes of \(new)" : "From \(old) to \(new)") + several
    header(title)
    page.html.markup("<div class=\"columns two\">\n<main id=\"main\" class=\"many\">\n")
    summary()
    var firstTheme = 0
    for comparison in comparisons {
      self.comparison(comparison, firstTheme)
      firstTheme += comparison.themes.count * 2
    }
    legend()
    page.html.markup("<p id=\"none\" hidden>Nothing matches the filter.</p>\n</main>\n")
    inspector()
    page.html.markup("</div>\n")
    return HTMLPage(title: title, script: DiffScript.script, body: page, data: data).bytes
  }

  /// The entries beside what is known of the drawn parts.
  private var data: [UInt8] {
    var pool = facts.strings
    var json = JSONWriter()
    json.beginObject()
    json.key("changes")
    json.beginArray()
    for entry in entries {
      json.integers([
        entry.cause, pool.number(entry.owner), pool.number(entry.state), entry.kind, pool.number(entry.words),
      ])
    }
    json.endArray()
    facts.appendMembers(pool, to: &json)
    json.endObject()
    return json.bytes
  }

  // MARK: Around

  private mutating func header(_ title: String) {
    page.html.markup(
      "<a class=\"skip\" href=\"#main\">Skip to the changes</a>\n<header class=\"top\"><div><h1>")
    page.html.text(title)
    page.html.markup("</h1><p class=\"sub\"><span id=\"count\" role=\"status\">")
    page.html.text(CauseWords.count(report.summary.changes, "change", "changes"))
    page.html.markup("</span></p></div>\n<div class=\"tools\" role=\"group\" aria-label=\"Filter\">")
    page.html.markup(
      "<label>Find <input id=\"find\" type=\"search\" placeholder=\"Part or attribute\"></label><label>Component <select id=\"owner\"><option value=\"\">All"
    )
    let places = comparisons.flatMap { $0.diff.causes.flatMap { $0.changes.map(\.place) } }
    for name in Set(places.map(\.ownerName)).sorted(by: byBytes) { page.option(name) }
    page.html.markup("</select></label><label>State <select id=\"state\"><option value=\"\">All")
    let states = Set(places.compactMap { $0.state ?? ($0.owner == .palette ? nil : .normal) })
    for state in TintState.allCases where states.contains(state) { page.option(state.name) }
    page.html.markup(
      "</select></label><label>Kind <select id=\"kind\"><option value=\"0\">All<option value=\"4\">Changed<option value=\"1\">Added<option value=\"2\">Removed<option value=\"8\">Contrast lost<option value=\"-16\">Only what can be seen</select></label></div></header>\n"
    )
  }

  private mutating func inspector() {
    page.html.markup(
      """
      <aside id="why" aria-label="Why it looks so" tabindex="-1"><div id="why-body">
      <h2>Why?</h2>
      <p>Choose a part of a cell, before or after: here stands which class path and attribute give it its look, and why.</p>
      <ul class="legend">
      <li><span class="demo-changed">Outlined</span> it changes
      <li><span class="demo">Grey, dotted</span> the theme leaves it alone
      <li><b class="mark">?</b> rests on an assumption, since no document prints it
      </ul>
      <p class="sub">Colour differences are CIEDE2000: below 1 nobody sees it, below 3 side by side, below 10 at a glance, above it is another colour. Contrast is WCAG 2.2: AA needs 4.5, AAA needs 7; large text 3 and 4.5.</p>
      <p class="keys">Keyboard: Tab goes from cell to cell, the arrow keys from part to part, Enter shows why, Escape goes back.</p>
      </div></aside><p id="said" class="hide" role="status"></p>

      """)
  }

  /// A sentence; what comes from a theme is set apart.
  private mutating func pieces(_ pieces: [DiffPiece]) {
    for piece in pieces {
      switch piece {
      case .words(let words): page.html.text(words)
      case .foreign(let text): page.html.element("code", text)
      }
    }
  }

  private mutating func summary() {
    page.html.markup("<div class=\"summary\"><p>")
    page.html.text(CauseWords.summary(report.summary))
    page.html.markup("</p>")
    if let silent = CauseWords.silent(report.summary.silent) {
      page.html.markup("<p class=\"sub\">")
      pieces(silent)
      page.html.markup("</p>")
    }
    let lost = comparisons.flatMap { comparison in comparison.diff.regressions.map { ($0, comparison.diff) } }
    if !lost.isEmpty {
      page.html.markup("<h2>Contrast lost</h2><ul class=\"changes\">")
      for (contrast, diff) in lost.prefix(Self.mostRegressions) {
        page.html.markup("<li class=\"entry\">")
        place(contrast.place)
        page.html.markup("<span class=\"values\">")
        page.html.text("\(DiffWords.contrast(contrast.old)), then \(DiffWords.contrast(contrast.new))")
        page.html.markup("</span><span class=\"contrast bad\">")
        page.html.text(DiffWords.verdict(contrast) + marks.mark(contrast))
        page.html.markup("</span>")
        scope(contrast.scope, diff)
      }
      page.html.markup("</ul>")
      if lost.count > Self.mostRegressions {
        page.html.markup("<p class=\"sub\">")
        page.html.text("and \(lost.count - Self.mostRegressions) more: choose Contrast lost as the kind.")
        page.html.markup("</p>")
      }
    }
    page.html.markup("</div>\n")
  }

  // MARK: One comparison

  private mutating func comparison(_ comparison: Comparison, _ firstTheme: Int) {
    let diff = comparison.diff
    var places = DiffPlaces(diff)
    page.html.markup("<section class=\"engine\"")
    page.html.attribute("data-engine", diff.engines.new.name)
    page.html.markup("><h2>")
    page.html.text(Self.names(diff))
    page.html.markup("</h2><p class=\"sub\">")
    page.html.text(DiffWords.heading(diff))
    page.html.markup("</p>\n")
    for outcome in diff.outcomes {
      let isWorse = outcome.new != .resolved
      page.html.markup(
        isWorse ? "<div class=\"rejected\" role=\"note\"><p>" : "<div class=\"notice\" role=\"note\"><p>")
      pieces(CauseWords.outcome(outcome, in: diff, &places))
      page.html.markup("</p></div>\n")
    }
    if diff.isEmpty { page.html.markup("<p>Nobody sees a difference.</p>\n") }
    if !diff.causes.isEmpty {
      page.html.markup("<h3>Causes and what they change</h3>\n")
      for cause in diff.causes { self.cause(cause, diff, &places) }
    }
    pictures(comparison, firstTheme)
    page.html.markup("</section>\n")
  }

  private static func names(_ diff: ThemeDiff) -> String {
    let old = diff.sheets.old.map(\.name).joined(separator: " + ")
    let new = diff.sheets.new.map(\.name).joined(separator: " + ")
    return old == new ? new : "\(old) → \(new)"
  }

  // MARK: Causes

  private mutating func cause(_ cause: RootCause, _ diff: ThemeDiff, _ places: inout DiffPlaces) {
    let number = causeCount
    causeCount += 1
    page.html.markup("<article class=\"cause\"><h4>")
    pieces(CauseWords.title(cause, in: diff))
    page.html.markup("</h4><p class=\"sub\">")
    pieces(CauseWords.place(cause, &places))
    page.html.markup("</p><ul class=\"changes\">\n")
    var contrasts = Dictionary(
      cause.contrasts.map { (ContrastKey($0.place, $0.scope), $0) }, uniquingKeysWith: { first, _ in first })
    for change in cause.changes {
      let contrast = contrasts.removeValue(forKey: ContrastKey(change.place, change.scope))
      entries.append(ChangeEntry(change, cause: number, losesContrast: contrast?.isRegression ?? false))
      self.change(change, contrast, diff)
    }
    for contrast in cause.contrasts where contrasts[ContrastKey(contrast.place, contrast.scope)] != nil {
      entries.append(ChangeEntry(contrast, cause: number))
      page.html.markup("<li class=\"change entry\">")
      place(contrast.place)
      self.contrast(contrast)
      scope(contrast.scope, diff)
      page.html.markup("\n")
    }
    page.html.markup("</ul></article>\n")
  }

  private struct ContrastKey: Hashable {
    var place: ChangedPlace
    var scope: TraitScope

    init(_ place: ChangedPlace, _ scope: TraitScope) { (self.place, self.scope) = (place, scope) }
  }

  private mutating func change(_ change: ThemeChange, _ contrast: ContrastChange?, _ diff: ThemeDiff) {
    page.html.markup("<li class=\"change entry\">")
    place(change.place)
    // That a state takes the value without state is worth a word only where it did not before, or does not any more.
    let isNews = (change.old?.isFallback ?? false) != (change.new?.isFallback ?? false)
    page.html.markup("<span class=\"values\">")
    value(change.old, isNews)
    page.html.markup(" → ")
    value(change.new, isNews)
    if !marks.mark(change).isEmpty { page.html.markup("<b class=\"mark\">?</b>") }
    page.html.markup(" <span class=\"delta\">")
    page.html.text(DiffWords.difference(change.delta))
    page.html.markup("</span></span>")
    if let contrast { self.contrast(contrast) }
    scope(change.scope, diff)
    page.html.markup("\n")
  }

  private mutating func place(_ place: ChangedPlace) {
    page.html.markup("<span class=\"place\"><b>")
    page.html.text(place.ownerName)
    page.html.markup("</b> ")
    page.html.text(place.element)
    if let state = place.state, state != .normal {
      page.html.markup(" <i>")
      page.html.text(state.name)
      page.html.markup("</i>")
    }
    page.html.markup(" <code>")
    page.html.text(DiffWords.name(of: place.attribute))
    page.html.markup("</code></span>")
  }

  private mutating func value(_ value: ChangedValue?, _ isNews: Bool) {
    if let color = value?.value.color {
      var block = CSSBlock()
      block.set("background", color)
      page.html.markup("<i class=\"swatch")
      page.html.bytes.append(text: page.classes.name(block))
      page.html.markup("\"></i> ")
    }
    page.html.element("code", marks.value(value, noting: isNews))
  }

  private mutating func contrast(_ contrast: ContrastChange) {
    page.html.markup(contrast.isRegression ? "<span class=\"contrast bad\"" : "<span class=\"contrast\"")
    page.html.attribute(
      "title", "\(DiffWords.contrast(contrast.old)), then \(DiffWords.contrast(contrast.new))")
    page.html.markup(">")
    let ratios = [contrast.old, contrast.new].map { $0.map { DiffWords.hundredths($0.ratio) } ?? "?" }
    page.html.text("contrast \(ratios.joined(separator: " → ")), \(DiffWords.verdict(contrast))")
    page.html.text(marks.mark(contrast))
    page.html.markup("</span>")
  }

  private mutating func scope(_ scope: TraitScope, _ diff: ThemeDiff) {
    let words = DiffWords.scope(scope, in: diff)
    if words.isEmpty { return }
    page.html.markup("<span class=\"scope\">")
    page.html.text(words)
    page.html.markup("</span>")
  }

  /// What the marks stand for.
  private mutating func legend() {
    let legend = marks.legend
    if legend.isEmpty { return }
    page.html.markup(
      "<h3><b class=\"mark\">?</b> Assumed, since no document prints it</h3><ul class=\"notes\">")
    for (name, sentence) in legend {
      page.html.markup("<li>")
      page.html.text("\(name): \(sentence)")
    }
    page.html.markup("</ul>\n")
  }

  // MARK: Pictures

  private mutating func pictures(_ comparison: Comparison, _ firstTheme: Int) {
    let cells = ChangedCells(comparison.diff, comparison.themes)
    if cells.cells.isEmpty || comparison.themes.isEmpty { return }
    page.html.markup("<h3>Cells before and after</h3>\n")
    let parts = ChangedParts(facts, cells.parts)
    var omitted = 0
    for cell in cells.cells {
      let wanted = cell.states.values.reduce(0) { $0 + $1.count }
      if pictureCount + wanted > Self.mostPictures, pictureCount > 0 {
        omitted += 1
        continue
      }
      pictureCount += wanted
      self.cell(cell, comparison, firstTheme, parts)
    }
    if omitted == 0 { return }
    page.html.markup("<p class=\"notice\">")
    page.html.text(
      "\(omitted) more are not drawn, to keep the page small; the list above has all changes. nss preview draws every cell of a theme."
    )
    page.html.markup("</p>\n")
  }

  private mutating func cell(
    _ cell: ChangedCells.Cell, _ comparison: Comparison, _ firstTheme: Int, _ parts: ChangedParts
  ) {
    let name = cell.component?.name ?? cell.owners.first ?? ""
    page.html.markup("<section class=\"component\"")
    page.html.attribute("data-owners", cell.owners.joined(separator: "\n"))
    page.html.markup("><h4>")
    page.html.text(name)
    page.html.markup("</h4><div class=\"shots wide-shots\">\n")
    facts.begin(component: cell.component?.name)
    for state in TintState.allCases {
      guard let pairs = cell.states[state] else { continue }
      page.html.markup("<figure class=\"shot\"")
      page.html.attribute("data-state", state.name)
      page.html.markup("><figcaption>")
      page.html.text(state.name)
      page.html.markup("</figcaption>")
      for pair in pairs.sorted() where comparison.themes.indices.contains(pair) {
        parts.begin(name, pair: pair)
        let themes = comparison.themes[pair]
        page.html.markup("<div class=\"looks\">")
        draw(cell, state, themes.old, "before", firstTheme + pair * 2, parts)
        draw(cell, state, themes.new, "after", firstTheme + pair * 2 + 1, parts)
        page.html.markup("</div>")
      }
      page.html.markup("</figure>\n")
    }
    page.html.markup("</div></section>\n")
  }

  private mutating func draw(
    _ cell: ChangedCells.Cell, _ state: TintState, _ theme: ResolvedTheme, _ when: String,
    _ source: Int, _ parts: ChangedParts
  ) {
    let isNUI = theme.engine == .nui
    let look = isNUI ? "light" : theme.traits.appearance.name
    let name = cell.component?.name ?? cell.owners.first ?? ""
    page.html.markup("<div><p class=\"when\">")
    page.html.text(isNUI ? when : "\(when), \(look)")
    page.html.markup("</p><div role=\"group\"")
    page.html.attribute("class", "screen \(look)")
    page.html.attribute("aria-label", "\(name), \(state.name), \(when), \(look)")
    page.html.markup(">")
    if let component = cell.component {
      let table = theme[component]
      facts.begin(theme: source, scheme: table.scheme)
      let layout = CellLayout(table, kind: kinds[component.name] ?? "", engine: theme.engine)
      var drawing = CellDrawing(table, layout, state, parts, &page)
      drawing.draw()
      drawing.end(&page)
    } else {
      facts.begin(theme: source, scheme: nil)
      page.draw(theme.classList(name), parts)
    }
    page.html.markup("</div></div>")
  }
}
