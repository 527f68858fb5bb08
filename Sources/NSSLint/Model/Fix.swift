import NSSSyntax

/// Edits that mend a finding, with what they can change.
public struct Fix: Sendable {
  /// What a fix can change.
  public enum Safety: UInt8, Sendable {
    /// Every engine's outcome stays as it is, or a rejected sheet becomes accepted.
    case safe
    /// The outcome changes, in the way the author very probably meant.
    case unsafe
    /// One of several ways; never applied without being asked for.
    case suggestion

    /// `safe`, `unsafe` or `suggestion`.
    public var name: String {
      switch self {
      case .safe: "safe"
      case .unsafe: "unsafe"
      case .suggestion: "suggestion"
      }
    }
  }

  /// What it does, as a command: "Replace by 'font-color'".
  public var title: String
  /// What it can change.
  public var safety: Safety
  /// Edits that do not overlap.
  public var edits: [TextEdit]

  /// A fix of several edits.
  public init(_ title: String, _ safety: Safety, _ edits: [TextEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }

  /// A fix that replaces one range.
  public static func replace(_ range: Range<Int>, by text: String, _ safety: Safety) -> Fix {
    Replacement(text).fix(range, safety)
  }

  /// A text to write in many places, worded once.
  struct Replacement {
    /// What is written.
    let text: String
    private let title: String
    private let bytes: [UInt8]

    init(_ text: String) {
      self.text = text
      title = "Replace by '\(text)'"
      bytes = Array(text.utf8)
    }

    /// A fix that writes it over a range.
    func fix(_ range: Range<Int>, _ safety: Safety) -> Fix {
      Fix(title, safety, [TextEdit(range, bytes: bytes)])
    }
  }
}
