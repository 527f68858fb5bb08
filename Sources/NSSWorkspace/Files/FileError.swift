/// Why a file could not be read, written or found.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was tried.
  public enum Operation: String, Sendable {
    case read, write
    case list = "search"
  }

  /// What was tried.
  public let operation: Operation
  /// The path as it was given.
  public let path: FilePath
  /// The system's words, or ours where the system has none: `No such file or directory`.
  public let reason: String
  /// Whether there is nothing at that path.
  public let isMissing: Bool

  /// An error of these parts.
  public init(_ operation: Operation, _ path: FilePath, reason: String, isMissing: Bool = false) {
    (self.operation, self.path, self.reason, self.isMissing) = (operation, path, reason, isMissing)
  }

  /// An error with the system's words for an error number.
  public init(_ operation: Operation, _ path: FilePath, code: Int32) {
    self.init(
      operation, path, reason: POSIX.message(code),
      isMissing: code == POSIX.noEntry || code == POSIX.notAFolder)
  }

  /// `cannot read 'Themes/Dark.nss': No such file or directory`
  /// Control characters in the path are made visible.
  public var description: String { "cannot \(operation.rawValue) '\(path.printable)': \(reason)" }
}
