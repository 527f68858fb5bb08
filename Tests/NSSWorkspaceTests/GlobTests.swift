import Foundation
import NSSTestSupport
import NSSWorkspace
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.nss", "a.nss", true), ("*.nss", "x/a.nss", true), ("/*.nss", "x/a.nss", false),
    ("/*.nss", "a.nss", true),
    ("x/*.nss", "x/a.nss", true), ("x/*.nss", "y/x/a.nss", false), ("x/*.nss", "x/y/a.nss", false),
    ("**/a", "a", true), ("**/a", "x/y/a", true), ("**/a", "x/ya", false), ("x/**", "x/a/b", true),
    ("x/**", "x", false),
    ("x/**/b", "x/b", true), ("x/**/b", "x/a/c/b", true), ("x/**/b", "x/a/cb", false), ("**", "a/b", true),
    ("a?c", "abc", true), ("a?c", "a/c", false), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false),
    ("[^a-c]x", "dx", true), ("[]x]", "]", true), ("[a", "[a", false), ("a\\*", "a*", true),
    ("a\\*", "ab", false),
    ("\\#a", "#a", true), ("\\!a", "!a", true), ("a\\ ", "a ", true), ("a  ", "a", true),
    ("a**b", "axxb", true),
    ("a/**b", "a/x/b", false), ("[[:digit:]]", "7", true), ("[[:alpha:]]", "7", false), ("x/", "x", false),
    ("*a*b", "xxayyb", true), ("*a*b", "xxayybc", false), ("日*", "日本", true), ("a\r", "a", true),
    ("[a-]", "-", true), ("a[/]b", "a/b", false), ("a\\", "a\\", false), ("**/**/a", "x/a", true),
  ]) func matchesAsGitDoes(pattern: String, path: String, expected: Bool) {
    #expect(Glob(pattern)?.matches(Array(path.utf8), isFolder: false) ?? false == expected)
  }

  @Test func commentsAndBlankLinesAreNoPatterns() {
    #expect(["", "# a", "   ", "\r", "/", "!"].allSatisfy { Glob($0) == nil })
    #expect(Glob("build/")?.matches(Array("x/build".utf8), isFolder: true) == true)
    #expect(Glob("!a")?.isNegated == true)
  }

  @Test func aPatternOfManyStarsTakesNoLonger() {
    let glob = Glob(String(repeating: "*a", count: 200) + "b")
    #expect(glob?.matches(Array(String(repeating: "a", count: 4000).utf8), isFolder: false) == false)
  }

  /// Compares with git itself where it is installed.
  @Test func agreesWithGit() throws {
    guard let git = ["/usr/bin/git", "/usr/local/bin/git"].first(where: FileManager.default.isExecutableFile)
    else { return }
    let folder = try TemporaryFolder()
    func run(_ arguments: [String], input: String = "") throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: git)
      process.arguments = ["-C", folder.path.description] + arguments
      let (stdin, stdout) = (Pipe(), Pipe())
      (process.standardInput, process.standardOutput, process.standardError) = (
        stdin, stdout, FileHandle.nullDevice
      )
      try process.run()
      stdin.fileHandleForWriting.write(Data(input.utf8))
      try stdin.fileHandleForWriting.close()
      let output = stdout.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: output, as: UTF8.self)
    }
    _ = try run(["init", "-q"])
    var random = SplitMix64(seed: 11)
    let pieces = ["a", "b", "/", "*", "**", "?", "[ab]", "[!a]", "!", "**/", "/**", "\\a", ".", "[a-b"]
    let names = ["a", "b", "ab", "a.b", "ba"]
    let paths = (0..<120).map { _ in
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        names[Int.random(in: 0..<names.count, using: &random)]
      }
      .joined(separator: "/")
    }
    var disagreements: [String] = []
    for _ in 0..<150 {
      let lines = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<Int.random(in: 1...5, using: &random)).map { _ in
          pieces[Int.random(in: 0..<pieces.count, using: &random)]
        }
        .joined()
      }
      let text = lines.joined(separator: "\n") + "\n"
      try folder.write(".gitignore", text)
      let ignored = Set(
        try run(["check-ignore", "--no-index", "--stdin"], input: paths.joined(separator: "\n") + "\n")
          .split(separator: "\n").map(String.init))
      let rules = IgnoreRules(folder: folder.path, text: Array(text.utf8))
      for path in paths where rules.covers(folder.path.appending(FilePath(path))) != ignored.contains(path) {
        disagreements.append("\(lines) \(path)")
      }
    }
    #expect(disagreements == [])
  }
}
