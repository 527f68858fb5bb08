import NSSTestSupport

/// Makes sheets that can be read, or nearly, and are laid out as nobody would.
struct SheetMaker {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func gap() -> String {
    if chance(1) {
      return pick([" // c\n", "// d: e \r\n", "/* touches */", " // @x: 1;\u{2028}@tintColor: 3;\n"])
    }
    return pick([
      "", "", "", " ", " ", "  ", "\n", "\n", "\t", "\r\n", "\n\n\n", "\n    ", "\r", " /**/", " /* x */ ",
      "\n/* own */\n", "\n\n  /* a\n   * b: c\n   */\n", " /* é😀 */\n", "\u{A0}", "\u{2028}",
      "\u{85}\u{3000}",
      "\u{0C}", "\n\t/*\n\t@tintColor: red;\n\t*/", "\n/*\n@tintColor:#fff;\n*/ ",
      "\n  /* x\n@negative : 1 */ ",
    ])
  }

  mutating func name() -> String {
    pick([
      "Button", "Label", "fdlFUIStepperFormCell_valueText_selected", "a", "#z", "-1", "x/y", ".5", "An/d",
      "font-color",
    ])
  }

  mutating func variable() -> String {
    pick(["@x", "@y", "@tintColor", "@negative_darkBackground", "@primary5", "@"])
  }

  mutating func value() -> String {
    var words: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      words.append(
        chance(20)
          ? variable()
          : pick([
            "1", "red", "#fff", "rgb(1,2,3)", "rgba ( 1 , 2,3 ,.5 )", "(", ")", ",", "a b", "2px", "b#fff",
            "1 (2)",
          ]))
    }
    var text = words.joined(separator: pick([" ", gap(), ","]))
    if chance(3) { text += pick([" !important", "!x", " 50%", " +1", " \"a b\"", " '//'"]) }
    return text
  }

  mutating func definition() -> String {
    let tail = pick(["", "", "", " ", "  "])
    return variable() + (chance(70) ? "" : gap()) + ":" + (chance(70) ? pick(["", " "]) : gap()) + value()
      + (chance(80) ? "" : gap()) + ";" + tail
  }

  mutating func rule() -> String {
    var text = name()
    while chance(30) { text += gap() + "," + gap() + name() }
    text += gap() + "{"
    while chance(65) { text += gap() + name() + gap() + ":" + gap() + value() + gap() + ";" }
    return text + gap() + "}"
  }

  mutating func media() -> String {
    var text = "@media" + (chance(60) ? " " : gap())
    var isFirst = true
    repeat {
      if !isFirst { text += " and " }
      isFirst = false
      let inner = chance(60)
      text += "(" + (inner ? "" : gap()) + pick(["device", "orientation", "x"]) + (inner ? "" : gap())
      text +=
        ":" + (inner ? "" : gap()) + pick(["ipad", "iphone", "portrait", "#a"]) + (inner ? "" : gap()) + ")"
      if chance(20) { text += gap() }
    } while chance(40)
    text += "{"
    while chance(65) { text += gap() + (chance(50) ? definition() : rule()) }
    return text + gap() + "}"
  }

  mutating func sheet(damaged: Bool = false) -> String {
    var text = chance(10) ? "\u{FEFF}" : ""
    if chance(50) { text += "@x: 1;\n@y: 2;\n@tintColor: #abc;\n@: 3;\n" }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      text += gap()
      text += pick([0, 1, 2, 2]) == 0 ? definition() : chance(30) ? media() : rule()
      if chance(5) { text += "\n/* nss-format-off */" }
      if chance(8) { text += "\n/* nss-format-on */\n" }
    }
    text += gap()
    if damaged { repeat { damage(&text) } while chance(40) }
    return text
  }

  /// Puts something in or takes something out at a random place.
  mutating func damage(_ text: inout String) {
    var scalars = Array(text.unicodeScalars)
    let at = Int.random(in: 0...scalars.count, using: &random)
    if chance(40), at < scalars.count {
      scalars.remove(at: at)
    } else {
      let pieces = [
        ";", ":", "{", "}", "(", ")", ",", "@", "@media", "and", "/*", "*/", "/", "\"", "é", "\u{FEFF}",
        "\u{0}", "!", "//x\n",
        "%", "+", "\u{301}", "@media(a:b){", "\n@import 'x';", "\n", " ", "\n@x", "A{", "nss-format-off",
      ]
      scalars.insert(contentsOf: Array(pick(pieces).unicodeScalars), at: at)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    text = String(view)
  }
}
