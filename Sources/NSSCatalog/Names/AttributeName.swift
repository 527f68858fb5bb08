/// Where an attribute carries its value.
public struct AttributeModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// `-top`: first colour of a gradient, or a bar at the top edge.
  public static let top = AttributeModifiers(rawValue: 1)
  /// `-bottom`
  public static let bottom = AttributeModifiers(rawValue: 2)
  /// `-landscape`, after top or bottom.
  public static let landscape = AttributeModifiers(rawValue: 4)
  /// `-insets`, always last.
  public static let insets = AttributeModifiers(rawValue: 8)
}

/// An attribute name split into its parts. The ranges count bytes from the start of the name.
public struct AttributeName: Sendable {
  /// The index of the base attribute in ``Catalog/baseAttributes``.
  public let base: Int
  /// The bytes of the base.
  public let baseRange: Range<Int>
  /// The bytes of the state suffix without its hyphen, empty for the bare form.
  public let stateRange: Range<Int>
  /// The modifiers.
  public let modifiers: AttributeModifiers
  /// Whether the name has no state suffix.
  public var isBare: Bool { stateRange.isEmpty }
}

/// What an attribute name is, whatever class path it stands in.
public enum AttributeVerdict: Sendable {
  /// A base of this catalogue with known suffixes.
  case known(AttributeName)
  /// A name of another engine's catalogue only.
  case otherEngine(ValueType)
  /// In no engine's catalogue, or with a suffix that is no state anywhere.
  case unknown(AttributeMistake)
}

/// What is wrong with an attribute name.
public struct AttributeMistake: Sendable {
  /// The part that is not known.
  public enum Part: Sendable {
    case base, suffix
  }
  /// The part that is not known.
  public let part: Part
  /// The full name that is probably meant; nil when nothing is near.
  public let suggestion: String?
  /// Whether the suggestion comes from a habit of CSS (`border-radius`, `pressed`) and not from a misspelling.
  public let isHabit: Bool
}
