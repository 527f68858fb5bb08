import NSSCatalog
import NSSTestSupport

/// Makes pairs of sheets: one at random, and the other an edit of it.
struct ThemePairMaker {
  private var random: SplitMix64
  let engine: Engine

  init(seed: UInt64, engine: Engine) {
    random = SplitMix64(seed: seed)
    self.engine = engine
  }

  mutating func pair() -> (old: String, new: String) {
    let items = (0..<Int.random(in: 0...12, using: &random)).map { _ in item() }
    var edited = items
    for _ in 0..<Int.random(in: 0...4, using: &random) { edit(&edited) }
    return (text(items), text(edited))
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  private mutating func edit(_ items: inout [String]) {
    let at = items.isEmpty ? 0 : Int.random(in: 0..<items.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where !items.isEmpty: items[at] = item()
    case 1 where !items.isEmpty: items.remove(at: at)
    case 2 where items.count > 1: items.swapAt(at, 0)
    case 3:
      let (name, other) = (pick(["@a", "@b"]), pick(["@c", "@d"]))
      items = items.map { $0.replacing(name + " ", other + " ").replacing(name + ":", other + ":") }
    default: items.insert(item(), at: at)
    }
  }

  private func text(_ items: [String]) -> String { items.joined(separator: "\n") + "\n" }

  private mutating func item() -> String {
    if engine == .fioriSwiftUI { return definition() }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: return definition()
    case 3: return "@media (device: \(pick(["ipad", "iphone"]))) {\n\(definition())\n\(rule())\n}"
    case 4 where engine == .nui: return "Broken { a: b }"
    default: return rule()
    }
  }

  private mutating func definition() -> String {
    let name = pick([
      "@a", "@b", "@c", "@d", "@primary1", "@primary1_darkBackground", "@tintColor", "@tintColorDark",
      "@primary2_elevatedDarkBackground",
    ])
    return name + (engine == .fioriSwiftUI ? ":" : ": ") + value().replacing(" ;", ";")
  }

  private mutating func value() -> String {
    pick([
      "#111111", "#222222", "#28333333", "red", "primary1", "primary2_darkBackground", "@a ", "@b ",
      "@primary1 ",
      "12", "17.5", "body", "title1", "dark", "Helvetica", "1 2 3 4", "true", "nonsense",
    ]) + ";"
  }

  private mutating func rule() -> String {
    let classes = [
      "fdlFUITitleFormCell", "fdlFUITitleFormCell_valueTextField", "fdlFUIStepperFormCell_keyText",
      "fdlFUITextFieldFormCell_keyLabel", "fdlFUITextFieldFormCell_keyText", "fdlFUIObjectHeader",
      "fdlFUIObjectHeader_headline", "fdlFUIFilterFormCell_item_titleLabel",
      "fdlFUIFilterFormCell_item_titleLabel_selected", "fdlFUIButton", "Label", "Button", "My.Label",
    ]
    var text = pick(classes)
    if Int.random(in: 0..<4, using: &random) == 0 { text += ", " + pick(classes) }
    text += " {"
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let attribute = pick([
        "font-color", "font-color-disabled", "font-color-selected", "font-color-highlighted", "tint-color",
        "tint-color-disabled", "background-color", "background-color-disabled", "background-color-scheme",
        "font-style", "font-size", "font-name", "border-color", "text-line-clamp", "content-insets",
        "own-thing",
      ])
      text += " \(attribute): \(value())"
    }
    return text + " }"
  }
}
