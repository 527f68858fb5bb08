import NSSSyntax

/// The other sheets of a set that an app loads together, as far as rules ask for them.
public struct SheetSiblings: Sendable {
  /// Names of variables, `@` included, each with the sheet that defines it, as messages name it.
  public private(set) var definitions: [String: String] = [:]

  /// No other sheets.
  public init() {}

  /// Names of variables that some other sheet uses, `@` included.
  public private(set) var used: Set<String> = []

  /// The variables of one sheet, names with `@`.
  public struct Variables: Hashable, Sendable {
    /// Those that it defines, each once, in document order.
    public private(set) var defined: [String] = []
    /// Those that its values hold, sorted, each once.
    public private(set) var used: [String] = []

    /// Reads a sheet.
    public init(_ tree: SyntaxTree) {
      var seen: Set<String> = []
      var heads: Set<Int> = []
      for node in tree.nodes where node.kind == .definition {
        heads.insert(Int(node.first))
        let name = tree.text(Int(node.first))
        if seen.insert(name).inserted { defined.append(name) }
      }
      var uses: Set<String> = []
      for token in 0..<tree.tokens.count where tree.tokens.kind(token) == .variable && !heads.contains(token)
      {
        uses.insert(tree.text(token))
      }
      used = uses.sorted()
    }
  }

  /// Adds the variables of a sheet. Of the sheets that define one, the first counts.
  public mutating func add(_ variables: Variables, of sheet: String) {
    for name in variables.defined where definitions[name] == nil { definitions[name] = sheet }
    used.formUnion(variables.used)
  }
}
