/// Text of themes in GitHub's Markdown: it stands in code, and no sign of it can end that, mention anybody, or break a
/// table.
enum MarkdownText {
  /// Text as code. What is not plain is written in entities, which nothing interprets.
  static func code(_ text: String) -> String {
    if text.isEmpty { return "(empty)" }
    let shown = DisplayWidth.printable(DiffText.shortened(text))
    let isEdgePlain = shown.first != " " && shown.last != " "
    if isEdgePlain, shown.unicodeScalars.allSatisfy(isPlain) { return "`\(shown)`" }
    return "<code>" + escaped(shown) + "</code>"
  }

  /// Text in which no sign means anything to Markdown or HTML.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      if scalar.value >= 0x80 || isLetter || scalar == " " {
        result.unicodeScalars.append(scalar)
      } else {
        result += "&#\(scalar.value);"
      }
    }
    return result
  }

  /// What means nothing inside of a code span, in a table either.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0x7F && scalar != "`" && scalar != "|" && scalar != "\\"
      && scalar != "<" && scalar != ">" && scalar != "&"
  }
}
