import NSSSyntax

/// Walks over all gaps once and writes the edits that make them what the plans say.
///
/// Only white space between tokens and comments changes, and the indent of comments. Each edit is safe by itself: it
/// leaves a line that begins with `@` as it is, makes no other line one, and neither joins nor splits tokens.
struct GapWriter {
  let tree: SyntaxTree
  private let tokens: TokenBuffer
  private let bytes: [UInt8]
  let plans: [GapPlan]
  let atLines: [Range<Int>]
  let lineEnd: [UInt8]
  /// The edits in order, each with the significant token after its gap.
  private(set) var edits: [(edit: TextEdit, token: Int)] = []
  /// The line ends written or left as wanted.
  private(set) var lineEnds = 0

  private var isOff = false
  private var nextAtLine = 0

  init(_ planner: Planner, lineEnd: [UInt8]) {
    tree = planner.tree
    tokens = tree.tokens
    bytes = tree.source.bytes
    plans = planner.plans
    atLines = planner.atLines.ranges
    self.lineEnd = lineEnd
  }

  mutating func run() {
    var before = -1
    var start = tokens.kind(0) == .byteOrderMark ? 1 : 0
    while true {
      let token = tokens.significant(from: start)
      writeGap(start..<token, before: before)
      if tokens.kind(token) == .endOfText { return }
      before = token
      start = token + 1
    }
  }

  /// How far the layout of a gap has come.
  private struct Gap {
    let plan: GapPlan
    /// The significant token after it.
    let token: Int
    let hasComments: Bool
    /// Whether some white space in it holds a blank line.
    let hasBlank: Bool
    /// Whether a line end was written or left in it, outside of regions that are off.
    var brokeLine = false
    /// Whether the line of the last comment began in the gap, or the text does.
    var startsLine: Bool
    /// Whether the last comment begins a line.
    var isOwnLine = false
  }

  /// What is wanted in one place.
  private enum Wanted {
    case keep, tight, space
    case line(indent: UInt8)
  }

  private mutating func writeGap(_ trivia: Range<Int>, before: Int) {
    let token = trivia.upperBound
    let isKept =
      plans[token].style == .keep || (!trivia.isEmpty && tokens.kind(token - 1) == .unterminatedComment)
    if isKept {
      for comment in trivia where tokens.kind(comment) != .whitespace { heed(comment) }
      return
    }
    var gap = Gap(
      plan: plans[token], token: token,
      hasComments: trivia.contains { tokens.kind($0) != .whitespace },
      hasBlank: trivia.contains {
        tokens.kind($0) == .whitespace && Space(tree, tokens.range($0)).breaks > 1
      },
      startsLine: before < 0)
    var left = before
    var at = trivia.lowerBound
    while true {
      var range = tokens.start(at)..<tokens.start(at)
      if at < token, tokens.kind(at) == .whitespace {
        range = tokens.range(at)
        at += 1
      }
      let space = Space(tree, range)
      let indent = write(space, left, at, &gap)
      if at == token { return }
      writeComment(at, space, indent, gap)
      left = at
      at += 1
    }
  }

  private mutating func heed(_ comment: Int) {
    switch CommentText.directive(tree.bytes(comment)) {
    case .off: isOff = true
    case .on: isOff = false
    case nil: break
    }
  }

  private mutating func writeComment(_ comment: Int, _ space: Space, _ indent: [UInt8]?, _ gap: Gap) {
    let wasOff = isOff
    heed(comment)
    if wasOff || isOff { return }
    let range = tokens.range(comment)
    if tokens.kind(comment) == .blockComment, let indent {
      let old = bytes[(space.lastBreakEnd ?? space.range.lowerBound)..<space.range.upperBound]
      edits += CommentText.reindent(range, in: bytes, from: old, to: indent).map { ($0, gap.token) }
    } else if tokens.kind(comment) == .lineComment, !isOnAtLine(range.upperBound) {
      var end = range.upperBound
      while bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
      if end < range.upperBound { edits.append((TextEdit(end..<range.upperBound, bytes: []), gap.token)) }
    }
  }

  // MARK: One run of white space

  /// Writes the white space between two tokens or comments. Returns the indent where a line begins after it.
  private mutating func write(_ space: Space, _ left: Int, _ right: Int, _ gap: inout Gap) -> [UInt8]? {
    if isOff {
      if space.breaks > 0 { gap.startsLine = true }
      return nil
    }
    let isPinned = isOnAtLine(space.range.lowerBound)
    let wanted = isPinned && space.breaks > 0 ? forced(gap, right) : wanted(space, left, right, gap)
    switch wanted {
    case _ where isPinned && space.breaks == 0:
      if gap.plan.style == .end, right == gap.token {
        replace(space.range.upperBound..<space.range.upperBound, lineEnd, gap)
        lineEnds += 1
      }
      return nil
    case .keep: return nil
    case .tight: replace(space.range, [], gap)
    case .space: replace(space.range, [0x20], gap)
    case .line(let levels):
      let indent = [UInt8](repeating: 0x20, count: Int(levels) * 4)
      // White space at the end of a line that begins with `@` belongs to what is read of it.
      var text =
        isPinned ? Array(bytes[space.range.lowerBound..<(space.firstBreak ?? space.range.lowerBound)]) : []
      if left >= 0 {
        let isBlank = keepsBlank(space, isLast: right == gap.token, gap)
        text += isBlank ? lineEnd + lineEnd : lineEnd
        lineEnds += isBlank ? 2 : 1
      }
      replace(space.range, text + indent, gap)
      (gap.brokeLine, gap.startsLine, gap.isOwnLine) = (true, true, true)
      return indent
    }
    gap.isOwnLine = false
    return nil
  }

  private func forced(_ gap: Gap, _ right: Int) -> Wanted {
    let isLast = right == gap.token
    if isLast, gap.plan.style == .end { return .line(indent: 0) }
    return line(isLast ? gap.plan.indent : gap.plan.commentIndent, right, gap)
  }

  /// A new line before a token; one that begins with `@` stays off the margin or on it.
  private func line(_ indent: UInt8, _ right: Int, _ gap: Gap) -> Wanted {
    let kind = tokens.kind(right)
    guard kind == .variable || kind == .mediaKeyword else { return .line(indent: indent) }
    if isAtMargin(right) { return .line(indent: 0) }
    return .line(indent: gap.plan.mayReachMargin ? indent : max(indent, 1))
  }

  private func wanted(_ space: Space, _ left: Int, _ right: Int, _ gap: Gap) -> Wanted {
    let isLast = right == gap.token
    let kind = tokens.kind(right)
    if left < 0 {
      // At the start of the text it would be a byte order mark.
      if bytes[tokens.range(right)].starts(with: [0xEF, 0xBB, 0xBF]) { return .keep }
    } else {
      if space.range.isEmpty, mustTouch(left, right) { return .keep }
      if tokens.kind(left) == .lineComment { return forced(gap, right) }
      if kind == .variable || kind == .mediaKeyword, isAtMargin(right) { return .line(indent: 0) }
    }
    switch gap.plan.style {
    case .keep: return .keep
    case .tight, .space, .optionalSpace:
      let isBetweenLines = space.breaks > 0 && (!isLast || gap.isOwnLine)
      if isBetweenLines { return forced(gap, right) }
      if !isLast { return .space }
      switch gap.plan.style {
      case .tight: return .tight
      case .optionalSpace where space.range.isEmpty: return .tight
      default: return .space
      }
    case .emptyBlock where !gap.hasComments: return .tight
    case .end where left < 0 && isLast: return .tight
    case .line, .closingLine, .emptyBlock, .end:
      if !isLast { return space.breaks == 0 && left >= 0 ? .space : forced(gap, right) }
      let sharesLine = gap.plan.style == .line && gap.hasComments && gap.startsLine && space.breaks == 0
      return sharesLine ? .space : forced(gap, right)
    }
  }

  /// A comment that touches the name before it makes NUI refuse the sheet: a space would change that. `://` is no
  /// comment, `: //` is one.
  private func mustTouch(_ left: Int, _ right: Int) -> Bool {
    if tokens.kind(right) == .blockComment {
      return tokens.kind(left).isName || tokens.kind(left) == .mediaKeyword
    }
    return tokens.kind(left) == .colon && tokens.kind(right) == .word
      && bytes[tokens.start(right)] == UInt8(ascii: "/")
  }

  private func keepsBlank(_ space: Space, isLast: Bool, _ gap: Gap) -> Bool {
    switch gap.plan.blanks {
    case .never: false
    case .kept: space.breaks > 1
    case .required: space.breaks > 1 || (!gap.hasBlank && !gap.brokeLine)
    case .notFirst: space.breaks > 1 && gap.brokeLine
    case .notLast: space.breaks > 1 && !isLast
    case .inside: space.breaks > 1 && gap.brokeLine && !isLast
    }
  }

  // MARK: Lines that begin with `@`

  private func isAtMargin(_ token: Int) -> Bool {
    let start = tokens.start(token)
    if start == 0 || (start == 3 && tokens.kind(0) == .byteOrderMark) { return true }
    guard token > 0, tokens.kind(token - 1) == .whitespace else { return false }
    return Space(tree, tokens.range(token - 1)).lastBreakEnd == start
  }

  /// Whether an offset is on such a line, after its `@`. Offsets must ascend.
  private mutating func isOnAtLine(_ offset: Int) -> Bool {
    while nextAtLine < atLines.count, atLines[nextAtLine].upperBound < offset { nextAtLine += 1 }
    return nextAtLine < atLines.count && atLines[nextAtLine].lowerBound < offset
  }

  // MARK: Edits

  private mutating func replace(_ range: Range<Int>, _ text: [UInt8], _ gap: Gap) {
    let old = bytes[range]
    if old.elementsEqual(text) { return }
    var prefix = 0
    var suffix = 0
    // CRLF is never cut in two.
    if !old.contains(0x0D), !text.contains(0x0D) {
      let shorter = min(old.count, text.count)
      while prefix < shorter, bytes[range.lowerBound + prefix] == text[prefix] { prefix += 1 }
      while suffix < shorter - prefix, bytes[range.upperBound - 1 - suffix] == text[text.count - 1 - suffix] {
        suffix += 1
      }
    }
    let edit = TextEdit(
      range.lowerBound + prefix..<range.upperBound - suffix, bytes: Array(text[prefix..<text.count - suffix]))
    edits.append((edit, gap.token))
  }
}

/// A run of white space and the line ends in it.
private struct Space {
  let range: Range<Int>
  private(set) var breaks = 0
  private(set) var firstBreak: Int?
  private(set) var lastBreakEnd: Int?

  init(_ tree: SyntaxTree, _ range: Range<Int>) {
    self.range = range
    tree.source.bytes.withUnsafeBufferPointer { bytes in
      // The range is that of tokens, and `at` is compared with its end.
      var at = range.lowerBound
      while at < range.upperBound {
        let length = AtLines.lineEndLength(bytes, at: at)
        if length > 0 {
          if breaks == 0 { firstBreak = at }
          breaks += 1
          lastBreakEnd = at + length
        }
        at += max(length, 1)
      }
    }
  }
}
