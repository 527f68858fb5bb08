import NSSTheme

/// How a font of the sheet looks in a browser: sizes of iOS at its standard setting, weights by the name.
enum FontLook {
  static func add(_ font: FontLookup, to block: inout CSSBlock) {
    if let style = font.value.style, let (size, weight) = styles[style] {
      block.set("font-size", points: size, in: 8...40)
      if weight > 400 { block.set("font-weight", number: weight, in: 100...900) }
    }
    if let name = font.value.name { add(name: name, to: &block) }
    if let size = font.value.size { block.set("font-size", points: size, in: 6...44) }
  }

  private static func add(name: String, to block: inout CSSBlock) {
    let words = name.lowercased()
    let weights: [(String, Double)] = [
      ("ultralight", 200), ("light", 300), ("medium", 500), ("semibold", 600), ("demibold", 600),
      ("heavy", 800), ("black", 900), ("bold", 700),
    ]
    if let (_, weight) = weights.first(where: { words.contains($0.0) }) {
      block.set("font-weight", number: weight, in: 100...900)
    }
    if words.contains("italic") || words.contains("oblique") { block.set("font-style", "italic") }
    if !words.contains("system") { block.setFontFamily(name) }
  }

  /// Points and weights of the text styles at the standard content size.
  private static let styles: [String: (Double, Double)] = [
    "largeTitle": (34, 400), "title1": (28, 400), "title2": (22, 400), "title3": (20, 400),
    "headline": (17, 600), "body": (17, 400), "callout": (16, 400), "subheadline": (15, 400),
    "footnote": (13, 400), "caption1": (12, 400), "caption2": (11, 400), "extraLargeTitle": (36, 700),
    "extraLargeTitle2": (28, 700),
  ]
}
