import NSSSyntax
import NSSTestSupport
import Testing

@testable import NSSCatalog

/// The tokens of a value.
func valueTokens(_ text: String) -> ([ValueToken], [UInt8]) {
  let source = SourceText(name: "value", text)
  let buffer = Lexer.tokens(of: source)
  let tokens = (0..<buffer.count - 1).filter { !buffer.kind($0).isTrivia }
    .map { ValueToken(kind: buffer.kind($0), range: buffer.range($0)) }
  return (tokens, source.bytes)
}

@Suite struct ValueGrammarTests {
  private func match(_ definition: String, _ value: String) throws -> ValueMatch {
    let (tokens, bytes) = valueTokens(value)
    return try #require(ValueGrammar(definition)).match(tokens, in: bytes)
  }

  @Test(
    arguments: [
      ("left | center | right", "center", .matches),
      ("left | center | right", "centre", .mismatch(token: 0)),
      ("left | center | right", "left right", .mismatch(token: 1)),
      ("left | center | right", "", .mismatch(token: 0)),
      ("<Number>", "-1", .matches), ("<Number>", ".5", .matches), ("<Number>", "4.5", .matches),
      ("<Number>", "1e3", .matches),
      ("<Number>", "2px", .numberSuffix(token: 0, range: 1..<3)),
      ("<Number>", "1.2.3", .numberSuffix(token: 0, range: 3..<5)),
      ("<Number>", "-", .mismatch(token: 0)), ("<Number>", "x2", .mismatch(token: 0)),
      ("<Number>", "#112233", .mismatch(token: 0)),
      ("<Number>{1,4}", "1 2 3 4", .matches), ("<Number>{1,4}", "1 2 3 4 5", .mismatch(token: 4)),
      ("<Number>{1,4}", "1, 2", .mismatch(token: 1)),
      ("<Number> , <Number>", "1,1", .matches), ("<Number> , <Number>", "1 1", .mismatch(token: 1)),
      ("<Number> , <Number>", "1,", .mismatch(token: 2)),
      ("<Number> , <Number>", "1,2,3", .mismatch(token: 3)),
      ("<ViewClass>#", "UITableViewCell,UITextField", .matches), ("<ViewClass>#", "A,", .mismatch(token: 2)),
      ("<ViewClass>#", "A B", .mismatch(token: 1)),
      ("<FontName>+", "Helvetica Neue", .matches),
    ] as [(String, String, ValueMatch)])
  func matching(_ definition: String, _ value: String, _ expected: ValueMatch) throws {
    #expect(try match(definition, value) == expected)
  }

  @Test(arguments: [-3..<3, -1..<0, 0..<4, 3..<9, 9..<9])
  func tokensOutsideOfTheTextFitNothing(_ range: Range<Int>) throws {
    let token = ValueToken(kind: .word, range: range)
    for definition in ["abc", "<Number>", "<FontName>+"] {
      let grammar = try #require(ValueGrammar(definition, also: ["a"]))
      #expect(grammar.match([token], in: Array("é0".utf8)) == .mismatch(token: 0))
    }
  }

  @Test(arguments: ["", "|", "a |", "<Nothing>", "<Number", "<Number>{4,1}", "<Number>{1", "%"])
  func malformed(_ definition: String) { #expect(ValueGrammar(definition) == nil) }

  @Test(arguments: [
    ("left | center | right", "'left', 'center' or 'right'"), ("<Number>", "a number"),
    ("<Number>{1,4}", "1 to 4 numbers"), ("<Number> , <Number>", "two numbers with a comma between"),
    ("<ViewClass>#", "names of view classes separated by commas"), ("<FontName>+", "the name of a font"),
  ])
  func expectation(_ definition: String, _ words: String) throws {
    #expect(try #require(ValueGrammar(definition)).expectation == words)
  }

  /// Every type that a class path uses has a grammar in its engine, or is a colour.
  @Test func everyUsedTypeHasAGrammar() {
    for catalog in [Catalog.sapfiori, .nui] {
      for type in Set(catalog.classPaths.flatMap(\.attributes).map(\.type)) where !type.isColor {
        #expect(catalog.grammar(of: type) != nil, "\(catalog.engine.name) \(type.name)")
      }
    }
  }

  @Test func tolerantWordsAreNotOffered() throws {
    let grammar = try #require(Catalog.nui.grammar(of: .boolean))
    let (tokens, bytes) = valueTokens("YES")
    #expect(grammar.match(tokens, in: bytes) == .matches)
    #expect(grammar.words == ["true", "false"])
  }

  @Test func anyTokensAreMatched() throws {
    var random = SplitMix64(seed: 5)
    let pieces = ["1", ",", "(", ")", "@x", "#12", "a", "2px", "-", " "]
    for definition in ["<Number>{1,4}", "<Number> , <Number>", "<ViewClass>#", "a | b", "<FontName>+"] {
      let grammar = try #require(ValueGrammar(definition))
      for _ in 0..<300 {
        let text = (0..<Int(random.next() % 8)).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }
        let (tokens, bytes) = valueTokens(text.joined(separator: " "))
        if case .mismatch(let token) = grammar.match(tokens, in: bytes) { #expect(token <= tokens.count) }
      }
    }
  }
}

@Suite struct ColorSyntaxTests {
  private func check(_ value: String, _ engine: Engine) -> [ColorFinding] {
    let (tokens, bytes) = valueTokens(value)
    return ColorSyntax(
      engine: engine, isPaletteName: { engine != .nui && $0.elementsEqual("primary4".utf8) },
      nearestPaletteName: { _ in engine == .nui ? nil : "primary4" }
    ).check(tokens, in: bytes)
  }

  @Test(
    arguments: [
      ("#112233", []), ("0xAABBCC", []), ("red", []), ("darkGray", []), ("systemBlue", []), ("@x", []),
      ("rgb(1,2,3)", []), ("RGBA(1, 2, 3, 0.5)", []), ("rgba(0,0,0,1.0)", []), ("rgb(@r, 0, 0)", []),
      ("#333", [.shortHex(0..<4)]), ("#4CAF4DC7", [.ambiguousAlpha(0..<9)]),
      ("#COCOCO", [.wrongDigit(0..<7)]),
      ("#FFFFF", [.wrongLength(0..<6, digits: 5)]), ("#", [.wrongLength(0..<1, digits: 0)]),
      ("007aff", [.missingHash(0..<6)]), ("ffffff", [.missingHash(0..<6)]), ("f46", [.missingHash(0..<3)]),
      ("12", [.notAColor(0..<2)]), ("( 1 )", [.notAColor(0..<1)]),
      ("rgba(0,0,0,1)", [.integerAlpha(11..<12)]),
      ("rgba(1,2,3)", [.wrongArgumentCount(0..<11, expected: 4)]),
      ("rgb(1,2,3,4)", [.wrongArgumentCount(10..<11, expected: 3)]),
      ("rgb(1,x,3)", [.wrongArgument(6..<7)]), ("rgb(-1,2,3)", [.wrongArgument(4..<6)]),
      ("rgb(1,2", [.wrongArgumentCount(0..<7, expected: 3)]),
      ("rgb(", [.wrongArgumentCount(0..<4, expected: 3)]),
      ("rgb()", [.wrongArgumentCount(0..<5, expected: 3)]),
      ("hsl(37, 1.0, 1.0)", [.hueSaturationBrightness(0..<3)]),
      ("cmyk(1,2,3,4)", [.unknownFunction(0..<4)]),
      ("red blue", [.extraTokens(4..<8)]), ("#112233 , 1", [.extraTokens(8..<11)]),
      ("lightgray", [.unknownName(0..<9, nearest: "lightGray")]),
      ("Red", [.unknownName(0..<3, nearest: "red")]),
      ("nonsensecolour", [.unknownName(0..<14, nearest: nil)]),
    ] as [(String, [ColorFinding])])
  func nui(_ value: String, _ expected: [ColorFinding]) { #expect(check(value, .nui) == expected) }

  @Test(
    arguments: [
      ("#112233", []), ("primary4", []), ("clear", []), ("rgba(0,0,0,1)", []), ("hsl(37, 1.0, 1.0)", []),
      ("#333", [.wrongLength(0..<4, digits: 3)]), ("#1EE68A00", [.ambiguousAlpha(0..<9)]),
      ("primry4", [.unknownName(0..<7, nearest: "primary4")]),
    ] as [(String, [ColorFinding])])
  func sapfiori(_ value: String, _ expected: [ColorFinding]) { #expect(check(value, .sapfiori) == expected) }

  @Test(
    arguments: [
      ("#f46", []), ("#112233", []), ("blue", []), ("primary4", []),
      ("rgb(1,2,3)", [.unknownFunction(0..<3)]),
      ("magenta", [.unknownName(0..<7, nearest: "primary4")]),
    ] as [(String, [ColorFinding])])
  func fioriSwiftUI(_ value: String, _ expected: [ColorFinding]) {
    #expect(check(value, .fioriSwiftUI) == expected)
  }

  @Test func severity() {
    #expect(check("#4CAF4DC7", .nui).allSatisfy { !$0.isInvalid })
    #expect(check("#COCOCO", .nui).allSatisfy { $0.isInvalid })
  }

  @Test func fonts() {
    #expect(FontNames.contains("AvenirNext-DemiBold".utf8))
    #expect(FontNames.contains(".SFUI-Regular".utf8))
    #expect(FontNames.nearest(to: "Verdena", .nui) == "Verdana")
    #expect(FontNames.nearest(to: "AvenirNext-Semibold", .nui) == "AvenirNext-DemiBold")
    #expect(FontNames.nearest(to: "boldsystem", .nui) == "boldSystem")
    // Fonts that apps bring are not near to those of iOS, however alike their names end.
    for name in [
      "Lato-Bold", "Roboto-Regular", "OpenSans-Bold", "Inter-Bold", "FuturaPT-Bold", "AvenirLT-Roman",
      "Helvetica-Book",
    ] {
      #expect(FontNames.nearest(to: name, .nui) == nil, "\(name)")
    }
    #expect(FontNames.nearest(to: "Brandish-Bld", .nui, own: ["Brandish-Bold"]) == "Brandish-Bold")
    #expect(FontNames.isFamily("Helvetica Neue".utf8))
    #expect(
      FontNames.fonts(besides: "Copperplate-Heavy") == [
        "Copperplate", "Copperplate-Bold", "Copperplate-Light",
      ])
  }
}
