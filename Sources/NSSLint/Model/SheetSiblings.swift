import NSSSyntax

/// The other sheets of a set that an app loads together, as far as rules ask for them.
public struct SheetSiblings: Sendable {
  /// Names of variables, `@` included, each with the sheet that defines it, as messages name it.
  public private(set) var definitions: [String: String] = [:]

  /// No other sheets.
  public init() {}

  /// Adds the variables that a sheet defines. The first sheet of a name counts.
  public mutating func add(_ names: some Sequence<String>, of sheet: String) {
    for name in names where definitions[name] == nil { definitions[name] = sheet }
  }

  /// The names of the variables that a sheet defines, `@` included, each once, in document order.
  public static func definedNames(in tree: SyntaxTree) -> [String] {
    var seen: Set<String> = []
    return tree.nodes.compactMap { node in
      guard node.kind == .definition else { return nil }
      let name = tree.text(Int(node.first))
      return seen.insert(name).inserted ? name : nil
    }
  }
}
