/// A text with places in it: `Label { fon1️⃣ }` is the text `Label { fon }` with the place `1️⃣` before the space.
struct MarkedText {
  let text: String
  private var places: [Int: Int] = [:]

  init(_ marked: String) {
    var text = ""
    for character in marked {
      let scalars = Array(character.unicodeScalars)
      if scalars.count == 3, scalars[2].value == 0x20E3, let number = Int(String(scalars[0])) {
        places[number] = text.utf8.count
      } else {
        text.append(character)
      }
    }
    self.text = text
  }

  /// The 0-based UTF-8 byte offset of a place; the end of the text where there is none of that number.
  func offset(_ number: Int) -> Int { places[number] ?? text.utf8.count }

  /// The range between two places.
  func range(_ from: Int, _ to: Int) -> Range<Int> { offset(from)..<offset(to) }
}

/// Line and column of a byte offset, counted the slow way.
func position(of offset: Int, in text: String, utf16: Bool) -> [String: Int] {
  let before = String(decoding: Array(text.utf8)[..<offset], as: UTF8.self)
  var line = 0
  var column = 0
  var lastWasReturn = false
  for scalar in before.unicodeScalars {
    if scalar == "\n" || scalar == "\r" {
      if !(scalar == "\n" && lastWasReturn) { line += 1 }
      column = 0
    } else {
      column += utf16 ? UTF16.width(scalar) : UTF8.width(scalar)
    }
    lastWasReturn = scalar == "\r"
  }
  return ["line": line, "character": column]
}
