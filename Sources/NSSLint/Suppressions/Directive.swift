/// A comment that speaks to the toolchain: `/* nss-disable-line invalid-color -- as in the brand book */`.
///
/// The directive is the first word of the comment. Rule ids follow, separated by commas, then `--` and a reason.
public struct Directive: Sendable {
  /// What it asks for.
  public enum Kind: String, CaseIterable, Sendable {
    case disableNextLine = "nss-disable-next-line"
    case disableLine = "nss-disable-line"
    case disable = "nss-disable"
    case enable = "nss-enable"
    case disableFile = "nss-disable-file"
    case formatOff = "nss-format-off"
    case formatOn = "nss-format-on"

    /// Whether it hides findings.
    public var suppresses: Bool {
      switch self {
      case .disableNextLine, .disableLine, .disable, .disableFile: true
      case .enable, .formatOff, .formatOn: false
      }
    }

    /// Whether rule ids may follow.
    public var takesRules: Bool { suppresses || self == .enable }
  }

  /// A rule id as written.
  public struct RuleName: Sendable {
    /// The id.
    public let id: String
    /// Its 0-based UTF-8 byte range.
    public let range: Range<Int>
  }

  /// What it asks for, or nil if no directive has this name.
  public let kind: Kind?
  /// The name as written.
  public let name: String
  /// The byte range of the name.
  public let nameRange: Range<Int>
  /// The byte range of the comment, its delimiters included.
  public let comment: Range<Int>
  /// The rules it names; empty means all.
  public let rules: [RuleName]
  /// The first word that is neither a rule of the list nor part of a reason.
  public let surplus: RuleName?
  /// Whether `--` and a text follow.
  public let hasReason: Bool
}
