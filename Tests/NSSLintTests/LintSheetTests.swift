import NSSLint
import NSSSyntax
import Testing

/// The tables of a sheet.
@Suite struct LintSheetTests {
  private func sheet(_ text: String) -> LintSheet {
    LintSheet(tree: SyntaxTree.parse(SourceText(name: "t", text)), engines: .nui, settings: LintSettings())
  }

  @Test func usesKnowWhatTheyStandIn() throws {
    let sheet = sheet("@a: 1;\n@b: @a;\nButton { width: @b; frame: 1 @a 2 @b; height: 3; }\n")
    #expect(sheet.variableUses.map { sheet.text($0.name) } == ["@a", "@b", "@a", "@b"])
    #expect(sheet.variableUses.map(\.definition) == [1, -1, -1, -1])
    #expect(sheet.variableUses.map(\.declaration) == [-1, 0, 1, 1])
    #expect(sheet.declarations.map(\.isVariable) == [true, false, false])
    #expect(sheet.declarations.map { sheet.text($0.value) } == ["@b", "1 @a 2 @b", "3"])
    for declaration in sheet.declarations {
      let range = sheet.range(ofTokens: sheet.valueTokens(of: declaration))
      #expect(sheet.tree.source.text(range) == sheet.text(declaration.value))
    }
  }

  /// Blocks whose conditions have been read before are told by their text alone.
  @Test func equalMediaBlocksAreOne() throws {
    let sheet = sheet(
      """
      @media (device: ipad) { Button { width: 1; } }
      @media (device:ipad) { Button { width: 2; } }
      @media (device: ipad) { Button { width: 3; } }
      @media (device: watch) { Button { width: 4; } }
      @media (device: ipad) and (device: iphone) { Button { width: 5; } }
      @media (size: ipad) { Button { width: 6; } }
      """)
    #expect(sheet.mediaBlocks.map(\.sameAs) == [0, 0, 0, 3, 4, 5])
    #expect(sheet.mediaBlocks.map(\.situations) == [.ipad, .ipad, .ipad, [], .iphone, .all])
    #expect(sheet.mediaBlocks.map(\.isPlain) == [true, true, true, false, false, false])
  }

  /// Names of all lengths, which are kept apart by their ends, their middles and their lengths.
  @Test func distinctNamesHaveDistinctNumbers() {
    var names: [String] = []
    for length in 1...40 {
      names.append(String(repeating: "a", count: length))
      for at in Set([0, length / 2, length - 1]) {
        names.append(String(repeating: "a", count: at) + "b" + String(repeating: "a", count: length - at - 1))
      }
    }
    let sheet = sheet((names + names).map { "\($0) { width: 1; }" }.joined(separator: "\n"))
    #expect(sheet.classUses.map { sheet.text($0.name) } == names + names)
    #expect(Set(sheet.classUses.map(\.name)).count == Set(names).count)
  }
}
