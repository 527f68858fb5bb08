/// One line of text cut into terminal cells, each with the source bytes it shows.
struct CellRow {
  /// Scalars that share a place on the terminal.
  struct Cell {
    /// The end of its text in the row's; it begins where the former cell's ends.
    var textEnd: Int
    var columns: Int
    /// The 0-based byte offsets shown here.
    var source: Range<Int>
  }

  private(set) var cells: [Cell] = []
  /// What is shown, as UTF-8.
  private(set) var text: [UInt8] = []
  /// The columns of all cells.
  private(set) var columns = 0
  private var joinsNext = false
  private var awaitsFlagHalf = false

  /// Adds a scalar, nil for an ill-formed byte. Tabs are expanded to the next multiple of `tabWidth`.
  mutating func append(_ scalar: Unicode.Scalar?, source: Range<Int>, tabWidth: Int) {
    guard let scalar else { return add("\u{FFFD}", columns: 1, source) }
    if scalar.value >= 0x20, scalar.value < 0x7F, !joinsNext { return add(scalar, columns: 1, source) }
    if scalar == "\t", tabWidth > 1 {
      let spaces = tabWidth - columns % tabWidth
      add(" ", columns: spaces, source)
      text.append(contentsOf: repeatElement(0x20, count: spaces - 1))
      cells[cells.count - 1].textEnd = text.count
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
    text.append(contentsOf: UTF8.encode(shown) ?? UTF8.encodedReplacementCharacter)
    cells[last].textEnd = text.count
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
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    cells.append(Cell(textEnd: text.count, columns: width, source: source))
    columns += width
    joinsNext = false
    awaitsFlagHalf = false
  }

  /// The text of some cells, as UTF-8.
  func text(_ indices: Range<Int>) -> ArraySlice<UInt8> {
    guard let last = indices.last else { return [] }
    let start = indices.lowerBound == 0 ? 0 : cells[indices.lowerBound - 1].textEnd
    return text[start..<cells[last].textEnd]
  }
}
