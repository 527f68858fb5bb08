import Foundation

/// The package's own files.
enum PackageFiles {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Whether generated files are to be written again.
  static var isUpdating: Bool { ProcessInfo.processInfo.environment["NSS_UPDATE"] == "1" }

  /// The texts of the Swift files below a folder, by path below the package.
  static func swiftFiles(below folder: String) throws -> [String: String] {
    let base = root.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: base.path).filter {
      $0.hasSuffix(".swift")
    }
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ("\(folder)/\($0)", try String(contentsOf: base.appendingPathComponent($0), encoding: .utf8))
      })
  }
}
