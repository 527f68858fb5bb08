import NSSSyntax

/// The lines of a text that an excerpt shows, and the part of each that it marks.
struct FrameLines {
  /// A line to show.
  struct Line {
    /// 1-based.
    var number: Int
    /// 0-based byte range without the line end.
    var content: Range<Int>
    /// The marked bytes inside `content`; nil marks nothing, an empty range one column.
    var mark: Range<Int>?
  }

  /// What is left of a line when it has to fit.
  struct Cut {
    /// `…` where bytes before it are left out.
    var before = ""
    /// UTF-8 without control characters.
    var text: ArraySlice<UInt8>
    /// `…` where bytes behind it are left out.
    var after = ""
    /// 0-based column of the first caret in the three together.
    var markStart: Int
    /// The number of carets, 0 for none.
    var markColumns: Int

    var isEmpty: Bool { before.isEmpty && text.isEmpty && after.isEmpty }

    func append(to output: inout [UInt8]) {
      output.append(text: before)
      output.append(contentsOf: text)
      output.append(text: after)
    }
  }

  /// The most lines shown of a longer range.
  static let mostLines = 4
  static let tabWidth = 4

  /// Where the range begins; the column counts UTF-8 bytes.
  let position: Position
  /// The 1-based number of the last line shown.
  let lastNumber: Int
  private let range: Range<Int>

  /// The lines of a 0-based UTF-8 byte range, which lies inside the text.
  init(_ range: Range<Int>, in text: SourceFrame.Text) {
    let range = Self.trimmed(range, of: text.source.bytes)
    self.range = range
    position = text.lines.position(of: range.lowerBound)
    lastNumber =
      range.isEmpty
      ? position.line : max(position.line, text.lines.lineIndex(of: range.upperBound - 1) + 1)
  }

  /// The number of lines to show, one for lines left out among them.
  var count: Int { min(lastNumber - position.line + 1, Self.mostLines) }

  /// A line by its index below ``count``; nil stands for lines left out.
  func line(_ index: Int, of text: SourceFrame.Text) -> Line? {
    var number = position.line + index
    if lastNumber - position.line >= Self.mostLines, index >= Self.mostLines - 2 {
      if index == Self.mostLines - 2 { return nil }
      number = lastNumber
    }
    let content = text.lines.contentRange(ofLine: number)
    let mark = Self.mark(range, in: content, of: text.source.bytes, isFirst: index == 0)
    return Line(number: number, content: content, mark: mark)
  }

  /// A range of several lines without the blank bytes at its end, so that its last line has something to mark.
  private static func trimmed(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
    // Only a line end says that the rest is another line; blanks of one line stay marked.
    guard bytes[end..<range.upperBound].contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return range }
    return range.lowerBound..<end
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func mark(
    _ range: Range<Int>, in content: Range<Int>, of bytes: [UInt8], isFirst: Bool
  ) -> Range<Int>? {
    let start = min(max(range.lowerBound, content.lowerBound), content.upperBound)
    let end = min(max(range.upperBound, start), content.upperBound)
    if isFirst { return start..<end }
    let indented = bytes[start..<end].prefix { $0 == 0x20 || $0 == 0x09 }.count
    return start + indented < end ? start + indented..<end : nil
  }
}

extension FrameLines.Line {
  /// The line in at most `width` columns, cut around its mark with `…`. Looks only at bytes near the mark.
  func cut(to width: Int, of bytes: [UInt8]) -> FrameLines.Cut {
    if let whole = plain(width, of: bytes) { return whole }
    let focus = mark?.lowerBound ?? content.lowerBound
    var start = max(content.lowerBound, focus - 2 * width)
    var end = min(content.upperBound, focus + 8 * width)
    if start > content.lowerBound {
      start = ScalarReader.boundary(in: bytes, at: start, start: content.lowerBound)
    }
    if end < content.upperBound { end = ScalarReader.boundary(in: bytes, at: end, start: start) }
    if let part = plain(start..<end, width, of: bytes) { return part }
    let row = cells(start..<end, focus: focus, width: width, of: bytes)
    if row.columns <= width, start == content.lowerBound, end == content.upperBound {
      return visible(row, row.cells.indices, before: "", after: "")
    }
    return cut(row, to: width, isCutBefore: start > content.lowerBound, isCutAfter: end < content.upperBound)
  }

  /// The whole line, where it is short and printable ASCII: the common case, without cells.
  private func plain(_ width: Int, of bytes: [UInt8]) -> FrameLines.Cut? {
    guard content.count <= width, Self.isPrintableASCII(bytes, content) else { return nil }
    let text = bytes[content]
    guard let mark else { return FrameLines.Cut(text: text, markStart: 0, markColumns: 0) }
    return FrameLines.Cut(
      text: text, markStart: mark.lowerBound - content.lowerBound, markColumns: max(1, mark.count))
  }

  /// What ``cut(_:to:isCutBefore:isCutAfter:)`` gives for printable ASCII, without cells.
  private func plain(_ window: Range<Int>, _ width: Int, of bytes: [UInt8]) -> FrameLines.Cut? {
    guard Self.isPrintableASCII(bytes, window) else { return nil }
    let mark = (mark ?? window.lowerBound..<window.lowerBound).clamped(to: window)
    let markStart = mark.lowerBound - window.lowerBound
    let room = max(0, width - 2 - mark.count)
    var from = max(0, markStart - max(room / 2, width / 4))
    let isCutBefore = window.lowerBound > content.lowerBound
    if !isCutBefore, markStart + max(mark.count, 1) <= width - 2 { from = 0 }
    let first = min(window.lowerBound + from, window.upperBound)
    let last = min(first + width - 2, window.upperBound)
    let before = isCutBefore || first > window.lowerBound ? "…" : ""
    let after = last < content.upperBound ? "…" : ""
    return FrameLines.Cut(
      before: before, text: bytes[first..<last], after: after,
      markStart: min(max(mark.lowerBound, first), last) - first + (before.isEmpty ? 0 : 1),
      markColumns: self.mark == nil ? 0 : max(1, mark.clamped(to: first..<last).count))
  }

  /// `range` lies inside `bytes`.
  private static func isPrintableASCII(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    // Lines are those of the text, and what is looked at of one is a part of it.
    bytes.withUnsafeBufferPointer {
      DisplayWidth.isPrintableASCII(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// The cells of a range, but no more behind `focus` than may be shown.
  private func cells(_ range: Range<Int>, focus: Int, width: Int, of bytes: [UInt8]) -> CellRow {
    var row = CellRow()
    var at = range.lowerBound
    var columnsBefore = 0
    while at < range.upperBound, row.columns <= columnsBefore + width {
      if at <= focus { columnsBefore = row.columns }
      let step = ScalarReader.step(in: bytes, at: at, end: range.upperBound)
      let isMark = at == 0 && step.scalar == "\u{FEFF}"
      if !isMark { row.append(step.scalar, source: at..<at + step.length, tabWidth: FrameLines.tabWidth) }
      at += step.length
    }
    return row
  }

  /// Chooses the cells around the mark: a quarter of the line before it, more when the mark is short.
  private func cut(_ row: CellRow, to width: Int, isCutBefore: Bool, isCutAfter: Bool) -> FrameLines.Cut {
    var markStart = 0
    var markColumns = 0
    for cell in row.cells {
      if let mark, cell.source.upperBound <= mark.lowerBound { markStart += cell.columns }
      if let mark, cell.source.overlaps(mark) { markColumns += cell.columns }
    }
    let room = max(0, width - 2 - markColumns)
    var from = max(0, markStart - max(room / 2, width / 4))
    if !isCutBefore, markStart + max(markColumns, 1) <= width - 2 { from = 0 }
    var column = 0
    var used = 0
    var first: Int?
    var last = 0
    for (index, cell) in row.cells.enumerated() {
      defer { column += cell.columns }
      if column < from { continue }
      if used + cell.columns > width - 2 { break }
      used += cell.columns
      if first == nil { first = index }
      last = index + 1
    }
    let start = first ?? row.cells.count
    let hidesBefore = isCutBefore || start > 0
    let hidesAfter = isCutAfter || last < row.cells.count
    return visible(
      row, start..<max(start, last), before: hidesBefore ? "…" : "", after: hidesAfter ? "…" : "")
  }

  private func visible(_ row: CellRow, _ indices: Range<Int>, before: String, after: String) -> FrameLines.Cut
  {
    var column = before.isEmpty ? 0 : 1
    var markStart: Int?
    var markColumns = 0
    for cell in row.cells[indices] {
      if let mark {
        if markStart == nil, cell.source.upperBound > mark.lowerBound { markStart = column }
        if cell.source.overlaps(mark) { markColumns += cell.columns }
      }
      column += cell.columns
    }
    return FrameLines.Cut(
      before: before, text: row.text(indices), after: after, markStart: markStart ?? column,
      markColumns: mark == nil ? 0 : max(1, markColumns))
  }
}
