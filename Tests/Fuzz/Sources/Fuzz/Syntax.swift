import NSSSyntax

/// Tokens tile the text, nodes lie inside each other, and places go there and back.
func fuzzSyntax(_ bytes: [UInt8]) {
  let source = SourceText(name: "fuzz.nss", bytes: bytes)
  expectTree(SyntaxTree.parse(source))
  let table = LineTable(source)
  for offset in stride(from: 0, through: bytes.count, by: max(1, bytes.count / 64)) {
    let position = table.position(of: offset)
    let back = table.offset(of: position)
    // A line end has no columns of its own: inside of one the way back is its start.
    expect(back <= offset && offset - back <= 1, "\(offset) is \(position) and comes back as \(back)")
    let utf16 = table.offset(ofUTF16: table.utf16Position(of: offset))
    expect(abs(offset - utf16) <= 3, "\(offset) comes back as \(utf16)")
  }
  // Half of the text, put in anew: what a text becomes by an edit is what it is when it is read at once.
  let edit = TextEdit(bytes.count / 4..<bytes.count / 2, bytes: Array(bytes[(bytes.count / 2)...]))
  guard let changed = [edit].applied(to: bytes) else { fail("an edit inside the text was refused") }
  expectTree(SyntaxTree.parse(SourceText(name: "fuzz.nss", bytes: changed)))
}

/// What holds for every tree.
func expectTree(_ tree: SyntaxTree) {
  let (tokens, count) = (tree.tokens, tree.source.count)
  var text: [UInt8] = []
  var at = 0
  for token in 0..<tokens.count {
    let range = tokens.range(token)
    expect(range.lowerBound == at, "token \(token) does not begin where the one before ends")
    expect(range.isEmpty == (token == tokens.count - 1), "only the last token is empty")
    text += tree.bytes(token)
    at = range.upperBound
  }
  expect(at == count && text == tree.source.bytes, "the tokens are the text")
  expect(tokens.kind(tokens.count - 1) == .endOfText, "the last token is the end")
  var open: [Node] = []
  var first = 0
  for (index, node) in tree.nodes.enumerated() {
    while let outer = open.last, Int(outer.subtreeEnd) <= index { open.removeLast() }
    expect(node.first <= node.end && Int(node.end) < tokens.count, "node \(index) has tokens of the text")
    expect(Int(node.first) >= first, "nodes are in document order")
    expect(Int(node.subtreeEnd) > index && Int(node.subtreeEnd) <= tree.nodes.count, "node \(index) ends")
    if let outer = open.last {
      expect(outer.first <= node.first && node.end <= outer.end, "node \(index) is inside of its parent")
      expect(node.subtreeEnd <= outer.subtreeEnd, "node \(index) ends with its parent at the latest")
    }
    if node.hasAnchor { expect(node.first <= node.anchor && node.anchor < node.end, "an anchor is inside") }
    _ = (tree.range(of: node), tree.valueRange(of: node), tree.nameTokens(of: node))
    first = Int(node.first)
    open.append(node)
  }
  var before = 0
  for problem in tree.problems {
    expect(
      problem.range.lowerBound >= before && problem.range.upperBound <= count, "a problem is in the text")
    expect(problem.related.map { $0 < tokens.count } ?? true, "a related token exists")
    expect(!tree.message(for: problem).isEmpty, "a problem has words")
    before = problem.range.lowerBound
  }
}
