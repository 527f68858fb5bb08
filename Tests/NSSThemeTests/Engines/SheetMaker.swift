import NSSTestSupport

/// Makes sheets that are valid, nearly valid and weird.
struct SheetMaker {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func gap() -> String {
    pick([
      "", "", " ", " ", "\n", "\t", "\r\n", " /**/", " /* x */ ", " /* 😀é */", "\u{A0}", "\u{200B}",
      "\u{2028}\u{3000}",
      "\u{85}", " /***/ ", "/* *\u{301}/ */",
    ])
  }

  mutating func name() -> String {
    pick([
      "Button", "Label", "a", "b", "a", "B", "#z", "-1", "x/y", ".5", "\\n", "And", "font-color", "An/d",
      "aand", "_",
    ])
  }

  mutating func value() -> String {
    var words: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      words.append(
        chance(25)
          ? pick(["@x", "@y", "@z", "@"])
          : pick(["1", "red", "#fff", "rgb(1,2,3)", "(", ")", ",", "a b", "2px"]))
    }
    return words.joined(separator: pick([" ", gap(), ","]))
  }

  mutating func definition() -> String {
    pick(["@x", "@y", "@z", "@"]) + gap() + ":" + gap() + value() + gap() + ";"
  }

  mutating func rule() -> String {
    var text = name()
    while chance(25) { text += gap() + "," + gap() + name() }
    text += gap() + "{"
    while chance(60) { text += gap() + name() + gap() + ":" + gap() + value() + gap() + ";" }
    return text + gap() + "}"
  }

  mutating func media() -> String {
    var text = "@media" + gap()
    repeat {
      text +=
        (text.count > 20 ? "and" : "") + gap() + "(" + gap() + pick(["device", "orientation", "Device", "x"])
      text +=
        gap() + ":" + gap() + pick(["ipad", "iphone", "portrait", "landscape", "IPAD"]) + gap() + ")" + gap()
    } while chance(30)
    text += "{"
    while chance(60) { text += gap() + (chance(40) ? definition() : rule()) }
    return text + gap() + "}"
  }

  mutating func sheet() -> String {
    var text = chance(10) ? "\u{FEFF}" : ""
    if chance(60) { text += "@x: 1; @y: 2; @z: @x; @: 3;" }
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      text += gap()
      text += pick([0, 1, 2, 2]) == 0 ? definition() : chance(25) ? media() : rule()
    }
    text += gap()
    while chance(25) { damage(&text) }
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
        ";", ":", "{", "}", "(", ")", ",", "@", "@media", "and", "/*", "*/", "/", "\"", "é", "😀", "\u{FEFF}",
        "\u{0}", "!",
        "//x\n", "%", "+", "\u{301}", "@media(a:b){",
      ]
      scalars.insert(contentsOf: Array(pick(pieces).unicodeScalars), at: at)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    text = String(view)
  }
}
