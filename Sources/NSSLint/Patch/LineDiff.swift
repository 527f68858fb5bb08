/// Which lines two texts share, in order. Near linear whatever the texts are.
///
/// Common starts and ends are set aside; lines that occur once in both texts anchor the rest (patience); between two
/// anchors the shortest script is looked for up to a bound, and beyond it the lines count as replaced.
struct LineDiff {
  /// A run of equal lines: where it begins in the old and in the new text, 0-based, and how many lines it has.
  struct Match {
    var old: Int
    var new: Int
    var count: Int
  }

  /// The shared runs in order, adjacent ones joined.
  private(set) var matches: [Match] = []
  private let old: [Int32]
  private let new: [Int32]
  /// The last place of each line in the part at hand, and how often it occurs there.
  private var oldUse: [LineUse]
  private var newUse: [LineUse]

  private struct LineUse {
    var occurrences: Int32 = 0
    var place: Int32 = 0
  }

  private struct Part {
    var old: Range<Int>
    var new: Range<Int>
    var depth: Int
  }

  /// The most rounds of anchors inside anchors.
  private static let anchorDepth = 4

  init(_ lines: LineNumbers) {
    old = lines.old
    new = lines.new
    oldUse = Array(repeating: LineUse(), count: lines.count)
    newUse = oldUse
    var open = [Part(old: 0..<old.count, new: 0..<new.count, depth: 0)]
    while let part = open.popLast() {
      let (core, tail) = trimmed(part)
      if tail > 0 {
        open.append(
          Part(
            old: core.old.upperBound..<core.old.upperBound + tail,
            new: core.new.upperBound..<core.new.upperBound + tail, depth: -1))
      }
      guard part.depth >= 0 else {
        continue
      }
      guard !core.old.isEmpty, !core.new.isEmpty else { continue }
      let anchors = part.depth < Self.anchorDepth ? anchors(core) : []
      if anchors.isEmpty {
        for match in ShortestScript.matches(old[core.old], new[core.new]) { add(match) }
        continue
      }
      // The last part goes on the stack first, so that matches come in order.
      var end = (old: core.old.upperBound, new: core.new.upperBound)
      for anchor in anchors.reversed() {
        open.append(
          Part(old: anchor.old..<end.old, new: anchor.new..<end.new, depth: part.depth + 1))
        end = anchor
      }
      open.append(
        Part(old: core.old.lowerBound..<end.old, new: core.new.lowerBound..<end.new, depth: part.depth + 1))
    }
  }

  /// Adds the equal lines at a part's start to the matches; returns the rest without the equal lines at its end, and
  /// how many those are.
  private mutating func trimmed(_ part: Part) -> (core: Part, tail: Int) {
    var core = part
    let start = (part.old.lowerBound, part.new.lowerBound)
    var length = 0
    let most = min(part.old.count, part.new.count)
    while length < most, old[start.0 + length] == new[start.1 + length] { length += 1 }
    add(Match(old: start.0, new: start.1, count: length))
    var tail = 0
    while tail < most - length,
      old[part.old.upperBound - 1 - tail] == new[part.new.upperBound - 1 - tail]
    {
      tail += 1
    }
    core.old = start.0 + length..<part.old.upperBound - tail
    core.new = start.1 + length..<part.new.upperBound - tail
    return (core, tail)
  }

  private mutating func add(_ match: Match) {
    guard match.count > 0 else { return }
    if let last = matches.last, last.old + last.count == match.old, last.new + last.count == match.new {
      matches[matches.count - 1].count += match.count
    } else {
      matches.append(match)
    }
  }

  /// Lines that occur once in both sides of a part: the longest sequence of them that stands in the same order.
  private mutating func anchors(_ part: Part) -> [(old: Int, new: Int)] {
    for line in part.old { oldUse[Int(old[line])] = LineUse() }
    for line in part.new {
      oldUse[Int(new[line])] = LineUse()
      newUse[Int(new[line])] = LineUse()
    }
    for line in part.old {
      oldUse[Int(old[line])].occurrences += 1
      newUse[Int(old[line])] = LineUse()
    }
    for line in part.new {
      newUse[Int(new[line])].occurrences += 1
      newUse[Int(new[line])].place = Int32(line)
    }
    let unique = part.old.compactMap { line -> (old: Int, new: Int)? in
      let number = Int(old[line])
      guard oldUse[number].occurrences == 1, newUse[number].occurrences == 1 else { return nil }
      return (line, Int(newUse[number].place))
    }
    return Self.longestIncreasing(unique)
  }

  /// The longest subsequence whose second parts increase. The first parts do.
  private static func longestIncreasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var tops: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tops[low - 1] : -1
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var at = tops.last ?? -1
    while at >= 0 {
      result.append(pairs[at])
      at = previous[at]
    }
    return result.reversed()
  }
}
