import NSSCatalog
import NSSLint
import NSSSyntax
import NSSTestSupport
import Testing

/// A documented declaration with one thing changed gets exactly one finding, of the right rule and range.
@Suite struct MutationTests {
  private static let declarations = DocumentedDeclaration.all(Catalog.sapfiori).filter {
    $0.path.status == .current && $0.path.hasDocumentedAttributes && $0.fact.certainty == .printed
      && !$0.fact.isDeprecated && $0.path.name.hasPrefix("fdl")
      && ($0.fact.evidence == .listed || $0.fact.evidence == .block)
  }

  /// What is changed, and the rules of which one must say so.
  enum Mutation: CaseIterable {
    case wrongAttribute, undocumentedState, unknownState, misspeltAttribute, misspeltElement,
      misspeltComponent
    case wrongValue

    var rules: Set<String> {
      switch self {
      case .wrongAttribute: ["unsupported-attribute"]
      case .undocumentedState: ["unsupported-state"]
      case .unknownState: ["unknown-attribute"]
      case .misspeltAttribute: ["unknown-attribute", "unsupported-attribute"]
      case .misspeltElement: ["unknown-element", "unknown-class-state"]
      case .misspeltComponent: ["unknown-component", "unknown-element"]
      case .wrongValue:
        ["invalid-value", "invalid-color", "invalid-number-suffix", "unknown-text-style", "css-only-syntax"]
      }
    }
  }

  @Test(arguments: Mutation.allCases) func exactlyOneRightFinding(mutation: Mutation) {
    var random = SplitMix64(seed: UInt64(mutation.hashValueForSeed))
    var settings = LintSettings()
    settings.engines = .sapfiori
    let linter = Linter(settings: settings)
    var wrong: [String] = []
    var made = 0
    while made < 800 {
      guard let declaration = Self.declarations.randomElement(using: &random),
        let (sheet, range) = mutate(declaration, mutation, &random)
      else { continue }
      made += 1
      let findings = linter.lint(SourceText(name: "t", sheet)).diagnostics
      if findings.count != 1 || !mutation.rules.contains(findings[0].rule) || findings[0].range != range {
        wrong.append("\(sheet) -> \(findings.map { "\($0.rule) \($0.range)" }), wanted \(range)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(made): \(wrong.prefix(5).joined(separator: "\n"))")
  }

  private func mutate(
    _ declaration: DocumentedDeclaration, _ mutation: Mutation, _ random: inout SplitMix64
  ) -> (String, Range<Int>)? {
    var (path, attribute, value) = (declaration.classPath, declaration.attribute, declaration.value)
    let catalog = Catalog.sapfiori
    var part = 1
    switch mutation {
    case .wrongAttribute:
      guard let other = catalog.baseAttributes.randomElement(using: &random),
        !declaration.path.attributes.contains(where: { $0.base == other }),
        let type = catalog.type(ofAttribute: other.utf8)
      else { return nil }
      (attribute, value) = (other, DocumentedDeclaration.value(of: type))
    case .undocumentedState:
      guard let state = catalog.stateSuffixes.randomElement(using: &random),
        case let name = "\(declaration.fact.base)-\(state)",
        case .undocumentedState = catalog.support(of: name.utf8, on: declaration.path)
      else { return nil }
      attribute = name
    case .unknownState:
      attribute = declaration.fact.base + (Bool.random(using: &random) ? "-pressed" : "-hovered")
    case .misspeltAttribute:
      attribute = misspelt(attribute, &random)
      if case .documented = catalog.support(of: attribute.utf8, on: declaration.path) { return nil }
      if case .undocumentedState = catalog.support(of: attribute.utf8, on: declaration.path) { return nil }
    case .misspeltElement:
      guard let underscore = path.firstIndex(of: "_") else { return nil }
      path = path[...underscore] + misspelt(String(path[path.index(after: underscore)...]), &random)
      part = 0
    case .misspeltComponent:
      let end = path.firstIndex(of: "_") ?? path.endIndex
      path = "fdl" + misspelt(String(path[..<end].dropFirst(3)), &random) + path[end...]
      part = 0
    case .wrongValue:
      guard let wrong = Self.wrongValue(of: declaration.fact.type), declaration.fact.areWordsPrinted else {
        return nil
      }
      value = wrong
      part = 2
    }
    if part == 0, isKnown(path, catalog) { return nil }
    let sheet = "\(path) { \(attribute): \(value); }"
    let starts = [0, path.utf8.count + 3, path.utf8.count + attribute.utf8.count + 5]
    let counts = [path.utf8.count, attribute.utf8.count, value.utf8.count]
    return (sheet, starts[part]..<starts[part] + counts[part])
  }

  private func isKnown(_ path: String, _ catalog: Catalog) -> Bool {
    switch catalog.verdict(onClass: path.utf8) {
    case .known, .bareStem: true
    default: false
    }
  }

  /// Drops, doubles or swaps a letter.
  private func misspelt(_ name: String, _ random: inout SplitMix64) -> String {
    var letters = Array(name)
    guard letters.count > 3 else { return name + "q" }
    let at = Int.random(in: 1..<letters.count - 1, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where letters[at] != letters[at - 1] && letters[at] != letters[at + 1]: letters.remove(at: at)
    case 1 where letters[at] != letters[at + 1]: letters.swapAt(at, at + 1)
    default: letters.insert("q", at: at)
    }
    return String(letters)
  }

  private static func wrongValue(of type: ValueType) -> String? {
    switch type {
    case .color: "#12345"
    case .textStyle: "bodyy"
    case .number, .integer: "12pt"
    case .boolean: "maybe"
    case .textTransform: "upper"
    default: nil
    }
  }
}

extension MutationTests.Mutation {
  fileprivate var hashValueForSeed: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
