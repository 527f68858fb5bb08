/// Finds the variables that have another name in the new theme: where every use that changed says so, or where the one
/// variable that is gone and the one that is new have the same text.
struct VariableRenames {
  private let old: ThemeStore
  private let new: ThemeStore
  /// Names with `@`, in file order, with the text of the last definition.
  private let gone: [(name: String, text: String)]
  private let fresh: [(name: String, text: String)]

  init(_ old: ThemeStore, _ new: ThemeStore) {
    (self.old, self.new) = (old, new)
    gone = Self.variables(of: old, missingIn: new)
    fresh = gone.isEmpty ? [] : Self.variables(of: new, missingIn: old)
  }

  private static func variables(of store: ThemeStore, missingIn other: ThemeStore) -> [(
    name: String, text: String
  )] {
    guard store.engine != .fioriSwiftUI else { return [] }
    let others = Set(other.definitions.map(\.name))
    var order: [Int32] = []
    var texts: [Int32: Int32] = [:]
    for definition in store.definitions where store.paletteOfVariable[Int(definition.variable)] == nil {
      if texts[definition.name] == nil {
        let same = store.names.withBytes(Int(definition.name)) { other.names.find($0) }
        if let same, others.contains(Int32(same)) { continue }
        order.append(definition.name)
      }
      texts[definition.name] = definition.text
    }
    return order.map { ($0, texts[$0] ?? 0) }.map { name, text in
      (store.names.string(Int(name)), store.texts.string(Int(text)))
    }
  }

  /// The renames, in the order of the old theme.
  func find(_ changes: [RawChange]) -> [RenamedVariable] {
    if gone.isEmpty || fresh.isEmpty { return [] }
    let goneNames = Set(gone.map(\.name))
    let freshNames = Set(fresh.map(\.name))
    // Which new names stand in the place of an old one; nil where there are several.
    var forward: [String: String?] = [:]
    var backward: [String: String?] = [:]
    for change in changes {
      guard let from = change.old?.declaration, let to = change.new?.declaration, from >= 0, to >= 0,
        old.declarations[Int(from)].variable >= 0, new.declarations[Int(to)].variable >= 0
      else { continue }
      let name = old.texts.string(Int(old.declarations[Int(from)].text))
      let other = new.texts.string(Int(new.declarations[Int(to)].text))
      guard goneNames.contains(name), freshNames.contains(other) else { continue }
      note(name, other, &forward)
      note(other, name, &backward)
    }
    var found: [String: String] = [:]
    for case (let name, let other?) in forward where backward[other] == name { found[name] = other }
    pairByText(&found)
    return gone.compactMap { entry in found[entry.name].map { RenamedVariable(old: entry.name, new: $0) } }
  }

  private func note(_ name: String, _ other: String, _ partners: inout [String: String?]) {
    if let known = partners[name] {
      if known != other { partners[name] = .some(nil) }
    } else {
      partners[name] = other
    }
  }

  private func pairByText(_ found: inout [String: String]) {
    let taken = Set(found.values)
    let names = found
    func byText(_ list: [(name: String, text: String)], _ isTaken: (String) -> Bool) -> [String: [String]] {
      var result: [String: [String]] = [:]
      for entry in list where !isTaken(entry.name) { result[entry.text, default: []].append(entry.name) }
      return result
    }
    let left = byText(gone) { names[$0] != nil }
    let right = byText(fresh) { taken.contains($0) }
    for (text, olds) in left {
      // As many new ones as old ones with this text: paired in their order.
      guard let news = right[text], news.count == olds.count else { continue }
      for (name, other) in zip(olds, news) { found[name] = other }
    }
  }
}
