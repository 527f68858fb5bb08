/// What an engine makes of the spelling of a colour.
public enum ColorVerdict: Sendable, Equatable {
  /// The engine reads it without loss.
  case valid
  /// Eight hex digits, which engines read differently. The range covers the token.
  case ambiguousAlpha(Range<Int>)
  /// nui: three hex digits, which it reads as nil (rule `short-hex`).
  case shortHex(Range<Int>)
  /// A character that is no hex digit.
  case wrongDigit(Range<Int>)
  /// A number of hex digits no engine reads.
  case wrongLength(Range<Int>, digits: Int)
  /// Hex digits without `#`.
  case missingHash(Range<Int>)
  /// rgb(), rgba(), hsl(), hsla(): the parts are no numbers, or of the wrong count. The range covers the wrong part.
  case wrongArguments(Range<Int>, expected: Int)
  /// A function that no engine knows, or one this engine does not read.
  case unknownFunction(Range<Int>)
  /// A word that names no colour, with the nearest known name.
  case unknownName(Range<Int>, nearest: String?)
  /// More tokens than one colour has.
  case extraTokens(Range<Int>)
  /// No token that could start a colour.
  case notAColor(Range<Int>)
  /// nui: an alpha without a decimal point is divided by 255 (`rgba(0,0,0,1)`; rule `integer-alpha`).
  case integerAlpha(Range<Int>)
  /// nui: hsl() and hsla() build hue, saturation and brightness (rule `hsl-is-hsb`).
  case hueSaturationBrightness(Range<Int>)
}

/// Checks the spelling of colours as one engine reads them.
public struct ColorSyntax: Sendable {
  /// The engine.
  public let engine: Engine
  /// Whether a name is a palette colour of the project's palettes (style, or style with a variant suffix).
  public let isPaletteName: @Sendable (Substring.UTF8View) -> Bool
  /// Names offered for a misspelt palette colour.
  public let paletteNames: @Sendable () -> [String]

  /// Colour checks of an engine; the closures look into the palettes.
  public init(
    engine: Engine,
    isPaletteName: @escaping @Sendable (Substring.UTF8View) -> Bool = { _ in false },
    paletteNames: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.engine = engine
    self.isPaletteName = isPaletteName
    self.paletteNames = paletteNames
  }

  /// What is wrong with the tokens of a value that should be a colour; variables are for the caller.
  public func check(_ tokens: [ValueToken], in text: [UInt8]) -> [ColorVerdict] { [] }
}
