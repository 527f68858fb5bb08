import Foundation
import NSSTestSupport
import Testing

@testable import NSSLint

@Suite struct UnifiedDiffTests {
  private func patch(_ old: String, _ new: String, path: String = "a.nss") -> String {
    String(decoding: UnifiedDiff.patch(path: path, old: Array(old.utf8), new: Array(new.utf8)), as: UTF8.self)
  }

  @Test func showsThreeLinesOfContext() {
    #expect(
      patch("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        diff --git a/a.nss b/a.nss
        --- a/a.nss
        +++ b/a.nss
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
    #expect(patch("a\n", "a\n").isEmpty)
  }

  @Test func saysWhereALineEndIsMissing() {
    #expect(
      patch("a\nb", "a\nb\n").hasSuffix("@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"))
    #expect(
      patch("a", "b").hasSuffix(
        "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"))
    #expect(patch("", "b\n").hasSuffix("@@ -0,0 +1 @@\n+b\n"))
    #expect(patch("a\r\nb\r\n", "a\r\n").hasSuffix("@@ -1,2 +1 @@\n a\r\n-b\r\n"))
  }

  @Test func quotesPathsAsGitDoes() {
    #expect(PatchPath.quoted(Array("x y/ä\"\\\n.nss".utf8), prefix: "a/") == #""a/x y/\303\244\"\\\n.nss""#)
    #expect(PatchPath.quoted(Array("./x y.nss".utf8), prefix: "b/") == "b/x y.nss")
    #expect(patch("a\n", "b\n", path: "x y.nss").contains("--- a/x y.nss\t\n+++ b/x y.nss\t\n"))
  }

  /// `git apply` turns the old text into the new one, whatever both are.
  @Test(arguments: 0..<12 as Range<UInt64>) func gitAppliesIt(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "nss-patch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = [
      "plain.nss", "with space.nss", "quo\"te.nss", "täst.nss", "back\\slash.nss", "tab\there.nss",
    ]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var patch: [UInt8] = []
    var wanted: [String: [UInt8]] = [:]
    for name in names {
      let (old, new) = Self.texts(&random)
      try Data(old).write(to: folder.appendingPathComponent(name))
      wanted[name] = new
      patch += UnifiedDiff.patch(path: name, old: old, new: new)
    }
    guard !patch.isEmpty else { return }
    let file = folder.appendingPathComponent("the.patch")
    try Data(patch).write(to: file)
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "apply", "--whitespace=nowarn", "the.patch"]
    git.currentDirectoryURL = folder
    let errors = Pipe()
    git.standardError = errors
    try git.run()
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    git.waitUntilExit()
    #expect(git.terminationStatus == 0, "\(message)")
    for (name, new) in wanted {
      #expect(Array(try Data(contentsOf: folder.appendingPathComponent(name))) == new, "\(name)")
    }
  }

  private static func texts(_ random: inout SplitMix64) -> (old: [UInt8], new: [UInt8]) {
    let lines =
      ["}\n", "  a: 1;\n", "A {\n", "\n", "é\r\n", "b: 2;\r\n", "lone\rcr\n"].map { Array($0.utf8) } + [
        [0xFF, 0x0A]
      ]
    var old: [[UInt8]] = (0..<random.next() % 60).map { number in
      random.next() % 3 == 0
        ? Array("line \(number)\n".utf8) : lines[Int(random.next() % UInt64(lines.count))]
    }
    if random.next() % 3 == 0 { old.append(Array("no end".utf8)) }
    var new = old
    for _ in 0..<random.next() % 6 {
      let at = Int(random.next() % UInt64(new.count + 1))
      if random.next() % 2 == 0, at < new.count {
        new.remove(at: at)
      } else {
        let isLast = at == new.count && new.last?.last != 0x0A
        new.insert(lines[Int(random.next() % UInt64(lines.count))], at: isLast ? max(at - 1, 0) : at)
      }
    }
    return (Array(old.joined()), Array(new.joined()))
  }

  /// The shared runs are equal lines in order, and small differences give the shortest script.
  @Test(arguments: 0..<300 as Range<UInt64>) func matchesAreRight(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = 1 + random.next() % 6
    func text() -> [UInt8] {
      (0..<random.next() % 20).flatMap { _ in Array("\(random.next() % alphabet)\n".utf8) }
    }
    let lines = LineNumbers(text(), text())
    var old = 0
    var new = 0
    for match in LineDiff(lines).matches {
      #expect(match.old >= old && match.new >= new && match.count > 0)
      for offset in 0..<match.count {
        #expect(lines.old[match.old + offset] == lines.new[match.new + offset])
      }
      (old, new) = (match.old + match.count, match.new + match.count)
    }
    #expect(old <= lines.old.count && new <= lines.new.count)
    let shared = ShortestScript.matches(lines.old[...], lines.new[...]).reduce(0) { $0 + $1.count }
    #expect(shared == Self.longestCommon(lines.old, lines.new))
  }

  private static func longestCommon(_ a: [Int32], _ b: [Int32]) -> Int {
    var row = [Int](repeating: 0, count: b.count + 1)
    for x in a {
      var diagonal = 0
      for (index, y) in b.enumerated() {
        let above = row[index + 1]
        row[index + 1] = x == y ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[b.count]
  }

  @Test func bigTextsTakeLittleTime() {
    // Nothing in common, all alike, and reversed: the cases that make a plain search quadratic.
    let numbers = (0..<200_000).map { "\($0)\n" }
    let same = String(repeating: "}\n", count: 200_000)
    let clock = ContinuousClock()
    let small = clock.measure {
      _ = patch(numbers[..<20_000].joined(), numbers[..<20_000].reversed().joined())
    }
    let big = clock.measure {
      _ = patch(numbers.joined(), numbers.reversed().joined())
      _ = patch(same, same + numbers.joined())
      _ = patch(same, String(repeating: "}\n{\n", count: 100_000))
    }
    #expect(big < small * 200)
  }
}
