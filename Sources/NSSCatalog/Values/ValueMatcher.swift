import NSSSyntax

/// The outcome of a check.
public enum ValueMatch: Sendable, Equatable {
  case matches
  /// Right but for letters after a number, which the engines drop (`2px` is read as 2): the index of the first such
  /// token, and the byte range of its letters in the text.
  case numberSuffix(token: Int, range: Range<Int>)
  /// The index of the first wrong token; the number of tokens when something is missing at the end.
  case mismatch(token: Int)
}

extension ValueGrammar {
  /// Checks the tokens of a value (no trivia among them). Variables are for the caller to look up first; a variable
  /// token inside the value fits any term.
  public func match(
    _ tokens: some RandomAccessCollection<ValueToken>, in text: some RandomAccessCollection<UInt8>
  ) -> ValueMatch {
    let tokens = Array(tokens)
    return withContiguous(text) { text in
      if tokens.count == 1, also.contains(where: { isWord($0, tokens[0], text) }) { return .matches }
      var farthest = 0
      for steps in alternatives {
        var run = MatchRun(tokens: tokens, text: text)
        if run.match(steps) { return run.suffix ?? .matches }
        farthest = max(farthest, run.at)
      }
      return .mismatch(token: farthest)
    }
  }

  private func isWord(_ word: String, _ token: ValueToken, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    token.kind == .word && token.isInside(text) && text[token.range].elementsEqual(word.utf8)
  }
}

extension ValueToken {
  // Tokens come from callers, and a buffer is not checked in a release build.
  fileprivate func isInside(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    range.lowerBound >= 0 && range.upperBound <= text.count
  }
}

/// One attempt to fit tokens to a sequence. Steps are taken greedily: no grammar here needs to give tokens back.
private struct MatchRun {
  let tokens: [ValueToken]
  let text: UnsafeBufferPointer<UInt8>
  var at = 0
  var suffix: ValueMatch?

  mutating func match(_ steps: [ValueGrammar.Step]) -> Bool {
    for step in steps where !match(step) { return false }
    return at == tokens.count
  }

  private mutating func match(_ step: ValueGrammar.Step) -> Bool {
    var times = 0
    while times < step.most, at < tokens.count {
      if step.hasCommasBetween, times > 0 {
        guard tokens[at].kind == .comma else { break }
        at += 1
        // A comma promises one more.
        guard at < tokens.count, fits(step.term) else { return false }
      } else if !fits(step.term) {
        break
      }
      at += 1
      times += 1
    }
    return times >= step.least
  }

  private mutating func fits(_ term: ValueGrammar.Term) -> Bool {
    let token = tokens[at]
    guard token.isInside(text) else { return false }
    if token.kind == .variable { return true }
    let bytes = text[token.range]
    switch term {
    case .comma: return token.kind == .comma
    case .word(let word): return token.kind == .word && bytes.elementsEqual(word.utf8)
    case .primitive(.number):
      guard token.kind == .word, let end = NumberSyntax.end(of: bytes) else { return false }
      if end < bytes.endIndex, suffix == nil {
        suffix = .numberSuffix(token: at, range: end..<bytes.endIndex)
      }
      return true
    case .primitive(.viewClass): return token.kind == .word
    case .primitive: return true
    }
  }
}

/// The spelling of numbers: `-1`, `4.5`, `.5`.
public enum NumberSyntax {
  /// The index after the number that bytes begin with, or nil when they begin with none. What follows is a suffix that
  /// the engines drop. An exponent belongs to the number, as the engines read it.
  public static func end(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    // Here and below `at` is compared with the end before each byte is read.
    var at = bytes.startIndex
    if at < bytes.endIndex, bytes[at] == UInt8(ascii: "-") { at += 1 }
    let first = at
    var digits = 0
    var hasPoint = false
    while at < bytes.endIndex {
      if bytes[at] >= 0x30, bytes[at] <= 0x39 {
        digits += 1
      } else if bytes[at] == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      at += 1
    }
    guard digits > 0, at > first else { return nil }
    return exponentEnd(bytes, at) ?? at
  }

  private static func exponentEnd(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ start: Int) -> Int? {
    var at = start
    guard at < bytes.endIndex, bytes[at] | 0x20 == UInt8(ascii: "e") else { return nil }
    at += 1
    if at < bytes.endIndex, bytes[at] == UInt8(ascii: "-") { at += 1 }
    let first = at
    while at < bytes.endIndex, bytes[at] >= 0x30, bytes[at] <= 0x39 { at += 1 }
    return at > first && at == bytes.endIndex ? at : nil
  }
}
