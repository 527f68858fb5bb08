/// A snippet that shows a rule. It is documentation and test at once.
///
/// In bad snippets `«` and `»` stand around each finding's range, in document order; `«»` is an empty range.
public struct RuleExample: Sendable {
  /// The sheet, marks included.
  public var marked: String
  /// The engines it is judged for.
  public var engines: EngineSet
  /// The findings' messages in document order; empty for a good snippet.
  public var messages: [String]
  /// The findings' severities where one differs from the rule's own.
  public var severity: Severity?
  /// The sheet after the rule's first fixes, where it offers some.
  public var fixed: String?
  /// Rules that have to run beside it, where it speaks of their findings.
  public var alongside: [String] = []
  /// Whether the sheet is stored as ISO 8859-1, one byte a character, and not as UTF-8.
  public var isLatin1 = false
  /// What the configuration says, where the rule depends on it.
  public var configuration: LintSettings {
    var settings = LintSettings()
    configure?(&settings)
    return settings
  }
  /// Done when asked for: each run of the linter makes the examples, and few look at them.
  private var configure: (@Sendable (inout LintSettings) -> Void)?
  /// The same as JSON text, for the rule's page: `"fonts": ["72-Bold"]`.
  public var setting: String?

  /// A snippet with one finding, or several.
  public static func bad(
    _ marked: String, _ messages: String..., engines: EngineSet = .nui, severity: Severity? = nil,
    fixed: String? = nil, alongside: [String] = [], isLatin1: Bool = false
  ) -> RuleExample {
    RuleExample(
      marked: marked, engines: engines, messages: messages, severity: severity, fixed: fixed,
      alongside: alongside, isLatin1: isLatin1)
  }

  /// A snippet on which the rule is silent.
  public static func good(
    _ text: String, engines: EngineSet = .nui, alongside: [String] = []
  ) -> RuleExample {
    RuleExample(
      marked: text, engines: engines, messages: [], severity: nil, fixed: nil, alongside: alongside)
  }

  /// The same snippet under a configuration. `words` is the JSON text that says so.
  public func configured(
    _ words: String, _ change: @escaping @Sendable (inout LintSettings) -> Void
  ) -> RuleExample {
    var example = self
    example.configure = change
    example.setting = words
    return example
  }

  /// Whether the rule is silent on it.
  public var isGood: Bool { messages.isEmpty }

  /// The sheet without marks, and the 0-based byte ranges between them, in the order in which they begin.
  public var parsed: (bytes: [UInt8], ranges: [Range<Int>]) {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    var open: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«":
        open.append(ranges.count)
        ranges.append(bytes.count..<bytes.count)
      case "»":
        if let index = open.popLast() { ranges[index] = ranges[index].lowerBound..<bytes.count }
      default:
        if isLatin1 {
          bytes.append(UInt8(clamping: scalar.value))
        } else {
          bytes += Array(String(Character(scalar)).utf8)
        }
      }
    }
    return (bytes, ranges)
  }

  /// The sheet without marks, as people read it.
  public var text: String {
    var text = ""
    text.unicodeScalars += marked.unicodeScalars.filter { $0 != "«" && $0 != "»" }
    return text
  }
}
