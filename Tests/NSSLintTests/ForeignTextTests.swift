import NSSLint
import NSSSyntax
import Testing

/// Files that are no themes get one finding, and themes none of that kind.
@Suite struct ForeignTextTests {
  private func rules(_ bytes: [UInt8]) -> [String] {
    Linter().lint(SourceText(name: "t", bytes: bytes)).diagnostics.map(\.rule)
  }

  @Test(arguments: [
    "#include \"inc_doors\"\nvoid main()\n{\n  object oPC = GetEnteringObject();\n}",
    "void main() { int n = 1; }", "int StartingConditional()\n{\n    return TRUE;\n}",
    "root:x:0:0\nbin:x:1:1\ndaemon:x:2:2\nsys:x:3:3\nadm:x:4:4\n",
    "// comment\nstring Name(object oPC) { return \"\"; }",
    ".a { color: red; }\n.b > .c:hover { width: 50%; }",
  ]) func isNoTheme(text: String) {
    #expect(rules(Array(text.utf8)) == ["not-a-theme"])
  }

  @Test(arguments: [
    "", "Button { font-size 20; }", ".Button { font-size: 12; }", "@x: 1;\n.a { font-size: @x; }",
    "void { a: 1; }",
    "int main { a: 1; }", "#include { a: 1; }", "Label { font-size: 12; }\n\u{0}",
  ]) func isATheme(text: String) {
    #expect(!rules(Array(text.utf8)).contains("not-a-theme"))
  }

  @Test func binaryIsNoTheme() {
    #expect(rules([0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 0x0D, 0x7B, 0x3A]) == ["not-a-theme"])
  }

  @Test(arguments: [[0xFF, 0xFE, 0x4C, 0], [0xFE, 0xFF, 0, 0x4C]] as [[UInt8]])
  func utf16IsUnreadable(bytes: [UInt8]) {
    #expect(rules(bytes) == ["unreadable-text"])
  }
}
