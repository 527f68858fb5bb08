import NSSCatalog

/// Two class paths that reach one element and set one attribute to different values.
public struct PathConflict: Hashable, Sendable {
  /// Why both reach it.
  public enum Kind: String, Sendable {
    /// A deprecated path, or that of an inner view, beside the component's own.
    case paths
    /// `X_selected` beside the attribute with the suffix `-selected` of `X`.
    case classState
    /// A newer attribute beside an older one for the same thing.
    case superseded
  }

  /// The name of the element.
  public let element: String
  /// The state, or nil for the attribute without state.
  public let state: TintState?
  /// Why both reach it.
  public let kind: Kind
  /// The attribute that wins.
  public let winner: ThemeAttribute
  /// The attribute that has no effect.
  public let loser: ThemeAttribute
}

extension TintElement {
  /// The attributes that several paths of this element set to different values.
  public var conflicts: [PathConflict] {
    struct Entry {
      var path: Int
      var declaration: Int32
    }
    struct Key: Hashable {
      var name: Int32
      var state: UInt8
    }
    let theme = lookup.theme
    var order: [Key] = []
    var entries: [Key: [Entry]] = [:]
    for (index, path) in lookup.element.paths.enumerated() {
      let number = lookup.classes[lookup.offset + index]
      guard number >= 0 else { continue }
      var seen: Set<Key> = []
      theme.forEachDeclaration(of: Int(number)) { declared in
        let declaration = theme.store.declarations[Int(declared)]
        var state = declaration.state
        if let own = path.state, state == ThemeStore.bare { state = own.rawValue }
        let key = Key(name: declaration.bareName, state: state)
        guard seen.insert(key).inserted else { return }
        var winner = theme.winner(of: key.name, state, in: Int(number))
        if winner < 0 { winner = theme.winner(of: key.name, ThemeStore.bare, in: Int(number)) }
        if entries[key] == nil { order.append(key) }
        entries[key, default: []].append(Entry(path: index, declaration: winner))
      }
    }
    var conflicts: [PathConflict] = []
    for key in order {
      guard let list = entries[key], let first = list.first else { continue }
      let winner = attribute(first.declaration, path: first.path)
      for other in list.dropFirst() {
        let loser = attribute(other.declaration, path: other.path)
        guard loser.value != winner.value else { continue }
        let paths = lookup.element.paths
        let isClassState = (paths[first.path].state == nil) != (paths[other.path].state == nil)
        conflicts.append(
          PathConflict(
            element: name, state: TintState(rawValue: key.state), kind: isClassState ? .classState : .paths,
            winner: winner, loser: loser))
      }
    }
    return conflicts + supersededConflicts
  }

  private func attribute(_ declaration: Int32, path: Int) -> ThemeAttribute {
    lookup.theme.themeAttribute(declaration, of: Int(lookup.classes[lookup.offset + path]))
  }

  private var supersededConflicts: [PathConflict] {
    lookup.element.superseded.flatMap { rule in
      rule.states.compactMap { state in
        guard let newer = lookup.theme.store.names.find(rule.newer),
          let winner = lookup.findInState(Int32(newer), state), let loser = self[state].view(rule.older),
          loser.isSuperseded, winner.value != loser.value
        else { return nil }
        return PathConflict(
          element: name, state: state, kind: .superseded, winner: lookup.theme.attribute(winner),
          loser: lookup.theme.attribute(loser))
      }
    }
  }
}
