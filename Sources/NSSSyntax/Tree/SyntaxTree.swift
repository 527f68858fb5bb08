/// A stylesheet as tokens and flat nodes. Immutable.
///
/// Tokens tile the text, so the tree prints back byte for byte whatever the bytes are. Nodes stand in document order,
/// each followed by its children; they cover all tokens but trivia between items.
public final class SyntaxTree: Sendable {
  /// The text it was made of.
  public let source: SourceText
  /// The tokens.
  public let tokens: TokenBuffer
  /// The nodes in document order.
  public let nodes: [Node]
  /// What is missing or in the way, ordered by offset.
  public let problems: [Problem]

  init(source: SourceText, tokens: TokenBuffer, nodes: [Node], problems: [Problem]) {
    self.source = source
    self.tokens = tokens
    self.nodes = nodes
    self.problems = problems
  }

  /// Parses any bytes. Never fails; problems are recorded.
  /// - Parameter advice: gets the memory for tokens and nodes.
  public static func parse(_ source: SourceText, advice: MemoryAdvice = { _ in }) -> SyntaxTree {
    var parser = Parser(source: source, tokens: Lexer.tokens(of: source, advice: advice), advice: advice)
    return parser.run()
  }

  /// The bytes of a token.
  public func bytes(_ token: Int) -> ArraySlice<UInt8> { source.bytes[tokens.range(token)] }

  /// The text of a token.
  public func text(_ token: Int) -> String { source.text(tokens.range(token)) }

  /// The byte range from a node's first token to its last.
  public func range(of node: Node) -> Range<Int> {
    let start = tokens.start(Int(node.first))
    return start..<max(start, tokens.start(Int(node.end)))
  }

  /// The tokens of a declaration's or definition's value: significant tokens after the colon, without the semicolon.
  /// The range may hold trivia inside but begins and ends with a significant token; empty where there is no value.
  public func valueTokens(of node: Node) -> Range<Int> {
    guard node.hasAnchor else { return Int(node.end)..<Int(node.end) }
    var end = Int(node.end)
    if end > Int(node.anchor) + 1, tokens.kind(end - 1) == .semicolon { end -= 1 }
    let first = min(tokens.significant(from: Int(node.anchor) + 1), end)
    while end > first, tokens.kind(end - 1).isTrivia { end -= 1 }
    return first..<end
  }

  /// The byte range of a declaration's or definition's value, from its first to its last significant token.
  public func valueRange(of node: Node) -> Range<Int> {
    let value = valueTokens(of: node)
    guard !value.isEmpty else {
      let at = tokens.start(Int(node.end))
      return at..<at
    }
    return tokens.start(value.lowerBound)..<tokens.end(value.upperBound - 1)
  }

  /// The name tokens of a rule's class list, or of a definition or declaration (its one name).
  public func nameTokens(of node: Node) -> [Int] {
    let end = node.kind == .rule ? (node.hasAnchor ? Int(node.anchor) : Int(node.end)) : Int(node.first) + 1
    return (Int(node.first)..<end).filter { tokens.kind($0).isName }
  }
}
