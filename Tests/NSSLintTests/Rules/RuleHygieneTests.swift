import NSSLint
import NSSTestSupport
import Testing

/// What holds for every rule's description.
@Suite struct RuleHygieneTests {
  /// Types below Rules that conform to `LintRule`, also by way of another protocol.
  @Test func registryHoldsEveryRule() throws {
    let lines = try PackageFiles.swiftFiles(below: "Sources/NSSLint/Rules").values.flatMap {
      $0.split(separator: "\n").map(String.init)
    }
    func declared(_ keywords: Set<Substring>, as kinds: Set<Substring>) -> Set<Substring> {
      var names: Set<Substring> = []
      for line in lines where line.contains(": ") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count else {
          continue
        }
        if words[(keyword + 2)...].contains(where: kinds.contains) { names.insert(words[keyword + 1]) }
      }
      return names
    }
    let kinds = declared(["protocol"], as: ["LintRule"]).union(["LintRule"])
    let types = Set(declared(["struct", "enum", "class"], as: kinds).map(String.init))
    let registered = RuleRegistry.rules.map { "\(type(of: $0))" }
    #expect(types.symmetricDifference(registered).isEmpty)
    #expect(Set(registered).count == registered.count)
    #expect(types.count > 10)
  }

  @Test func idsAreUniqueAndKebabCase() {
    let ids = RuleRegistry.metadata.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      let words = id.split(separator: "-", omittingEmptySubsequences: false)
      #expect(
        words.allSatisfy { !$0.isEmpty && $0.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 } }, "\(id)")
      #expect(RuleRegistry.metadata(of: id)?.id == id)
    }
    #expect(RuleRegistry.metadata(of: "no-such-rule") == nil)
  }

  @Test(arguments: RuleRegistry.metadata.map(\.id)) func isDescribed(_ id: String) throws {
    let rule = try #require(RuleRegistry.metadata(of: id))
    #expect(rule.examples.contains { $0.isGood })
    #expect(rule.examples.contains { !$0.isGood })
    #expect(!rule.engines.isEmpty)
    #expect(rule.examples.allSatisfy { !$0.engines.isDisjoint(with: rule.engines) })
    #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix(".") && !rule.summary.contains("\n"))
    #expect(rule.rationale.hasSuffix("."))
    #expect(!rule.remedy.isEmpty)
    #expect((rule.fix != nil) == rule.examples.contains { $0.fixed != nil }, "a fix is shown by an example")
    for other in rule.examples.flatMap(\.alongside) { #expect(RuleRegistry.isKnown(other)) }
  }

  @Test(arguments: ExampleRun.bad) func messagesAreWellFormed(_ run: ExampleRun) {
    for (message, range) in zip(run.example.messages, run.ranges) {
      #expect(!message.hasSuffix(".") && !message.hasSuffix("!"), "no final full stop: \(message)")
      // Engines are written as on the command line.
      let isEngine = EngineSet.all.names.contains { message.hasPrefix($0 + " ") }
      #expect(
        !message.contains("\n")
          && (isEngine || (message.first?.isLowercase == false || message.hasPrefix("fiori-swiftui "))),
        "\(message)")
      let marked = run.source.text(range)
      guard marked.count > 1, let first = marked.first, first.isLetter || first == "@",
        !marked.contains(where: \.isWhitespace)
      else {
        continue
      }
      // A name is always in quotes.
      let bare = message.split { $0 == " " || $0 == "," || $0 == ";" || $0 == ":" }
      #expect(!bare.contains { $0 == marked }, "'\(marked)' stands without quotes: \(message)")
    }
  }

  @Test(arguments: ExampleRun.all) func marksAreBalanced(_ run: ExampleRun) {
    #expect(run.example.marked.count { $0 == "«" } == run.example.marked.count { $0 == "»" })
    #expect(run.ranges.count == run.example.messages.count)
  }
}
