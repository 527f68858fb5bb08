import Foundation
import NSSCatalog
import NSSReport
import NSSSyntax
import NSSTheme
import Testing

/// What a reviewer is shown, compared as a whole.
@Suite struct DiffGoldenTests {
  /// One variable with 40 effects; a refactoring without effect; a loss of contrast in one state in dark appearance.
  @Test(arguments: ["variable", "refactoring", "contrast"]) func prepared(name: String) throws {
    let report = try DiffSamples.prepared(name)
    try Golden.expect(DiffMarkdown.text(report), "\(name).md", folder: "Diff")
    try Golden.expect(DiffText.text(report), "\(name).txt", folder: "Diff")
  }

  @Test func thePreparedChangesAreWhatTheyAreCalled() throws {
    let variable = try DiffSamples.prepared("variable").sheets[0].diffs[0]
    #expect(variable.causes.map(\.name) == ["@brand"])
    #expect(variable.changeCount == 40)
    let refactoring = try DiffSamples.prepared("refactoring")
    #expect(refactoring.isEmpty && !refactoring.sheets[0].isSilent)
    let contrast = try DiffSamples.prepared("contrast").sheets[0].diffs[0]
    #expect(contrast.regressions.map(\.place.state) == [.selected])
    #expect(contrast.regressions.map { $0.scope.words(in: contrast.traits) } == [[["dark"]]])
  }

  @Test func everyKindOfCause() throws {
    let old = """
      @brand: #0A6ED1;
      @gone: 3;
      @media (device: ipad) { @brand: #000000; }
      A { font-color: @brand; font-size: 17; a: @gone; }
      B, C { font-name: Arial; text-insets: 1 2 3 4; }
      D { font-color: #28FFFFFF; background-color: #000000; x: 1; x: 2; }
      """
    let new = """
      @main: #0A6ED2;
      @media (device: ipad) { @main: #111111; }
      A { font-color: @main; font-size: 15.5; a: 3; }
      B, C { font-name: Avenir; text-offset: 1, 2; }
      D { font-color: #50FFFFFF; background-color: #000000; x: 2; x: 1; }
      """
    let traits = [TraitsPair(Traits()), TraitsPair(Traits(device: .ipad))]
    try Golden.expect(
      DiffText.text(DiffSamples.report(old, new, .sapfiori, traits)), "causes.txt", folder: "Diff")
  }

  @Test func rejectedSheets() throws {
    var text = ""
    for (old, new) in [
      ("A { a: b; }", "A { a: b }"), ("A { a: b }", "A { a: b; }"), ("A { a: b; }", "A { a: @b; }"),
    ] {
      let report = DiffSamples.report(old, new, .nui, [TraitsPair(Traits())])
      text += DiffText.text(report) + "\n" + DiffMarkdown.text(report) + "\n"
    }
    let invalid = DiffSamples.report(
      SourceText(name: "Theme.nss", "A { a: b; }"), SourceText(name: "Theme.nss", bytes: [0x41, 0xFF]), .nui)
    text += DiffText.text(invalid)
    try Golden.expect(text, "outcomes.txt", folder: "Diff")
  }

  @Test func palettesAndEngines() throws {
    let sheet = ParsedTheme(
      [SourceText(name: "Theme.nss", "A { font-color: primary1; border-color: #28666666; }\n")],
      engine: .sapfiori)
    let palettes = ThemeDiff(
      sheet, sheet, traits: [TraitsPair(old: Traits(palette: .v3_x), new: Traits(palette: .v8))])
    let nui = ParsedTheme(
      [SourceText(name: "Theme.nss", "A { font-color: primary1; border-color: #28666666; }\n")], engine: .nui)
    let report = DiffReport([
      DiffedSheet(
        oldPath: "Theme.nss", newPath: "Theme.nss", diffs: [palettes, ThemeDiff(nui, sheet)])
    ])
    try Golden.expect(DiffText.text(report), "palettes-and-engines.txt", folder: "Diff")
  }

  @Test func aFolderHasWhatMattersFirst() {
    func diffed(_ name: String, _ old: String?, _ new: String?) -> DiffedSheet {
      func theme(_ text: String?) -> ParsedTheme {
        ParsedTheme([SourceText(name: name, text ?? "")], engine: .nui)
      }
      let diff = ThemeDiff(theme(old), theme(new), traits: [TraitsPair(Traits())])
      return DiffedSheet(oldPath: old.map { _ in name }, newPath: new.map { _ in name }, diffs: [diff])
    }
    let large = (0..<3000).map { "A\($0) { a: 1; }\n" }.joined()
    let dark = "L { font-color: #111111; background-color: #FFFFFF; }\n"
    let equal = "A { font-size: 1; }\nB { font-size: 1; }\nC { font-size: 1; }\n"
    let report = DiffReport([
      diffed("a-new.nss", nil, large), diffed("b-large.nss", large, large.replacing("1;", with: "2;")),
      diffed("c-broken.nss", dark, dark.replacing("#111111;", with: "#111111")),
      diffed("d-dark.nss", dark, dark.replacing("111111", with: "EEEEEE")),
      diffed("e-equal.nss", equal, equal.replacing("1;", with: "2;")), diffed("f-gone.nss", equal, nil),
    ])
    let text = DiffMarkdown.text(report)
    #expect(text.utf8.count <= DiffMarkdown.mostCharacters)
    func place(_ part: String) -> String.Index { text.range(of: part)?.lowerBound ?? text.endIndex }
    let order = [
      "c-broken.nss:1:", "1 sheet is rejected now. 1 sheet is new. 1 sheet is gone.", "harder to read",
      "`a-new.nss` is new",
      "`f-gone.nss` is gone", "### `b-large.nss`", "### `c-broken.nss`", "### `d-dark.nss`",
      "and the same 2 times more",
    ].map(place)
    #expect(order == order.sorted() && !order.contains(text.endIndex), "\(text.prefix(1500))")
    #expect(text.components(separatedBy: "falls below AA").count == 2)
  }

  @Test func noLineIsTooWide() throws {
    for name in ["variable", "contrast"] {
      for width in [40, 57, 80] {
        let text = DiffText.text(try DiffSamples.prepared(name), width: width)
        for line in text.split(separator: "\n")
        where !line.contains("→") && !line.contains("CollectionViewCell") && !line.contains("FormCell") {
          #expect(DisplayWidth.columns(of: String(line)) <= width, "\(line)")
        }
      }
    }
  }
}
