import NSSSyntax
import NSSTestSupport
import Testing

/// What looks at many bytes a step gives what one byte at a time would give.
@Suite struct QuickPathTests {
  @Test func lineEndsAnywhere() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let choice: [UInt8] = [0x0A, 0x0D, 0x0B, 0x8A, 0x8D, 0x00, 0x61]
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        choice[Int.random(in: 0..<choice.count, using: &random)]
      }
      var starts: [UInt32] = [0]
      for at in bytes.indices where bytes[at] == 0x0A || bytes[at] == 0x0D {
        let isPair = bytes[at] == 0x0D && at + 1 < bytes.count && bytes[at + 1] == 0x0A
        if !isPair { starts.append(UInt32(at + 1)) }
      }
      #expect(LineTable(SourceText(name: "t", bytes: bytes)).starts == starts, "\(bytes)")
    }
  }

  @Test func asciiOrNot() {
    for length in 0...40 {
      var bytes = [UInt8](repeating: 0x7F, count: length)
      #expect(SourceText(name: "t", bytes: bytes).isASCII)
      for at in bytes.indices {
        bytes[at] = 0x80
        #expect(!SourceText(name: "t", bytes: bytes).isASCII)
        bytes[at] = 0x7F
      }
    }
  }

  /// Runs of bytes that differ in one place only, wherever they lie in a text.
  @Test func hashesAndComparesAllBytes() {
    let hash = ByteHash()
    for length in 0...40 {
      let text = [UInt8](repeating: 0x61, count: length + 8)
      for shift in 0..<8 {
        let a = Array(text[shift..<shift + length])
        text.withUnsafeBufferPointer { text in
          let b = UnsafeBufferPointer(rebasing: text[shift..<shift + length])
          a.withUnsafeBufferPointer { a in
            #expect(ByteHash.areEqual(a, b))
            #expect(hash(a) == hash(b))
          }
        }
      }
      for at in 0..<length {
        var other = [UInt8](repeating: 0x61, count: length)
        other[at] = 0x62
        other.withUnsafeBufferPointer { other in
          text.withUnsafeBufferPointer { text in
            let run = UnsafeBufferPointer(rebasing: text[..<length])
            #expect(!ByteHash.areEqual(run, other))
            #expect(hash(run) != hash(other))
          }
        }
      }
    }
  }

  @Test func nearestNameIsThatOfAllComparisons() {
    var random = SplitMix64(seed: 2)
    func name() -> String {
      String(
        (0..<Int.random(in: 1...9, using: &random)).map { _ in "abAB-1_é".randomElement(using: &random) ?? "a"
        })
    }
    let names = (0..<300).map { _ in name() }
    let table = NearestName(names)
    for _ in 0..<500 {
      let wrong = name()
      #expect(table.nearest(to: wrong) == EditDistance.nearest(to: wrong, among: names), "\(wrong)")
    }
  }

  /// What tokens and nodes will fill is told before: never more than there is, and most of it for a large sheet.
  @Test(arguments: [0, 1, 2000]) func tellsOfItsMemory(rules: Int) {
    let text = (0..<rules).map { "Button\($0) { font-color: @a; }\n" }.joined()
    let source = SourceText(name: "t", text)
    var sizes: [Int] = []
    let tree = SyntaxTree.parse(source, advice: { sizes.append($0.count) })
    let filled = [
      tree.tokens.count * MemoryLayout<UInt32>.stride, tree.tokens.count * MemoryLayout<TokenKind>.stride,
      tree.nodes.count * MemoryLayout<Node>.stride,
    ]
    // A sheet without nodes has no memory for them.
    #expect(sizes.count == (rules == 0 ? 2 : 3))
    for (size, filled) in zip(sizes, filled) {
      #expect(size <= max(filled * 5, 64))
      if rules > 1 { #expect(size * 2 > filled) }
    }
    let plain = SyntaxTree.parse(source)
    #expect(tree.tokens.kinds == plain.tokens.kinds && tree.tokens.starts == plain.tokens.starts)
    #expect(tree.nodes.count == plain.nodes.count)
  }

  /// A declaration with one value is read in one step, one with two is not: their nodes have the same parts.
  @Test func plainDeclarations() {
    var random = SplitMix64(seed: 4)
    let spaces = ["", " ", "\n    ", " /* a */ ", "/*b*/"]
    func space() -> String { spaces.randomElement(using: &random) ?? "" }
    for _ in 0..<300 {
      let count = Int.random(in: 1...5, using: &random)
      func sheet(_ values: [String]) -> SyntaxTree {
        let body = (0..<count).map { "\(space())a\($0)\(space()):\(space())\(values[$0])\(space());" }
        return SyntaxTree.parse(SourceText(name: "t", "Button {\(body.joined())\(space())}"))
      }
      let plain = (0..<count).map { _ in ["x", "@y", "#123", "12.5"].randomElement(using: &random) ?? "x" }
      for tree in [sheet(plain), sheet(plain.map { $0 + " " + $0 })] {
        #expect(tree.problems.isEmpty)
        #expect(tree.nodes.map(\.kind) == [.rule] + Array(repeating: .declaration, count: count))
        #expect(tree.nodes.first?.subtreeEnd == UInt32(count + 1))
        for (index, node) in tree.nodes.enumerated().dropFirst() {
          #expect(tree.text(Int(node.first)) == "a\(index - 1)")
          #expect(tree.tokens.kind(Int(node.anchor)) == .colon)
          #expect(tree.tokens.kind(Int(node.end) - 1) == .semicolon)
          #expect(node.subtreeEnd == UInt32(index + 1))
          #expect(tree.text(tree.valueTokens(of: node).lowerBound) == plain[index - 1])
        }
      }
    }
  }
}
