import NSSSyntax

/// Plans the gap before every token of the items that are whole. What is broken gets no plan and so stays as it is, and
/// with it the head of the item that follows: where the broken one ends may hang on the lines of that head.
struct Planner {
  let tree: SyntaxTree
  let tokens: TokenBuffer
  let options: FormatOptions
  let check: ItemCheck
  /// The lines that begin with `@` and must keep their bytes.
  var atLines: AtLines
  /// One plan a token; those of trivia are not used.
  var plans: [GapPlan]
  /// The parts that range formatting takes or leaves whole: heads, declarations, definitions, closing braces. Token
  /// ranges in order.
  var pieces: [Range<Int>] = []
  /// Offsets of `@media` at the margin whose lines may be laid out anew.
  private var free: [Int] = []

  init(_ tree: SyntaxTree, _ options: FormatOptions) {
    self.tree = tree
    tokens = tree.tokens
    self.options = options
    check = ItemCheck(tree)
    atLines = AtLines(tree.source)
    plans = Array(repeating: GapPlan(), count: tree.tokens.count)
  }

  mutating func run() {
    var items: [Int] = []
    var index = 0
    while index < tree.nodes.count {
      items.append(index)
      index = max(index + 1, Int(tree.nodes[index].subtreeEnd))
    }
    let endsBroken = planItems(items, depth: 0)
    let end = tokens.count - 1
    if !endsBroken { plans[end] = GapPlan(style: .end, blanks: .notLast) }
    pieces.append(end..<end + 1)
    atLines.remove(startingAt: free)
  }

  /// Plans the items of the sheet or of a media block; returns whether the last of them is broken.
  private mutating func planItems(_ items: [Int], depth: UInt8) -> Bool {
    var before: (isBlock: Bool, isBroken: Bool)?
    for index in items {
      let node = tree.nodes[index]
      let isBlock = node.kind != .definition
      guard isWhole(index) else {
        pieces.append(Int(node.first)..<Int(node.end))
        before = (isBlock, true)
        continue
      }
      let needsBlank = before.map { $0.isBlock || isBlock } ?? false
      let blanks: GapPlan.Blanks = needsBlank ? .required : before == nil && depth > 0 ? .notFirst : .kept
      let isFrozen = before?.isBroken ?? false
      switch node.kind {
      case .rule: planRule(index, depth: depth, blanks, isFrozen: isFrozen)
      case .media: planMedia(index, blanks, isFrozen: isFrozen)
      default: planLeaf(node, depth: depth, blanks, isFrozen: isFrozen)
      }
      before = (isBlock, false)
    }
    return before?.isBroken ?? false
  }

  private func isWhole(_ index: Int) -> Bool {
    switch tree.nodes[index].kind {
    case .rule: check.isSound(rule: index)
    case .media: check.isSound(media: index)
    default: check.isClean(leaf: tree.nodes[index])
    }
  }

  // MARK: Blocks

  private mutating func planRule(_ index: Int, depth: UInt8, _ blanks: GapPlan.Blanks, isFrozen: Bool) {
    let node = tree.nodes[index]
    pieces.append(Int(node.first)..<Int(node.anchor) + 1)
    if !isFrozen { planRuleHead(node, depth: depth, blanks) }
    var before: Bool?
    for child in check.children(of: index) {
      let child = tree.nodes[child]
      let isClean = check.isClean(leaf: child)
      if isClean {
        planLeaf(child, depth: depth + 1, before == nil ? .notFirst : .kept, isFrozen: before == false)
      } else {
        pieces.append(Int(child.first)..<Int(child.end))
      }
      before = isClean
    }
    planClosingBrace(node, depth: depth, isEmpty: before == nil, isFrozen: before == false)
  }

  private mutating func planRuleHead(_ node: Node, depth: UInt8, _ blanks: GapPlan.Blanks) {
    planStart(Int(node.first), depth: depth, blanks)
    let isBroken = !fitsOneLine(node, depth: depth)
    for token in Int(node.first) + 1..<Int(node.anchor) where !tokens.kind(token).isTrivia {
      if tokens.kind(token) == .comma {
        plans[token] = GapPlan(style: .tight, indent: depth + 1, commentIndent: depth + 1)
      } else {
        plans[token] = GapPlan(style: isBroken ? .line : .space, indent: depth, commentIndent: depth)
      }
    }
    plans[Int(node.anchor)] = GapPlan(style: .space, indent: depth, commentIndent: depth)
  }

  /// Whether the class list, with its brace, fits the width. A comment after a comma breaks it, and one of several lines.
  private func fitsOneLine(_ node: Node, depth: UInt8) -> Bool {
    var width = Int(depth) * 4 + 2
    var isAfterComma = false
    for token in Int(node.first)..<Int(node.anchor) {
      let kind = tokens.kind(token)
      if kind == .whitespace { continue }
      if kind.isTrivia, isAfterComma || tree.bytes(token).contains(0x0A) || tree.bytes(token).contains(0x0D) {
        return false
      }
      width += tree.bytes(token).reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
      if kind == .comma || kind.isTrivia { width += 1 }
      isAfterComma = kind == .comma
    }
    return width <= options.lineWidth
  }

  private mutating func planMedia(_ index: Int, _ blanks: GapPlan.Blanks, isFrozen: Bool) {
    let node = tree.nodes[index]
    let first = Int(node.first)
    pieces.append(first..<Int(node.anchor) + 1)
    let line = atLines.line(startingAt: tokens.start(first))
    let isInert = isInert(node, line)
    if isInert, line != nil { free.append(tokens.start(first)) }
    // Elsewhere than at the margin it has to stay off it.
    let depth: UInt8 = line != nil || isInert ? 0 : 1
    if !isFrozen {
      planStart(first, depth: depth, blanks)
      plans[first].mayReachMargin = isInert
      planMediaHead(node, depth: depth)
    }
    let children = check.children(of: index).filter { tree.nodes[$0].kind != .mediaFeature }
    let endsBroken = planItems(children, depth: depth + 1)
    planClosingBrace(node, depth: depth, isEmpty: children.isEmpty, isFrozen: endsBroken)
  }

  private mutating func planMediaHead(_ node: Node, depth: UInt8) {
    var before = TokenKind.mediaKeyword
    for token in Int(node.first) + 1..<Int(node.anchor) where !tokens.kind(token).isTrivia {
      let kind = tokens.kind(token)
      let isTight =
        kind == .colon || kind == .closeParen || before == .openParen || before == .colon
      plans[token] = GapPlan(style: isTight ? .tight : .space, indent: depth + 1, commentIndent: depth + 1)
      before = kind
    }
    plans[Int(node.anchor)] = GapPlan(style: .space, indent: depth, commentIndent: depth)
  }

  /// Whether a media head on one line is no definition to anybody: it has two colons or more, on the line it begins
  /// already if that begins at the margin, and no comment to break it. A colon that ends a line does not count, because
  /// the last character is dropped, nor does one that a combining mark may join.
  private func isInert(_ node: Node, _ line: Range<Int>?) -> Bool {
    var colons = 0
    for token in Int(node.first)..<Int(node.anchor) {
      switch tokens.kind(token) {
      case .blockComment, .lineComment: return false
      case .colon:
        let value = tokens.start(tokens.significant(from: token + 1))
        let counts = line.map { tokens.start(token) + 1 < $0.upperBound } ?? true
        if counts, tree.source.bytes[value] < 0x80 { colons += 1 }
      default: continue
      }
    }
    return colons >= 2
  }

  private mutating func planClosingBrace(_ node: Node, depth: UInt8, isEmpty: Bool, isFrozen: Bool) {
    let brace = Int(node.end) - 1
    pieces.append(brace..<brace + 1)
    if isFrozen { return }
    plans[brace] = GapPlan(
      style: isEmpty ? .emptyBlock : .closingLine, blanks: isEmpty ? .inside : .notLast, indent: depth,
      commentIndent: depth + 1)
  }

  // MARK: Leaves

  private mutating func planLeaf(_ node: Node, depth: UInt8, _ blanks: GapPlan.Blanks, isFrozen: Bool) {
    pieces.append(Int(node.first)..<Int(node.end))
    if isFrozen { return }
    planStart(Int(node.first), depth: depth, blanks)
    var before = Int(node.first)
    for token in Int(node.first) + 1..<Int(node.end) where !tokens.kind(token).isTrivia {
      let style: GapPlan.Style = token == Int(node.anchor) ? .tight : separator(before, token)
      plans[token] = GapPlan(style: style, indent: depth + 1, commentIndent: depth + 1)
      before = token
    }
  }

  /// What stands between two tokens of a value. NUI joins them by single spaces, however they are written.
  private func separator(_ before: Int, _ token: Int) -> GapPlan.Style {
    switch (tokens.kind(before), tokens.kind(token)) {
    case (_, .semicolon): .tight
    case (.unexpected, _), (_, .unexpected): .optionalSpace
    case (_, .comma), (.openParen, _), (_, .closeParen): .tight
    case (.word, .openParen): startsWithLetter(before) ? .tight : .optionalSpace
    case (.closeParen, .openParen): .optionalSpace
    default: .space
    }
  }

  private func startsWithLetter(_ token: Int) -> Bool {
    let byte = tree.source.bytes[tokens.start(token)] | 0x20
    return byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  private mutating func planStart(_ token: Int, depth: UInt8, _ blanks: GapPlan.Blanks) {
    plans[token] = GapPlan(style: .line, blanks: blanks, indent: depth, commentIndent: depth)
  }
}
