import NSSCatalog

/// How often each definition stands in either of two themes, as far as its media block holds.
struct DefinitionVersions {
  private struct Definition: Hashable {
    var name: String
    var text: String
  }

  private var olds: [Definition: Int] = [:]
  /// With the last one of each.
  private var news: [Definition: (count: Int, last: Int32)] = [:]

  /// Without any definition.
  init() {}

  init(_ old: DiffSide, _ new: DiffSide) {
    for (_, name, text) in old.definitions { olds[Definition(name: name, text: text), default: 0] += 1 }
    for (index, name, text) in new.definitions {
      news[Definition(name: name, text: text), default: (0, index)].count += 1
      news[Definition(name: name, text: text)]?.last = index
    }
  }

  /// What became of two definitions of one name, of which the one won and the other one wins now.
  func definition(_ winner: (name: String, text: String), _ successor: (name: String, text: String))
    -> Succession
  {
    Succession(winner: counts(winner), successor: counts(successor))
  }

  /// Whether both themes have it.
  func isInBoth(_ definition: (name: String, text: String)) -> Bool {
    let found = counts(definition)
    return found.old > 0 && found.new > 0
  }

  /// The last definition of the new theme that says the same, or -1.
  func last(_ definition: (name: String, text: String)) -> Int32 {
    news[Definition(name: definition.name, text: definition.text)]?.last ?? -1
  }

  private func counts(_ definition: (name: String, text: String)) -> (old: Int, new: Int) {
    let key = Definition(name: definition.name, text: definition.text)
    return (olds[key] ?? 0, news[key]?.count ?? 0)
  }
}

extension DiffSide {
  /// The definitions whose media block holds, or the lines that fiori-swiftui reads, in file order.
  fileprivate var definitions: [(index: Int32, name: String, text: String)] {
    if let fiori = theme.fiori {
      return (0..<fiori.outcomes.reduce(0) { $0 + $1.lines.count }).compactMap { index in
        line(Int32(index)).map { (Int32(index), $0.name, $0.text) }
      }
    }
    let store = theme.store
    return store.definitions.indices.filter { store.holds(store.definitions[$0].media, theme.traits) }.map {
      let (name, text) = definition(Int32($0))
      return (Int32($0), name, text)
    }
  }
}
