/// Reads tokens into nodes, tolerantly and without recursion: open blocks live on an explicit stack, and each step
/// takes at least one token or closes a block.
///
/// One mistake gives one problem: after a problem that leaves the parser without footing (`lost`), further ones are held
/// back until an item was read whole.
struct Parser {
  let source: SourceText
  let tokens: TokenBuffer
  var nodes: [Node] = []
  var problems: [Problem] = []
  /// The next token to read; never trivia.
  var at = 0
  /// Whether the last problem has not been recovered from yet.
  var lost = false
  /// Open blocks from the outermost in.
  var open: [OpenBlock] = []
  /// The first `;`, `{`, `}` or end of text at or after a token, found last.
  private var terminator = -1

  /// A block whose closing brace has not come yet.
  struct OpenBlock {
    let node: Int
    /// Opened by a brace that should not be there.
    let isAccident: Bool
    /// Its items are declarations, as in a rule, and not rules and definitions.
    let holdsDeclarations: Bool
    /// A brace inside it was an accident, so that one too many may be open at the end.
    var excusesMissingBrace: Bool
  }

  init(source: SourceText, tokens: TokenBuffer, advice: MemoryAdvice) {
    self.source = source
    self.tokens = tokens
    // A declaration has six tokens with its white space. Pages that are not written to cost nothing.
    nodes.reserveCapacity(tokens.count / 4, likely: tokens.count / 6, advice: advice)
  }

  mutating func run() -> SyntaxTree {
    at = tokens.significant(from: 0)
    while tokens.kind(at) != .endOfText {
      let before = (at, open.count)
      if let block = open.last, block.holdsDeclarations {
        readRuleBodyItem()
      } else {
        readSheetItem()
      }
      if before == (at, open.count) { advance() }
    }
    finish()
    return SyntaxTree(source: source, tokens: tokens, nodes: nodes, problems: problems)
  }

  /// Closes what is open at the end of the text. One finding says which block lacks its brace: the innermost.
  private mutating func finish() {
    if tokens.count >= 2, tokens.kind(tokens.count - 2) == .unterminatedComment {
      let start = tokens.start(tokens.count - 2)
      problems.append(Problem(kind: .unterminatedComment, range: start..<start + 2, related: nil))
      lost = true
    }
    if let block = open.last, !lost, !open.contains(where: \.excusesMissingBrace) {
      report(.missingCloseBrace, at: at, related: Int(nodes[block.node].first))
    }
    while !open.isEmpty { closeBlock(end: at) }
    problems.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Moving

  mutating func advance() {
    if tokens.kind(at) != .endOfText { at = tokens.significant(from: at + 1) }
  }

  func next(after token: Int) -> Int {
    tokens.kind(token) == .endOfText ? token : tokens.significant(from: token + 1)
  }

  /// The first `;`, `{`, `}` or the end of the text at or after the current token. Amortised constant time.
  mutating func nextTerminator() -> TokenKind {
    if terminator < at {
      terminator = at
      while true {
        switch tokens.kind(terminator) {
        case .semicolon, .openBrace, .closeBrace, .endOfText: return tokens.kind(terminator)
        default: terminator += 1
        }
      }
    }
    return tokens.kind(terminator)
  }

  /// Whether a line end stands between a token and the significant token before it.
  func isFirstOnLine(_ token: Int) -> Bool {
    let before = tokens.significant(before: token)
    guard before >= 0 else { return true }
    return source.bytes[tokens.end(before)..<tokens.start(token)].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// The number of bytes between the line's start and a token.
  func column(of token: Int) -> Int {
    let start = tokens.start(token)
    let line = source.bytes[..<start].lastIndex { $0 == 0x0A || $0 == 0x0D }
    return start - (line.map { $0 + 1 } ?? 0)
  }

  // MARK: Nodes

  /// Starts a node at the current token and returns its index.
  mutating func begin(_ kind: NodeKind) -> Int {
    nodes.append(
      Node(
        kind: kind, first: UInt32(at), end: UInt32(at), anchor: Node.none, subtreeEnd: UInt32(nodes.count + 1)
      ))
    return nodes.count - 1
  }

  /// Ends a node before the current token, trivia excluded.
  mutating func end(_ node: Int) {
    nodes[node].end = UInt32(max(tokens.significant(before: at) + 1, Int(nodes[node].first)))
    nodes[node].subtreeEnd = UInt32(nodes.count)
  }

  /// Turns a node that came to nothing into a stray one.
  mutating func becomeStray(_ node: Int) {
    let old = nodes[node]
    nodes[node] = Node(
      kind: .stray, first: old.first, end: old.end, anchor: Node.none, subtreeEnd: old.subtreeEnd)
  }

  /// Ends a node that came to nothing.
  mutating func endAsStray(_ node: Int) {
    becomeStray(node)
    end(node)
  }

  mutating func openBlock(_ node: Int, holdsDeclarations: Bool, isAccident: Bool = false) {
    if isAccident, let last = open.indices.last { open[last].excusesMissingBrace = true }
    open.append(
      OpenBlock(
        node: node, isAccident: isAccident, holdsDeclarations: holdsDeclarations,
        excusesMissingBrace: isAccident))
  }

  mutating func closeBlock(end token: Int) {
    guard let block = open.popLast() else { return }
    nodes[block.node].end = UInt32(max(token, Int(nodes[block.node].first)))
    nodes[block.node].subtreeEnd = UInt32(nodes.count)
  }

  // MARK: Problems

  /// Records a problem at a token, unless the parser is still lost from the one before.
  mutating func report(_ kind: Problem.Kind, at token: Int, related: Int? = nil, loses: Bool = true) {
    if !lost {
      problems.append(Problem(kind: kind, range: tokens.range(token), related: related))
    }
    lost = lost || loses
  }

  /// Records that something is missing right after a token.
  mutating func report(_ kind: Problem.Kind, after token: Int) {
    if !lost {
      let place = tokens.end(token)
      problems.append(Problem(kind: kind, range: place..<place, related: nil))
    }
  }
}
