/// Myers' greedy search for the shortest edit script, up to a bound.
enum ShortestScript {
  /// The most insertions and deletions that are looked for; time is bounded by this times the lines, memory by its
  /// square.
  static let bound = 256

  /// The runs of equal lines, in order and in the indices of the slices; none if the texts differ in more lines than
  /// the bound.
  static func matches(_ old: ArraySlice<Int32>, _ new: ArraySlice<Int32>) -> [LineDiff.Match] {
    let (n, m) = (old.count, new.count)
    let most = min(bound, n + m)
    var reach = [Int](repeating: 0, count: 2 * most + 3)
    let zero = most + 1
    // The reaches of each step, diagonals -d...d.
    var steps: [ArraySlice<Int>] = []
    for d in 0...most {
      for k in stride(from: -d, through: d, by: 2) {
        var x =
          d == 0
          ? 0
          : k == -d || (k != d && reach[zero + k - 1] < reach[zero + k + 1])
            ? reach[zero + k + 1] : reach[zero + k - 1] + 1
        // Outside the texts a diagonal leads nowhere; it stays so that its neighbours have something to compare with.
        while x < n, x - k < m, x - k >= 0, old[old.startIndex + x] == new[new.startIndex + x - k] { x += 1 }
        reach[zero + k] = x
        if x >= n, x - k >= m {
          return trace(steps, end: (n, m), d: d, old.startIndex, new.startIndex)
        }
      }
      steps.append(ArraySlice(reach[(zero - d)...(zero + d)]))
    }
    return []
  }

  private static func trace(
    _ steps: [ArraySlice<Int>], end: (Int, Int), d last: Int, _ oldStart: Int, _ newStart: Int
  ) -> [LineDiff.Match] {
    var result: [LineDiff.Match] = []
    var (x, y) = end
    for d in stride(from: last, to: 0, by: -1) {
      let before = steps[d - 1]
      func reach(_ k: Int) -> Int {
        abs(k) <= d - 1 ? before[before.startIndex + k + d - 1] : -1
      }
      let k = x - y
      let isInsertion = k == -d || (k != d && reach(k - 1) < reach(k + 1))
      let startX = isInsertion ? reach(k + 1) : reach(k - 1) + 1
      let count = x - startX
      if count > 0 {
        result.append(LineDiff.Match(old: oldStart + startX, new: newStart + startX - k, count: count))
      }
      x = isInsertion ? startX : startX - 1
      y = isInsertion ? startX - k - 1 : startX - k
    }
    if x > 0 { result.append(LineDiff.Match(old: oldStart, new: newStart, count: x)) }
    return result.reversed()
  }
}
