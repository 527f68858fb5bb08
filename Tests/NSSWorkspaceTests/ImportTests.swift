import Foundation
import NSSTestSupport
import Testing

/// The executables start fast because nothing in them needs Foundation, and the system is called in few places.
@Suite struct ImportTests {
  @Test(arguments: ["NSSReport", "NSSWorkspace", "NSSLanguageServer", "NSSCommandLine"])
  func onlyFewFilesKnowTheSystem(target: String) throws {
    var seen = 0
    for (path, text) in try PackageFiles.swiftFiles(below: "Sources/\(target)") {
      let file = URL(fileURLWithPath: path)
      seen += 1
      let imports = text.split(separator: "\n").compactMap { line in
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
