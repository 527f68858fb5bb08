/// How parts of a text report look on a terminal: ANSI colours, or nothing at all.
public struct Style: Sendable, Hashable {
  /// What a piece of text is; the style decides how that looks.
  public enum Role: Sendable, Hashable, CaseIterable {
    case error, warning, note, help
    case emphasis, path, gutter, secondary, dim
    case added, removed, hunk
  }

  /// Whether escape sequences are written.
  public let isColored: Bool

  /// Plain text, or text with ANSI escape sequences.
  public init(colored: Bool) { isColored = colored }

  /// No escape sequence anywhere.
  public static let plain = Style(colored: false)
  /// The sixteen colours every terminal has, so that its own scheme decides.
  public static let colored = Style(colored: true)

  /// The text in the look of a role. The text is written as it is: pass foreign text through
  /// ``DisplayWidth/printable(_:keepingLineFeeds:)`` first.
  public func paint(_ text: String, _ role: Role) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code(role))m\(text)\u{1B}[0m" : text
  }

  /// Appends what `body` appends, in the look of a role; nothing at all if it appends nothing.
  func paint(_ role: Role, in output: inout [UInt8], _ body: (inout [UInt8]) -> Void) {
    guard isColored else { return body(&output) }
    let start = output.count
    output.append(text: "\u{1B}[\(code(role))m")
    let textStart = output.count
    body(&output)
    if output.count > textStart {
      output.append(text: "\u{1B}[0m")
    } else {
      output.removeLast(textStart - start)
    }
  }

  /// A block of two columns in a colour (24 bits), or nothing in plain text.
  public func swatch(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> String {
    isColored ? "\u{1B}[48;2;\(red);\(green);\(blue)m  \u{1B}[0m" : ""
  }

  private func code(_ role: Role) -> String {
    switch role {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .help: "1;32"
    case .emphasis: "1"
    case .path: "36"
    case .gutter, .hunk: "34"
    case .secondary: "1;34"
    case .dim: "2"
    case .added: "32"
    case .removed: "31"
    }
  }
}
