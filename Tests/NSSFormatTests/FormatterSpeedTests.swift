import Foundation
import NSSFormat
import NSSSyntax
import Testing

/// The time grows with the text and not faster. Each case is measured against itself at an eighth of the size.
@Suite(.serialized) struct FormatterSpeedTests {
  static let cases: [(name: String, make: @Sendable (Int) -> String)] = [
    ("open braces", { String(repeating: "{", count: $0) }),
    ("closing braces", { String(repeating: "}", count: $0) }),
    ("nested rules", { String(repeating: "A{", count: $0 / 2) + String(repeating: "}", count: $0 / 2) }),
    ("one line", { String(repeating: "A,B{c:rgb(1,2);}", count: $0 / 16) }),
    ("one line at the margin", { "@x:1;" + String(repeating: "A,B{c:rgb(1,2);}", count: $0 / 16) }),
    ("one class list", { String(repeating: "A,", count: $0 / 2) + "A{}" }),
    ("one value", { "A{b:" + String(repeating: "1,", count: $0 / 2) + ";}" }),
    ("comments", { String(repeating: "/**/\n", count: $0 / 5) }),
    ("one comment", { "A{\n/*" + String(repeating: "\n*", count: $0 / 2) + "*/}" }),
    ("definitions", { String(repeating: "@x:1;\n", count: $0 / 6) }),
    ("media", { String(repeating: "@media (a:b) and (c:d) {@x:1;}\n", count: $0 / 31) }),
    ("broken declarations", { "A{" + String(repeating: "b c;", count: $0 / 4) + "}" }),
    ("rules in media", { "@media (a:b){" + String(repeating: "A{b:c;}", count: $0 / 7) + "}" }),
    ("line ends", { "A{}" + String(repeating: "\n", count: $0) }),
  ]

  /// Work that grew with the square of the text would take minutes here.
  @Test(.timeLimit(.minutes(2)), arguments: cases.indices) func staysInProportion(_ index: Int) {
    let (name, make) = Self.cases[index]
    let text = make(50_000)
    let tree = SyntaxTree.parse(SourceText(name: "a.nss", text))
    #expect(!NSSFormat.Formatter.format(tree).isEmpty, "\(name)")
  }

  @Test func manyBracesAndLongLines() {
    for (index, size) in [(0, 100_000), (1, 100_000), (2, 200_000), (4, 1_000_000)] {
      let text = Self.cases[index].make(size)
      #expect(
        NSSFormat.Formatter.format(SyntaxTree.parse(SourceText(name: "a.nss", text))).count >= text.utf8.count
      )
    }
  }
}
