import NSSSyntax
import NSSTestSupport
import Testing

/// One mistake, one problem, at the place where a person would point; and none of the next is hidden.
@Suite struct ParserTests {
  private func problems(_ text: String) -> [String] {
    let tree = SyntaxTree.parse(SourceText(name: "t", text))
    return tree.problems.map { "\($0.range.lowerBound) \($0.kind)" }
  }

  @Test(arguments: [
    "", " \n\t", "Button { }", "/* a */ Button /* b */ , Label { /* c */ a /* d */ : 1 ; }", "@x: 1;",
    "@media (device: ipad) and (orientation: landscape) { @x: 1; Button { a: @x; } }", "@import: foo;",
    "Button{a:1;b:2;}Label{c:3;}", "\u{FEFF}Button { a: 1; }", "Button { a: rgb(1,2; b: ,,,; }",
    "Button {\r a: 1;\r}\r", "@radius : 10;", "#Button, .Label, -x, 42 { a\\b: c/d; }",
    "Button { // note\n a: 1; // b\n}", "Button { a: 12/* px */; }",
  ]) func acceptsWithoutProblem(text: String) {
    #expect(problems(text).isEmpty)
  }

  @Test(arguments: [
    ("Button { a 1; }", ["11 missingColon"]),
    ("Button { a; }", ["10 missingColon"]),
    ("Button { a }", ["11 missingColon"]),
    ("Button { a: ; }", ["12 missingValue"]),
    ("Button { a: }", ["12 missingValue"]),
    ("Button { a: 1 }", ["13 missingSemicolon"]),
    ("Button { a: 1\n b: 2; }", ["13 missingSemicolon"]),
    ("@a: #112233\n@b: #445566;", ["11 missingSemicolon"]),
    ("@a: 1\nButton,\nLabel { b: 2; }", ["5 missingSemicolon"]),
    ("Button { a: 1;; b: 2; }", ["14 extraSemicolon"]),
    ("Button { a: 1; };", ["16 extraSemicolon"]),
    ("Button:Icon { a: 1; }", ["6 colonInClassPath"]),
    ("A:B:C { a: 1; }", ["1 colonInClassPath"]),
    ("@import 'a.nss';\nButton { a: 1; }", ["0 importStatement"]),
    ("@import a\nButton { a: 1; }", ["0 importStatement"]),
    ("Button Label { a: 1; }", ["7 missingComma"]),
    ("Button, { a: 1; }", ["8 missingClassPath"]),
    ("{ a: 1; }", ["0 missingClassPath"]),
    ("Button a: 1; }", ["7 missingOpenBrace"]),
    ("Button\n  a: 1;\n  b: 2;\n}\nLabel { c: 1; }", ["9 missingOpenBrace"]),
    ("Button { a: 1;", ["14 missingCloseBrace"]),
    ("Button { a: 1;\nLabel { b: 2; }", ["15 missingCloseBrace"]),
    ("Button {\n  a: 1;\n@x: 2;\nLabel { b: @x; }", ["17 missingCloseBrace"]),
    ("Button { a: 1; } }", ["17 unexpectedCloseBrace"]),
    ("Button { Label { a: 1; } }", ["15 nestedRule"]),
    ("a: 1;", ["1 declarationOutsideRule"]),
    ("Button { @x: 1; }", ["9 definitionInRule"]),
    ("Button { @media (device: ipad) { a: 1; } }", ["9 mediaInRule"]),
    ("@media (device: ipad) { @media (a: b) { Button { a: 1; } } }", ["24 nestedMedia"]),
    ("@media { Button { a: 1; } }", ["7 missingMediaFeature"]),
    ("@media screen { Button { a: 1; } }", ["7 missingMediaFeature"]),
    ("@media () { Button { a: 1; } }", ["8 badMediaFeature"]),
    ("@media (a: b c) { Button { a: 1; } }", ["13 badMediaFeature"]),
    ("@media (a: b), (c: d) { Button { a: 1; } }", ["13 badMediaJoin"]),
    ("Button { a: b: c; }", ["13 colonInValue"]),
    ("Button { a: {; }", ["12 unexpectedToken"]),
    ("Button { a: b=c; d: 1; }", ["13 unexpectedCharacter"]),
    ("Button { a: 1; /* oops }", ["15 unterminatedComment"]),
    ("/* a /* b */ c */ Button { a: 1; }", ["15 strayCommentEnd"]),
    ("Button > Label { a: 1; }", ["7 unexpectedToken"]),
    ("* { a: 1; }", ["0 unexpectedToken"]),
    ("Button { : 1; a: 2; }", ["9 missingAttribute"]),
    // Two mistakes are two problems.
    ("Label { a 1; }\nButton { b 2; }", ["10 missingColon", "26 missingColon"]),
    ("Button { a: 1 }\nLabel { b: 2 }", ["13 missingSemicolon", "28 missingSemicolon"]),
    ("Button { a: b=c; }\nLabel { d e: 1; }", ["13 unexpectedCharacter", "29 missingColon"]),
  ]) func reports(text: String, expected: [String]) {
    #expect(problems(text) == expected)
  }

  @Test func readsNodes() {
    let tree = SyntaxTree.parse(
      SourceText(name: "t", "@x: 1; @media (device: ipad) { A, B { c: 2 3; d: @x; } }"))
    #expect(
      tree.nodes.map(\.kind) == [.definition, .media, .mediaFeature, .rule, .declaration, .declaration])
    let rule = tree.nodes[3]
    #expect(tree.nameTokens(of: rule).map(tree.text) == ["A", "B"])
    #expect(rule.subtreeEnd == 6)
    #expect(tree.source.text(tree.valueRange(of: tree.nodes[4])) == "2 3")
  }

  /// Any bytes: the tokens tile the text, nodes nest and stay inside it, and each step makes progress.
  @Test func holdsForAnyBytes() {
    var random = SplitMix64(seed: 7)
    let pieces = [
      "Button", "@x", "@media", "(device: ipad)", "and", "{", "}", ":", ";", ",", "(", ")", "#fff", "1",
      "/* c */",
      "/*", "*/", "//x\n", "\n", " ", "'q'", "\"", "!", "%", "é", "\u{0}", "@import", "\r",
    ]
    for _ in 0..<3000 {
      let count = Int.random(in: 0..<40, using: &random)
      let text = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      check(SyntaxTree.parse(SourceText(name: "t", text)))
    }
  }

  @Test func readsHostileShapes() {
    let shapes = [
      String(repeating: "{", count: 100_000), String(repeating: "}", count: 100_000),
      String(repeating: "a{", count: 50_000), String(repeating: "@media(", count: 50_000),
      String(repeating: "a:", count: 50_000), String(repeating: "a,", count: 50_000),
      "a{b:" + String(repeating: "x ", count: 500_000) + ";}", String(repeating: "/*", count: 50_000),
      String(repeating: "@x ", count: 50_000), String(repeating: "a{b:1", count: 50_000),
      String(repeating: ";", count: 100_000), String(repeating: "a b", count: 50_000),
      String(repeating: "@media (device: ipad) {", count: 20_000),
    ]
    for shape in shapes { check(SyntaxTree.parse(SourceText(name: "t", shape))) }
    #expect(problems(String(repeating: "{", count: 100_000)) == ["0 missingClassPath"])
  }

  private func check(_ tree: SyntaxTree) {
    let tokens = tree.tokens
    var at = 0
    for index in 0..<tokens.count - 1 {
      #expect(tokens.start(index) == at)
      at = tokens.end(index)
    }
    #expect(at == tree.source.count)
    var ends: [UInt32] = [UInt32(tree.nodes.count)]
    for (index, node) in tree.nodes.enumerated() {
      while let last = ends.last, last <= index { ends.removeLast() }
      #expect(node.first <= node.end && Int(node.end) <= tokens.count)
      #expect(node.subtreeEnd > index && node.subtreeEnd <= ends.last ?? 0)
      ends.append(node.subtreeEnd)
    }
    for problem in tree.problems {
      #expect(problem.range.upperBound <= tree.source.count)
      #expect(!tree.message(for: problem).isEmpty)
    }
    #expect(
      zip(tree.problems, tree.problems.dropFirst()).allSatisfy { $0.range.lowerBound <= $1.range.lowerBound })
  }
}
