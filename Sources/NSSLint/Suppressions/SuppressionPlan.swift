import NSSSyntax

/// Where the entries of suppressions take effect: on which lines, and at which offsets blocks begin and end.
struct SuppressionPlan {
  /// Entries for the whole sheet.
  private(set) var file: [Int] = []
  /// Entries for one line: 0-based line and entry, by line, then in document order.
  private(set) var lines: [(line: Int, entry: Int)] = []
  /// Begins and ends of blocks by offset.
  private(set) var events: [(offset: Int, entry: Int, isEnd: Bool)] = []
  /// The offsets at which lines start.
  let lineStarts: [UInt32]

  init(_ directives: [Directive], _ entries: [Suppressions.Entry], _ source: SourceText) {
    guard !entries.isEmpty else {
      lineStarts = [0]
      return
    }
    let table = LineTable(source)
    lineStarts = table.starts
    // The line that a directive speaks of, and the one that literally comes next. From the last to the first, so that stacked ones reach the same line.
    var target = [Int](repeating: 0, count: directives.count)
    var literal = target
    var nextDirective: (line: Int, target: Int)?
    for (index, directive) in directives.enumerated().reversed() {
      let first = table.lineIndex(of: directive.comment.lowerBound)
      guard directive.kind == .disableNextLine else {
        (target[index], literal[index]) = (first, first)
        continue
      }
      let after = table.lineIndex(of: max(directive.comment.upperBound - 1, 0)) + 1
      literal[index] = after
      let stacked = nextDirective.flatMap { $0.line == after ? $0.target : nil }
      target[index] = stacked ?? after
      // Only a comment that begins its line hands the finding's line on.
      nextDirective =
        Fix.beginsLine(directive.comment.lowerBound, in: source) ? (first, target[index]) : nil
    }
    for (index, entry) in entries.enumerated() {
      let directive = directives[entry.directive]
      switch directive.kind {
      case .disableFile: file.append(index)
      case .disableLine, .disableNextLine:
        // What is said of the next suppression is on its own line.
        let isOwn = entry.name.map { Suppressions.ownRules.contains(directive.rules[$0].id) } ?? false
        lines.append((isOwn ? literal[entry.directive] : target[entry.directive], index))
      case .disable: events.append((directive.comment.lowerBound, index, false))
      case .enable: events.append((directive.comment.lowerBound, index, true))
      case .formatOff, .formatOn, nil: break
      }
    }
    lines.sort { ($0.line, $0.entry) < ($1.line, $1.entry) }
  }
}
