/// What may stand in the sheet itself, in a media block and in an unknown block.
extension Parser {
  mutating func readSheetItem() {
    switch tokens.kind(at) {
    case .semicolon: readExtraSemicolons()
    case .closeBrace: readCloseBrace()
    case .mediaKeyword:
      if !open.isEmpty { report(.nestedMedia, at: at) }
      readMedia()
    case .variable: readVariableItem()
    case .word, .hash, .comma: readRuleHead()
    case .openBrace:
      report(.missingClassPath, at: at)
      readBodyByAccident()
    case .strayCommentEnd: readStray(.strayCommentEnd)
    default: readStray(.unexpectedToken)
    }
  }

  mutating func readExtraSemicolons() {
    report(.extraSemicolon, at: at, loses: false)
    let node = begin(.stray)
    while tokens.kind(at) == .semicolon { advance() }
    end(node)
  }

  mutating func readCloseBrace() {
    if open.isEmpty {
      readStray(.unexpectedCloseBrace)
    } else {
      closeBlock(end: at + 1)
      advance()
      lost = false
    }
  }

  mutating func readStray(_ kind: Problem.Kind) {
    report(kind, at: at)
    let node = begin(.stray)
    advance()
    end(node)
  }

  /// A `{` without a class path: its content is read as a rule's, so that nothing in it is lost.
  mutating func readBodyByAccident() {
    let node = begin(.rule)
    nodes[node].anchor = UInt32(at)
    advance()
    openBlock(node, holdsDeclarations: true, isAccident: true)
  }

  private mutating func readVariableItem() {
    let following = next(after: at)
    if tokens.kind(following) == .colon { return readDefinition() }
    if isImport(at), tokens.kind(following) != .openBrace { return readImport() }
    report(.missingColon, at: following, related: at)
    if nextTerminator() == .openBrace {
      let node = begin(.unknownBlock)
      while tokens.kind(at) != .openBrace { advance() }
      nodes[node].anchor = UInt32(at)
      let isBare = at == following
      advance()
      openBlock(node, holdsDeclarations: isBare)
      lost = false
    } else {
      // `@x = 1;` defines @x for a person, so that its uses are no mistake.
      let node = begin(tokens.kind(following) == .unexpected ? .definition : .stray)
      advance()
      readValue(of: node, after: Int(nodes[node].first))
      lost = false
    }
  }

  private func isImport(_ token: Int) -> Bool {
    source.bytes[tokens.range(token)].elementsEqual("@import".utf8)
  }

  /// `@import 'a.nss';` up to its semicolon, or to the line end where there is none.
  private mutating func readImport() {
    report(.importStatement, at: at, loses: false)
    let node = begin(.importStatement)
    advance()
    while !isFirstOnLine(at) {
      switch tokens.kind(at) {
      case .semicolon:
        advance()
        return end(node)
      case .closeBrace, .endOfText: return end(node)
      default: advance()
      }
    }
    end(node)
  }

  mutating func readDefinition() {
    let node = begin(.definition)
    advance()
    nodes[node].anchor = UInt32(at)
    advance()
    readValue(of: node, after: Int(nodes[node].anchor))
  }

  /// `ClassPath, ClassPath {`
  mutating func readRuleHead() {
    let node = begin(.rule)
    var expectsName = true
    let problemsBefore = problems.count
    let wasLost = lost
    while true {
      switch tokens.kind(at) {
      case .word, .hash, .variable:
        if !expectsName {
          if startsDeclaration() { return endHeadWithoutBrace(node) }
          if tokens.kind(next(after: at)) == .colon, nextTerminator() != .openBrace {
            // A definition or a declaration follows a name that leads nowhere.
            report(.missingOpenBrace, at: at)
            lost = false
            return endAsStray(node)
          }
          report(.missingComma, at: at)
        }
        expectsName = false
        advance()
      case .comma:
        if expectsName { report(.missingClassPath, at: at) }
        expectsName = true
        advance()
      case .openBrace:
        if expectsName { report(.missingClassPath, at: at) }
        nodes[node].anchor = UInt32(at)
        advance()
        openBlock(node, holdsDeclarations: true)
        lost = false
        return
      case .colon:
        if nextTerminator() == .openBrace, !expectsName {
          if problems.count == problemsBefore { report(.colonInClassPath, at: at, loses: false) }
          advance()
          // `Label: {` is one mistake.
          expectsName = tokens.kind(at) != .openBrace
        } else {
          report(.declarationOutsideRule, at: at)
          let colon = at
          advance()
          becomeStray(node)
          readValue(of: node, after: colon)
          lost = false
          return
        }
      case .semicolon:
        report(.missingOpenBrace, at: at)
        advance()
        endAsStray(node)
        lost = false
        return
      case .closeBrace, .endOfText, .mediaKeyword, .openParen, .closeParen, .string:
        report(.missingOpenBrace, at: at)
        if tokens.kind(at) == .openParen || tokens.kind(at) == .closeParen || tokens.kind(at) == .string {
          advance()
          continue
        }
        lost = wasLost || tokens.kind(at) == .endOfText
        return endAsStray(node)
      default:
        report(tokens.kind(at) == .strayCommentEnd ? .strayCommentEnd : .unexpectedToken, at: at)
        advance()
      }
    }
  }

  /// Whether `name: value` follows where `{` was expected, on the way to a `;` or `}`.
  private mutating func startsDeclaration() -> Bool {
    guard tokens.kind(at) == .word, tokens.kind(next(after: at)) == .colon else { return false }
    let terminator = nextTerminator()
    return terminator == .semicolon || terminator == .closeBrace
  }

  /// The brace was forgotten: what follows is the rule's body.
  private mutating func endHeadWithoutBrace(_ node: Int) {
    report(.missingOpenBrace, at: at)
    end(node)
    openBlock(node, holdsDeclarations: true)
    lost = false
  }

  /// `@media (feature: value) and (feature: value) {`
  mutating func readMedia() {
    let node = begin(.media)
    let keyword = at
    advance()
    if tokens.kind(at) != .openParen { report(.missingMediaFeature, at: at, related: keyword) }
    while true {
      switch tokens.kind(at) {
      case .openParen:
        readMediaFeature()
        if tokens.kind(at) == .openBrace { continue }
        if tokens.kind(at) == .word, isAnd(at), tokens.kind(next(after: at)) == .openParen {
          advance()
        } else {
          report(.badMediaJoin, at: at)
        }
      case .openBrace:
        nodes[node].anchor = UInt32(at)
        advance()
        openBlock(node, holdsDeclarations: open.last?.holdsDeclarations ?? false)
        lost = false
        return
      case .semicolon, .closeBrace, .endOfText, .mediaKeyword:
        report(.missingOpenBrace, at: at)
        if tokens.kind(at) == .semicolon { advance() }
        lost = tokens.kind(at) == .endOfText
        return endAsStray(node)
      default:
        advance()
      }
    }
  }

  private func isAnd(_ token: Int) -> Bool {
    source.bytes[tokens.range(token)].elementsEqual("and".utf8)
  }

  /// `(feature: value)`; stops after the `)`, or before what ends the whole head.
  private mutating func readMediaFeature() {
    let node = begin(.mediaFeature)
    advance()
    var step = 0
    while true {
      let kind = tokens.kind(at)
      switch (step, kind) {
      case (0, .word), (0, .hash), (2, .word), (2, .hash): step += 1
      case (1, .colon):
        nodes[node].anchor = UInt32(at)
        step += 1
      case (_, .closeParen):
        if step != 3 { report(.badMediaFeature, at: at) }
        advance()
        return end(node)
      case (_, .openBrace), (_, .closeBrace), (_, .semicolon), (_, .endOfText), (_, .mediaKeyword):
        report(.badMediaFeature, at: at)
        return end(node)
      default: report(.badMediaFeature, at: at)
      }
      advance()
    }
  }
}
