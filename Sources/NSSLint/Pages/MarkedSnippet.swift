/// A bad snippet with carets under its ranges and the findings below.
enum MarkedSnippet {
  /// The lines of an example: the sheet's, each followed by the carets of the findings that begin on it and their
  /// messages. Columns count characters.
  static func lines(_ example: RuleExample, severity: Severity) -> [String] {
    var result: [String] = []
    var messages = example.messages[...]
    for line in markedLines(example.marked) {
      result.append(line.text)
      for mark in line.marks {
        result.append(
          String(repeating: " ", count: mark.lowerBound) + String(repeating: "^", count: max(mark.count, 1)))
        if let message = messages.popFirst() {
          result.append("\((example.severity ?? severity).name): \(message)")
        }
      }
    }
    return result
  }

  private struct Line {
    var text = ""
    /// Columns from 0, empty for a place between two characters.
    var marks: [Range<Int>] = []
  }

  /// Lines without marks, and where marks begin on them; a range of several lines is marked to the end of its first.
  private static func markedLines(_ marked: String) -> [Line] {
    var result: [Line] = []
    for part in marked.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = Line()
      var open: [Int] = []
      var column = 0
      for character in part {
        switch character {
        case "«":
          open.append(line.marks.count)
          line.marks.append(column..<column)
        case "»":
          if let index = open.popLast() { line.marks[index] = line.marks[index].lowerBound..<column }
        default:
          // Carets stand right whatever the width of a tab is shown as.
          line.text += character == "\t" ? "  " : String(character)
          column += character == "\t" ? 2 : 1
        }
      }
      for index in open {
        line.marks[index] = line.marks[index].lowerBound..<max(column, line.marks[index].lowerBound)
      }
      result.append(line)
    }
    // A line break at the end begins no line.
    if result.count > 1, let last = result.last, last.text.isEmpty, last.marks.isEmpty { result.removeLast() }
    return result
  }
}
