import Foundation
import NSSWorkspace

/// A folder that is gone when the test is.
final class TemporaryFolder: Sendable {
  let path: FilePath

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("nss-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try POSIX.realPath(FilePath(url.path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path.description) }

  /// Writes a file and the folders above it.
  @discardableResult
  func write(_ name: String, _ text: String = "") throws -> FilePath {
    let file = path.appending(FilePath(name))
    try FileManager.default.createDirectory(
      atPath: file.parent.description, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.description))
    return file
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path.appending(FilePath(name)).description, withDestinationPath: target)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try FileContent.read(path.appending(FilePath(name))), as: UTF8.self)
  }

  func names() throws -> [String] {
    try POSIX.entries(of: path).map { String(decoding: $0.name, as: UTF8.self) }
  }
}
