import NSSCatalog
import NSSLint
import NSSSyntax

/// What the tokens of a sheet mean, for colouring.
enum SemanticTokens {
  /// The protocol's names, in the order of the numbers that tokens carry.
  static let types = [
    "comment", "class", "property", "variable", "number", "keyword", "enumMember", "parameter", "string",
  ]
  static let modifiers = ["declaration", "defaultLibrary", "deprecated"]

  /// A token of one line.
  struct Token: Equatable {
    var range: Range<Int>
    /// Index into ``types``.
    var type: Int
    /// Bits by ``modifiers``.
    var modifiers = 0
  }

  private enum Kind {
    static let comment = 0, styleClass = 1, property = 2, variable = 3, number = 4, keyword = 5, word = 6
    static let parameter = 7, string = 8
  }

  /// The tokens in document order; those of several lines are cut at line ends.
  static func tokens(_ snapshot: Snapshot) -> [Token] {
    guard snapshot.foreign == nil else { return [] }
    let tree = snapshot.tree
    let tokens = tree.tokens
    var types = [UInt8](repeating: 255, count: tokens.count)
    var bits = [UInt8](repeating: 0, count: tokens.count)
    mark(snapshot, &types, &bits)
    var result: [Token] = []
    result.reserveCapacity(tokens.count / 2)
    for token in 0..<tokens.count {
      let range = tokens.range(token)
      switch tokens.kind(token) {
      case .blockComment, .lineComment, .unterminatedComment: append(range, Kind.comment, tree, &result)
      case .variable:
        result.append(Token(range: range, type: Kind.variable, modifiers: Int(bits[token])))
      case .mediaKeyword: result.append(Token(range: range, type: Kind.keyword))
      case .hash: result.append(Token(range: range, type: Kind.number))
      case .string: result.append(Token(range: range, type: Kind.string))
      case .word:
        let type = types[token] < 255 ? Int(types[token]) : isNumber(tree, range) ? Kind.number : Kind.word
        result.append(Token(range: range, type: type, modifiers: Int(bits[token])))
      default: break
      }
    }
    return result
  }

  private static func mark(_ snapshot: Snapshot, _ types: inout [UInt8], _ bits: inout [UInt8]) {
    let sheet = snapshot.sheet
    var facts: [NameID: UInt8] = [:]
    for use in sheet.classUses {
      types[Int(use.token)] = UInt8(Kind.styleClass)
      let bit = facts[use.name] ?? classBits(use.name, sheet)
      facts[use.name] = bit
      bits[Int(use.token)] = bit
    }
    for declaration in sheet.declarations { types[Int(declaration.token)] = UInt8(Kind.property) }
    for definition in sheet.definitions {
      bits[Int(definition.token)] = 1 | (sheet.variables.isPaletteName[Int(definition.name)] ? 2 : 0)
    }
    for use in sheet.variableUses where sheet.variables.isPaletteName[Int(use.name)] {
      bits[Int(use.token)] |= 2
    }
    for media in sheet.mediaBlocks {
      for feature in media.features { types[Int(feature.name)] = UInt8(Kind.parameter) }
      let node = snapshot.tree.nodes[Int(media.node)]
      // The `and` between features.
      for token in Int(node.first)..<Int(node.hasAnchor ? node.anchor : node.end)
      where snapshot.tree.tokens.kind(token) == .word && snapshot.tree.bytes(token).elementsEqual("and".utf8)
      {
        types[token] = UInt8(Kind.keyword)
      }
    }
  }

  private static func classBits(_ name: NameID, _ sheet: LintSheet) -> UInt8 {
    for facts in sheet.facts.byEngine {
      switch facts.classVerdicts[Int(name)] {
      case .known(let path): return path.status == .current ? 2 : 6
      case .bareStem: return 2
      default: break
      }
    }
    return 0
  }

  private static func isNumber(_ tree: SyntaxTree, _ range: Range<Int>) -> Bool {
    var at = range.lowerBound
    if tree.source.bytes[at] == UInt8(ascii: "-"), range.count > 1 { at += 1 }
    return (0x30...0x39).contains(tree.source.bytes[at]) || (tree.source.bytes[at] == 0x2E && range.count > 1)
  }

  private static func append(_ range: Range<Int>, _ type: Int, _ tree: SyntaxTree, _ result: inout [Token]) {
    var start = range.lowerBound
    for at in range where tree.source.bytes[at] == 0x0A || tree.source.bytes[at] == 0x0D {
      if at > start { result.append(Token(range: start..<at, type: type)) }
      start = at + 1
    }
    if range.upperBound > start { result.append(Token(range: start..<range.upperBound, type: type)) }
  }

  /// Five numbers a token: lines and columns further than the token before, length, type, modifiers.
  static func packed(_ tokens: [Token], _ snapshot: Snapshot) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(tokens.count * 5)
    var last = LSPPosition(line: 0, character: 0)
    for token in tokens {
      let range = snapshot.map.range(token.range)
      let line = range.start.line - last.line
      result += [
        line, line == 0 ? range.start.character - last.character : range.start.character,
        range.end.character - range.start.character, token.type, token.modifiers,
      ]
      last = range.start
    }
    return result
  }

  /// The one edit that makes one list of another: where it starts, what it removes, what it puts there; nil when the
  /// lists are equal.
  static func difference(_ old: [Int], _ new: [Int]) -> (start: Int, removed: Int, added: ArraySlice<Int>)? {
    if old == new { return nil }
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    start -= start % 5
    var tail = 0
    while tail < most - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    tail -= tail % 5
    return (start, old.count - start - tail, new[start..<(new.count - tail)])
  }
}
