/// What may stand between a rule's braces, and values.
extension Parser {
  mutating func readRuleBodyItem() {
    switch tokens.kind(at) {
    case .closeBrace: readCloseBrace()
    case .semicolon: readExtraSemicolons()
    case .word, .hash: readNamedItem()
    case .variable:
      if leavesRule(at) { return endRuleWithoutBrace() }
      if tokens.kind(next(after: at)) == .colon {
        report(.definitionInRule, at: at, loses: false)
        readDefinition()
      } else {
        readDeclaration()
      }
    case .mediaKeyword:
      if leavesRule(at) { return endRuleWithoutBrace() }
      report(.mediaInRule, at: at)
      readMedia()
    case .openBrace:
      report(.unexpectedToken, at: at)
      readBodyByAccident()
    case .colon:
      report(.missingAttribute, at: at)
      let node = begin(.stray)
      let colon = at
      advance()
      readValue(of: node, after: colon)
      lost = false
    case .strayCommentEnd: readStray(.strayCommentEnd)
    default: readStray(.unexpectedToken)
    }
  }

  /// Whether a token begins a line no deeper than the rule it stands in: then the rule's brace is missing.
  private func leavesRule(_ token: Int) -> Bool {
    guard let block = open.last, !block.isAccident, isFirstOnLine(token) else { return false }
    let rule = nodes[block.node]
    return isFirstOnLine(Int(rule.first)) && column(of: token) <= column(of: Int(rule.first))
  }

  private mutating func endRuleWithoutBrace() {
    guard let block = open.last else { return }
    report(.missingCloseBrace, at: at, related: Int(nodes[block.node].first), loses: false)
    closeBlock(end: tokens.significant(before: at) + 1)
  }

  private mutating func readNamedItem() {
    let following = next(after: at)
    switch tokens.kind(following) {
    case .colon: if !readPlainDeclaration(colon: following) { readDeclaration() }
    case .openBrace, .comma: readNestedRule()
    case .word, .hash, .variable, .unexpected:
      if nextTerminator() == .openBrace, opensRuleAhead() { readNestedRule() } else { readDeclaration() }
    default: readDeclaration()
    }
  }

  /// Whether only names and commas stand between the current token and the next `{`.
  private func opensRuleAhead() -> Bool {
    var token = at
    while tokens.kind(token).isName || tokens.kind(token) == .comma { token = next(after: token) }
    return tokens.kind(token) == .openBrace
  }

  private mutating func readNestedRule() {
    if leavesRule(at) { return endRuleWithoutBrace() }
    let node = begin(.rule)
    while tokens.kind(at).isName || tokens.kind(at) == .comma { advance() }
    if tokens.kind(at) == .openBrace {
      report(.nestedRule, at: at, related: Int(nodes[node].first))
      nodes[node].anchor = UInt32(at)
      advance()
      openBlock(node, holdsDeclarations: true, isAccident: true)
      lost = false
    } else {
      report(.missingColon, at: at, related: Int(nodes[node].first))
      endAsStray(node)
    }
  }

  /// Reads `attribute: value;` with one name as its value in one step, as nearly all declarations are. Anything else is
  /// left as it is.
  private mutating func readPlainDeclaration(colon: Int) -> Bool {
    let value = tokens.significant(from: colon + 1)
    guard tokens.kind(value).isName else { return false }
    let semicolon = tokens.significant(from: value + 1)
    guard tokens.kind(semicolon) == .semicolon else { return false }
    nodes.append(
      Node(
        kind: .declaration, first: UInt32(at), end: UInt32(semicolon + 1), anchor: UInt32(colon),
        subtreeEnd: UInt32(nodes.count + 1)))
    at = tokens.significant(from: semicolon + 1)
    lost = false
    return true
  }

  /// `attribute: value;`, or an attribute whose colon is missing.
  private mutating func readDeclaration() {
    let node = begin(.declaration)
    let name = at
    advance()
    if tokens.kind(at) == .colon {
      nodes[node].anchor = UInt32(at)
      advance()
      readValue(of: node, after: Int(nodes[node].anchor))
      return
    }
    report(.missingColon, at: at, related: name)
    switch tokens.kind(at) {
    case .closeBrace, .endOfText: end(node)
    case .semicolon:
      advance()
      end(node)
      lost = false
    default:
      readValue(of: node, after: name)
      lost = false
    }
  }

  /// Reads a value up to its semicolon, which it takes, or to the place where the semicolon is missing. `start` is the
  /// token that the value follows.
  mutating func readValue(of node: Int, after start: Int) {
    var last = start
    while true {
      switch tokens.kind(at) {
      case .word, .variable, .hash, .comma, .openParen, .closeParen, .string:
        last = at
        at = tokens.significant(from: at + 1)
      case .semicolon:
        if last == start { report(.missingValue, at: at, related: start) }
        advance()
        lost = false
        return end(node)
      case .unexpected, .strayCommentEnd:
        if !isKnownFromCSS(at) {
          report(tokens.kind(at) == .unexpected ? .unexpectedCharacter : .strayCommentEnd, at: at)
        }
        last = at
        advance()
      case .colon:
        if endsBeforeNextItem(of: node, after: start, last: last) { return }
        report(.colonInValue, at: at)
        last = at
        advance()
      case .openBrace:
        if endsBeforeNextItem(of: node, after: start, last: last) { return }
        report(.unexpectedToken, at: at)
        end(node)
        return readBodyByAccident()
      case .mediaKeyword where !isFirstOnLine(at):
        report(.unexpectedToken, at: at)
        last = at
        advance()
      case .closeBrace, .mediaKeyword:
        return endWithoutSemicolon(node, after: start, last: last)
      default:
        // At the end of the text a missing brace says it all.
        if open.isEmpty { return endWithoutSemicolon(node, after: start, last: last) }
        return end(node)
      }
    }
  }

  /// `!important`, `50%` and `+1` come from CSS; a rule of its own explains them.
  private func isKnownFromCSS(_ token: Int) -> Bool {
    let byte = source.bytes[tokens.start(token)]
    return byte == UInt8(ascii: "!") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "+")
  }

  private mutating func endWithoutSemicolon(_ node: Int, after start: Int, last: Int) {
    if last == start {
      report(.missingValue, at: at, related: start, loses: false)
    } else {
      report(.missingSemicolon, after: last)
    }
    end(node)
  }

  /// At a `:` or `{` inside a value: if the names before it begin the next item, ends the value before them and returns
  /// true. A new line or a value before them shows that they do.
  private mutating func endsBeforeNextItem(of node: Int, after start: Int, last: Int) -> Bool {
    var first = last
    guard first > start, tokens.kind(first).isName else { return false }
    if tokens.kind(at) == .openBrace {
      // The class list before the brace, which may go on over several lines after a comma.
      while true {
        let before = tokens.significant(before: first)
        if tokens.kind(before) != .comma { break }
        let name = tokens.significant(before: before)
        if name <= start || !tokens.kind(name).isName { break }
        first = name
      }
    }
    let before = tokens.significant(before: first)
    if before <= start {
      guard isFirstOnLine(first) else { return false }
      report(.missingValue, at: first, related: start, loses: false)
    } else {
      report(.missingSemicolon, after: before)
    }
    at = first
    lost = false
    end(node)
    return true
  }
}
