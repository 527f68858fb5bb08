import NSSLint
import NSSSyntax

extension SyntaxTree {
  /// The token at an offset; at the border of two a name wins, else the one behind it. Nil where there is only white
  /// space.
  func touched(_ offset: Int) -> Int? {
    let at = min(max(offset, 0), source.count)
    let token = tokens.index(at: at)
    if tokens.kind(token).isName || tokens.kind(token) == .mediaKeyword, tokens.range(token).contains(at) {
      return token
    }
    if at > 0, token > 0, tokens.start(token) == at {
      let before = tokens.index(at: at - 1)
      if tokens.kind(before).isName || tokens.kind(before) == .mediaKeyword { return before }
    }
    return tokens.kind(token) == .whitespace || tokens.kind(token) == .endOfText ? nil : token
  }

  /// The index of the innermost node that holds a token.
  func innermostNode(ofToken token: Int) -> Int? {
    // Nodes stand in document order: the last that begins at or before the token is in the innermost one that holds it.
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if Int(nodes[middle].first) <= token { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index >= 0 {
      if Int(nodes[index].end) > token { return index }
      index -= 1
    }
    return nil
  }

  /// The indices of all nodes that hold an offset, outermost first.
  func nodes(holding offset: Int) -> [Int] {
    var result: [Int] = []
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      let range = range(of: node)
      if range.lowerBound > offset { break }
      if offset <= range.upperBound {
        result.append(index)
        index += 1
      } else {
        index = max(Int(node.subtreeEnd), index + 1)
      }
    }
    return result
  }

  /// The text of a value as the engines hold it: its tokens with single spaces between, comments left out.
  func valueText(of node: Node) -> String {
    valueTokens(of: node).filter { !tokens.kind($0).isTrivia }.map { text($0) }.joined(separator: " ")
  }
}

extension LintSheet {
  /// The declaration of a node, or nil.
  func declaration(ofNode node: Int) -> Declaration? {
    find(declarations, Int32(node), \.node)
  }

  /// The definition of a node, or nil.
  func definition(ofNode node: Int) -> Definition? {
    find(definitions, Int32(node), \.node)
  }

  private func find<Item>(_ items: [Item], _ node: Int32, _ key: (Item) -> Int32) -> Item? {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if key(items[middle]) < node { low = middle + 1 } else { high = middle }
    }
    return low < items.count && key(items[low]) == node ? items[low] : nil
  }
}
