/// The grammars of the types in one engine, from `values.nssc`.
struct ValueGrammars: Sendable {
  private var grammars: [ValueGrammar?]
  private(set) var problems: [CatalogProblem] = []

  /// Those of an engine, read once they are asked for.
  static func of(_ engine: Engine) -> ValueGrammars {
    switch engine {
    case .nui: nui
    case .sapfiori: sapfiori
    case .fioriSwiftUI: fioriSwiftUI
    }
  }

  private static let nui = ValueGrammars(.shared, .nui)
  private static let sapfiori = ValueGrammars(.shared, .sapfiori)
  private static let fioriSwiftUI = ValueGrammars(.shared, .fioriSwiftUI)

  init(_ types: ValueTypes, _ engine: Engine) {
    grammars = Array(repeating: nil, count: ValueType.allCases.count)
    for block in types.blocks where block.directive == "type" {
      guard let type = types.type(named: ArraySlice(block.title.utf8)),
        let definition = block.value(engine.name)
      else { continue }
      guard let grammar = ValueGrammar(definition, also: block.values(engine.name + "-also")) else {
        problems.append(
          CatalogProblem(file: "values.nssc", offset: 0, message: "malformed grammar '\(definition)'"))
        continue
      }
      grammars[Int(type.rawValue)] = grammar
    }
  }

  /// The grammar of a type; nil when the engine has no such values or code checks them.
  func grammar(of type: ValueType) -> ValueGrammar? { grammars[Int(type.rawValue)] }
}
