import Foundation
import NSSSyntax
import Testing

@Suite struct ShippedThemesTests {
  static let themes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Themes").standardizedFileURL

  static func tree(_ path: String) throws -> SyntaxTree {
    let data = try Data(contentsOf: themes.appendingPathComponent(path))
    return SyntaxTree.parse(SourceText(name: path, bytes: [UInt8](data)))
  }

  @Test func shippedThemesReadWithoutProblems() throws {
    let found = try FileManager.default.subpathsOfDirectory(atPath: Self.themes.path)
      .filter { $0.hasSuffix(".nss") && !$0.hasPrefix("Examples/") }
    #expect(found.count >= 8)
    for path in found.sorted() {
      let tree = try Self.tree(path)
      #expect(tree.problems.map { tree.message(for: $0) } == [], "\(path)")
    }
  }

  @Test func theExampleLacksOneSemicolon() throws {
    let tree = try Self.tree("Examples/Mistakes.nss")
    #expect(tree.problems.map(\.kind) == [.missingSemicolon])
  }
}
