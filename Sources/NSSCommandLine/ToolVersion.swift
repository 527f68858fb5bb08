import NSSCatalog

/// What `--version` prints.
public enum ToolVersion {
  /// The version of both executables.
  public static let number = "0.1.0"

  /// One line: name, version and the age of the catalogue.
  public static func line(_ program: String) -> String { "\(program) \(number) (\(Catalog.age))" }
}
