/// What orders a finding among those of its sheet: small, so that sorting moves no messages.
///
/// By offset, then by rule, then the shorter first, then the graver, then as they were found.
struct FindingPlace: Comparable {
  private let start: UInt32
  private let end: UInt32
  /// The finding's index.
  let index: UInt32
  /// The rank of the rule's id among those of all findings.
  private let rule: UInt16
  private let severity: Severity

  /// The places of findings, in the findings' order. Offsets fit: a sheet has less than 2^32 bytes.
  static func places(of diagnostics: [Diagnostic]) -> [FindingPlace] {
    let ranks = ranks(of: diagnostics)
    var rule: (id: String, rank: UInt16) = ("", 0)
    return diagnostics.indices.map { index in
      // Rules report one after the other.
      if diagnostics[index].rule != rule.id {
        rule.id = diagnostics[index].rule
        rule.rank = ranks[rule.id] ?? 0
      }
      let range = diagnostics[index].range
      return FindingPlace(
        start: UInt32(clamping: range.lowerBound), end: UInt32(clamping: range.upperBound),
        index: UInt32(clamping: index), rule: rule.rank, severity: diagnostics[index].severity)
    }
  }

  private static func ranks(of diagnostics: [Diagnostic]) -> [String: UInt16] {
    var ids: Set<String> = []
    for index in diagnostics.indices
    where index == 0 || diagnostics[index - 1].rule != diagnostics[index].rule {
      ids.insert(diagnostics[index].rule)
    }
    var ranks: [String: UInt16] = [:]
    for id in ids.sorted() { ranks[id] = UInt16(clamping: ranks.count) }
    return ranks
  }

  static func < (a: FindingPlace, b: FindingPlace) -> Bool {
    if a.start != b.start { return a.start < b.start }
    if a.rule != b.rule { return a.rule < b.rule }
    if a.end != b.end { return a.end < b.end }
    if a.severity != b.severity { return a.severity > b.severity }
    return a.index < b.index
  }
}

extension [Diagnostic] {
  /// Orders findings, and joins those that a rule has at one place for several engines: the gravest stands for all.
  mutating func merge() {
    var places = FindingPlace.places(of: self)
    places.sort()
    arrange(places)
    guard indices.dropFirst().contains(where: { isSame($0, $0 - 1) }) else { return }
    var count = 0
    for index in indices where index == 0 || !isSame(index, count - 1) {
      swapAt(index, count)
      count += 1
    }
    removeLast(self.count - count)
  }

  private func isSame(_ a: Int, _ b: Int) -> Bool {
    self[a].rule == self[b].rule && self[a].range == self[b].range
  }

  /// Moves each finding to where its place is among `places`, which hold the index of each once. Within the array:
  /// thousands of findings are a megabyte, and fresh memory costs more than moving.
  private mutating func arrange(_ places: [FindingPlace]) {
    var isDone = [Bool](repeating: false, count: count)
    for start in indices where !isDone[start] {
      var to = start
      while true {
        isDone[to] = true
        let from = Int(places[to].index)
        if from == start { break }
        swapAt(to, from)
        to = from
      }
    }
  }
}
