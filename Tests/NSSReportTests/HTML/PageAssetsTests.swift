import Foundation
import NSSWorkspace
import NSSTestSupport
import Testing

@testable import NSSReport

/// The styles and scripts of pages are those of `Sources/NSSReport/HTML/Assets`. With NSS_UPDATE=1 they are renewed, and
/// the run fails all the same.
@Suite struct PageAssetsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/NSSReport/HTML").standardized

  @Test(arguments: [
    (["page.css"], "PageStyle"), (["parts.js", "preview.js"], "PreviewScript"),
    (["parts.js", "diff.js"], "DiffScript"),
  ]) func compiledInTextIsThatOfTheFiles(files: [String], type: String) throws {
    var text = try files.map { file in
      try String(contentsOf: Self.folder.appending(path: "Assets/\(file)"), encoding: .utf8)
    }.joined()
    let file = files.joined(separator: " and ")
    if text.hasSuffix("\n") { text.removeLast() }
    #expect(!text.contains("\"\"\"#") && !text.contains("</"), "\(file) cannot be embedded")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    let what = file.hasSuffix(".css") ? "The style of all pages." : "The script of a page, with its hash."
    var wanted = """
      // swift-format-ignore-file
      // Generated from \(file) in Assets by NSSReportTests (NSS_UPDATE=1). Edit them instead.

      /// \(what)
      enum \(type) {
        static let text: StaticString = #\"\"\"
      \(lines)
          \"\"\"#

      """
    if file.hasSuffix(".js") {
      let hash = Data(SHA256.digest(Array(text.utf8))).base64EncodedString()
      wanted += "  static let script = HTMLPage.Script(\n    text: text, hash: \"\(hash)\")\n"
    }
    wanted += "}\n"
    let isFresh = try PackageFiles.isFresh("Sources/NSSReport/HTML/\(type).swift", wanted)
    #expect(isFresh, "\(type).swift is stale; NSS_UPDATE=1 renews it")
  }
}
