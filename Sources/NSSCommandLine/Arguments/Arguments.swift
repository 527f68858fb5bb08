import NSSReport
import NSSWorkspace

/// Why arguments make no sense. Exit code 2.
public struct UsageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, with "did you mean".
  public let message: String
  /// The words that call the command whose help explains it: `nsslint`, `nss resolve`.
  public let command: String

  /// An error of these parts.
  public init(_ message: String, command: String) { (self.message, self.command) = (message, command) }

  /// The message and where to find help, on two lines.
  public var description: String { "\(message)\nTry '\(command) --help'." }
}

/// What a command line asks for.
public struct Arguments: Sendable {
  /// Names of the command and its subcommands, the program's first.
  public internal(set) var path: [String]
  /// The command to run.
  public internal(set) var command: CommandDescription
  /// What stands beside the options, byte for byte. `-` is among them.
  public internal(set) var positionals: [[UInt8]] = []
  /// The values of each option in order; an empty one for an option without a value.
  var values: [String: [[UInt8]]] = [:]

  /// Whether an option stands there.
  public func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option as text, ill-formed UTF-8 repaired.
  public func value(_ option: String) -> String? { values(option).last }

  /// All values of a repeatable option as text.
  public func values(_ option: String) -> [String] {
    (values[option] ?? []).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The value of an option as a path, byte for byte.
  public func filePath(_ option: String) -> FilePath? { values[option]?.last.map { FilePath(bytes: $0) } }

  /// The values of an option as paths, byte for byte.
  public func filePaths(_ option: String) -> [FilePath] { (values[option] ?? []).map { FilePath(bytes: $0) } }

  /// The value of a number option.
  public func number(_ option: String) -> Int? { value(option).flatMap { Int($0) } }

  /// The positionals as paths.
  public var paths: [FilePath] { positionals.map { FilePath(bytes: $0) } }

  /// An error about these arguments, found by the command itself.
  public func usageError(_ message: String) -> UsageError {
    UsageError(DisplayWidth.printable(message), command: path.joined(separator: " "))
  }
}

extension [CommandDescription] {
  func named(_ word: some Collection<UInt8>) -> CommandDescription? {
    first { $0.name.utf8.elementsEqual(word) }
  }
}
