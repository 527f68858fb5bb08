import NSSSyntax

/// Spellings that people understand and NUI's reader does not: each loses the whole sheet, and each has a rule that
/// explains it.
public struct EngineHazard: Sendable {
  /// What it is.
  public enum Kind: UInt8, Sendable {
    case lineComment
    case commentTouchesName
    case keywordPrefix
    case nonASCII
    case cssOnly
    case missingSemicolon
    case extraSemicolon
    case colonInClassPath
    case importStatement
  }

  /// What it is.
  public let kind: Kind
  /// 0-based UTF-8 byte range of the spelling.
  public let range: Range<Int>
  /// Its token.
  public let token: Int32
}

extension EngineHazard {
  /// All of them, ordered by offset within each kind. One pass over the tokens.
  static func all(in tree: SyntaxTree) -> [EngineHazard] {
    var result: [EngineHazard] = []
    let tokens = tree.tokens
    // Most sheets have neither other characters nor what CSS has, which spares a look at each name and value.
    let isASCII = tree.source.isASCII
    var mayHoldCSS = false
    tree.source.bytes.withUnsafeBufferPointer { bytes in
      tokens.kinds.withUnsafeBufferPointer { kinds in
        for index in kinds.indices {
          let kind = kinds[index]
          if kind == .whitespace || kind == .colon || kind == .semicolon { continue }
          switch kind {
          case .word, .variable, .hash:
            // Most names are told apart by their first letter.
            // The first byte of a token that is not empty.
            if kind == .word, isASCII, bytes[tokens.start(index)] != UInt8(ascii: "a") { continue }
            let range = tokens.range(index)
            if startsWithKeyword(range, kind, bytes) {
              result.append(EngineHazard(kind: .keywordPrefix, range: range, token: Int32(index)))
            }
            if !isASCII, let nonASCII = nonASCII(range, bytes) {
              result.append(EngineHazard(kind: .nonASCII, range: nonASCII, token: Int32(index)))
            }
          case .lineComment:
            result.append(
              EngineHazard(kind: .lineComment, range: tokens.range(index), token: Int32(index)))
          case .blockComment, .unterminatedComment:
            guard index > 0, kinds[index - 1].isName else { break }
            let start = tokens.start(index)
            result.append(
              EngineHazard(kind: .commentTouchesName, range: start..<start + 2, token: Int32(index)))
          case .string, .unexpected: mayHoldCSS = true
          case .openParen: mayHoldCSS = mayHoldCSS || index > 0 && kinds[index - 1] == .word
          default: break
          }
        }
      }
    }
    dropMediaJoins(tree, &result)
    addProblems(tree, &result)
    if mayHoldCSS {
      for node in tree.nodes where node.kind == .declaration || node.kind == .definition {
        addCSS(tree.valueTokens(of: node), tree, &result)
      }
    }
    return result
  }

  /// A word that begins with `and`, or a variable that begins with `@media`: NUI's keywords have no word boundary.
  @inline(__always)
  private static func startsWithKeyword(
    _ range: Range<Int>, _ kind: TokenKind, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    // `range` lies inside `bytes`: it is a token's.
    let at = range.lowerBound
    if kind == .word {
      return range.count >= 3 && bytes[at] == UInt8(ascii: "a") && bytes[at + 1] == UInt8(ascii: "n")
        && bytes[at + 2] == UInt8(ascii: "d")
    }
    guard kind == .variable, range.count > 6, bytes[at + 1] == UInt8(ascii: "m") else { return false }
    return bytes[at..<at + 6].elementsEqual("@media".utf8)
  }

  @inline(__always)
  private static func nonASCII(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    // `range` is a token's, and `at` is compared with its end.
    var at = range.lowerBound
    while at < range.upperBound, bytes[at] < 0x80 { at += 1 }
    guard at < range.upperBound else { return nil }
    let start = at
    while at < range.upperBound, bytes[at] >= 0x80 { at += 1 }
    return start..<at
  }

  /// Drops the `and` between two conditions of a media block, which is no name.
  private static func dropMediaJoins(_ tree: SyntaxTree, _ result: inout [EngineHazard]) {
    let heads = tree.nodes.filter { $0.kind == .media }.map { ($0.first, $0.hasAnchor ? $0.anchor : $0.end) }
    var head = 0
    result.removeAll { hazard in
      guard hazard.kind == .keywordPrefix else { return false }
      let token = UInt32(hazard.token)
      while head < heads.count, heads[head].1 <= token { head += 1 }
      guard head < heads.count, heads[head].0 < token else { return false }
      return tree.bytes(Int(token)).elementsEqual("and".utf8)
        && tree.tokens.kind(tree.tokens.significant(before: Int(token))) != .openParen
    }
  }

  private static func addProblems(_ tree: SyntaxTree, _ result: inout [EngineHazard]) {
    for problem in tree.problems {
      let kind: Kind
      switch problem.kind {
      case .missingSemicolon: kind = .missingSemicolon
      case .extraSemicolon: kind = .extraSemicolon
      case .colonInClassPath: kind = .colonInClassPath
      case .importStatement: kind = .importStatement
      default: continue
      }
      let token = Int32(tree.tokens.index(at: problem.range.lowerBound))
      result.append(EngineHazard(kind: kind, range: problem.range, token: token))
    }
  }

  /// `!important`, `50%`, quotes and functions of CSS in a value.
  private static func addCSS(_ value: Range<Int>, _ tree: SyntaxTree, _ result: inout [EngineHazard]) {
    for token in value {
      let range = tree.tokens.range(token)
      switch tree.tokens.kind(token) {
      case .string: result.append(EngineHazard(kind: .cssOnly, range: range, token: Int32(token)))
      case .unexpected:
        let byte = tree.source.bytes[range.lowerBound]
        if byte == UInt8(ascii: "!") {
          let next = tree.tokens.significant(from: token + 1)
          let end =
            next < value.upperBound && tree.tokens.kind(next) == .word
            ? tree.tokens.end(next) : range.upperBound
          result.append(EngineHazard(kind: .cssOnly, range: range.lowerBound..<end, token: Int32(token)))
        } else if byte == UInt8(ascii: "%") {
          let isGlued = token > value.lowerBound && tree.tokens.kind(token - 1) == .word
          let start = isGlued ? tree.tokens.start(token - 1) : range.lowerBound
          result.append(EngineHazard(kind: .cssOnly, range: start..<range.upperBound, token: Int32(token)))
        }
      case .openParen:
        guard token > value.lowerBound, tree.tokens.kind(token - 1) == .word,
          CSSFunctions.contains(tree.bytes(token - 1))
        else { continue }
        result.append(EngineHazard(kind: .cssOnly, range: tree.tokens.range(token - 1), token: Int32(token)))
      default: break
      }
    }
  }
}

/// Functions that CSS has and .nss does not.
enum CSSFunctions {
  private static let names = [
    "linear-gradient", "radial-gradient", "conic-gradient", "var", "calc", "url", "color-mix", "min", "max",
    "clamp",
    "attr", "env",
  ]

  static func contains(_ bytes: ArraySlice<UInt8>) -> Bool {
    names.contains { bytes.elementsEqual($0.utf8) }
  }
}
