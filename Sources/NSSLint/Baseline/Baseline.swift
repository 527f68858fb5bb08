import NSSSyntax

/// Findings that a project knows of and does not want to hear of again.
///
/// An entry is keyed on rule, path and the text of the finding's line, not on the line's number, so that it stays
/// known when lines move. A plain value; reading and writing it is left to others.
public struct Baseline: Hashable, Sendable {
  /// Findings of one rule on lines of one text in one file.
  public struct Entry: Hashable, Comparable, Sendable {
    /// The file's path as the caller names it in all calls.
    public var path: String
    /// The rule's id.
    public var rule: String
    /// The line's text as ``Baseline/lineText(of:in:)`` gives it.
    public var line: String
    /// How many such findings are known; at least 1.
    public var count: Int

    /// An entry.
    public init(path: String, rule: String, line: String, count: Int) {
      self.path = path
      self.rule = rule
      self.line = line
      self.count = count
    }

    /// By path, rule and line, each by its UTF-8 bytes, so that the order is the same everywhere.
    public static func < (a: Entry, b: Entry) -> Bool {
      for (x, y) in [(a.path, b.path), (a.rule, b.rule), (a.line, b.line)] where !x.utf8.elementsEqual(y.utf8)
      {
        return x.utf8.lexicographicallyPrecedes(y.utf8)
      }
      return a.count < b.count
    }
  }

  /// What a baseline says of one file's findings.
  public struct Match: Sendable {
    /// For each finding, in the order given, whether it is known.
    public var isKnown: [Bool]
    /// Entries for which there are fewer findings than known; `count` is how many are missing.
    public var stale: [Entry]
  }

  /// The entries, sorted; one for each path, rule and line.
  public let entries: [Entry]

  /// A baseline of entries in any order; equal keys are added up, counts below 1 are dropped.
  public init(_ entries: [Entry] = []) {
    var joined: [Entry] = []
    for entry in entries.sorted() where entry.count > 0 {
      if let last = joined.last, last.path == entry.path, last.rule == entry.rule, last.line == entry.line {
        let (sum, overflows) = last.count.addingReportingOverflow(entry.count)
        joined[joined.count - 1].count = overflows ? .max : sum
      } else {
        joined.append(entry)
      }
    }
    self.entries = joined
  }

  /// The entries that make all findings of a file known.
  public static func entries(path: String, _ diagnostics: [Diagnostic], in source: SourceText) -> [Entry] {
    var counts: [Key: Int] = [:]
    let lines = BaselineLines(source)
    for diagnostic in diagnostics {
      counts[Key(rule: diagnostic.rule, line: lines.text(of: diagnostic.range)), default: 0] += 1
    }
    return counts.map { Entry(path: path, rule: $0.key.rule, line: $0.key.line, count: $0.value) }.sorted()
  }

  /// Compares the findings of one file with the entries of its path; of several findings on lines of one text the
  /// first ones are known.
  public func match(path: String, _ diagnostics: [Diagnostic], in source: SourceText) -> Match {
    let own = entries(ofPath: path)
    guard !own.isEmpty else {
      return Match(isKnown: Array(repeating: false, count: diagnostics.count), stale: [])
    }
    var left = Dictionary(
      own.map { (Key(rule: $0.rule, line: $0.line), $0.count) },
      uniquingKeysWith: { $0.addingReportingOverflow($1).overflow ? .max : $0 + $1 })
    let lines = BaselineLines(source)
    let isKnown = diagnostics.map { diagnostic in
      let key = Key(rule: diagnostic.rule, line: lines.text(of: diagnostic.range))
      guard let count = left[key], count > 0 else { return false }
      left[key] = count - 1
      return true
    }
    let stale = own.compactMap { entry -> Entry? in
      guard let count = left[Key(rule: entry.rule, line: entry.line)], count > 0 else { return nil }
      return Entry(path: path, rule: entry.rule, line: entry.line, count: count)
    }
    return Match(isKnown: isKnown, stale: stale)
  }

  /// The entries of paths that are not among those given, such as of files that were deleted.
  public func entries(outside paths: Set<String>) -> [Entry] { entries.filter { !paths.contains($0.path) } }

  /// What a finding's line counts as; for entries that are written by hand or by tests.
  public static func lineText(of diagnostic: Diagnostic, in source: SourceText) -> String {
    BaselineLines(source).text(of: diagnostic.range)
  }

  /// Compared by bytes: two spellings of one text that Unicode calls equivalent are two lines.
  private struct Key: Hashable {
    let rule: String
    let line: String

    static func == (a: Key, b: Key) -> Bool {
      a.rule == b.rule && a.line.utf8.elementsEqual(b.line.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(rule)
      for byte in line.utf8 { hasher.combine(byte) }
    }
  }

  private func entries(ofPath path: String) -> ArraySlice<Entry> {
    func firstIndex(_ isBefore: (Entry) -> Bool) -> Int {
      var low = 0
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if isBefore(entries[middle]) { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = firstIndex { $0.path.utf8.lexicographicallyPrecedes(path.utf8) }
    let end = firstIndex { !path.utf8.lexicographicallyPrecedes($0.path.utf8) }
    return entries[start..<max(start, end)]
  }
}
