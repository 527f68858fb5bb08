import NSSSyntax
import Testing

@testable import NSSTheme

/// The declarations of a class by attribute, as the search for causes asks for them.
@Suite struct ClassDeclarationsTests {
  @Test func theLastOneWinsAndEachTextIsCounted() {
    let theme = ResolvedTheme(
      sapfiori: """
        A { é-x: 1; b: 2; } /* é */
        A, B, A { é-x: 3; }
        A { é-x: 1; é-x: 4; }
        """)
    let declarations = ClassDeclarations(theme)
    let found = declarations.counterpart(className: "A", attribute: "é-x", text: "1")
    #expect(theme.store.declarations.indices.contains(Int(found.winner)))
    #expect(theme.attribute("é-x", of: "A")?.text == "4")
    #expect([found.last, found.winner] == [3, 4])
    #expect(found.count == 2)
    let other = declarations.counterpart(className: "B", attribute: "é-x", text: "1")
    #expect([other.winner, other.last] == [2, -1])
    #expect(other.count == 0)
    #expect(declarations.counterpart(className: "A", attribute: "none", text: "1").winner == -1)
    #expect(declarations.counterpart(className: "None", attribute: "b", text: "2").winner == -1)
  }

  @Test func aClassIsWalkedOnce() {
    let count = 500
    let text = "A { " + (0..<count).map { "a\($0): 1; " }.joined() + "}"
    let declarations = ClassDeclarations(ResolvedTheme(sapfiori: text))
    for index in 0..<count {
      let found = declarations.counterpart(className: "A", attribute: "a\(index)", text: "1")
      #expect(found.winner == Int32(index) && found.last == Int32(index) && found.count == 1)
    }
    #expect(declarations.walked == count)
  }
}
