import NSSSyntax

/// Tells the items whose shape is beyond doubt from those that the parser had to guess at. It trusts tokens only: a
/// parser that is still lost does not report everything.
struct ItemCheck {
  let tree: SyntaxTree

  private let tokens: TokenBuffer

  init(_ tree: SyntaxTree) {
    self.tree = tree
    tokens = tree.tokens
  }

  /// The children of a node, by index.
  func children(of index: Int) -> [Int] {
    var found: [Int] = []
    var child = index + 1
    while child < Int(tree.nodes[index].subtreeEnd) {
      found.append(child)
      child = max(child + 1, Int(tree.nodes[child].subtreeEnd))
    }
    return found
  }

  /// Whether a declaration or definition is `name : value ;` and has no problem.
  func isClean(leaf node: Node) -> Bool {
    let first = Int(node.first)
    let last = Int(node.end) - 1
    guard node.kind == .declaration || node.kind == .definition, node.hasAnchor,
      (tokens.kind(first) == .variable) == (node.kind == .definition), tokens.kind(first).isName,
      tokens.significant(from: first + 1) == Int(node.anchor), tokens.kind(Int(node.anchor)) == .colon,
      last > Int(node.anchor), tokens.kind(last) == .semicolon,
      tokens.significant(from: Int(node.anchor) + 1) < last
    else { return false }
    for token in Int(node.anchor) + 1..<last where !isValuePart(token) { return false }
    return !hasProblem(tokens.start(first)...tokens.end(last))
  }

  private func isValuePart(_ token: Int) -> Bool {
    switch tokens.kind(token) {
    case .whitespace, .blockComment, .lineComment, .word, .variable, .hash, .comma, .openParen, .closeParen:
      return true
    case .string:
      // A string without its closing quote ends with its line.
      let text = tree.bytes(token)
      return text.count > 1 && text.first == text.last
    case .unexpected:
      return text("!%+", has: tree.source.bytes[tokens.start(token)])
    default:
      return false
    }
  }

  private func text(_ list: StaticString, has byte: UInt8) -> Bool {
    list.withUTF8Buffer { $0.contains(byte) }
  }

  /// Whether a rule is `name, name { ... }` with nothing but declarations in it. Some of them may be broken, as long as
  /// they cast no doubt on where the rule ends.
  func isSound(rule index: Int) -> Bool {
    let node = tree.nodes[index]
    guard node.kind == .rule, hasBraces(node) else { return false }
    var expectsName = true
    for token in Int(node.first)..<Int(node.anchor) where !tokens.kind(token).isTrivia {
      let kind = tokens.kind(token)
      guard expectsName ? kind == .word || kind == .hash : kind == .comma else { return false }
      expectsName.toggle()
    }
    if expectsName || hasProblem(inHeadOf: node) { return false }
    return children(of: index).allSatisfy { child in
      let child = tree.nodes[child]
      guard Int(child.end) < Int(node.end) else { return false }
      return child.kind != .definition && (isClean(leaf: child) || isHarmless(child))
    }
  }

  /// Whether a media block is `@media (name: name) and ... { ... }` with nothing but sound rules, and definitions that
  /// cast no doubt on where it ends.
  func isSound(media index: Int) -> Bool {
    let node = tree.nodes[index]
    guard node.kind == .media, hasBraces(node), hasMediaHead(node), !hasProblem(inHeadOf: node) else {
      return false
    }
    return children(of: index).allSatisfy { index in
      let child = tree.nodes[index]
      guard Int(child.end) < Int(node.end) else { return false }
      switch child.kind {
      case .mediaFeature: return true
      case .rule: return isSound(rule: index)
      default: return isClean(leaf: child) || isHarmless(child)
      }
    }
  }

  private func hasMediaHead(_ node: Node) -> Bool {
    let feature: [TokenKind] = [.openParen, .word, .colon, .word, .closeParen, .word]
    var step = 0
    for token in Int(node.first) + 1..<Int(node.anchor) where !tokens.kind(token).isTrivia {
      let kind = tokens.kind(token)
      let isNamePart = (step == 1 || step == 3) && kind == .hash
      guard kind == feature[step] || isNamePart else { return false }
      if step == 5, !tree.bytes(token).elementsEqual("and".utf8) { return false }
      step = (step + 1) % feature.count
    }
    return step == 5
  }

  private func hasBraces(_ node: Node) -> Bool {
    node.hasAnchor && tokens.kind(Int(node.anchor)) == .openBrace && Int(node.end) - 1 > Int(node.anchor)
      && tokens.kind(Int(node.end) - 1) == .closeBrace
  }

  /// Whether a broken node is a leaf that would end where it does on any line and in any column: a declaration or
  /// definition without braces, or semicolons too many. What begins with a variable, or looks like a class list, may
  /// end the rule it stands in where its column says so.
  private func isHarmless(_ node: Node) -> Bool {
    let range = Int(node.first)..<Int(node.end)
    switch node.kind {
    case .stray:
      return range.allSatisfy { tokens.kind($0).isTrivia || tokens.kind($0) == .semicolon }
    case .declaration:
      let second = tokens.kind(tokens.significant(from: range.lowerBound + 1))
      if tokens.kind(range.lowerBound) == .variable || second == .comma { return false }
    case .definition: break
    default: return false
    }
    return range.allSatisfy {
      switch tokens.kind($0) {
      case .openBrace, .closeBrace, .mediaKeyword, .unterminatedComment: false
      default: true
      }
    }
  }

  private func hasProblem(inHeadOf node: Node) -> Bool {
    hasProblem(tokens.start(Int(node.first))...tokens.end(Int(node.anchor)) - 1)
  }

  /// Whether a problem touches the offsets.
  private func hasProblem(_ offsets: ClosedRange<Int>) -> Bool {
    var low = 0
    var high = tree.problems.count
    while low < high {
      let middle = (low + high) / 2
      if tree.problems[middle].range.lowerBound < offsets.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < tree.problems.count && tree.problems[low].range.lowerBound <= offsets.upperBound
  }
}
