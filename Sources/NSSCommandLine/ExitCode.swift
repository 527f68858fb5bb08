/// How a run ended, as other programs see it.
public enum ExitCode: Int32, Sendable {
  /// Nothing to complain about, or done.
  case clean = 0
  /// Findings; for `nss diff`, differences.
  case findings = 1
  /// Wrong usage, unreadable input or configuration.
  case failure = 2

  /// The graver of two.
  public static func worse(_ a: ExitCode, _ b: ExitCode) -> ExitCode { a.rawValue > b.rawValue ? a : b }
}
