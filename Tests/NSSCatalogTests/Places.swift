import Foundation

/// Folders the tests look into.
enum Places {
  /// The root of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let catalog = root.appendingPathComponent("Grammar/catalog")
  static let data = root.appendingPathComponent("Sources/NSSCatalog/Data")

  /// The folder of the fact tables the catalogue was generated from, where it is at hand.
  static let facts: URL? = {
    let given = ProcessInfo.processInfo.environment["NSS_SHARED"].map { URL(fileURLWithPath: $0) }
    let shared = given ?? root.deletingLastPathComponent().appendingPathComponent("shared")
    let facts = shared.appendingPathComponent("facts")
    return FileManager.default.fileExists(atPath: facts.path) ? facts : nil
  }()

  /// The rows of a fact table, by column name.
  static func rows(_ table: String) throws -> [[String: String]] {
    guard let facts else { return [] }
    let text = try String(contentsOf: facts.appendingPathComponent(table), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    let columns = lines[0].split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    return lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Dictionary(zip(columns, cells), uniquingKeysWith: { first, _ in first })
    }
  }
}
