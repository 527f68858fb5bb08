import NSSSyntax

/// Ever larger parts of the sheet around a place.
enum SelectionRanges {
  /// The most ranges around one place.
  static let mostRanges = 64

  /// The ranges, smallest first, each inside the next; the last is the whole text.
  static func ranges(_ snapshot: Snapshot, _ offset: Int) -> [Range<Int>] {
    let tree = snapshot.tree
    var ranges: [Range<Int>] = [0..<tree.source.count]
    for index in tree.nodes(holding: offset) {
      let node = tree.nodes[index]
      add(tree.range(of: node), offset, &ranges)
      switch node.kind {
      case .declaration, .definition: add(tree.valueRange(of: node), offset, &ranges)
      case .rule, .media:
        guard node.hasAnchor, Int(node.end) > Int(node.anchor) + 1 else { break }
        let isClosed = tree.tokens.kind(Int(node.end) - 1) == .closeBrace
        let start = tree.tokens.end(Int(node.anchor))
        let end = tree.tokens.start(isClosed ? Int(node.end) - 1 : Int(node.end))
        add(start..<max(start, end), offset, &ranges)
      default: break
      }
    }
    if let token = tree.touched(offset) { add(tree.tokens.range(token), offset, &ranges) }
    // What is nested by mistake can be deep; the outer parts in the middle are left out.
    if ranges.count > mostRanges { ranges.removeSubrange(1...(ranges.count - mostRanges)) }
    return ranges.reversed()
  }

  private static func add(_ range: Range<Int>, _ offset: Int, _ ranges: inout [Range<Int>]) {
    guard let outer = ranges.last, range.lowerBound <= offset, offset <= range.upperBound, range != outer,
      outer.lowerBound <= range.lowerBound, range.upperBound <= outer.upperBound
    else { return }
    ranges.append(range)
  }
}
