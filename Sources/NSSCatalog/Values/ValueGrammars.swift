/// The grammars of the types in each engine, from `values.nssc`.
struct ValueGrammars: Sendable {
  private var grammars: [ValueGrammar?]
  private static let typeCount = ValueType.allCases.count
  private(set) var problems: [CatalogProblem] = []

  static let shared = ValueGrammars(ValueTypes.shared)

  init(_ types: ValueTypes) {
    grammars = Array(repeating: nil, count: Engine.allCases.count * Self.typeCount)
    for block in types.blocks where block.directive == "type" {
      guard let type = types.type(named: ArraySlice(block.title.utf8)) else { continue }
      for engine in Engine.allCases {
        guard let definition = block.value(engine.name) else { continue }
        guard let grammar = ValueGrammar(definition, also: block.values(engine.name + "-also")) else {
          problems.append(
            CatalogProblem(file: "values.nssc", offset: 0, message: "malformed grammar '\(definition)'"))
          continue
        }
        grammars[engine.ordinal * Self.typeCount + Int(type.rawValue)] = grammar
      }
    }
  }

  /// The grammar of a type in an engine; nil when the engine has no such values or code checks them.
  func grammar(of type: ValueType, in engine: Engine) -> ValueGrammar? {
    grammars[engine.ordinal * Self.typeCount + Int(type.rawValue)]
  }
}
