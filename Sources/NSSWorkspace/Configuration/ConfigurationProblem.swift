import NSSSyntax

/// What is wrong with a configuration; any problem means exit code 2.
public struct ConfigurationProblem: Error, Sendable, CustomStringConvertible {
  /// The configuration file.
  public let path: FilePath
  /// Its text, nil when it could not be read.
  public let source: SourceText?
  /// 0-based byte range in `source`.
  public let range: Range<Int>
  /// What is wrong and what was expected.
  public let message: String

  /// A problem at a place of a file.
  public init(path: FilePath, source: SourceText?, range: Range<Int> = 0..<0, message: String) {
    (self.path, self.source, self.range, self.message) = (path, source, range, message)
  }

  /// 1-based line and column (UTF-8 bytes), nil for a file that could not be read.
  public var position: Position? { source.map { LineTable($0).position(of: range.lowerBound) } }

  /// `Themes/.nsslint.json:3:5: unknown key "rule"; did you mean "rules"?`
  public var description: String {
    guard let position else { return "\(path.printable): \(message)" }
    return "\(path.printable):\(position.line):\(position.column): \(message)"
  }
}
