import NSSSyntax

/// What can stand at a place of a sheet, found by the tokens before it, however broken the rest is.
struct CursorContext {
  /// What can stand there.
  enum Kind: Equatable {
    /// A rule, a definition or a media block.
    case item(isInMedia: Bool)
    /// A further class of a class list.
    case classPath
    /// An attribute of a rule with these classes.
    case attribute(classes: [String])
    /// The value of a declaration.
    case value(attribute: String, classes: [String])
    /// The value of a definition.
    case definitionValue(name: String)
    /// A media feature.
    case mediaFeature
    /// The value of a media feature.
    case mediaValue(feature: String)
    /// A comment that speaks to the toolchain, or may.
    case comment(Range<Int>)
    /// Nothing that is known.
    case none
  }

  let kind: Kind
  /// What is typed already and would be replaced: the part of a name before the place, and the name's rest behind it.
  let word: Range<Int>
  /// The part of it before the place.
  let prefix: String
  /// Whether tokens of the value stand before the word.
  let isFirstOfValue: Bool

  /// The context of an offset in a text.
  init(_ tree: SyntaxTree, _ offset: Int) {
    let tokens = tree.tokens
    let at = min(max(offset, 0), tree.source.count)
    var token = tokens.index(at: max(at - 1, 0))
    var word = at..<at
    if tokens.count > 1, tokens.range(token).contains(max(at - 1, 0)), at > 0 {
      switch tokens.kind(token) {
      case .blockComment where at == tokens.end(token): token += 1
      case .blockComment, .lineComment, .unterminatedComment:
        self.init(.comment(tokens.range(token)), word, tree, at)
        return
      case .word, .variable, .hash, .mediaKeyword: word = tokens.range(token)
      case .string where at < tokens.end(token) || !Self.isClosed(tree, tokens.range(token)):
        self.init(.none, word, tree, at)
        return
      default: token += 1
      }
    }
    // `token` is the word, or the first token behind the place.
    let isWord = !word.isEmpty
    if !isWord, token < tokens.count - 1, tokens.kind(token).isName, tokens.start(token) == at {
      word = tokens.range(token)
    }
    self.init(Self.kind(tree, before: token, at: at, isFirst: true), word, tree, at)
  }

  private init(_ found: (kind: Kind, isFirst: Bool), _ word: Range<Int>, _ tree: SyntaxTree, _ at: Int) {
    kind = found.kind
    isFirstOfValue = found.isFirst
    self.word = word
    prefix = tree.source.text(word.lowerBound..<max(word.lowerBound, at))
  }

  private init(_ kind: Kind, _ word: Range<Int>, _ tree: SyntaxTree, _ at: Int) {
    self.init((kind, true), word, tree, at)
  }

  // MARK: Parts

  /// Whether a string ends with the quote that it begins with.
  private static func isClosed(_ tree: SyntaxTree, _ range: Range<Int>) -> Bool {
    let bytes = tree.source.bytes[range]
    return bytes.count > 1 && bytes.first == bytes.last
  }

  private static func kind(_ tree: SyntaxTree, before token: Int, at: Int, isFirst: Bool) -> (Kind, Bool) {
    let tokens = tree.tokens
    // The significant tokens from the last brace or semicolon on.
    var start = token
    scan: while start > 0 {
      switch tokens.kind(start - 1) {
      case .semicolon, .openBrace, .closeBrace: break scan
      default: start -= 1
      }
    }
    let own = (start..<token).filter { !tokens.kind($0).isTrivia }
    let block = Self.block(tree, before: start)
    guard let first = own.first else {
      switch block {
      case .none: return (.item(isInMedia: false), true)
      case .media: return (.item(isInMedia: true), true)
      case .rule(let classes): return (.attribute(classes: classes), true)
      }
    }
    if tokens.kind(first) == .mediaKeyword { return (media(tree, own), true) }
    guard let colon = own.first(where: { tokens.kind($0) == .colon }) else {
      if case .rule = block { return (.none, true) }
      let last = own.last.map { tokens.kind($0) }
      return (last == .comma ? .classPath : .none, true)
    }
    if case .rule(let classes) = block, let last = own.last, last > colon, tokens.end(last) < at,
      tree.source.bytes[tokens.end(last)..<at].contains(where: { $0 == 0x0A || $0 == 0x0D })
    {
      // A value that ends with its line lacks its semicolon; what follows is the next attribute.
      return (.attribute(classes: classes), true)
    }
    let isFirst = own.last == colon
    if case .rule(let classes) = block {
      return (.value(attribute: tree.text(first), classes: classes), isFirst)
    }
    guard tokens.kind(first) == .variable else { return (.none, true) }
    return (.definitionValue(name: tree.text(first)), isFirst)
  }

  private static func media(_ tree: SyntaxTree, _ own: [Int]) -> Kind {
    guard let last = own.last else { return .none }
    switch tree.tokens.kind(last) {
    case .openParen: return .mediaFeature
    case .colon:
      let name = own.dropLast().last
      return name.map { .mediaValue(feature: tree.text($0)) } ?? .none
    default: return .none
    }
  }

  private enum Block {
    case none
    case media
    case rule([String])
  }

  /// The block that is open before a token.
  private static func block(_ tree: SyntaxTree, before token: Int) -> Block {
    let tokens = tree.tokens
    var depth = 0
    var at = token - 1
    while at >= 0 {
      switch tokens.kind(at) {
      case .closeBrace: depth += 1
      case .openBrace where depth > 0: depth -= 1
      case .openBrace: return head(tree, before: at)
      default: break
      }
      at -= 1
    }
    return .none
  }

  private static func head(_ tree: SyntaxTree, before brace: Int) -> Block {
    var names: [String] = []
    var at = brace - 1
    scan: while at >= 0 {
      switch tree.tokens.kind(at) {
      case .semicolon, .openBrace, .closeBrace: break scan
      case .mediaKeyword: return .media
      case let kind where kind.isName: names.append(tree.text(at))
      default: break
      }
      at -= 1
    }
    return .rule(names.reversed())
  }
}
