/// Breaks prose into lines of a width.
enum TextWrap {
  /// The lines of a paragraph. Columns count characters; a longer word has a line of its own.
  static func lines(_ text: String, width: Int, indent: String = "") -> [String] {
    var result: [String] = []
    var line = ""
    var length = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, length + 1 + word.count > width - indent.count {
        result.append(indent + line)
        line = ""
        length = 0
      }
      if !line.isEmpty {
        line += " "
        length += 1
      }
      line += word
      length += word.count
    }
    if !line.isEmpty { result.append(indent + line) }
    return result
  }
}
