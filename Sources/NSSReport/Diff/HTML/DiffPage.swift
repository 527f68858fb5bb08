import NSSCatalog
import NSSSyntax
import NSSTheme

/// The difference of themes as one page that needs nothing else: causes with their effects, and the affected cells
/// before and after.
public struct DiffPage {
  /// The two themes that a difference compares, for each of its traits in their order.
  public typealias Themes = [(old: ResolvedTheme, new: ResolvedTheme)]

  /// One comparison, with the themes that it compares.
  struct Comparison {
    var sheet: DiffedSheet
    var diff: ThemeDiff
    var themes: Themes

    /// Rejected sheets come first, those without a difference last.
    var rank: Int { diff.isNewlyRejected ? 0 : CauseWords.isUnseen(diff) ? 2 : 1 }
  }

  /// Up to so many pictures are drawn; the list of changes is always complete.
  static let mostPictures = 240
  /// Up to so many lost contrasts stand in the summary.
  private static let mostRegressions = 12

  var page = PageBody()
  let facts: PartFacts
  private let report: DiffReport
  private let comparisons: [Comparison]
  let kinds: [String: String]
  private var entries: [ChangeEntry] = []
  private var causeCount = 0
  var pictureCount = 0
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
    let comparisons = report.sheets.flatMap { sheet in
      sheet.diffs.map { Comparison(sheet: sheet, diff: $0, themes: themes($0)) }
    }
    let ranked = (0...2).flatMap { rank in comparisons.filter { $0.rank == rank } }
    var page = DiffPage(report, ranked)
    return page.build()
  }

  /// What sets traits apart from the others that were asked for: `dark`.
  private static func look(_ index: Int, _ diff: ThemeDiff) -> String {
    TraitScope([index]).words(in: diff.traits).map { $0.joined(separator: " ") }.joined(separator: "; ")
  }

  private mutating func build() -> [UInt8] {
    let title = self.title
    header(title)
    page.html.markup("<div class=\"columns two\">\n<main id=\"main\" class=\"many\">\n")
    summary()
    var firstTheme = 0
    for (index, comparison) in comparisons.enumerated() {
      self.comparison(comparison, number: index, firstTheme)
      firstTheme += comparison.themes.count * 2
    }
    legend()
    page.html.markup("<p id=\"none\" hidden>Nothing matches the filter.</p>\n</main>\n")
    inspector()
    page.html.markup("</div>\n")
    return HTMLPage(title: title, script: DiffScript.script, body: page, data: data).bytes
  }

  /// What the page is about: sheets that are the same are not.
  private var title: String {
    let sheets = report.sheets.filter { !$0.isSilent }
    if sheets.count > 1 {
      return "Changes of \(CauseWords.count(sheets.count, "sheet", "sheets"))"
    }
    guard let sheet = sheets.first ?? report.sheets.first else { return "Changes" }
    switch Self.paths(sheet) {
    case (nil, let new?): return "New: \(PreviewPage.lastName(new))"
    case (let old?, nil): return "Removed: \(PreviewPage.lastName(old))"
    case (let old?, let new?) where PreviewPage.lastName(old) != PreviewPage.lastName(new):
      return "From \(PreviewPage.lastName(old)) to \(PreviewPage.lastName(new))"
    case (_, let path): return "Changes of \(PreviewPage.lastName(path ?? sheet.path))"
    }
  }

  /// The paths of both sides; nil where there is no sheet. Git names what is not there `/dev/null`.
  private static func paths(_ sheet: DiffedSheet) -> (old: String?, new: String?) {
    func real(_ path: String?) -> String? { path == "/dev/null" ? nil : path }
    return (real(sheet.oldPath), real(sheet.newPath))
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
      <li><b>Grey</b> the theme sets something of it, but no colour of the text or sign; on a plate where the ground is the theme's
      <li><b class="mark">?</b> rests on an assumption, since no document prints it; what all parts of a cell rest on stands below it
      <li><i class="dot demo-dot"></i> a colour that the drawing has no place for: point at it for its name
      <li><i class="demo-unknown"></i> a bar whose background belongs to another component
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
    rejections()
    if let silent = CauseWords.silent(report.summary.silent) {
      page.html.markup("<p class=\"sub\">")
      pieces(silent)
      page.html.markup("</p>")
    }
    let lost = comparisons.flatMap { comparison in comparison.diff.regressions.map { ($0, comparison.diff) } }
    if !lost.isEmpty {
      page.html.markup("<section id=\"lost\"><h2>Contrast lost</h2><ul class=\"changes\">")
      for (contrast, diff) in lost.prefix(Self.mostRegressions) {
        let entry = ChangeEntry(contrast, cause: 0)
        page.html.markup("<li class=\"entry lost\"")
        page.html.attribute("data-owner", facts.number(entry.owner))
        page.html.attribute("data-state", facts.number(entry.state))
        page.html.attribute("data-words", facts.number(entry.words))
        page.html.markup(">")
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
      page.html.markup("</section>")
    }
    page.html.markup("</div>\n")
  }

  /// Which sheets an engine rejects now, each with a link to where it is said.
  private mutating func rejections() {
    let rejected = comparisons.enumerated().filter { $0.element.diff.outcomes.contains(where: \.isLoss) }
    if rejected.isEmpty { return }
    page.html.markup("<p class=\"bad\"><b>")
    page.html.text(
      CauseWords.count(
        Set(rejected.map(\.element.sheet.path)).count, "sheet is rejected now: ",
        "sheets are rejected now: "))
    page.html.markup("</b>")
    for (place, (number, comparison)) in rejected.enumerated() {
      if place > 0 { page.html.markup(", ") }
      page.html.markup("<a")
      page.html.attribute("href", "#comparison-\(number)")
      page.html.markup(">")
      page.html.text("\(comparison.sheet.path) (\(comparison.diff.engines.new.name))")
      page.html.markup("</a>")
    }
    page.html.markup("</p>")
  }

  // MARK: One comparison

  private mutating func comparison(_ comparison: Comparison, number: Int, _ firstTheme: Int) {
    let diff = comparison.diff
    var places = DiffPlaces(diff)
    page.html.markup("<section class=\"engine\"")
    page.html.attribute("id", "comparison-\(number)")
    page.html.attribute("data-engine", diff.engines.new.name)
    page.html.markup("><h2>")
    page.html.text(Self.names(comparison))
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
    for outcome in diff.stillRejected {
      page.html.markup("<div class=\"rejected\" role=\"note\"><p>")
      pieces(CauseWords.stillRejected(outcome, in: diff, &places))
      page.html.markup("</p></div>\n")
    }
    for doubt in diff.doubts {
      page.html.markup(
        doubt.isGain
          ? "<div class=\"notice\" role=\"note\"><p>" : "<div class=\"rejected\" role=\"note\"><p>")
      pieces(CauseWords.doubt(doubt, in: diff, &places))
      page.html.markup("</p></div>\n")
    }
    if CauseWords.isUnseen(diff) { page.html.markup("<p>Nobody sees a difference.</p>\n") }
    let cells = ChangedCells(diff, comparison.themes)
    if !diff.causes.isEmpty {
      page.html.markup("<h3>Causes and what they change</h3>\n")
      if !cells.cells.isEmpty {
        page.html.markup("<p class=\"sub\"><a")
        page.html.attribute("href", "#cells-\(number)")
        page.html.markup(">Cells before and after</a></p>\n")
      }
      for cause in diff.causes { self.cause(cause, comparison, &places) }
    }
    pictures(comparison, cells, number: number, firstTheme)
    page.html.markup("</section>\n")
  }

  private static func names(_ comparison: Comparison) -> String {
    switch paths(comparison.sheet) {
    case (nil, let new?): return "\(new), a new sheet"
    case (let old?, nil): return "\(old), removed"
    default: break
    }
    let old = comparison.diff.sheets.old.map(\.name).joined(separator: " + ")
    let new = comparison.diff.sheets.new.map(\.name).joined(separator: " + ")
    return old == new ? new : "\(old) → \(new)"
  }

  // MARK: Causes

  private mutating func cause(_ cause: RootCause, _ comparison: Comparison, _ places: inout DiffPlaces) {
    let diff = comparison.diff
    let number = causeCount
    causeCount += 1
    page.html.markup("<article class=\"cause\"><h4>")
    pieces(CauseWords.title(cause, in: diff))
    page.html.markup("</h4><p class=\"sub\">")
    pieces(CauseWords.place(cause, &places))
    page.html.markup("</p>\n")
    var contrasts = Dictionary(
      cause.contrasts.map { (ContrastKey($0.place, $0.scope), $0) }, uniquingKeysWith: { first, _ in first })
    var groups: [Group] = []
    var known: [GroupKey: Int] = [:]
    func add(_ change: ThemeChange?, _ contrast: ContrastChange?, _ key: GroupKey) {
      let index = known[key] ?? groups.count
      if index == groups.count {
        known[key] = index
        groups.append(Group())
      }
      groups[index].items.append((change, contrast))
    }
    for change in cause.changes {
      let contrast = contrasts.removeValue(forKey: ContrastKey(change.place, change.scope))
      add(change, contrast, key(change, contrast, comparison))
    }
    for contrast in cause.contrasts where contrasts[ContrastKey(contrast.place, contrast.scope)] != nil {
      add(nil, contrast, key(nil, contrast, comparison))
    }
    for group in groups { self.group(group, cause: number, comparison) }
    page.html.markup("</article>\n")
  }

  /// Changes that read alike but for where they are.
  private struct Group {
    var items: [(change: ThemeChange?, contrast: ContrastChange?)] = []
  }

  private struct GroupKey: Hashable {
    var texts: [String]
  }

  private mutating func key(
    _ change: ThemeChange?, _ contrast: ContrastChange?, _ comparison: Comparison
  ) -> GroupKey {
    let diff = comparison.diff
    var texts: [String] = []
    if let change {
      let isNews = (change.old?.isFallback ?? false) != (change.new?.isFallback ?? false)
      texts += [marks.value(change.old, noting: isNews), marks.value(change.new, noting: isNews)]
      texts += [DiffWords.difference(change.delta), marks.mark(change)]
      texts.append(Self.paletteContrast(change, comparison))
      // Colours are the same change whatever they colour; numbers are not.
      if change.new?.value.color == nil, change.old?.value.color == nil {
        texts.append(DiffWords.name(of: change.place.attribute))
      }
    }
    if let contrast {
      texts += ["contrast", DiffWords.contrast(contrast.old), DiffWords.contrast(contrast.new)]
      texts += [DiffWords.verdict(contrast), marks.mark(contrast)]
    }
    texts.append(DiffWords.scope((change?.scope ?? contrast?.scope) ?? TraitScope([]), in: diff))
    return GroupKey(texts: texts)
  }

  /// Up to so many places stand there at once.
  private static let fewPlaces = 8

  private mutating func group(_ group: Group, cause: Int, _ comparison: Comparison) {
    guard let first = group.items.first else { return }
    let diff = comparison.diff
    page.html.markup("<div class=\"same\"><p>")
    if let change = first.change {
      values(change, diff)
      let contrast = Self.paletteContrast(change, comparison)
      if !contrast.isEmpty { page.html.element("span", class: "contrast", contrast) }
    }
    if let contrast = first.contrast { self.contrast(contrast) }
    if let scope = first.change?.scope ?? first.contrast?.scope { self.scope(scope, diff) }
    page.html.markup("</p><ul class=\"changes\">\n")
    for (index, item) in group.items.enumerated() {
      if index == Self.fewPlaces, group.items.count > Self.fewPlaces + 2 {
        page.html.markup("</ul><details><summary>")
        page.html.text("\(group.items.count - index) more")
        page.html.markup("</summary><ul class=\"changes\">\n")
      }
      page.html.markup("<li class=\"change entry\">")
      if let change = item.change {
        entries.append(
          ChangeEntry(change, cause: cause, losesContrast: item.contrast?.isRegression ?? false))
        place(change.place)
      } else if let contrast = item.contrast {
        entries.append(ChangeEntry(contrast, cause: cause))
        place(contrast.place)
      }
      page.html.markup("\n")
    }
    page.html.markup("</ul>")
    if group.items.count > Self.fewPlaces + 2 { page.html.markup("</details>") }
    page.html.markup("</div>\n")
  }

  private struct ContrastKey: Hashable {
    var place: ChangedPlace
    var scope: TraitScope

    init(_ place: ChangedPlace, _ scope: TraitScope) { (self.place, self.scope) = (place, scope) }
  }

  private mutating func values(_ change: ThemeChange, _ diff: ThemeDiff) {
    // That a state takes the value without state is worth a word only where it did not before, or does not any more.
    let isNews = (change.old?.isFallback ?? false) != (change.new?.isFallback ?? false)
    let isDark = Self.isDark(change, diff)
    page.html.markup("<span class=\"values\">")
    value(change.old, isNews, isDark)
    page.html.markup(" → ")
    value(change.new, isNews, isDark)
    if !marks.mark(change).isEmpty { page.html.markup("<b class=\"mark\">?</b>") }
    page.html.markup(" <span class=\"delta\">")
    page.html.text(DiffWords.difference(change.delta))
    page.html.markup("</span></span>")
  }

  /// How well a palette colour is read on the palette's own background, or texts on it, before and after; empty for
  /// what is no palette colour, and for those that no text has or lies on.
  private static func paletteContrast(_ change: ThemeChange, _ comparison: Comparison) -> String {
    guard case .variant(let variant) = change.place.attribute, let themes = comparison.themes.first,
      let style = PaletteStyle.named(change.place.element)
    else { return "" }
    let ratios = [
      PreviewPage.contrast(style, variant, change.old?.value.color, themes.old),
      PreviewPage.contrast(style, variant, change.new?.value.color, themes.new),
    ]
    if ratios.allSatisfy({ $0 == nil }) { return "" }
    let isBackground = PartWords(style.name).has("background")
    return (isBackground ? "contrast of primaryLabel on it " : "contrast on primaryBackground ")
      + ratios.map { $0.map(DiffWords.hundredths) ?? "not known" }.joined(separator: " → ")
  }

  /// Whether a change is seen on dark backgrounds only.
  private static func isDark(_ change: ThemeChange, _ diff: ThemeDiff) -> Bool {
    if case .variant(let variant) = change.place.attribute { return variant.isLight }
    let traits = change.scope.indices.filter(diff.traits.indices.contains).map { diff.traits[$0].new }
    return !traits.isEmpty && traits.allSatisfy { $0.appearance == .dark }
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

  private mutating func value(_ value: ChangedValue?, _ isNews: Bool, _ isDark: Bool) {
    if let color = value?.value.color {
      page.swatch(color, isDark: isDark)
      page.html.markup(" ")
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
}
