/// One line of text cut into terminal cells, each with the source bytes it shows.
struct CellRow {
  /// Scalars that share a place on the terminal.
  struct Cell {
    var text: String.UnicodeScalarView
    var columns: Int
    /// The 0-based byte offsets shown here.
    var source: Range<Int>
  }

  var cells: [Cell] = []
  /// The columns of all cells.
  private(set) var columns = 0
  private var joinsNext = false
  private var awaitsFlagHalf = false

  /// Adds a scalar, nil for an ill-formed byte. Tabs are expanded to the next multiple of `tabWidth`.
  mutating func append(_ scalar: Unicode.Scalar?, source: Range<Int>, tabWidth: Int) {
    guard let scalar else { return add("\u{FFFD}", columns: 1, source) }
    if scalar == "\t", tabWidth > 1 {
      let spaces = tabWidth - columns % tabWidth
      add(" ", columns: spaces, source)
      for _ in 1..<max(spaces, 1) where spaces > 1 { cells[cells.count - 1].text.append(" ") }
      return
    }
    let shown = DisplayWidth.shown(scalar)
    let width = DisplayWidth.columns(of: shown)
    let isFlagHalf = (0x1F1E6...0x1F1FF).contains(scalar.value)
    let isSkinTone = (0x1F3FB...0x1F3FF).contains(scalar.value)
    let joins =
      width == 0 || joinsNext || (isFlagHalf && awaitsFlagHalf) || (isSkinTone && cells.last?.columns == 2)
    guard joins, let last = cells.indices.last else {
      add(shown, columns: max(width, 1), source)
      awaitsFlagHalf = isFlagHalf
      return
    }
    cells[last].text.append(shown)
    cells[last].source = cells[last].source.lowerBound..<source.upperBound
    let widens = (isFlagHalf && awaitsFlagHalf) || scalar.value == 0xFE0F || (joinsNext && width == 2)
    if widens, cells[last].columns == 1 {
      cells[last].columns = 2
      columns += 1
    }
    awaitsFlagHalf = false
    joinsNext = scalar.value == 0x200D
  }

  private mutating func add(_ scalar: Unicode.Scalar, columns width: Int, _ source: Range<Int>) {
    cells.append(Cell(text: String.UnicodeScalarView([scalar]), columns: width, source: source))
    columns += width
    joinsNext = false
    awaitsFlagHalf = false
  }
}
