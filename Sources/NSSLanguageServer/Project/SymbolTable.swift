import NSSLint
import NSSSyntax

/// What a name in a sheet stands for.
enum SymbolName: Hashable, Sendable {
  /// A variable, with its `@`.
  case variable(String)
  /// A style class or class path.
  case styleClass(String)

  /// The name as written.
  var text: String {
    switch self {
    case .variable(let name), .styleClass(let name): name
    }
  }
}

/// Where a sheet names variables and classes: a view of its tables, which costs nothing to make.
struct SymbolTable {
  /// One place of a name.
  struct Occurrence {
    /// 0-based UTF-8 byte range of the name.
    var range: Range<Int>
    /// Whether the name gets its meaning here: a definition, or a rule of the class.
    var isDefinition: Bool
  }

  let sheet: LintSheet

  /// The places of a name in document order.
  func places(of name: SymbolName) -> [Occurrence] {
    switch name {
    case .styleClass(let text):
      guard let id = first(sheet.classUses, text, \.name) else { return [] }
      return sheet.classUses.filter { $0.name == id }.map {
        Occurrence(range: sheet.range(ofToken: $0.token), isDefinition: true)
      }
    case .variable(let text):
      guard let id = first(sheet.definitions, text, \.name) ?? first(sheet.variableUses, text, \.name) else {
        return []
      }
      let definitions = sheet.definitions.filter { $0.name == id }.map {
        Occurrence(range: sheet.range(ofToken: $0.token), isDefinition: true)
      }
      let uses = sheet.variableUses.filter { $0.name == id }.map {
        Occurrence(range: sheet.range(ofToken: $0.token), isDefinition: false)
      }
      return (definitions + uses).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  /// The number of a name among the names of a list's items.
  private func first<Item>(_ items: [Item], _ text: String, _ name: (Item) -> NameID) -> NameID? {
    items.first { item in
      sheet.names.range(name(item)).count == text.utf8.count
        && sheet.bytes(name(item)).elementsEqual(text.utf8)
    }.map(name)
  }

  /// All names of the sheet, each once: classes, then variables.
  var names: [SymbolName] {
    var seen = [Bool](repeating: false, count: sheet.names.count)
    func isNew(_ name: NameID) -> Bool {
      defer { seen[Int(name)] = true }
      return !seen[Int(name)]
    }
    var result: [SymbolName] = []
    for use in sheet.classUses where isNew(use.name) { result.append(.styleClass(sheet.text(use.name))) }
    // The same text may be a broken class and a variable.
    seen = [Bool](repeating: false, count: sheet.names.count)
    for definition in sheet.definitions where isNew(definition.name) {
      result.append(.variable(sheet.text(definition.name)))
    }
    for use in sheet.variableUses where isNew(use.name) { result.append(.variable(sheet.text(use.name))) }
    return result
  }

  /// The name that holds an offset, or ends at it.
  func name(at offset: Int) -> (name: SymbolName, range: Range<Int>)? {
    let tree = sheet.tree
    guard let token = tree.touched(offset), let index = tree.innermostNode(ofToken: token) else { return nil }
    let range = tree.tokens.range(token)
    let text = tree.text(token)
    switch tree.nodes[index].kind {
    case .rule where find(sheet.classUses, token, \.token): return (.styleClass(text), range)
    case .definition where Int(tree.nodes[index].first) == token: return (.variable(text), range)
    case .definition, .declaration:
      return find(sheet.variableUses, token, \.token) ? (.variable(text), range) : nil
    default: return nil
    }
  }

  /// Whether one of some items, which stand in document order, has a token.
  private func find<Item>(_ items: [Item], _ token: Int, _ key: (Item) -> Int32) -> Bool {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if Int(key(items[middle])) < token { low = middle + 1 } else { high = middle }
    }
    return low < items.count && Int(key(items[low])) == token
  }
}
