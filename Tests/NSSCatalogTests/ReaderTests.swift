import NSSSyntax
import NSSTestSupport
import Testing

@testable import NSSCatalog

/// Files of a project, and files that are broken.
@Suite struct ReaderTests {
  private func catalog(_ text: String) -> Catalog {
    Catalog.sapfiori.adding([SourceText(name: "own.nssc", text)])
  }

  @Test func ownCatalogue() throws {
    let own = catalog(
      """
      @component ACMERatingCell { kind: FormCell; stems: acmeRatingCell; }
      @role text; @source S0;
      acmeRatingCell_title { font-color { bare | -disabled }: Color; star-gap: <Number>; }
      /* Another element of a known component. */
      fdlFUIStepperFormCell_acmeBadge { background-color: Color; }
      """)
    #expect(own.problems == [])
    let title = try #require(own.classPath("acmeRatingCell_title".utf8))
    guard case .documented = own.support(of: "font-color-disabled".utf8, on: title),
      case .documented = own.support(of: "star-gap".utf8, on: title),
      case .known = own.verdict(onClass: "fdlFUIStepperFormCell_acmeBadge".utf8),
      case .known = own.verdict(onClass: "fdlFUIStepperFormCell_keyText".utf8),
      case .bareStem = own.verdict(onClass: "acmeRatingCell".utf8),
      case .unknown = own.attribute("star-gp".utf8),
      case .unknown = Catalog.sapfiori.attribute("star-gap".utf8)
    else { return #expect(Bool(false)) }
    #expect(title.element == "title")
    #expect(title.component?.name == "ACMERatingCell")
  }

  @Test(arguments: [
    ("a { font-color Color; }", 15), ("a { font-color: Colour; }", 16),
    ("a { font-color { -blue }: Color; }", 17),
    ("a, a;", 3), ("@nothing x;", 0), ("@role nobody; a;", 6), ("a { @fact x; }", 4), ("; a;", 0),
    ("a { font-color: Color", 21),
    ("@component X { kind FormCell; }", 20), ("a { image [left]: Image; }", 11),
  ])
  func problemsHavePlaces(_ text: String, _ offset: Int) throws {
    let problem = try #require(catalog(text).problems.first, "\(text)")
    #expect(problem.offset == offset, "\(problem.message)")
    #expect(problem.file == "own.nssc")
  }

  /// Found by chance: a type that is missing behind a `|` made a range that ended before it began.
  @Test(arguments: [
    "a { b: Color | ; }", "a { b: | ; }", "a { b: \"x\" | | \"y\"; }", "a { b: |", "a { b: ; }",
  ])
  func aMissingTypeIsAProblem(_ text: String) {
    #expect(!catalog(text).problems.isEmpty)
  }

  @Test func referencesLeadSomewhere() {
    let own = catalog(
      "acme_a { @deprecated acme_b; } acme_c { @listed-by Nobody; } Button { font-color: Color; }")
    #expect(own.problems.map(\.offset) == [21, 51, 61])
  }

  /// One bad line costs no other line.
  @Test func readingGoesOn() {
    let own = catalog("a { font-color Color; font-size: Number; } b;")
    #expect(own.problems.count == 1)
    #expect(own.classPath("b".utf8) != nil)
    #expect(own.classPath("a".utf8)?.attributes.map(\.base).contains("font-size") == true)
  }

  @Test func brokenFilesAreRead() throws {
    var random = SplitMix64(seed: 9)
    let original = CatalogText.bytes(BuiltInFamily.controls.text)
    for _ in 0..<40 {
      var bytes = original
      for _ in 0..<Int(1 + random.next() % 20) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      bytes.removeLast(Int(random.next() % UInt64(bytes.count)))
      let own = Catalog.sapfiori.adding([SourceText(name: "broken", bytes: bytes)])
      for path in own.extra.flatMap({ family in
        family.paths.indices.map { ClassPath(family: family, index: $0) }
      }) {
        _ = (
          path.element, path.classState, path.componentName, path.listedBy, path.attributes.flatMap(\.names)
        )
      }
    }
  }
}
