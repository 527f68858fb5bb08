import NSSCatalog
import NSSSyntax
import NSSTheme

extension PreviewPage {
  /// All colours of the palette as the theme has them, each variant with its contrast.
  mutating func palette(_ theme: ResolvedTheme) {
    let palette = Palette(theme.traits.palette)
    let overrides = Dictionary(
      theme.paletteOverrides.map { (Place(style: $0.style, variant: $0.variant), $0) },
      uniquingKeysWith: { first, _ in first })
    var places = ThemePlaces(theme.sheets)
    let set = Set(overrides.keys.map(\.style))
    let styles = PaletteStyle.all.filter { palette.contains($0) || set.contains($0) }
    let changed = styles.filter(set.contains)
    page.html.markup("<section class=\"component palette\"")
    page.html.attribute("id", Self.anchor(theme.engine, "palette"))
    page.html.attribute("data-find", "palette " + styles.map(\.name).joined(separator: " ").lowercased())
    page.html.markup("><h3>Palette <small>")
    page.html.text(theme.traits.palette.name)
    page.html.markup("</small></h3><p class=\"sub\">")
    page.html.text(Self.introduction(changed.count, of: styles.count))
    page.html.markup("</p>\n")
    if !changed.isEmpty {
      page.html.markup("<h4>Set by the theme</h4>\n")
      table(changed, theme, overrides, &places)
    }
    page.html.markup("<details class=\"all\"")
    if changed.isEmpty { page.html.markup(" open") }
    page.html.markup("><summary>")
    page.html.text(changed.isEmpty ? "All colours" : "The palette's other colours")
    page.html.markup("</summary>\n")
    table(styles.filter { !set.contains($0) }, theme, overrides, &places)
    page.html.markup("</details></section>\n")
  }

  private struct Place: Hashable {
    var style: PaletteStyle
    var variant: PaletteVariant
  }

  private static func introduction(_ changed: Int, of count: Int) -> String {
    let set = changed == 0 ? "The theme sets none of them." : "The theme sets \(changed) of \(count)."
    return
      "\(set) A variant names the colour, not the appearance: in dark mode the light colours show, on dark backgrounds. "
      + "Figures are WCAG contrast: of a colour for text against the palette's primaryBackground in the same variant, and "
      + "of primaryLabel on the colours that are backgrounds. AA needs 4.5, AAA needs 7; large text 3 and 4.5."
  }

  /// The colours for light backgrounds, then those for dark ones.
  private static let variants =
    PaletteVariant.allCases.filter { !$0.isLight } + PaletteVariant.allCases.filter(\.isLight)

  private mutating func table(
    _ styles: [PaletteStyle], _ theme: ResolvedTheme, _ overrides: [Place: PaletteOverride],
    _ places: inout ThemePlaces
  ) {
    page.html.markup(
      "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Palette colours\"><table><thead><tr><td></td><th scope=\"colgroup\" colspan=\"4\">In light mode, on light backgrounds</th><th scope=\"colgroup\" colspan=\"4\">In dark mode, on dark backgrounds</th></tr><tr><th scope=\"col\">Style"
    )
    for variant in Self.variants {
      page.html.markup("<th scope=\"col\">")
      page.html.text(variant.name)
    }
    page.html.markup("</tr></thead><tbody>\n")
    for style in styles {
      page.html.markup("<tr><th scope=\"row\">")
      page.html.text(style.name)
      if style.status != .current { page.html.markup(" <small>deprecated</small>") }
      page.html.markup("</th>")
      for variant in Self.variants {
        cell(style, variant, theme, overrides[Place(style: style, variant: variant)], &places)
      }
      page.html.markup("</tr>\n")
    }
    page.html.markup("</tbody></table></div>\n")
  }

  private mutating func cell(
    _ style: PaletteStyle, _ variant: PaletteVariant, _ theme: ResolvedTheme, _ override: PaletteOverride?,
    _ places: inout ThemePlaces
  ) {
    let value = theme.color(style, variant)
    page.html.markup("<td>")
    let text = value.map { ThemeWords.text($0) } ?? "none"
    if let override {
      let sentence =
        "\(places.text(override.location)) sets it to `\(override.text ?? "nothing")`; "
        + (override.changesPalette
          ? "the palette has \(Self.own(style, variant, theme))." : "the palette has the same.")
      page.html.markup("<button class=\"p sw")
      if override.changesPalette { page.html.markup(" set") }
      if !override.assumptions.isEmpty { page.html.markup(" q") }
      page.html.markup("\"")
      page.html.attribute(
        "data-p", facts.palette(style.name, variant.name, text, sentence, override.assumptions))
      page.html.markup(">")
    } else {
      page.html.markup("<span class=\"sw\">")
    }
    page.swatch(value?.color, isDark: variant.isLight)
    page.html.markup("<code>")
    page.html.text(text)
    page.html.markup("</code>")
    if let ratio = Self.contrast(style, variant, value?.color, theme) { grade(ratio) }
    page.html.bytes.append(text: override == nil ? "</span>" : "</button>")
    page.html.markup("</td>")
  }

  /// Whether texts have this colour: labels, the tint of buttons and what is said to be good or bad.
  private static func isText(_ style: PaletteStyle) -> Bool {
    let words = PartWords(style.name)
    return words.has("label", "tint", "negative", "positive", "critical")
      || words.all.contains { $0.hasPrefix("primary") && $0 != "primary" }
  }

  private static func own(_ style: PaletteStyle, _ variant: PaletteVariant, _ theme: ResolvedTheme) -> String
  {
    Palette(theme.traits.palette).color(style, variant).map { ThemeWords.text(Color($0)) } ?? "none"
  }

  /// `4.52 AA`
  private mutating func grade(_ ratio: Double) {
    let hundredths = Int(ratio * 100)
    page.html.markup("<span class=\"ratio\">")
    page.html.text("\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)")
    if ratio >= 4.5 { page.html.element("b", class: "aa", ratio >= 7 ? "AAA" : "AA") }
    page.html.markup("</span>")
  }

  /// The contrast of a palette colour, by the introduction; nil where it is neither for text nor for what lies behind
  /// text, or where one of the colours is missing.
  static func contrast(
    _ style: PaletteStyle, _ variant: PaletteVariant, _ color: Color?, _ theme: ResolvedTheme
  ) -> Double? {
    func opaque(_ name: String, over back: Color) -> Color? {
      guard let color = PaletteStyle.named(name).flatMap({ theme.color($0, variant)?.color }) else {
        return nil
      }
      return Contrast.composite(color, over: back)
    }
    let screen: Color = variant.isLight ? .init(red: 0, green: 0, blue: 0) : .init(red: 1, green: 1, blue: 1)
    guard let color, let background = opaque("primaryBackground", over: screen) else { return nil }
    if PartWords(style.name).has("background") {
      let back = Contrast.composite(color, over: background)
      return opaque("primaryLabel", over: back).map { Contrast.ratio($0, back) }
    }
    guard isText(style) else { return nil }
    return Contrast.ratio(Contrast.composite(color, over: background), background)
  }
}
