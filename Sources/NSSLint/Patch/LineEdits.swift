import NSSSyntax

/// The lines that change from one text to another, as edits.
public enum LineEdits {
  /// The edits that turn `old` into `new`, in order: whole lines, each end cut to what differs. Empty if they are equal.
  public static func edits(from old: [UInt8], to new: [UInt8]) -> [TextEdit] {
    if old == new { return [] }
    let lines = LineNumbers(old, new)
    func offset(_ ranges: [Range<Int>], _ line: Int, _ bytes: [UInt8]) -> Int {
      line < ranges.count ? ranges[line].lowerBound : bytes.count
    }
    var result: [TextEdit] = []
    var at = (old: 0, new: 0)
    let end = LineDiff.Match(old: lines.old.count, new: lines.new.count, count: 0)
    for match in LineDiff(lines).matches + [end] {
      if at.old < match.old || at.new < match.new {
        let before = offset(lines.oldRanges, at.old, old)..<offset(lines.oldRanges, match.old, old)
        let after = offset(lines.newRanges, at.new, new)..<offset(lines.newRanges, match.new, new)
        result.append(trimmed(old, before, new, after))
      }
      at = (match.old + match.count, match.new + match.count)
    }
    return result
  }

  /// An edit without what its texts begin and end with alike.
  private static func trimmed(
    _ old: [UInt8], _ before: Range<Int>, _ new: [UInt8], _ after: Range<Int>
  ) -> TextEdit {
    let most = min(before.count, after.count)
    var start = 0
    while start < most, old[before.lowerBound + start] == new[after.lowerBound + start] { start += 1 }
    var tail = 0
    while tail < most - start, old[before.upperBound - 1 - tail] == new[after.upperBound - 1 - tail] {
      tail += 1
    }
    // Whole characters only.
    while start > 0,
      isInside(old, before.lowerBound + start) || isInside(new, after.lowerBound + start)
    {
      start -= 1
    }
    while tail > 0, isInside(old, before.upperBound - tail) { tail -= 1 }
    return TextEdit(
      (before.lowerBound + start)..<(before.upperBound - tail),
      bytes: Array(new[(after.lowerBound + start)..<(after.upperBound - tail)]))
  }

  private static func isInside(_ bytes: [UInt8], _ at: Int) -> Bool {
    at < bytes.count && bytes[at] & 0xC0 == 0x80
  }
}
