import NSSCatalog
import NSSSyntax

/// Where a sheet's variables are defined and used, by name.
public struct VariableFacts: Sendable {
  /// When a variable has a definition.
  public private(set) var definedIn: [Situations]
  /// The definitions of a variable: the first of each, then `nextDefinition`.
  public private(set) var firstDefinition: [Int32]
  /// The next definition of the same variable, by definition, or -1.
  public private(set) var nextDefinition: [Int32]
  /// Whether some value holds the variable.
  public private(set) var isUsed: [Bool]
  /// By name: whether it is a palette colour or a variant of one, so that it is defined without a definition.
  public private(set) var isPaletteName: [Bool]
  /// Definitions that lead back to themselves, each circle once, its first definition first.
  public private(set) var cycles: [[Int32]] = []

  init(builder: SheetBuilder) {
    let count = builder.names.count
    definedIn = Array(repeating: [], count: count)
    firstDefinition = Array(repeating: -1, count: count)
    nextDefinition = Array(repeating: -1, count: builder.definitions.count)
    isUsed = Array(repeating: false, count: count)
    isPaletteName = Array(repeating: false, count: count)
    var last = [Int32](repeating: -1, count: count)
    func judge(_ name: NameID, _ known: inout [Bool]) {
      let bytes = builder.tree.source.bytes[builder.names.range(name)].dropFirst()
      known[Int(name)] = PaletteNames.isName(bytes)
    }
    for (index, definition) in builder.definitions.enumerated() {
      let name = Int(definition.name)
      let media = definition.media
      definedIn[name].formUnion(media < 0 ? .all : builder.mediaBlocks[Int(media)].situations)
      if last[name] < 0 {
        firstDefinition[name] = Int32(index)
        judge(definition.name, &isPaletteName)
      } else {
        nextDefinition[Int(last[name])] = Int32(index)
      }
      last[name] = Int32(index)
    }
    for use in builder.variableUses {
      let name = Int(use.name)
      if !isUsed[name], firstDefinition[name] < 0 { judge(use.name, &isPaletteName) }
      isUsed[name] = true
    }
    findCycles(builder, last: last)
  }

  /// Follows the chain of each variable's last definition; each variable is visited once.
  private mutating func findCycles(_ builder: SheetBuilder, last: [Int32]) {
    var visit = [Int32](repeating: -1, count: last.count)
    for start in builder.definitions.indices {
      var chain: [Int32] = []
      var name = builder.definitions[start].name
      while visit[Int(name)] < 0, last[Int(name)] >= 0 {
        visit[Int(name)] = Int32(start)
        chain.append(last[Int(name)])
        let definition = builder.definitions[Int(last[Int(name)])]
        let token = Int(definition.valueTokens.lowerBound)
        guard definition.valueTokens.count == 1, builder.tree.tokens.kind(token) == .variable else { break }
        name = definition.value
      }
      guard let closing = chain.firstIndex(where: { builder.definitions[Int($0)].name == name }),
        let end = chain.last, builder.definitions[Int(end)].value == name
      else { continue }
      let circle = chain[closing...]
      let first = circle.enumerated().min { $0.element < $1.element }?.offset ?? 0
      cycles.append(Array(circle.dropFirst(first)) + Array(circle.prefix(first)))
    }
  }

  /// The definitions of a variable in document order, at most `limit`.
  public func definitions(of name: NameID, limit: Int = .max) -> [Int] {
    var result: [Int] = []
    var next = firstDefinition[Int(name)]
    while next >= 0, result.count < limit {
      result.append(Int(next))
      next = nextDefinition[Int(next)]
    }
    return result
  }
}
