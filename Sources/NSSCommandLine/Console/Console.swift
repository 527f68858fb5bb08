import NSSReport
import NSSWorkspace

/// The world outside of a command: its streams, its terminal and its environment. Commands touch it only here.
public protocol Console: AnyObject {
  /// Writes bytes at once. False when nobody reads the stream any more; then the command ends quietly.
  func write(_ bytes: [UInt8], to stream: ConsoleStream) throws(FileError) -> Bool
  /// All of standard input, at most `limit` bytes.
  func readInput(limit: Int) throws(FileError) -> [UInt8]
  /// What standard input holds next, waiting until there is something; empty at its end.
  func readInputPiece() throws(FileError) -> [UInt8]
  /// Whether the stream is a terminal.
  func isTerminal(_ stream: ConsoleStream) -> Bool
  /// The columns of the terminal, nil where there is none.
  var terminalWidth: Int? { get }
  /// A variable of the environment.
  func environment(_ name: String) -> String?
  /// The folder relative paths start from.
  var currentFolder: FilePath { get }
}

/// One of the two ways out.
public enum ConsoleStream: Sendable, Hashable {
  /// Results.
  case output
  /// Everything else.
  case error
}

/// `--color`.
public enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}

extension Console {
  /// Writes a line of text to standard error. Control characters in it are shown, not sent.
  public func report(_ text: String) {
    // Where standard error itself fails, nobody is left to be told.
    _ = try? write(Array((DisplayWidth.printable(text, keepingLineFeeds: true) + "\n").utf8), to: .error)
  }

  /// The columns to lay text out for: the terminal's, at least 40 and at most 120; 80 where there is none.
  public var layoutWidth: Int { min(max(terminalWidth ?? 80, 40), 120) }

  /// The style of what is written to a stream, or to a file where `isFile`. `always` and `never` decide; `auto`
  /// colours a terminal unless NO_COLOR is set and not empty or TERM is `dumb`.
  public func style(_ choice: ColorChoice, for stream: ConsoleStream, isFile: Bool = false) -> Style {
    switch choice {
    case .always: return .colored
    case .never: return .plain
    case .auto:
      let isRefused = !(environment("NO_COLOR") ?? "").isEmpty || environment("TERM") == "dumb"
      return Style(colored: !isFile && !isRefused && isTerminal(stream))
    }
  }
}
