import NSSLint
import NSSSyntax

/// A symbol of a sheet's outline.
struct OutlineSymbol {
  /// The protocol's numbers.
  enum Kind: Int {
    case module = 2
    case styleClass = 5
    case property = 7
    case variable = 13
  }

  var name: String
  var detail: String
  var kind: Kind
  /// 0-based UTF-8 byte range of the whole.
  var range: Range<Int>
  /// The name inside of it.
  var selection: Range<Int>
  var children: [OutlineSymbol] = []
}

/// The outline of a sheet, and names in all sheets.
enum Symbols {
  /// The most levels of an outline. A sheet has three; what is nested deeper by mistake stands beside each other.
  static let mostLevels = 8

  /// Media blocks, rules with their attributes, and definitions, in document order.
  static func outline(_ snapshot: Snapshot) -> [OutlineSymbol] {
    guard snapshot.foreign == nil else { return [] }
    let tree = snapshot.tree
    var top: [OutlineSymbol] = []
    var open: [(end: Int, symbol: OutlineSymbol)] = []
    func close() {
      let symbol = open.removeLast().symbol
      if open.isEmpty { top.append(symbol) } else { open[open.count - 1].symbol.children.append(symbol) }
    }
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, last.end <= index { close() }
      guard let symbol = symbol(node, tree) else { continue }
      if open.count < mostLevels {
        open.append((Int(node.subtreeEnd), symbol))
      } else {
        open[mostLevels - 1].symbol.children.append(symbol)
      }
    }
    while !open.isEmpty { close() }
    return top
  }

  private static func symbol(_ node: Node, _ tree: SyntaxTree) -> OutlineSymbol? {
    let range = tree.range(of: node)
    let first = tree.tokens.range(Int(node.first))
    switch node.kind {
    case .media:
      let head = range.lowerBound..<(node.hasAnchor ? tree.tokens.start(Int(node.anchor)) : range.upperBound)
      return OutlineSymbol(
        name: line(tree.source.text(head)), detail: "", kind: .module, range: range, selection: first)
    case .rule:
      let names = tree.nameTokens(of: node)
      guard let head = names.first else { return nil }
      return OutlineSymbol(
        name: names.map { tree.text($0) }.joined(separator: ", "), detail: "", kind: .styleClass,
        range: range,
        selection: tree.tokens.range(head))
    case .definition, .declaration:
      let value = tree.source.text(tree.valueRange(of: node))
      return OutlineSymbol(
        name: tree.text(Int(node.first)), detail: line(value),
        kind: node.kind == .definition ? .variable : .property, range: range.union(first), selection: first)
    case .mediaFeature, .importStatement, .unknownBlock, .stray: return nil
    }
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The most symbols of one answer.
  static let mostSymbols = 1000

  /// Definitions and classes whose name holds the letters of a query in order, case aside.
  static func find(_ query: String, in sheets: [Snapshot]) -> [(name: SymbolName, place: Place)] {
    let letters = query.utf8.map(lower)
    var result: [(name: SymbolName, place: Place)] = []
    for sheet in sheets where sheet.foreign == nil {
      let symbols = sheet.symbols
      let fitting = symbols.names.filter { matches(letters, $0.text) }.sorted { $0.text < $1.text }
      for name in fitting {
        for place in symbols.places(of: name) where place.isDefinition {
          result.append((name, Place(snapshot: sheet, range: place.range)))
          if result.count == mostSymbols { return result }
        }
      }
    }
    return result
  }

  private static func matches(_ letters: [UInt8], _ name: String) -> Bool {
    var next = 0
    for byte in name.utf8 where next < letters.count && lower(byte) == letters[next] { next += 1 }
    return next == letters.count
  }

  private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}

extension Range<Int> {
  /// The smallest range that holds both.
  func union(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
