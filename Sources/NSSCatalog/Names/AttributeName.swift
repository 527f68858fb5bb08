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

  /// The modifiers that stand before the state, with their hyphens.
  var placeSuffix: String {
    (contains(.top) ? "-top" : "") + (contains(.bottom) ? "-bottom" : "")
      + (contains(.landscape) ? "-landscape" : "")
  }
}

/// An attribute name split into its parts. The ranges count bytes from the start of the name.
public struct AttributeName: Sendable, Equatable {
  /// The number of the base attribute in its engine's catalogue.
  public let base: Int
  /// The bytes of the base.
  public let baseRange: Range<Int>
  /// The bytes of the state suffix without its hyphen, empty for the bare form.
  public let stateRange: Range<Int>
  /// The modifiers.
  public let modifiers: AttributeModifiers
  /// The index of the suffix in the vocabulary; ``noState``, or ``otherCombination`` for a combination of known
  /// states that no document prints.
  let state: UInt8

  static let noState: UInt8 = 255
  static let otherCombination: UInt8 = 254

  /// Whether the name has no state suffix.
  public var isBare: Bool { state == Self.noState }
}

/// What an attribute name is, whatever class path it stands in.
public enum AttributeVerdict: Sendable {
  /// A base of this catalogue with known suffixes.
  case known(AttributeName)
  /// A name of the other engine's catalogue only.
  case otherEngine(ValueType)
  /// In no engine's catalogue, or with a suffix that is no state anywhere.
  case unknown(AttributeMistake)
}

/// What is wrong with an attribute name.
public struct AttributeMistake: Sendable, Equatable {
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
