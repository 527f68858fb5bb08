import NSSCatalog
import NSSReport
import NSSSyntax
import NSSTheme
import NSSWorkspace

/// What each engine reads, under the traits that the first byte chooses; a NUL parts sheets that are loaded together.
func fuzzEngines(_ bytes: [UInt8]) {
  guard let choice = bytes.first else { return }
  let traits = Traits(
    device: choice & 1 == 0 ? .iphone : .ipad, orientation: choice & 2 == 0 ? .portrait : .landscape,
    appearance: choice & 4 == 0 ? .light : .dark, contrast: choice & 8 == 0 ? .normal : .high)
  let sheets = bytes.dropFirst().split(separator: 0, omittingEmptySubsequences: false).prefix(3).map {
    SourceText(name: "fuzz.nss", bytes: Array($0))
  }
  for sheet in sheets {
    let engine = NUIEngine(sheet)
    let outcome = engine.outcome(traits)
    expect(engine.outcome(traits).verdict == outcome.verdict, "one answer")
    for index in 0..<outcome.classCount {
      let name = outcome.className(index)
      expect(outcome.classIndex(name) == index, "a class is found by its name")
      for attribute in outcome.attributes(of: index) { _ = outcome.text(attribute) }
    }
    if let range = outcome.verdict.range {
      expect(range.upperBound <= sheet.count, "where it fails is in the text")
    }
    _ = SAPFioriEngine.reading(sheet)
    let fiori = FioriSwiftUIEngine.outcome(sheet, traits)
    if sheet.firstInvalidUTF8() == nil {
      expect(
        fiori.definitions.map { "\($0.name)=\($0.text)" } == Outcomes.fioriLines(sheet),
        "the lines are read as described")
    }
  }
  // One engine's theme: making all views of it takes longer than everything before.
  let engine = Engine.allCases[Int(choice >> 4) % Engine.allCases.count]
  expectTheme(ParsedTheme(sheets, engine: engine), traits)
}

/// Every view of a theme can be made, and the JSON of it is JSON.
private func expectTheme(_ parsed: ParsedTheme, _ traits: Traits) {
  let theme = parsed.resolve(traits)
  for (index, name) in theme.classNames.enumerated() {
    guard let found = theme.themeClass(name) else { fail("the class '\(name)' is named and not there") }
    if index > 8 { continue }
    for attribute in found.attributes.prefix(8) {
      expect(
        theme.attribute(attribute.name, of: name)?.text == attribute.text, "an attribute is found by name")
      expect(theme.explain(attribute.name, of: name) != nil, "an attribute can be explained")
    }
  }
  var json = JSONWriter()
  ResolveJSON.append(theme, to: &json)
  expectJSON(json.bytes)
  expectJSON(DesignTokens.json(theme))
  _ = SwiftSource.text(theme, tool: "fuzz")
}

/// Bytes that must be JSON.
func expectJSON(_ bytes: [UInt8]) {
  do throws(JSONError) { _ = try JSONReader.read(bytes) } catch {
    fail("no JSON at \(error.offset): \(error.message)")
  }
}
