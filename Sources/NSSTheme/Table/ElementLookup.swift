import NSSCatalog

/// Finds the value of an attribute of an element in a state, by the order that the documents and assumptions give. The
/// paths of an element stand in their order of precedence already. Nothing here allocates.
struct ElementLookup {
  let theme: ResolvedTheme
  let element: ThemeSchema.Element
  /// The classes of the paths, -1 where the theme has none.
  let classes: [Int32]
  let offset: Int
  let scheme: PaletteScheme?

  struct Hit {
    var declaration: Int32
    var path: Int
    /// Whether another path has the attribute, too.
    var isContested: Bool
  }

  /// The value of a bare name in a state: that of the state, else that without state.
  func find(_ name: ThemeStore.WellKnown, _ state: TintState) -> Lookup? { find(name.rawValue, state) }

  func find(_ name: Int32, _ state: TintState) -> Lookup? {
    if let hit = stateHit(name, state) { return lookup(hit, state, .state) }
    return bareHit(name).map { lookup($0, state, bareSource(state)) }
  }

  /// The value of the state itself: with its suffix, or in a class path that carries it.
  func findInState(_ name: Int32, _ state: TintState) -> Lookup? {
    stateHit(name, state).map { lookup($0, state, .state) }
  }

  /// The text colour: in a state the tint wins over the font colour.
  func foregroundColor(_ state: TintState) -> Lookup? {
    let font = ThemeStore.WellKnown.fontColor.rawValue
    let tint = ThemeStore.WellKnown.tintColor.rawValue
    let fontHit = stateHit(font, state)
    if element.tintFeedsStates, let hit = suffixHit(tint, state), fontHit.map({ hit.path <= $0.path }) ?? true
    {
      return lookup(hit, state, .state, element.isTintPrinted ? [] : .tintOverFont)
    }
    if let fontHit { return lookup(fontHit, state, .state) }
    if element.tintFeedsBare, let hit = stateHit(tint, state) { return lookup(hit, state, .state) }
    if let hit = bareHit(font) { return lookup(hit, state, bareSource(state)) }
    if element.tintFeedsBare, let hit = bareHit(tint) { return lookup(hit, state, bareSource(state)) }
    return nil
  }

  // MARK: Order

  /// `fits` gets the state that a path carries and the number of its class.
  @inline(__always)
  private func hit(_ fits: (TintState?, Int) -> Int32) -> Hit? {
    var found: Hit?
    for index in element.pathStates.indices {
      let number = classes[offset + index]
      guard number >= 0 else { continue }
      let declaration = fits(element.pathStates[index], Int(number))
      guard declaration >= 0 else { continue }
      if found != nil {
        found?.isContested = true
        return found
      }
      found = Hit(declaration: declaration, path: index, isContested: false)
    }
    return found
  }

  private func stateHit(_ name: Int32, _ state: TintState) -> Hit? {
    hit { carried, number in
      if carried == state {
        let own = theme.winner(of: name, state.rawValue, in: number)
        return own >= 0 ? own : theme.winner(of: name, ThemeStore.bare, in: number)
      }
      return carried == nil ? theme.winner(of: name, state.rawValue, in: number) : -1
    }
  }

  /// With the suffix only: the bare `tint-color` of a class path that carries a state is no text colour.
  private func suffixHit(_ name: Int32, _ state: TintState) -> Hit? {
    hit { carried, number in
      carried == nil || carried == state ? theme.winner(of: name, state.rawValue, in: number) : -1
    }
  }

  private func bareHit(_ name: Int32) -> Hit? {
    hit { carried, number in carried == nil ? theme.winner(of: name, ThemeStore.bare, in: number) : -1 }
  }

  private func bareSource(_ state: TintState) -> LookupSource {
    element.pathStates.contains(state) ? .baseClass : .bare
  }

  private func lookup(
    _ hit: Hit, _ state: TintState, _ from: LookupSource, _ more: Assumptions = []
  ) -> Lookup {
    let found = theme.value(of: hit.declaration, scheme: scheme)
    let number = classes[offset + hit.path]
    var assumptions = found.assumptions.union(more).union(theme.store.unlisted(hit.declaration, in: number))
    if from == .baseClass { assumptions.insert(.classStateOverlay) }
    if from == .bare, state != .normal { assumptions.insert(.stateFallback) }
    if hit.isContested {
      // The two paths may be the one with the state and the one without: that is another assumption.
      assumptions.insert(element.pathStates[hit.path] != nil ? .classStateOverlay : .pathOrder)
    }
    if element.paths[hit.path].isLent { assumptions.insert(.lentPath) }
    // That a path of an inner view reaches the element at all is not printed.
    if element.paths[hit.path].isInner, element.hasOwnPath { assumptions.insert(.pathOrder) }
    return Lookup(
      value: found.value, from: from, assumptions: assumptions,
      wipesComponentDefault: from != .state && state != .normal, isSuperseded: false,
      declaration: hit.declaration, classNumber: number)
  }

  // MARK: The view group

  /// Whether a bare name in a state is a tint attribute, not one of the view.
  func isTintAttribute(_ name: Int32, hasState: Bool) -> Bool {
    switch ThemeStore.WellKnown(rawValue: name) {
    case nil, .colorScheme?: return false
    case .tintColor?: return hasState ? element.tintFeedsStates : element.tintFeedsBare
    default: return true
    }
  }

  /// A view attribute in a state.
  func viewAttribute(_ name: Int32, _ state: TintState) -> Lookup? {
    let hits = Hits(state: stateHit(name, state), bare: bareHit(name))
    guard let found = viewAttribute(name, state, hits) else { return nil }
    return isSuperseded(name, state) ? found.superseded : found
  }

  /// Of `tint-color`, where its states feed the text colour, only the bare form is one of the view.
  private func viewAttribute(_ name: Int32, _ state: TintState, _ hits: Hits) -> Lookup? {
    if isTintAttribute(name, hasState: false) || isOutOfPlace(name, state) { return nil }
    if let hit = hits.state, !isTintAttribute(name, hasState: true) { return lookup(hit, state, .state) }
    return hits.bare.map { lookup($0, state, bareSource(state)) }
  }

  /// What is found for one name: in the state, and without state.
  private struct Hits {
    var state: Hit?
    var bare: Hit?

    static func add(_ declaration: Int32, _ path: Int, to hit: inout Hit?) {
      if declaration < 0 { return }
      if hit == nil {
        hit = Hit(declaration: declaration, path: path, isContested: false)
      } else {
        hit?.isContested = true
      }
    }
  }

  /// All view attributes in a state that no newer attribute wins over, in one walk over the declarations.
  func viewAttributes(_ state: TintState) -> [(name: Int32, lookup: Lookup)] {
    var hits: [Int32: Hits] = [:]
    for (index, path) in element.paths.enumerated() where classes[offset + index] >= 0 {
      // The last declaration of a name wins: with the suffix, and without.
      var own: [Int32: (suffixed: Int32, bare: Int32)] = [:]
      theme.forEachDeclaration(of: Int(classes[offset + index])) { at in
        let declaration = theme.store.declarations[Int(at)]
        if declaration.state == state.rawValue {
          own[declaration.bareName, default: (-1, -1)].suffixed = at
        } else if declaration.state == ThemeStore.bare {
          own[declaration.bareName, default: (-1, -1)].bare = at
        }
      }
      for (name, found) in own {
        if path.state == nil {
          Hits.add(found.suffixed, index, to: &hits[name, default: Hits()].state)
          Hits.add(found.bare, index, to: &hits[name, default: Hits()].bare)
        } else if path.state == state {
          Hits.add(
            found.suffixed >= 0 ? found.suffixed : found.bare, index, to: &hits[name, default: Hits()].state)
        }
      }
    }
    return hits.compactMap { name, found in
      guard let lookup = viewAttribute(name, state, found), !isSuperseded(name, state) else { return nil }
      return (name, lookup)
    }
  }

  /// Whether an older attribute is about other states: `on-tint-color` says nothing of a switch that is off.
  private func isOutOfPlace(_ name: Int32, _ state: TintState) -> Bool {
    state != .normal
      && element.superseded.contains { rule in
        !rule.states.contains(state) && theme.store.names.find(rule.older).map { Int32($0) } == name
      }
  }

  private func isSuperseded(_ name: Int32, _ state: TintState) -> Bool {
    for rule in element.superseded where rule.states.contains(state) {
      guard let older = theme.store.names.find(rule.older), Int32(older) == name,
        let newer = theme.store.names.find(rule.newer)
      else { continue }
      if stateHit(Int32(newer), state) != nil { return true }
    }
    return false
  }
}
