/// The types with their printed spellings and grammars, from `values.nssc`.
struct ValueTypes: Sendable {
  /// Type names; the index in the table is the place in `typeOfName`.
  private var names = NameTable(expected: 32)
  private var typeOfName: [ValueType] = []
  /// Spellings of types in the documents.
  private var printed = NameTable(expected: 64)
  private var typeOfPrinted: [ValueType] = []
  /// Printed spellings, and types, whose value words no document spells.
  private var unspelled = NameTable()
  private var unspelledTypes: UInt32 = 0
  private var grammars: [ValueGrammar?] = Array(repeating: nil, count: 3 * 32)
  /// Word lists by name, such as `colors`.
  private var wordLists: [PropertyBlock] = []
  private(set) var problems: [CatalogProblem]

  static let shared = ValueTypes(bytes: CatalogText.bytes(CatalogText.values))

  init(bytes: [UInt8]) {
    let (blocks, problems) = PropertyReader.read(file: "values.nssc", bytes: bytes)
    self.problems = problems
    for type in ValueType.allCases {
      names.insert(type.name.utf8)
      typeOfName.append(type)
      if printed.insert(type.name.utf8).isNew { typeOfPrinted.append(type) }
    }
    for block in blocks {
      if block.directive == "words" {
        wordLists.append(block)
        continue
      }
      guard let index = names.find(block.title.utf8) else {
        self.problems.append(
          CatalogProblem(file: "values.nssc", offset: 0, message: "unknown type '\(block.title)'"))
        continue
      }
      let type = typeOfName[index]
      for spelling in block.values("printed") where printed.insert(spelling.utf8).isNew {
        typeOfPrinted.append(type)
      }
      for spelling in block.values("unspelled") {
        unspelled.insert(spelling.utf8)
        if spelling == type.name { unspelledTypes |= 1 << UInt32(type.rawValue) }
      }
      for engine in Engine.allCases {
        guard let definition = block.value(engine.name) else { continue }
        guard let grammar = ValueGrammar(definition, also: block.values(engine.name + "-also")) else {
          self.problems.append(
            CatalogProblem(file: "values.nssc", offset: 0, message: "malformed grammar '\(definition)'"))
          continue
        }
        grammars[engine.ordinal * 32 + Int(type.rawValue)] = grammar
      }
    }
  }

  func type(named name: ArraySlice<UInt8>) -> ValueType? { names.find(name).map { typeOfName[$0] } }
  func type(printed name: ArraySlice<UInt8>) -> ValueType? { printed.find(name).map { typeOfPrinted[$0] } }

  /// Whether no document spells the words of a type printed like this; empty when no type is printed.
  func isUnspelled(_ type: ValueType, printed: ArraySlice<UInt8>) -> Bool {
    printed.isEmpty ? unspelledTypes & 1 << UInt32(type.rawValue) != 0 : unspelled.find(printed) != nil
  }

  func grammar(of type: ValueType, in engine: Engine) -> ValueGrammar? {
    grammars[engine.ordinal * 32 + Int(type.rawValue)]
  }

  /// A word list of an engine, such as `colors`, key `uikit`.
  func words(_ list: String, _ key: String) -> [String] {
    wordLists.first { $0.title == list }?.values(key) ?? []
  }
}
