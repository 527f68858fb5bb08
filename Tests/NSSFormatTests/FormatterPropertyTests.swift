import Foundation
import NSSSyntax
import NSSTestSupport
import Testing

@testable import NSSFormat

/// Formats a sheet and checks everything that has to hold whatever the sheet is.
func expectFaithful(_ bytes: [UInt8], _ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let source = SourceText(name: "a.nss", bytes: bytes)
  let tree = SyntaxTree.parse(source)
  let edits = Formatter.edits(tree)
  guard let text = edits.applied(to: bytes) else {
    Issue.record("\(label): edits overlap", sourceLocation: sourceLocation)
    return
  }
  let result = SourceText(name: "a.nss", bytes: text)
  let again = SyntaxTree.parse(result)
  func expect(_ holds: Bool, _ what: String) {
    if !holds {
      let shown =
        "\(label): \(what)\n\(source.text(0..<bytes.count).debugDescription)\n\(result.text(0..<text.count).debugDescription)"
      Issue.record(Comment(rawValue: shown), sourceLocation: sourceLocation)
    }
  }
  expect(Outcomes.pieces(tree) == Outcomes.pieces(again), "tokens and comments stay")
  expect(Outcomes.nui(source) == Outcomes.nui(result), "nui reads the same")
  expect(Outcomes.fioriLines(source) == Outcomes.fioriLines(result), "fiori-swiftui reads the same")
  expect(Outcomes.fiori(source) == Outcomes.fiori(result), "fiori-swiftui's reader reads the same")
  expect(tree.problems.map(\.kind) == again.problems.map(\.kind), "problems stay")
  expect(Formatter.isFormatted(again), "idempotent: \(Formatter.edits(again))")
}

@Suite struct FormatterPropertyTests {
  /// Sheets a part. `NSS_ROUNDS=5000` for a longer run.
  static let rounds = ProcessInfo.processInfo.environment["NSS_ROUNDS"].flatMap { UInt64($0) } ?? 250

  @Test(arguments: 0..<8) func generatedSheets(_ part: UInt64) {
    for seed in part * Self.rounds..<(part + 1) * Self.rounds {
      var maker = SheetMaker(seed: seed)
      expectFaithful(Array(maker.sheet().utf8), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<8) func damagedSheets(_ part: UInt64) {
    for seed in part * Self.rounds..<(part + 1) * Self.rounds {
      var maker = SheetMaker(seed: seed + 100_000_000)
      expectFaithful(Array(maker.sheet(damaged: true).utf8), "seed \(seed)")
    }
  }

  @Test func anyBytes() {
    var random = SplitMix64(seed: 7)
    let alphabet = Array("@@::;{}(),/*/* \n\r\tab#\"!andmedia\u{FEFF}\u{2028}é".utf8)
    for round in 0..<4000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        round % 4 == 0
          ? UInt8.random(in: 0...255, using: &random)
          : alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      expectFaithful(bytes, "round \(round)")
    }
  }

  /// The generator must make what the properties are about.
  @Test func generatedSheetsAreWorthIt() {
    var resolved = 0, definitions = 0, changed = 0
    for seed: UInt64 in 0..<600 {
      var maker = SheetMaker(seed: seed)
      let source = SourceText(name: "a.nss", maker.sheet())
      if Outcomes.nui(source)[0] == "resolved" { resolved += 1 }
      definitions += Outcomes.fioriLines(source).count
      if !Formatter.isFormatted(.parse(source)) { changed += 1 }
    }
    #expect(resolved > 100 && definitions > 600 && changed > 500, "\(resolved) \(definitions) \(changed)")
  }

  @Test func rangesAreSafeAndPartsOfTheWhole() {
    for seed: UInt64 in 0..<1500 {
      var maker = SheetMaker(seed: seed)
      let source = SourceText(name: "a.nss", maker.sheet(damaged: seed % 3 == 0))
      let tree = SyntaxTree.parse(source)
      let whole = Formatter.edits(tree)
      let start = Int.random(in: 0...source.count, using: &maker.random)
      let end = Int.random(in: start...source.count, using: &maker.random)
      let edits = RangeFormatting.edits(tree, touching: start..<end)
      #expect(Set(edits).isSubset(of: whole))
      let result = SourceText(name: "a.nss", bytes: edits.applied(to: source.bytes) ?? [])
      let isSame =
        Outcomes.nui(source) == Outcomes.nui(result)
        && Outcomes.fioriLines(source) == Outcomes.fioriLines(result)
      #expect(isSame, "seed \(seed) \(start)..<\(end)")
      #expect(RangeFormatting.edits(tree, touching: 0..<source.count).count >= edits.count)
    }
  }
}

@Suite struct FormatterCorpusTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  static func sheets(under folder: URL) -> [URL] {
    let found = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return (found ?? []).filter { $0.hasSuffix(".nss") }.sorted().map { folder.appendingPathComponent($0) }
  }

  @Test func shippedThemes() throws {
    let sheets = Self.sheets(under: Self.root.appendingPathComponent("Themes"))
    #expect(sheets.count >= 8)
    for sheet in sheets {
      let bytes = [UInt8](try Data(contentsOf: sheet))
      expectFaithful(bytes, sheet.lastPathComponent)
      let tree = SyntaxTree.parse(SourceText(name: sheet.lastPathComponent, bytes: bytes))
      #expect(Formatter.isFormatted(tree), "\(sheet.lastPathComponent) is not canonical")
    }
  }

  /// Sheets from the wild, where they are at hand.
  @Test func corpus() throws {
    let given = ProcessInfo.processInfo.environment["NSS_SHARED"].map { URL(fileURLWithPath: $0) }
    let shared = given ?? Self.root.appendingPathComponent("../shared")
    for sheet in Self.sheets(under: shared.appendingPathComponent("corpus")) {
      expectFaithful([UInt8](try Data(contentsOf: sheet)), sheet.lastPathComponent)
    }
  }
}
