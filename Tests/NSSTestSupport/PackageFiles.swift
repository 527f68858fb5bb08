import Foundation

/// The package's own files.
public enum PackageFiles {
  /// The folder of the package.
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Whether generated files are to be written again.
  public static var isUpdating: Bool { ProcessInfo.processInfo.environment["NSS_UPDATE"] == "1" }

  /// The texts of the Swift files below a folder, by path below the package.
  public static func swiftFiles(below folder: String) throws -> [String: String] {
    let base = root.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: base.path).filter {
      $0.hasSuffix(".swift")
    }
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ("\(folder)/\($0)", try String(contentsOf: base.appendingPathComponent($0), encoding: .utf8))
      })
  }

  /// Whether a generated file, by path below the package, has the text that it should have. Where files are to be written
  /// again, a stale one is, so that the next run finds it fresh.
  public static func isFresh(_ file: String, _ wanted: String) throws -> Bool {
    let path = root.appendingPathComponent(file)
    let present = try? String(contentsOf: path, encoding: .utf8)
    if present != wanted, isUpdating { try wanted.write(to: path, atomically: true, encoding: .utf8) }
    return present == wanted
  }
}
