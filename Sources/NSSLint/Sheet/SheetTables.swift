/// A rule of a sheet: class list and declarations as ranges of the sheet's tables.
public struct StyleRule: Sendable {
  /// Index of its node in the tree.
  public let node: Int32
  /// Index of the media block around it, or -1.
  public let media: Int32
  /// Its class list in ``LintSheet/classUses``.
  public internal(set) var classes: Range<Int32>
  /// Its declarations in ``LintSheet/declarations``.
  public internal(set) var declarations: Range<Int32>
  /// Whether the parser objected to its class list.
  public let hasBrokenHead: Bool
}

/// A class path in a rule's class list.
public struct ClassUse: Sendable {
  /// The class path.
  public let name: NameID
  /// Its token.
  public let token: Int32
  /// Index of its rule.
  public let rule: Int32
}

/// A declaration of a rule. A sheet has more of them than of anything else, so what its node tells is not repeated:
/// ``LintSheet/valueTokens(of:)``.
public struct Declaration: Sendable {
  /// The attribute.
  public let name: NameID
  /// The attribute's token.
  public let token: Int32
  /// The value's text, white space and comments inside included.
  public let value: NameID
  /// Index of its rule.
  public let rule: Int32
  /// Index of its node in the tree.
  public let node: Int32
  /// Whether the value is one variable and nothing else; `value` is then the variable's name.
  public let isVariable: Bool
  /// Whether the parser objected to it, a missing semicolon aside.
  public let isBroken: Bool
}

/// A definition of a variable or override of a palette colour.
public struct Definition: Sendable {
  /// The name, `@` included.
  public let name: NameID
  /// The name's token.
  public let token: Int32
  /// The value's text, white space and comments inside included.
  public let value: NameID
  /// Tokens of the value, from its first significant one to after its last.
  public let valueTokens: Range<Int32>
  /// Index of the media block around it, or -1.
  public let media: Int32
  /// Index of its node in the tree.
  public let node: Int32
  /// Whether the parser objected to it, a missing semicolon aside.
  public let isBroken: Bool
}

/// A variable inside a value.
public struct VariableUse: Sendable {
  /// The name, `@` included.
  public let name: NameID
  /// Its token.
  public let token: Int32
  /// Index of the declaration it stands in, or -1.
  public var declaration: Int32 { place >= 0 ? place : -1 }
  /// Index of the definition it stands in, or -1.
  public var definition: Int32 { place < 0 ? ~place : -1 }
  /// Index of the declaration, or the complement of the definition's.
  private let place: Int32

  init(name: NameID, token: Int32, declaration: Int32) {
    self.name = name
    self.token = token
    place = declaration
  }

  init(name: NameID, token: Int32, definition: Int32) {
    self.name = name
    self.token = token
    place = ~definition
  }
}

/// A media block and when it holds.
public struct MediaBlock: Sendable {
  /// Index of its node in the tree.
  public let node: Int32
  /// Its features in document order.
  public let features: [MediaFeature]
  /// The devices and orientations under which its own conditions hold.
  public let ownSituations: Situations
  /// The same together with the conditions of the block around it.
  public let situations: Situations
  /// Whether the parser objected to its conditions.
  public let hasBrokenHead: Bool
  /// Whether each feature is known, has one of its values and is named once.
  public let isPlain: Bool
  /// Index of the media block around it (a mistake of its own), or -1.
  public let outer: Int32
  /// The first media block of the sheet with the same effective conditions, itself at the earliest.
  public internal(set) var sameAs: Int32
}

/// `(feature: value)` of a media block.
public struct MediaFeature: Sendable {
  /// The feature's token.
  public let name: Int32
  /// The value's token.
  public let value: Int32
}

/// Combinations of device and orientation, the only traits that a sheet can ask for.
public struct Situations: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  static let iphonePortrait = Situations(rawValue: 1)
  static let iphoneLandscape = Situations(rawValue: 2)
  static let ipadPortrait = Situations(rawValue: 4)
  static let ipadLandscape = Situations(rawValue: 8)
  /// An iPhone, either way up.
  public static let iphone: Situations = [.iphonePortrait, .iphoneLandscape]
  /// An iPad, either way up.
  public static let ipad: Situations = [.ipadPortrait, .ipadLandscape]
  /// Either device upright.
  public static let portrait: Situations = [.iphonePortrait, .ipadPortrait]
  /// Either device on its side.
  public static let landscape: Situations = [.iphoneLandscape, .ipadLandscape]
  /// Always.
  public static let all: Situations = [.iphone, .ipad]

  /// Words for a message: "on iPad", "on iPhone in landscape".
  public var words: String {
    switch self {
    case .all: return "on every device"
    case .iphone: return "on iPhone"
    case .ipad: return "on iPad"
    case .portrait: return "in portrait orientation"
    case .landscape: return "in landscape orientation"
    default:
      let parts: [(Situations, String)] = [
        (.iphonePortrait, "on iPhone in portrait orientation"),
        (.iphoneLandscape, "on iPhone in landscape orientation"),
        (.ipadPortrait, "on iPad in portrait orientation"),
        (.ipadLandscape, "on iPad in landscape orientation"),
      ]
      return parts.filter { contains($0.0) }.map(\.1).joined(separator: " and ")
    }
  }
}
