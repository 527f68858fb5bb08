import NSSFormat
import NSSSyntax

/// The canonical layout is one, and no engine reads it otherwise.
func fuzzFormat(_ bytes: [UInt8]) {
  let source = SourceText(name: "fuzz.nss", bytes: bytes)
  let tree = SyntaxTree.parse(source)
  guard let text = Formatter.edits(tree).applied(to: bytes) else { fail("edits overlap") }
  let result = SourceText(name: "fuzz.nss", bytes: text)
  let again = SyntaxTree.parse(result)
  expect(Formatter.isFormatted(again), "formatting twice is formatting once")
  expect(Outcomes.pieces(tree) == Outcomes.pieces(again), "tokens and comments stay")
  expect(Outcomes.nui(source) == Outcomes.nui(result), "nui reads the same")
  expect(Outcomes.fioriLines(source) == Outcomes.fioriLines(result), "fiori-swiftui reads the same")
  expect(tree.problems.map(\.kind) == again.problems.map(\.kind), "problems stay")
  let part = bytes.count / 3..<bytes.count / 2
  let some = RangeFormatting.edits(tree, touching: part)
  guard let partly = some.applied(to: bytes) else { fail("edits of a range overlap") }
  let changed = SourceText(name: "fuzz.nss", bytes: partly)
  expect(Outcomes.nui(source) == Outcomes.nui(changed), "nui reads the same after a range")
  expect(
    Outcomes.fioriLines(source) == Outcomes.fioriLines(changed), "fiori-swiftui reads the same after a range")
}
