/// What the name of a style class is.
public enum ClassPathVerdict: Sendable {
  /// A documented class path; it may be deprecated or a misprint.
  case known(ClassPath)
  /// The bare stem of a known component: not printed, but not wrong (inferred).
  case bareStem(stem: String)
  /// A class of no catalogue and near none: the app's own.
  case appClass
  /// A name that cannot be right, or is a misspelling.
  case unknown(ClassPathMistake)
}

/// What is wrong with a class path.
public struct ClassPathMistake: Sendable {
  /// The part that is not known; each has its rule.
  public enum Part: Sendable {
    case component, element, classState
  }
  /// The part that is not known.
  public let part: Part
  /// The documented name that is probably meant: a whole class path where one can be given, else the stem.
  public let suggestion: String?
  /// Whether the name is so near to a documented one that it is surely a misspelling (an error, else a warning).
  /// Never true for names without `fdl`.
  public let isNear: Bool
}

/// A class path cut into its parts. The ranges count bytes from the start of the name.
public struct ClassPathParts: Sendable {
  /// The longest known stem, which ends at `_`, `.`, `-` or the end of the name.
  public let stem: Range<Int>
  /// The bytes after the stem and its separator: the element with the class state in it.
  public let rest: Range<Int>
  /// The class state segment inside `rest`, when a known one stands there. It may stand in the middle.
  public let classState: Range<Int>?
}
