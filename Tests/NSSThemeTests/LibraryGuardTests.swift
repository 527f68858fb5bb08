import Foundation
import NSSTestSupport
import Testing

/// What renderers link must exist on iOS 15, of which no SDK is at hand: no imports but those of the package's own lower
/// targets, and no library type or concurrency feature that came later.
@Suite struct LibraryGuardTests {
  private static let allowedImports = [
    "NSSSyntax": [], "NSSCatalog": ["NSSSyntax"], "NSSTheme": ["NSSSyntax", "NSSCatalog"],
  ]

  /// Types of newer standard libraries, and what needs a newer runtime.
  private static let banned = [
    "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
    "InlineArray",
    "Duration", "Clock", "ContinuousClock", "SuspendingClock", "InstantProtocol", "Regex", "RegexComponent",
    "BidirectionalRegex", "Mutex", "Atomic", "AtomicLazyReference", "WordPair", "Int128", "UInt128",
    "StaticBigInt", "Observation", "Observable", "DiscardingTaskGroup", "withDiscardingTaskGroup",
    "SerialExecutor", "TaskExecutor", "DistributedActor", "AsyncSequence", "Identifiable", "CollectionOfOne2",
    "firstMatch", "wholeMatch", "prefixMatch", "firstRange", "ranges",
  ]

  /// What the one file of C mathematics may import.
  private static let mathematics = ["import Glibc", "import Musl", "import Darwin"]

  private static let bannedText = [
    "~Escapable", "~Copyable", "any Collection<", "any Sequence<", "await ", "async ",
  ]

  @Test(arguments: ["NSSSyntax", "NSSCatalog", "NSSTheme"])
  func onlyTheStandardLibraryOfIOS15(target: String) throws {
    var count = 0
    for file in try files(of: target) {
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      let isMathematics = file.lastPathComponent == "Mathematics.swift"
      for mistake in mistakes(in: text, target: target)
      where !isMathematics || !Self.mathematics.contains(mistake) {
        Issue.record("\(file.lastPathComponent): \(mistake)")
      }
    }
    #expect(count > 10)
  }

  @Test func theGuardSeesMistakes() {
    #expect(mistakes(in: "import Foundation\n", target: "NSSTheme") == ["import Foundation"])
    #expect(mistakes(in: "internal import NSSLint\n", target: "NSSTheme") == ["internal import NSSLint"])
    #expect(mistakes(in: "import NSSTheme\n", target: "NSSCatalog") == ["import NSSTheme"])
    #expect(mistakes(in: "@_exported import NSSSyntax\n", target: "NSSTheme") == [])
    #expect(mistakes(in: "var x: Span<Int>\n", target: "NSSTheme") == ["Span"])
    #expect(mistakes(in: "// a Span\nlet spanning = \"Span\"\n", target: "NSSTheme") == [])
    #expect(mistakes(in: "struct A: ~Escapable {}\n", target: "NSSTheme") == ["~Escapable"])
    #expect(mistakes(in: "let m = Mutex(1)\n", target: "NSSSyntax") == ["Mutex"])
    #expect(mistakes(in: "let m = /a+/\n", target: "NSSSyntax") == ["regex literal"])
  }

  private func files(of target: String) throws -> [URL] {
    let root = PackageFiles.root.appendingPathComponent("Sources/\(target)")
    let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return try #require(all).compactMap { $0 as? URL }.filter {
      // The compiled-in texts are data in one literal each.
      $0.pathExtension == "swift" && !$0.lastPathComponent.hasSuffix("Text.swift")
    }
  }

  private func mistakes(in text: String, target: String) -> [String] {
    var mistakes: [String] = []
    for line in text.split(separator: "\n") {
      let code = Self.code(String(line))
      let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      if let at = words.firstIndex(of: "import"), at <= 2, line.first != " ", let module = words.last,
        !code.hasPrefix("let"), !code.hasPrefix("}")
      {
        if !(Self.allowedImports[target] ?? []).contains(module) {
          mistakes.append(code.trimmingCharacters(in: .whitespaces))
        }
        continue
      }
      mistakes += words.filter { Self.banned.contains($0) }
      mistakes += Self.bannedText.filter { code.contains($0) }
      if code.range(of: #"= */[^/*]"#, options: .regularExpression) != nil {
        mistakes.append("regex literal")
      }
    }
    return mistakes
  }

  /// A line without its comment and without what stands in quotes.
  private static func code(_ line: String) -> String {
    var result = ""
    var isQuoted = false
    var previous: Character = " "
    for character in line {
      if character == "\"", previous != "\\" { isQuoted.toggle() }
      if !isQuoted {
        if character == "/", previous == "/" {
          result.removeLast()
          break
        }
        result.append(character)
      }
      previous = character
    }
    return result
  }
}
