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

  /// A snippet with one finding, or several.
  public static func bad(
    _ marked: String, _ messages: String..., engines: EngineSet = .nui, severity: Severity? = nil,
    fixed: String? = nil
  ) -> RuleExample {
    RuleExample(marked: marked, engines: engines, messages: messages, severity: severity, fixed: fixed)
  }

  /// A snippet on which the rule is silent.
  public static func good(_ text: String, engines: EngineSet = .nui) -> RuleExample {
    RuleExample(marked: text, engines: engines, messages: [], severity: nil, fixed: nil)
  }

  /// Whether the rule is silent on it.
  public var isGood: Bool { messages.isEmpty }

  /// The sheet without marks, and the byte ranges between them.
  public var parsed: (text: String, ranges: [Range<Int>]) {
    var text = ""
    var ranges: [Range<Int>] = []
    var starts: [Int] = []
    for character in marked.unicodeScalars {
      switch character {
      case "«": starts.append(text.utf8.count)
      case "»": if let start = starts.popLast() { ranges.append(start..<text.utf8.count) }
      default: text.unicodeScalars.append(character)
      }
    }
    return (text, ranges)
  }
}
