/// Breaks text into lines for a terminal.
public enum TextWrap {
  /// Lines of at most `width` columns, broken at spaces and at the line feeds in the text; a word that is longer
  /// stays whole on a line of its own. Never empty.
  public static func lines(_ text: String, width: Int) -> [String] {
    if text.utf8.count <= width, !text.utf8.contains(0x0A) { return [text] }
    var result: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if paragraph.utf8.count <= width {
        result.append(String(paragraph))
        continue
      }
      var line = ""
      var columns = 0
      for word in paragraph.split(separator: " ") {
        let wordColumns = DisplayWidth.columns(of: String(word))
        if columns > 0, columns + 1 + wordColumns > width {
          result.append(line)
          (line, columns) = ("", 0)
        }
        if columns > 0 {
          line += " "
          columns += 1
        }
        line += word
        columns += wordColumns
      }
      result.append(line)
    }
    return result
  }

  /// ``lines(_:width:)`` joined by line feeds, every line but the first behind `indent` spaces. `width` includes them.
  public static func hanging(_ text: String, indent: Int, width: Int) -> String {
    let width = max(20, width - indent)
    var text = text
    if text.utf8.count <= width, text.withUTF8({ DisplayWidth.isPrintableASCII($0) }) { return text }
    let space = "\n" + String(repeating: " ", count: indent)
    return lines(text, width: width).joined(separator: space)
  }
}
