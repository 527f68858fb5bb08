import NSSCatalog
import NSSLint
import NSSSyntax

/// A project's own catalogue; behind a NUL, a sheet that is judged by it. Bit 0 of the first byte chooses the engine.
func fuzzCatalog(_ bytes: [UInt8]) {
  guard let choice = bytes.first else { return }
  let parts = bytes.dropFirst().split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  let file = SourceText(name: "own.nssc", bytes: Array(parts[0]))
  let catalog = Catalog.of(choice & 1 == 0 ? .sapfiori : .nui).adding([file])
  for problem in catalog.problems {
    expect(problem.offset >= 0 && problem.offset <= file.count, "a problem is in the file")
    expect(!problem.message.isEmpty, "a problem has words")
  }
  // Lookups, by the words of the file itself.
  let tree = SyntaxTree.parse(file)
  for token in 0..<min(tree.tokens.count, 64) where tree.tokens.kind(token).isName {
    let name = tree.bytes(token)
    if let path = catalog.classPath(name) {
      expect(!path.name.isEmpty, "a class path has a name")
      for attribute in path.attributes.prefix(8) {
        _ = catalog.support(of: attribute.base.utf8, on: path)
      }
    }
    _ = (catalog.verdict(onClass: name), catalog.split(name), catalog.type(ofAttribute: name))
    _ = catalog.component(String(decoding: name, as: UTF8.self))
  }
  if choice & 2 != 0, let grammar = ValueGrammar(String(decoding: parts[0], as: UTF8.self)) {
    expect(ValueGrammar(grammar.definition) == grammar, "a grammar is what its text says")
  }
  guard parts.count > 1 else { return }
  var settings = LintSettings()
  settings.engines = choice & 1 == 0 ? .sapfiori : .nui
  settings.catalogs = ProjectCatalogs([file])
  let sheet = SourceText(name: "fuzz.nss", bytes: Array(parts[1]))
  for finding in Linter(settings: settings).lint(sheet).diagnostics {
    expect(finding.range.upperBound <= sheet.count, "\(finding.rule): a finding is in the text")
  }
}
