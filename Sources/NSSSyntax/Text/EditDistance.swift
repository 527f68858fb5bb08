/// How many single-byte edits separate two names, and which known name a person probably meant.
public enum EditDistance {
  /// The optimal string alignment distance (insertion, deletion, substitution, swap of neighbours), or nil when it
  /// exceeds `limit`. Letters that differ in case only cost one edit for the whole name.
  public static func between(_ a: some Collection<UInt8>, _ b: some Collection<UInt8>, limit: Int) -> Int? {
    if abs(a.count - b.count) > limit { return nil }
    let left = Array(a)
    let right = Array(b)
    let folded = distance(left.map(lowercased), right.map(lowercased), limit: limit)
    if folded == 0, left != right { return 1 <= limit ? 1 : nil }
    guard let folded, let exact = distance(left, right, limit: limit + 1) else { return folded }
    return min(folded + (exact > folded ? 1 : 0), exact) <= limit ? min(folded + 1, exact) : nil
  }

  /// The most edits at which a name of this length is still taken for a misspelling.
  public static func allowance(forLength length: Int) -> Int {
    switch length {
    case ..<4: 1
    case 4..<8: 2
    default: length < 16 ? 3 : 4
    }
  }

  /// The candidate nearest to `name` within its allowance; ties go to the shared prefix, then to the first.
  public static func nearest<Candidate: StringProtocol>(
    to name: some StringProtocol, among candidates: some Sequence<Candidate>, limit: Int? = nil
  ) -> Candidate? {
    let bytes = Array(name.utf8)
    var best: Candidate?
    var bestDistance = (limit ?? allowance(forLength: bytes.count)) + 1
    var bestPrefix = -1
    for candidate in candidates {
      let other = candidate.utf8
      guard let distance = between(bytes, other, limit: bestDistance), distance > 0 || name == candidate
      else {
        continue
      }
      let prefix = zip(bytes, other).prefix { $0 == $1 }.count
      if distance < bestDistance || (distance == bestDistance && best != nil && prefix > bestPrefix) {
        (best, bestDistance, bestPrefix) = (candidate, distance, prefix)
      }
    }
    return best
  }

  /// Which letters a name has, a bit for each, whatever their case; other bytes share these bits. An edit takes at most one
  /// bit away and adds at most one: names whose letters differ in more are farther apart.
  @inlinable public static func letters(_ name: some Sequence<UInt8>) -> UInt64 {
    name.reduce(0) { $0 | 1 &<< UInt64(($1 | 0x20) & 0x3F) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
  }

  /// Three rows of the alignment table, cut off as soon as a whole row exceeds the limit.
  private static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    if a == b { return 0 }
    var twoAbove = [Int](repeating: 0, count: b.count + 1)
    var above = Array(0...b.count)
    var row = twoAbove
    for i in a.indices {
      row[0] = i + 1
      var smallest = row[0]
      for j in b.indices {
        let cost = a[i] == b[j] ? 0 : 1
        var value = min(above[j + 1] + 1, row[j] + 1, above[j] + cost)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { value = min(value, twoAbove[j - 1] + 1) }
        row[j + 1] = value
        smallest = min(smallest, value)
      }
      if smallest > limit { return nil }
      (twoAbove, above, row) = (above, row, twoAbove)
    }
    return above[b.count] <= limit ? above[b.count] : nil
  }
}
