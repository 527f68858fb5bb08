import NSSCatalog
import NSSTheme

/// The affected cells, before and after.
extension DiffPage {
  /// Draws the cells of a comparison that change.
  mutating func pictures(
    _ comparison: Comparison, _ cells: ChangedCells, number: Int, _ firstTheme: Int
  ) {
    if cells.cells.isEmpty || comparison.themes.isEmpty { return }
    page.html.markup("<h3")
    page.html.attribute("id", "cells-\(number)")
    page.html.markup(">Cells before and after</h3>\n")
    let parts = ChangedParts(facts, cells.parts)
    var omitted = 0
    for cell in cells.cells {
      let looks = self.looks(cell, comparison, cells.parts)
      let wanted = looks.reduce(0) { $0 + $1.looks.count }
      if pictureCount + wanted > Self.mostPictures, pictureCount > 0 {
        omitted += 1
        continue
      }
      pictureCount += wanted
      self.cell(cell, looks, comparison, firstTheme, parts)
    }
    if omitted == 0 { return }
    page.html.markup("<p class=\"notice\">")
    page.html.text(
      "\(omitted) more are not drawn, to keep the page small; the list above has all changes. nss preview draws every cell of a theme."
    )
    page.html.markup("</p>\n")
  }

  /// The traits that a cell changes under, by state; those that give the same picture together.
  private mutating func looks(
    _ cell: ChangedCells.Cell, _ comparison: Comparison, _ changed: Set<ChangedCells.Part>
  ) -> [(state: TintState, looks: [[Int]])] {
    let name = cell.component?.name ?? cell.owners.first ?? ""
    return TintState.allCases.compactMap { state in
      guard let pairs = cell.states[state] else { return nil }
      var looks: [[Int]] = []
      var known: [[UInt8]: Int] = [:]
      for pair in pairs.sorted() where comparison.themes.indices.contains(pair) {
        let themes = comparison.themes[pair]
        var drawn = PageBody()
        // The same classes stand for the same looks.
        swap(&drawn.classes, &page.classes)
        for theme in [themes.old, themes.new] {
          let marks = PictureMarks(changed, name, pair: pair)
          Self.draw(cell, state, theme, kinds, marks, &drawn)
          drawn.html.text(theme.engine == .nui ? "" : theme.traits.appearance.name)
        }
        swap(&drawn.classes, &page.classes)
        if let index = known[drawn.html.bytes] {
          looks[index].append(pair)
        } else {
          known[drawn.html.bytes] = looks.count
          looks.append([pair])
        }
      }
      return looks.isEmpty ? nil : (state, looks)
    }
  }

  private mutating func cell(
    _ cell: ChangedCells.Cell, _ states: [(state: TintState, looks: [[Int]])], _ comparison: Comparison,
    _ firstTheme: Int, _ parts: ChangedParts
  ) {
    let name = cell.component?.name ?? cell.owners.first ?? ""
    page.html.markup("<section class=\"component\"")
    page.html.attribute(
      "data-owners", cell.owners.map { String(facts.number($0)) }.joined(separator: " "))
    page.html.markup("><h4>")
    page.html.text(name)
    page.html.markup("</h4><div class=\"shots wide-shots\">\n")
    facts.begin(component: cell.component?.name)
    for (state, looks) in states {
      page.html.markup("<figure class=\"shot\"")
      page.html.attribute("data-state", state.name)
      page.html.markup("><figcaption>")
      page.html.text(state.name)
      page.html.markup("</figcaption>")
      for pairs in looks {
        guard let pair = pairs.first else { continue }
        parts.begin(name, pair: pair)
        let themes = comparison.themes[pair]
        let words = Self.traits(pairs, themes.new, comparison.diff)
        page.html.markup("<div class=\"looks pair\">")
        draw(cell, state, themes.old, "before\(words)", firstTheme + pair * 2, parts)
        draw(cell, state, themes.new, "after\(words)", firstTheme + pair * 2 + 1, parts)
        page.html.markup("</div>")
      }
      page.html.markup("</figure>\n")
    }
    page.html.markup("</div></section>\n")
  }

  /// `, dark, iPad`; what all that was asked for has in common is left out, but for light and dark.
  private static func traits(_ pairs: [Int], _ theme: ResolvedTheme, _ diff: ThemeDiff) -> String {
    var words = TraitScope(pairs).words(in: diff.traits).map { $0.joined(separator: ", ") }
    let look = theme.traits.appearance.name
    if theme.engine != .nui, !words.contains(where: { $0.contains(look) }) {
      words = words.isEmpty ? [look] : words.map { "\(look), \($0)" }
    }
    return words.isEmpty ? "" : ", " + words.joined(separator: " or ")
  }

  private mutating func draw(
    _ cell: ChangedCells.Cell, _ state: TintState, _ theme: ResolvedTheme, _ when: String,
    _ source: Int, _ parts: ChangedParts
  ) {
    let look = theme.engine == .nui ? "light" : theme.traits.appearance.name
    let name = cell.component?.name ?? cell.owners.first ?? ""
    page.html.markup("<div><p class=\"when\">")
    page.html.text(when)
    page.html.markup("</p><div role=\"group\"")
    page.html.attribute("class", "screen \(look)")
    page.html.attribute("aria-label", "\(name), \(state.name), \(when)")
    page.html.markup(">")
    facts.begin(theme: source, scheme: cell.component.flatMap { theme[$0].scheme })
    Self.draw(cell, state, theme, kinds, parts, &page)
    page.html.markup("</div></div>")
  }

  /// The cell alone, without its screen.
  private static func draw(
    _ cell: ChangedCells.Cell, _ state: TintState, _ theme: ResolvedTheme, _ kinds: [String: String],
    _ marks: some PartMarking, _ page: inout PageBody
  ) {
    guard let component = cell.component else {
      page.draw(theme.classList(cell.owners.first ?? ""), marks)
      return
    }
    let table = theme[component]
    let layout = CellLayout(table, kind: kinds[component.name] ?? "", engine: theme.engine)
    var drawing = CellDrawing(table, layout, state, marks, &page)
    drawing.draw()
    drawing.end(&page)
  }
}
