import Foundation
import Testing

/// The executables start fast because nothing in them needs Foundation, and the system is called in few places.
@Suite struct ImportTests {
  @Test(arguments: ["NSSReport", "NSSWorkspace", "NSSLanguageServer", "NSSCommandLine"])
  func onlyFewFilesKnowTheSystem(target: String) throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/\(target)")
    var seen = 0
    for case let file as URL in try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    {
      guard file.pathExtension == "swift" else { continue }
      seen += 1
      let imports = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        return words.first == "import" && words.count == 2 ? words[1] : nil
      }
      let foreign = imports.filter { !$0.hasPrefix("NSS") }
      #expect(
        foreign.isEmpty || file.lastPathComponent.hasPrefix("POSIX")
          || file.lastPathComponent == "Threads.swift",
        "\(file.lastPathComponent): \(foreign)")
      #expect(!imports.contains { $0.hasPrefix("Foundation") }, "\(file.lastPathComponent)")
    }
    #expect(seen > 0)
  }
}
