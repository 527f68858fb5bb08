/// Columns of text for a terminal. A cell that is too wide goes on in the next line, wide characters count two columns.
struct TextTable {
  /// A piece of a line with its look.
  struct Cell {
    /// Printable text.
    var text: String
    var role: Style.Role?
    /// A coloured block of two columns in front, where the style is coloured.
    var swatch: (red: UInt8, green: UInt8, blue: UInt8)?

    init(_ text: String, role: Style.Role? = nil, swatch: (red: UInt8, green: UInt8, blue: UInt8)? = nil) {
      (self.text, self.role, self.swatch) = (text, role, swatch)
    }
  }

  /// What follows a row on lines of its own.
  private enum Line {
    case row([Cell])
    case note(String)
  }

  private static let leastWidth = 6
  private let heading: [String]
  private var lines: [Line] = []

  init(_ heading: [String]) { self.heading = heading }

  /// Whether there is no row.
  var isEmpty: Bool { lines.isEmpty }

  /// Adds a row of as many cells as the heading has.
  mutating func add(_ cells: [Cell]) { lines.append(.row(cells)) }

  /// Adds a line across all columns.
  mutating func add(note: String) { lines.append(.note(note)) }

  /// The lines, each ended by a line feed. Columns without any text are left out.
  func text(_ style: Style, width: Int, indent: Int) -> String {
    let used = heading.indices.filter { column in
      column == 0 || rows.contains { $0.indices.contains(column) && !$0[column].text.isEmpty }
    }
    let widths = columnWidths(used, width - indent, style)
    let space = String(repeating: " ", count: indent)
    var text = row(used.map { Cell(heading[$0], role: .dim) }, widths, space, style)
    for line in lines {
      switch line {
      case .row(let cells): text += row(used.map { cells[$0] }, widths, space, style)
      case .note(let note):
        let note = TextWrap.lines(note, width: max(20, width - indent - 2))
        text += note.map { "\(space)  \($0)\n" }.joined()
      }
    }
    return text
  }

  private var rows: [[Cell]] {
    lines.compactMap { line in
      if case .row(let cells) = line { return cells }
      return nil
    }
  }

  /// The widths that the texts want; where that is too much the widest columns give way.
  private func columnWidths(_ used: [Int], _ width: Int, _ style: Style) -> [Int] {
    var widths = used.map { column in
      rows.reduce(DisplayWidth.columns(of: heading[column])) { max($0, columns($1[column], style)) }
    }
    let room = max(width - 2 * (used.count - 1), used.count * Self.leastWidth)
    while widths.reduce(0, +) > room, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > Self.leastWidth
    {
      widths[widest] -= 1
    }
    return widths
  }

  private func columns(_ cell: Cell, _ style: Style) -> Int {
    DisplayWidth.columns(of: cell.text) + (style.isColored && cell.swatch != nil ? 3 : 0)
  }

  private func row(_ cells: [Cell], _ widths: [Int], _ space: String, _ style: Style) -> String {
    let pieces = zip(cells, widths).map { cell, width in
      let room = style.isColored && cell.swatch != nil ? max(1, width - 3) : width
      return Self.broken(cell.text, room)
    }
    let height = pieces.map(\.count).max() ?? 1
    var text = ""
    for line in 0..<height {
      var shown = ""
      for (column, cell) in cells.enumerated() {
        let piece = line < pieces[column].count ? pieces[column][line] : ""
        var lead = ""
        if style.isColored, let swatch = cell.swatch {
          lead = line == 0 ? style.swatch(swatch.red, swatch.green, swatch.blue) + " " : "   "
        }
        let fill = widths[column] - DisplayWidth.columns(of: piece) - (lead.isEmpty ? 0 : 3)
        shown += lead + (cell.role.map { style.paint(piece, $0) } ?? piece)
        if column < cells.count - 1 { shown += String(repeating: " ", count: max(0, fill) + 2) }
      }
      text += space + trimmed(shown) + "\n"
    }
    return text
  }

  /// Lines of at most so many columns, broken at spaces, and inside a word that is longer.
  static func broken(_ text: String, _ width: Int) -> [String] {
    TextWrap.lines(text, width: width).flatMap { line -> [String] in
      if DisplayWidth.columns(of: line) <= width { return [line] }
      var pieces = [""]
      var columns = 0
      for character in line {
        let own = DisplayWidth.columns(of: String(character))
        if columns + own > width, columns > 0 {
          pieces.append("")
          columns = 0
        }
        pieces[pieces.count - 1].append(character)
        columns += own
      }
      return pieces
    }
  }

  private func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
