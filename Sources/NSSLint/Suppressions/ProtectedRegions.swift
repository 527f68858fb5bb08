import NSSSyntax

/// The regions between `nss-format-off` and `nss-format-on`, which neither fixes nor the formatter touch.
public struct ProtectedRegions: Sendable {
  /// 0-based UTF-8 byte ranges, both comments included, in document order. A region without an end reaches to the end
  /// of the sheet.
  public let ranges: [Range<Int>]

  /// The regions of a sheet.
  public init(_ tree: SyntaxTree) {
    self.init(DirectiveReader.directives(of: tree), count: tree.source.count)
  }

  init(_ directives: [Directive], count: Int) {
    var ranges: [Range<Int>] = []
    var start: Int?
    for directive in directives {
      switch directive.kind {
      case .formatOff: start = start ?? directive.comment.lowerBound
      case .formatOn:
        if let open = start { ranges.append(open..<directive.comment.upperBound) }
        start = nil
      default: break
      }
    }
    if let open = start { ranges.append(open..<count) }
    self.ranges = ranges
  }

  /// Whether there are none.
  public var isEmpty: Bool { ranges.isEmpty }

  /// Whether a byte range, or an insertion (an empty range), reaches into a region.
  public func touches(_ range: Range<Int>) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count else { return false }
    return range.isEmpty
      ? ranges[low].lowerBound < range.lowerBound : ranges[low].lowerBound < range.upperBound
  }

  /// Whether one of a fix's edits reaches into a region.
  public func touches(_ fix: Fix) -> Bool {
    !ranges.isEmpty && fix.edits.contains { touches($0.range) }
  }
}
