import Foundation
import Testing

/// Texts that a person has read, beside the tests. NSS_UPDATE=1 rewrites them, and the test still fails in that run.
enum Golden {
  static func expect(
    _ text: String, _ name: String, folder: String = "Theme", _ location: SourceLocation = #_sourceLocation
  ) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "\(folder)/Goldens/\(name)")
    let known = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if known != text, ProcessInfo.processInfo.environment["NSS_UPDATE"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == known, "\(name) differs", sourceLocation: location)
  }
}
