import NSSCatalog
import NSSLint
import NSSSyntax

/// What an attribute or variable of a sheet takes.
struct WantedValue {
  /// The type, nil where nothing is known.
  var type: ValueType?
  /// The engine whose words are offered.
  var engine: Engine

  init(type: ValueType?, engine: Engine) { (self.type, self.engine) = (type, engine) }

  /// What an attribute of some classes takes: by the first class that a catalogue has, else by its name alone.
  init(attribute: String, classes: [String], _ snapshot: Snapshot) {
    let engines = snapshot.ruleEngines.isEmpty ? [Engine.nui] : snapshot.ruleEngines.reversed()
    engine = engines[0]
    for candidate in engines {
      let catalog = snapshot.catalog(candidate)
      for name in classes {
        let own = snapshot.settings.configuration.classes[name] ?? name
        guard case .known(let path) = catalog.verdict(onClass: own.utf8) else { continue }
        if let found = catalog.support(of: attribute.utf8, on: path).type {
          (type, engine) = (found, candidate)
          return
        }
      }
    }
    for candidate in engines {
      if let found = snapshot.catalog(candidate).type(ofAttribute: attribute.utf8) {
        (type, engine) = (found, candidate)
        return
      }
    }
  }

  /// What a variable takes: what the first declaration takes that uses it; a colour where none does.
  static func of(variable: String, _ snapshot: Snapshot) -> WantedValue {
    let sheet = snapshot.sheet
    for use in sheet.variableUses where use.declaration >= 0 && sheet.text(use.name) == variable {
      let declaration = sheet.declarations[Int(use.declaration)]
      return WantedValue(
        attribute: sheet.text(declaration.name), classes: sheet.classNames(ofRule: declaration.rule), snapshot
      )
    }
    return WantedValue(type: .color, engine: snapshot.mainEngine)
  }

  /// A value to start from.
  var placeholder: String {
    switch type {
    case .color, .gradient, nil: "#000000"
    case .number, .integer: "0"
    case .box: "0 0 0 0"
    case .offset: "0, 0"
    case .boolean: Catalog.of(engine).grammar(of: .boolean)?.words.first ?? "true"
    case .some(let type): Catalog.of(engine).grammar(of: type)?.words.first ?? "value"
    }
  }
}

extension LintSheet {
  /// The class paths of a rule.
  func classNames(ofRule rule: Int32) -> [String] {
    rules[Int(rule)].classes.map { text(classUses[Int($0)].name) }
  }
}

extension ValueGrammar {
  /// Whether a text is a value of this grammar.
  func accepts(_ text: String) -> Bool {
    let tokens = SyntaxTree.parse(SourceText(name: "", text)).tokens
    let values = (0..<tokens.count).compactMap { token -> ValueToken? in
      let kind = tokens.kind(token)
      return kind.isTrivia || tokens.range(token).isEmpty
        ? nil : ValueToken(kind: kind, range: tokens.range(token))
    }
    return match(values, in: Array(text.utf8)) == .matches
  }
}
