import NSSCatalog
import NSSLint
import NSSSyntax
import Testing

/// Every declaration that the catalogue documents passes the rules on names and values, one a sheet.
@Suite struct DocumentedDeclarationsTests {
  @Test func sapfioriDocumentedDeclarationsAreClean() {
    let declarations = DocumentedDeclaration.all(Catalog.sapfiori)
    #expect(declarations.count > 1500)
    #expect(findings(declarations, .sapfiori).isEmpty)
  }

  @Test func nuiDocumentedDeclarationsAreClean() {
    let declarations = DocumentedDeclaration.all(Catalog.nui)
    #expect(declarations.count > 440)
    #expect(findings(declarations, .nui).isEmpty)
  }

  private func findings(_ declarations: [DocumentedDeclaration], _ engine: EngineSet) -> [String] {
    var settings = LintSettings()
    settings.engines = engine
    let linter = Linter(settings: settings)
    let groups: Set<RuleGroup> = [.names, .values]
    let ids = Set(
      RuleRegistry.metadata.filter { groups.contains($0.group) && !exempt.contains($0.id) }.map(\.id))
    return declarations.flatMap { declaration in
      linter.lint(SourceText(name: "t", declaration.sheet)).diagnostics
        .filter { ids.contains($0.rule) && !declaration.isInferred($0) }
        .map { "\(declaration.sheet) -> \($0.rule): \($0.message)" }
    }
  }

  /// They speak of documented declarations on purpose.
  private let exempt: Set<String> = ["deprecated-class-path", "misprinted-class-path", "unread-attribute"]
}

/// One class path, attribute and state of the catalogue.
struct DocumentedDeclaration {
  let path: ClassPath
  let fact: AttributeFact
  let attribute: String

  var classPath: String {
    path.name.replacing("{row}", with: "3").replacing("{column}", with: "12")
  }

  var value: String { Self.value(of: fact.type) }

  var sheet: String { "\(classPath) { \(attribute): \(value); }" }

  /// A note that says no more than that the support is inferred.
  func isInferred(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .note && diagnostic.message.contains("inferred")
  }

  static func all(_ catalog: Catalog) -> [DocumentedDeclaration] {
    catalog.classPaths.flatMap { path in
      path.attributes.flatMap { fact in
        fact.names.map { DocumentedDeclaration(path: path, fact: fact, attribute: $0) }
      }
    }
  }

  static func value(of type: ValueType) -> String {
    switch type {
    case .color, .gradient: "#112233"
    case .textStyle: "body"
    case .fontName: "HelveticaNeue"
    case .number, .integer: "2"
    case .boolean: "true"
    case .box: "1 2 3 4"
    case .offset: "1,1"
    case .image: "icon.png"
    case .textAlign, .verticalAlign, .horizontalAlign: "center"
    case .textTransform: "uppercase"
    case .backgroundColorScheme: "device"
    case .barStyle, .keyboardAppearance: "default"
    case .borderStyle: "line"
    case .separatorStyle: "none"
    case .viewClassList: "UIView"
    case .string: "x"
    }
  }
}
