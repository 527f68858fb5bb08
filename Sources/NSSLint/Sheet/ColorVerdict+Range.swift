import NSSCatalog

extension ColorVerdict {
  /// The part that it speaks of, or nil for a valid colour.
  var range: Range<Int>? {
    switch self {
    case .valid: nil
    case .ambiguousAlpha(let range), .shortHex(let range), .wrongDigit(let range), .wrongLength(let range, _),
      .missingHash(let range), .wrongArguments(let range, _), .unknownFunction(let range),
      .unknownName(let range, _), .extraTokens(let range), .notAColor(let range), .integerAlpha(let range),
      .hueSaturationBrightness(let range):
      range
    }
  }

  /// The same about a text that begins `distance` bytes later.
  func offset(by distance: Int) -> ColorVerdict {
    func moved(_ range: Range<Int>) -> Range<Int> { range.offset(by: distance) }
    switch self {
    case .valid: return .valid
    case .ambiguousAlpha(let range): return .ambiguousAlpha(moved(range))
    case .shortHex(let range): return .shortHex(moved(range))
    case .wrongDigit(let range): return .wrongDigit(moved(range))
    case .wrongLength(let range, let digits): return .wrongLength(moved(range), digits: digits)
    case .missingHash(let range): return .missingHash(moved(range))
    case .wrongArguments(let range, let expected): return .wrongArguments(moved(range), expected: expected)
    case .unknownFunction(let range): return .unknownFunction(moved(range))
    case .unknownName(let range, let nearest): return .unknownName(moved(range), nearest: nearest)
    case .extraTokens(let range): return .extraTokens(moved(range))
    case .notAColor(let range): return .notAColor(moved(range))
    case .integerAlpha(let range): return .integerAlpha(moved(range))
    case .hueSaturationBrightness(let range): return .hueSaturationBrightness(moved(range))
    }
  }
}
