import NSSSyntax

/// One thing that an engine makes of the spelling of a colour. Ranges are byte offsets into the text.
public enum ColorFinding: Sendable, Equatable {
  /// Eight hex digits, which engines read differently (rule `ambiguous-hex-alpha`). The engine reads some colour.
  case ambiguousAlpha(Range<Int>)
  /// nui: three hex digits, which it reads as nil (rule `short-hex`).
  case shortHex(Range<Int>)
  /// nui: an alpha of exactly `1`, which it divides by 255 (rule `integer-alpha`). The range covers the `1`.
  case integerAlpha(Range<Int>)
  /// nui: hsl() and hsla() build hue, saturation and brightness (rule `hsl-is-hsb`). The range covers the function name.
  case hueSaturationBrightness(Range<Int>)

  /// A character after `#` or `0x` that is no hex digit.
  case wrongDigit(Range<Int>)
  /// A number of hex digits that the engine does not read, or not in full.
  case wrongLength(Range<Int>, digits: Int)
  /// Hex digits without `#`.
  case missingHash(Range<Int>)
  /// rgb(), rgba(), hsl(), hsla(): an argument that is no number. The range covers it.
  case wrongArgument(Range<Int>)
  /// A wrong number of arguments. The range covers the superfluous ones, or the whole function when some are missing.
  case wrongArgumentCount(Range<Int>, expected: Int)
  /// A function this engine does not read. The range covers its name.
  case unknownFunction(Range<Int>)
  /// A word that names no colour, with the nearest known name.
  case unknownName(Range<Int>, nearest: String?)
  /// More tokens than one colour has; the range covers them.
  case extraTokens(Range<Int>)
  /// Nothing that could be a colour; the range covers the token.
  case notAColor(Range<Int>)

  /// Whether the engine gets no colour, or another than is written: rule `invalid-color`.
  public var isInvalid: Bool {
    switch self {
    case .ambiguousAlpha, .shortHex, .integerAlpha, .hueSaturationBrightness: false
    default: true
    }
  }

  /// What the finding covers.
  public var range: Range<Int> {
    switch self {
    case .ambiguousAlpha(let range), .shortHex(let range), .integerAlpha(let range),
      .hueSaturationBrightness(let range), .wrongDigit(let range), .wrongLength(let range, _),
      .missingHash(let range),
      .wrongArgument(let range), .wrongArgumentCount(let range, _), .unknownFunction(let range),
      .unknownName(let range, _), .extraTokens(let range), .notAColor(let range):
      range
    }
  }
}

/// Checks the spelling of colours as one engine reads them.
public struct ColorSyntax: Sendable {
  /// The engine.
  public let engine: Engine
  /// Whether a name is a palette colour (style, or style with a variant suffix), or one the project allows.
  let isPaletteName: @Sendable (ArraySlice<UInt8>) -> Bool
  /// The palette colour nearest to a name, if one is near.
  let nearestPaletteName: @Sendable (String) -> String?

  /// Colour checks of an engine. The closures look into the palettes, which `nui` does not have.
  public init(
    engine: Engine,
    isPaletteName: @escaping @Sendable (ArraySlice<UInt8>) -> Bool = { _ in false },
    nearestPaletteName: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.engine = engine
    self.isPaletteName = isPaletteName
    self.nearestPaletteName = nearestPaletteName
  }

  /// The names of colours that the engine knows without a palette, in order.
  public var names: [String] { ColorNames.of(engine).names }

  /// What is noteworthy about the tokens (no trivia among them) of a value that should be a colour; empty when the
  /// engine reads it as written. Variables count as right: they are for the caller to look up.
  public func check(_ tokens: [ValueToken], in text: [UInt8]) -> [ColorFinding] {
    guard let first = tokens.first,
      tokens.allSatisfy({ $0.range.lowerBound >= 0 && $0.range.upperBound <= text.count })
    else { return [] }
    var found: [ColorFinding] = []
    var used = 1
    switch first.kind {
    case .variable: break
    case .hash:
      if let finding = hex(text[first.range.dropFirst()], first.range) { found.append(finding) }
    case .word where tokens.count > 1 && tokens[1].kind == .openParen:
      used = function(tokens, text, &found)
    case .word:
      if let finding = word(text[first.range], first.range) { found.append(finding) }
    default:
      return [.notAColor(first.range)]
    }
    if used < tokens.count, let last = tokens.last {
      found.append(.extraTokens(tokens[used].range.lowerBound..<last.range.upperBound))
    }
    return found
  }

  private func hex(_ digits: ArraySlice<UInt8>, _ token: Range<Int>) -> ColorFinding? {
    if digits.isEmpty { return .wrongLength(token, digits: 0) }
    guard digits.allSatisfy(HexDigit.isOne) else { return .wrongDigit(token) }
    switch (digits.count, engine) {
    case (6, _), (3, .fioriSwiftUI): return nil
    case (8, _): return .ambiguousAlpha(token)
    case (3, .nui): return .shortHex(token)
    default: return .wrongLength(token, digits: digits.count)
    }
  }

  private func word(_ bytes: ArraySlice<UInt8>, _ token: Range<Int>) -> ColorFinding? {
    if bytes.count > 1, bytes[bytes.startIndex] == UInt8(ascii: "0"),
      bytes[bytes.startIndex + 1] | 0x20 == UInt8(ascii: "x")
    {
      return hex(bytes.dropFirst(2), token)
    }
    let known = ColorNames.of(engine)
    if known.table.find(bytes) != nil || isPaletteName(bytes) { return nil }
    if HexDigit.looksLikeHex(bytes) { return .missingHash(token) }
    let name = String(decoding: bytes, as: UTF8.self)
    if NumberSyntax.isNumber(bytes) { return .notAColor(token) }
    return .unknownName(token, nearest: known.nearest(to: name) ?? nearestPaletteName(name))
  }

  /// Checks `rgb(...)` and its like; returns how many tokens it covers.
  private func function(_ tokens: [ValueToken], _ text: [UInt8], _ found: inout [ColorFinding]) -> Int {
    let close = tokens.firstIndex { $0.kind == .closeParen } ?? tokens.count - 1
    let name = String(decoding: text[tokens[0].range], as: UTF8.self).lowercased()
    guard engine != .fioriSwiftUI, ["rgb", "rgba", "hsl", "hsla"].contains(name) else {
      found.append(.unknownFunction(tokens[0].range))
      return close + 1
    }
    let expected = name.utf8.count
    let arguments = close > 2 ? tokens[2..<close].split(separator: .comma) : []
    if tokens[close].kind != .closeParen || arguments.count < expected {
      found.append(
        .wrongArgumentCount(tokens[0].range.lowerBound..<tokens[close].range.upperBound, expected: expected))
    } else {
      check(arguments, expected, text, &found)
    }
    if engine == .nui, name.hasPrefix("hsl"), !found.contains(where: \.isInvalid) {
      found.append(.hueSaturationBrightness(tokens[0].range))
    }
    return close + 1
  }

  private func check(
    _ arguments: [ArraySlice<ValueToken>], _ expected: Int, _ text: [UInt8], _ found: inout [ColorFinding]
  ) {
    for argument in arguments.prefix(expected) {
      guard let first = argument.first, let last = argument.last else { continue }
      if argument.count > 1 || !isComponent(first, text) {
        found.append(.wrongArgument(first.range.lowerBound..<last.range.upperBound))
        return
      }
    }
    if let first = arguments.dropFirst(expected).first?.first, let last = arguments.last?.last {
      found.append(.wrongArgumentCount(first.range.lowerBound..<last.range.upperBound, expected: expected))
    } else if engine == .nui, expected == 4, let alpha = arguments[3].first,
      text[alpha.range].elementsEqual("1".utf8)
    {
      found.append(.integerAlpha(alpha.range))
    }
  }

  /// One to three digits, or digits with a point; a variable is for the caller.
  private func isComponent(_ token: ValueToken, _ text: [UInt8]) -> Bool {
    if token.kind == .variable { return true }
    let bytes = text[token.range]
    guard token.kind == .word, bytes.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E }) else {
      return false
    }
    let points = bytes.count { $0 == 0x2E }
    return points == 0 ? bytes.count <= 3 : points == 1 && bytes.count > 1
  }
}

extension ArraySlice<ValueToken> {
  /// The runs between tokens of a kind; empty runs are kept.
  fileprivate func split(separator: TokenKind) -> [ArraySlice<ValueToken>] {
    split(maxSplits: Int.max, omittingEmptySubsequences: false) { $0.kind == separator }
  }
}
