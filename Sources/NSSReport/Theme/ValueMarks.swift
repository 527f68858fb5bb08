import NSSTheme

/// The marks of a table, gathered so that a legend can say what they mean.
struct ValueMarks {
  private(set) var assumptions: Assumptions = []
  private(set) var hasOtherReading = false

  /// Remembers an assumption that is marked elsewhere.
  mutating func note(_ assumed: Assumptions) { assumptions.formUnion(assumed) }

  /// A value with its marks: `?` rests on an assumption, `*` is read otherwise than written.
  mutating func cell(_ value: TypedValue, _ assumed: Assumptions) -> TextTable.Cell {
    let color = value.color?.rgba
    return TextTable.Cell(
      text(value, assumed), role: value.effective == nil ? .warning : nil,
      swatch: color.map { ($0.red, $0.green, $0.blue) })
  }

  /// A font with its marks.
  mutating func cell(_ font: FontLookup) -> TextTable.Cell {
    let parts = [font.style, font.name, font.size].compactMap { $0 }
    let isOtherwise = parts.contains { $0.value.isReadOtherwise }
    let text = DisplayWidth.printable(ThemeWords.text(font.value))
    return TextTable.Cell(marked(text.isEmpty ? "nothing" : text, isOtherwise, font.assumptions))
  }

  /// The same as text.
  mutating func text(_ value: TypedValue, _ assumed: Assumptions) -> String {
    let text = value.effective.map { DisplayWidth.printable(ThemeWords.text($0)) } ?? "nothing"
    return marked(text, value.isReadOtherwise, assumed)
  }

  private mutating func marked(_ text: String, _ isOtherwise: Bool, _ assumed: Assumptions) -> String {
    assumptions.formUnion(assumed)
    if isOtherwise { hasOtherReading = true }
    return text + (isOtherwise ? "*" : "") + (assumed.isEmpty ? "" : "?")
  }

  /// What the marks mean; empty where none was made.
  func legend(width: Int) -> String {
    var text = ""
    if hasOtherReading {
      text +=
        "* "
        + TextWrap.hanging("what the engine reads, which is not what is written", indent: 2, width: width)
        + "\n"
    }
    if !assumptions.isEmpty {
      text += "? " + TextWrap.hanging("assumed, since no document prints it:", indent: 2, width: width) + "\n"
      for assumption in Assumptions.all where assumptions.contains(assumption.assumption) {
        let line = "\(assumption.name): \(assumption.sentence)"
        text += "  " + TextWrap.hanging(line, indent: 4, width: width - 2) + "\n"
      }
    }
    return text
  }
}
