import NSSCatalog
import NSSTheme

/// What an element looks like in a state, as declarations of CSS. Colours that the device decides are no colours here.
struct PartLook {
  private let attributes: TintAttributes
  private let view: [ViewAttribute]
  private var used: Set<String> = []

  init(_ attributes: TintAttributes) {
    self.attributes = attributes
    view = attributes.view
  }

  /// The colour of the text or of the sign, or nil.
  mutating func foreground() -> Color? {
    attributes.foregroundColor?.value.color ?? color("tint-color")
  }

  /// Whether the theme gives the text or the sign a colour, be it one that the device decides.
  var hasForeground: Bool {
    attributes.foregroundColor != nil || view.contains { $0.name == "tint-color" }
  }

  /// Whether the theme gives it a background that can be seen.
  var hasBackground: Bool {
    ["background-color", "background-color-top", "bar-tint-color"].contains { name in
      guard let value = view.first(where: { $0.name == name })?.lookup.value else { return false }
      return (value.color?.alpha ?? 1) > 0.05
    }
  }

  /// The first of these view attributes that is a colour.
  mutating func color(_ names: String...) -> Color? {
    for name in names {
      if let color = view.first(where: { $0.name == name })?.lookup.value.color {
        used.insert(name)
        return color
      }
    }
    return nil
  }

  /// The first of these view attributes that is a number.
  func number(_ names: String...) -> Double? {
    for name in names {
      if let number = view.first(where: { $0.name == name })?.lookup.value.effective?.number { return number }
    }
    return nil
  }

  func word(_ name: String) -> String? {
    view.first { $0.name == name }?.lookup.value.effective?.word
  }

  /// Text: colour, font, alignment, shadow.
  mutating func text(_ block: inout CSSBlock) {
    if let color = foreground() { block.set("color", color) }
    if let font = attributes.font { FontLook.add(font, to: &block) }
    switch word("text-align") {
    case "left": block.set("text-align", "left")
    case "center": block.set("text-align", "center")
    case "right": block.set("text-align", "right")
    default: break
    }
    switch word("text-transform") {
    case "uppercase": block.set("text-transform", "uppercase")
    case "lowercase": block.set("text-transform", "lowercase")
    case "capitalize": block.set("text-transform", "capitalize")
    default: break
    }
    if let alpha = number("text-alpha") { block.set("opacity", number: alpha, in: 0...1) }
  }

  /// Background, border, corners, shadow, opacity.
  mutating func box(_ block: inout CSSBlock, hasBackground: Bool = true) {
    if hasBackground { background(&block) }
    let border = attributes.borderColor?.value.color ?? color("border-color")
    let width = number("border-width")
    if border != nil || width != nil {
      block.set("border-style", "solid")
      block.set("border-width", points: width ?? 1, in: 0...12)
      if let border { block.set("border-color", border) }
    }
    if let radius = number("corner-radius") { block.set("border-radius", points: radius, in: 0...60) }
    if let alpha = number("view-alpha", "alpha") { block.set("opacity", number: alpha, in: 0...1) }
    if let shadow = color("shadow-color") {
      let opacity = min(max(number("shadow-opacity") ?? 0, 0), 1)
      var shade = shadow
      shade.alpha *= opacity
      if opacity > 0 { block.setShadow(0, 1, number("shadow-radius") ?? 3, shade) }
    }
  }

  /// The distance of a text from its edges, and its height. What has a border has a little in any case.
  func inset(_ block: inout CSSBlock) {
    if case .box(let box)? = value("padding") {
      block.set("padding-top", points: box.top, in: 0...40)
      block.set("padding-right", points: box.right, in: 0...60)
      block.set("padding-bottom", points: box.bottom, in: 0...40)
      block.set("padding-left", points: box.left, in: 0...60)
    } else if attributes.borderColor != nil || number("border-width") != nil {
      block.set("padding", points: 6, in: 0...40)
    }
    if let height = number("height") { block.set("min-height", points: height, in: 0...120) }
  }

  private func value(_ name: String) -> PlainValue? {
    view.first { $0.name == name }?.lookup.value.effective
  }

  private mutating func background(_ block: inout CSSBlock) {
    if let top = color("background-color-top") {
      block.setGradient(top, color("background-color-bottom") ?? top)
    } else if let color = color("background-color", "bar-tint-color") {
      block.set("background", color)
    }
  }

  /// Colours that the drawing has no place for, after the calls above.
  var rest: [(name: String, color: Color)] {
    view.compactMap { attribute in
      guard !used.contains(attribute.name), let color = attribute.lookup.value.color, color.alpha > 0 else {
        return nil
      }
      return (attribute.name, color)
    }
  }
}
