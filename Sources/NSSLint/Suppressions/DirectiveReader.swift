import NSSSyntax

/// Finds the directives of a sheet.
enum DirectiveReader {
  /// The directives in document order. One pass over the kinds of tokens; of a comment only the first bytes are read
  /// unless they are `nss-`.
  static func directives(of tree: SyntaxTree) -> [Directive] {
    var result: [Directive] = []
    tree.source.bytes.withUnsafeBufferPointer { bytes in
      tree.tokens.kinds.withUnsafeBufferPointer { kinds in
        // Many sheets have no comment: without a branch the compiler looks at many kinds a step. The kinds of comments
        // follow each other.
        let first = TokenKind.blockComment.rawValue
        let nearest = kinds.withMemoryRebound(to: UInt8.self) { kinds in
          kinds.reduce(.max) { min($0, $1 &- first) }
        }
        guard nearest <= TokenKind.lineComment.rawValue - first else { return }
        for token in kinds.indices where kinds[token] == .blockComment || kinds[token] == .lineComment {
          let comment = tree.tokens.range(token)
          let content = content(of: comment, isBlock: kinds[token] == .blockComment, bytes)
          guard begins(content, with: "nss-", bytes) else { continue }
          if let directive = directive(content, comment, tree.source) { result.append(directive) }
        }
      }
    }
    return result
  }

  /// What stands between the delimiters, without white space and further stars or slashes at its start.
  private static func content(
    of comment: Range<Int>, isBlock: Bool, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    // A block comment has four bytes at least and a line comment two, all inside the text.
    let end = isBlock ? comment.upperBound - 2 : comment.upperBound
    let filler = isBlock ? UInt8(ascii: "*") : UInt8(ascii: "/")
    var start = min(comment.lowerBound + 2, end)
    while start < end, bytes[start] <= 0x20 || bytes[start] == filler { start += 1 }
    return start..<max(start, end)
  }

  private static func begins(
    _ range: Range<Int>, with text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    text.withUTF8Buffer { wanted in
      // `range` lies inside a comment, and no more of it is read than it has.
      guard range.count >= wanted.count else { return false }
      for offset in wanted.indices where bytes[range.lowerBound + offset] != wanted[offset] { return false }
      return true
    }
  }

  private static func directive(
    _ content: Range<Int>, _ comment: Range<Int>, _ source: SourceText
  ) -> Directive? {
    let bytes = source.bytes
    let isNamePart: (UInt8) -> Bool = { $0 > 0x20 && $0 != UInt8(ascii: ",") }
    var at = content.lowerBound
    while at < content.upperBound, isNamePart(bytes[at]) { at += 1 }
    let nameRange = content.lowerBound..<at
    let name = source.text(nameRange)
    let kind = Directive.Kind(rawValue: name)
    // Prose may begin with a tool's name; only what resembles a directive is taken for one.
    if kind == nil, nearest(to: name) == nil { return nil }
    var rules: [Directive.RuleName] = []
    var surplus: Directive.RuleName?
    var hasReason = false
    var needsComma = false
    while at < content.upperBound {
      if !isNamePart(bytes[at]) {
        if bytes[at] == UInt8(ascii: ",") { needsComma = false }
        at += 1
        continue
      }
      if bytes[at] == UInt8(ascii: "-"), at + 1 < content.upperBound, bytes[at + 1] == UInt8(ascii: "-") {
        hasReason = bytes[at + 2..<content.upperBound].contains { $0 > 0x20 && $0 != UInt8(ascii: "*") }
        break
      }
      let start = at
      while at < content.upperBound, isNamePart(bytes[at]) { at += 1 }
      guard surplus == nil else { continue }
      let word = Directive.RuleName(id: source.text(start..<at), range: start..<at)
      // A forgotten comma before a rule is harmless; anything else is probably a reason without its dashes.
      if needsComma, !RuleRegistry.isKnown(word.id) { surplus = word } else { rules.append(word) }
      needsComma = true
    }
    let takesRules = kind?.takesRules ?? false
    return Directive(
      kind: kind, name: name, nameRange: nameRange, comment: comment, rules: takesRules ? rules : [],
      surplus: takesRules ? surplus : nil, hasReason: hasReason)
  }

  /// The directive that a misspelt name probably means.
  static func nearest(to name: String) -> String? {
    guard name.utf8.count <= 40 else { return nil }
    return EditDistance.nearest(to: name, among: Directive.Kind.allCases.map(\.rawValue))
  }
}
