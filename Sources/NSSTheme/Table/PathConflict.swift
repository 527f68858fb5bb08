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
  /// The attributes that several paths of this element, or a newer attribute beside an older one, set to different
  /// values.
  public var conflicts: [PathConflict] { pathConflicts + supersededConflicts }

  /// The attributes that several paths of this element set to different values.
  public var pathConflicts: [PathConflict] {
    // Most elements are reached by one path of the sheet, if any.
    guard lookup.element.paths.count > 1 else { return [] }
    struct Entry {
      var path: TableContent.Path
      var declaration: Int32
    }
    let theme = lookup.theme
    // Keys are a bare name's number and, in the lowest byte, a state. No type of their own: the first table of a new type
    // makes the runtime search all conformances, which a small sheet would feel.
    var order: [Int] = []
    var entries: [Int: [Entry]] = [:]
    for path in lookup.paths {
      // The last declaration wins; in a path that carries the state, one with the suffix wins over one without.
      var own: [Int: (declaration: Int32, hasSuffix: Bool)] = [:]
      var ownOrder: [Int] = []
      theme.forEachDeclaration(of: Int(path.number)) { at in
        let declaration = theme.store.declarations[Int(at)]
        let hasSuffix = declaration.state != ThemeStore.bare
        let state = hasSuffix ? declaration.state : path.state?.rawValue ?? ThemeStore.bare
        let key = Int(declaration.bareName) << 8 | Int(state)
        if let before = own[key] {
          if before.hasSuffix, !hasSuffix { return }
        } else {
          ownOrder.append(key)
        }
        own[key] = (at, hasSuffix)
      }
      for key in ownOrder {
        guard let found = own[key] else { continue }
        if entries[key] == nil { order.append(key) }
        entries[key, default: []].append(Entry(path: path, declaration: found.declaration))
      }
    }
    var attributes = AttributeCache(theme: theme)
    var conflicts: [PathConflict] = []
    for key in order {
      guard let list = entries[key], let first = list.first, list.count > 1 else { continue }
      let value = theme.value(of: first.declaration).value
      for other in list.dropFirst() where theme.value(of: other.declaration).value != value {
        let isClassState = (first.path.state == nil) != (other.path.state == nil)
        guard let winner = attributes.find(first.declaration, first.path.number),
          let loser = attributes.find(other.declaration, other.path.number)
        else { continue }
        conflicts.append(
          PathConflict(
            element: name, state: TintState(rawValue: UInt8(truncatingIfNeeded: key)),
            kind: isClassState ? .classState : .paths, winner: winner, loser: loser))
      }
    }
    return conflicts
  }

  /// The attributes of classes by declaration, each class merged once.
  private struct AttributeCache {
    let theme: ResolvedTheme
    private var classes: [Int32: [ThemeLocation: ThemeAttribute]] = [:]

    init(theme: ResolvedTheme) { self.theme = theme }

    mutating func find(_ declaration: Int32, _ number: Int32) -> ThemeAttribute? {
      let known =
        classes[number]
        ?? Dictionary(
          theme.attributes(of: Int(number)).map { ($0.location, $0) }, uniquingKeysWith: { first, _ in first }
        )
      classes[number] = known
      return known[theme.location(theme.store.declarations[Int(declaration)])]
    }
  }

  private var supersededConflicts: [PathConflict] {
    lookup.schema.superseded.flatMap { rule in
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
