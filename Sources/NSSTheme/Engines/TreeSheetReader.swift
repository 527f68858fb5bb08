import NSSSyntax

/// Reads rules and definitions off the tolerant tree: what the author most probably meant.
///
/// Where NUI's grammar takes the text, this gives the same. Elsewhere: a rule inside a rule is a rule of its own, a
/// definition inside a rule is a definition, nested media must all hold, declarations outside of rules and blocks that no
/// engine knows are left out.
struct TreeSheetReader {
  private let tree: SyntaxTree
  private let bytes: UnsafeBufferPointer<UInt8>
  private var sheet: NUISheet

  /// An open node: where it ends, and the media and rule inside it.
  private struct Scope {
    var end: Int
    var media: Int32
    /// The index of the rule, or -1.
    var rule: Int32
    /// Whether what is inside counts.
    var counts = true
  }

  private init(_ tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.tree = tree
    self.bytes = bytes
    sheet = NUISheet(tree.source)
  }

  static func read(_ tree: SyntaxTree) -> NUISheet {
    tree.source.bytes.withUnsafeBufferPointer { bytes in
      var reader = TreeSheetReader(tree, bytes)
      reader.readNodes()
      reader.groupDeclarations()
      return reader.sheet
    }
  }

  private mutating func readNodes() {
    var scopes = [Scope(end: tree.nodes.count, media: -1, rule: -1)]
    for index in tree.nodes.indices {
      while scopes.count > 1, scopes[scopes.count - 1].end <= index { scopes.removeLast() }
      let node = tree.nodes[index]
      var scope = scopes[scopes.count - 1]
      scope.end = Int(node.subtreeEnd)
      guard scope.counts else { continue }
      switch node.kind {
      case .rule:
        scope.rule = beginRule(node, scope.media)
        scopes.append(scope)
      case .media:
        scope.media = beginMedia(index, inside: scope.media)
        scopes.append(scope)
      case .unknownBlock:
        scope.counts = false
        scopes.append(scope)
      case .declaration where scope.rule >= 0:
        if let found = declaration(node, owner: scope.rule) { sheet.declarations.append(found) }
      case .definition:
        if let definition = declaration(node, owner: scope.media) { sheet.definitions.append(definition) }
      default: break
      }
    }
  }

  /// Puts the declarations of each rule side by side: where a rule stood inside another one, they are not.
  private mutating func groupDeclarations() {
    var next = [UInt32](repeating: 0, count: sheet.rules.count + 1)
    for declaration in sheet.declarations { next[Int(declaration.owner) + 1] += 1 }
    for rule in sheet.rules.indices {
      next[rule + 1] += next[rule]
      sheet.rules[rule].declarations = next[rule]..<next[rule + 1]
    }
    let read = sheet.declarations
    for declaration in read {
      let rule = Int(declaration.owner)
      sheet.declarations[Int(next[rule])] = declaration
      next[rule] += 1
    }
  }

  private mutating func beginRule(_ node: Node, _ media: Int32) -> Int32 {
    let first = UInt32(sheet.classNames.count)
    for token in tree.nameTokens(of: node) {
      let range = tree.tokens.range(token)
      let name = sheet.names.number(bytes, range)
      sheet.classNames.append(
        .init(name: name, start: UInt32(range.lowerBound), end: UInt32(range.upperBound)))
    }
    sheet.rules.append(
      .init(classes: first..<UInt32(sheet.classNames.count), declarations: 0..<0, media: media))
    return Int32(sheet.rules.count - 1)
  }

  private mutating func declaration(_ node: Node, owner: Int32) -> NUISheet.Declaration? {
    guard let nameToken = tree.nameTokens(of: node).first else { return nil }
    let value = tree.valueTokens(of: node)
    guard !value.isEmpty else { return nil }
    let name = tree.tokens.range(nameToken)
    let range = tree.valueRange(of: node)
    var variable = NUISheet.Value.plain
    if tree.tokens.kind(value.lowerBound) == .variable || tree.tokens.kind(value.lowerBound) == .mediaKeyword
    {
      variable =
        value.count == 1
        ? Int32(bitPattern: sheet.names.number(bytes, range)) : NUISheet.Value.unknowable
    }
    return .init(
      name: sheet.names.number(bytes, name), nameStart: UInt32(name.lowerBound),
      nameEnd: UInt32(name.upperBound), valueStart: UInt32(range.lowerBound),
      valueEnd: UInt32(range.upperBound), variable: variable, owner: owner)
  }

  /// Adds a media block; inside another one both must hold.
  private mutating func beginMedia(_ index: Int, inside outer: Int32) -> Int32 {
    var media = NUISheet.Media()
    let head = tree.nodes[index]
    let brace = head.hasAnchor ? Int(head.anchor) : Int(head.end)
    let last = max(tree.tokens.significant(before: brace), Int(head.first))
    media.start = UInt32(tree.tokens.start(Int(head.first)))
    media.end = UInt32(tree.tokens.end(last))
    var at = index + 1
    while at < Int(tree.nodes[index].subtreeEnd), tree.nodes[at].kind == .mediaFeature {
      let node = tree.nodes[at]
      at = Int(node.subtreeEnd)
      let names = (Int(node.first)..<Int(node.end)).filter { tree.tokens.kind($0).isName }
      guard node.hasAnchor, let key = names.first(where: { $0 < Int(node.anchor) }),
        let value = names.first(where: { $0 > Int(node.anchor) })
      else { continue }
      // The tokens are those of the bytes.
      media.set(
        UnsafeBufferPointer(rebasing: bytes[tree.tokens.range(key)]),
        UnsafeBufferPointer(rebasing: bytes[tree.tokens.range(value)]))
    }
    if outer >= 0 { media.narrow(by: sheet.media[Int(outer)]) }
    sheet.media.append(media)
    return Int32(sheet.media.count - 1)
  }
}

extension NUISheet.Media {
  /// Takes a feature; of a repeated one the last counts.
  mutating func set(_ key: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    func equal(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
      // A static string has so many bytes there.
      bytes.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }
    if equal(key, "device") {
      device = equal(value, "iphone") ? .iphone : equal(value, "ipad") ? .ipad : .never
    } else if equal(key, "orientation") {
      let isPortrait = equal(value, "portrait")
      orientation = isPortrait ? .portrait : equal(value, "landscape") ? .landscape : .never
    }
  }

  /// Adds the conditions of a block around this one.
  mutating func narrow(by outer: NUISheet.Media) {
    if device == .absent || outer.device == device {
      device = outer.device
    } else if outer.device != .absent {
      device = .never
    }
    if orientation == .absent || outer.orientation == orientation {
      orientation = outer.orientation
    } else if outer.orientation != .absent {
      orientation = .never
    }
  }
}
