import NSSCatalog

/// A line that begins with `@`, or would if there were no white space before it, and what became of it in
/// FioriThemeManager.
public struct FioriLine: Hashable, Sendable {
  /// The line without its end. UTF-8 byte offsets.
  public let range: Range<Int>
  /// The name, without the first character of the line, where the line splits in two at its colon.
  public let name: Range<Int>?
  /// The value, without the last character of the line, where the line splits in two.
  public let value: Range<Int>?
  /// What became of it.
  public internal(set) var fate: FioriFate
}

/// What became of a line in FioriThemeManager.
public enum FioriFate: Hashable, Sendable {
  /// It sets at least one palette colour. `suffixIgnored`: its value is a palette style with a suffix that the engine
  /// does not honour there.
  case read(suffixIgnored: Bool)
  /// It has no effect.
  case notRead(FioriReason)
}

/// Why a line has no effect in FioriThemeManager.
public enum FioriReason: Hashable, Sendable {
  /// Its first character is not `@`.
  case leadingSpace
  /// It has no colon.
  case noColon
  /// It has more than one colon; the number.
  case severalColons(Int)
  /// An earlier line has the same name; the index of that line among the lines reported.
  case firstDefinitionWins(line: Int)
  /// The name would count but for the white space around it.
  case spaceInName
  /// What stands before the first underscore of the name is no palette style.
  case unknownName
  /// The style exists, but what follows its underscore (the range) is no variant suffix.
  case unknownSuffix(Range<Int>)
  /// `_elevatedContrastLightBackground`: the engine looks for another spelling.
  case variantNeverRead
  /// The style exists, but not in this palette version or an older one.
  case styleNotInPalette
  /// The engine takes another line for the only colour this one could set: a name with suffix before the bare name.
  case superseded(line: Int)
  /// The engine has no colour for the value.
  case valueIsNil(FioriNilReason)
}

/// Why a value is nil in FioriThemeManager.
public enum FioriNilReason: UInt8, CaseIterable, Sendable {
  /// Nothing but white space.
  case empty
  /// A colour name or palette style with white space around it.
  case spaceAroundName
  /// Something follows the value on the line: a comment, another definition, a second semicolon.
  case trailingText
  /// The line does not end with a semicolon, and the value lost its last character.
  case lastCharacterLost
  /// Quotes around a name or around digits without `#`.
  case quoted
  /// `rgb(...)` and its like.
  case function
  /// A variable: the engine does not follow any.
  case variable
  /// `magenta`, which the engine knows and has no colour for.
  case magenta
  /// Hex digits without `#` or `0x`.
  case missingHash
  /// Fewer than three hex digits.
  case tooFewDigits
  /// A word that is no colour name; case counts.
  case unknownWord
}

/// A palette colour that a sheet sets in FioriThemeManager.
public struct FioriOverride: Hashable, Sendable {
  /// The style that is set.
  public let style: PaletteStyle
  /// The variant that is set.
  public let variant: PaletteVariant
  /// What the engine reads the value as; never nothing.
  public let reading: ColorReading
  /// The index of the line among the lines reported.
  public let line: Int
  /// Whether the colour is another one than the palette's own.
  public let changesPalette: Bool

  /// `#rrggbbaa`, `name:red` or `palette:STYLE/SCHEME`.
  public var text: String {
    switch reading.value {
    case .color(let color): color.hex
    case .system(let system): "name:" + system.name
    case .palette(let style, let suffix): "palette:\(style.name)/\(suffix?.name ?? PaletteScheme.device.name)"
    case .none: "none"
    }
  }
}
