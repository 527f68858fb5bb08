import NSSSyntax

/// The texts that stand for findings' lines in a baseline.
struct BaselineLines {
  /// Longer lines, as in sheets without line ends, are cut down to what surrounds the finding, in bytes.
  private static let longest = 400
  private static let reach = 100

  private let table: LineTable
  private let source: SourceText

  init(_ source: SourceText) {
    self.source = source
    table = LineTable(source)
  }

  /// The line on which a range begins, without white space around it. Its length is bounded.
  func text(of range: Range<Int>) -> String {
    let start = min(max(range.lowerBound, 0), source.count)
    var line = table.contentRange(ofLine: table.lineIndex(of: start) + 1)
    if line.lowerBound == 0, source.hasByteOrderMark { line = min(3, line.upperBound)..<line.upperBound }
    if line.count > Self.longest {
      let from = max(line.lowerBound, start - Self.reach)
      let to = min(line.upperBound, min(range.upperBound, start + Self.reach) + Self.reach)
      line = from..<max(from, to)
    }
    while let last = source.bytes[line].last, last <= 0x20 { line = line.lowerBound..<line.upperBound - 1 }
    while let first = source.bytes[line].first, first <= 0x20 { line = line.lowerBound + 1..<line.upperBound }
    return source.text(line)
  }
}
