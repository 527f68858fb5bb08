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

  private struct Hit {
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

  private func hit(_ fits: (ThemeSchema.Path, Int) -> Int32) -> Hit? {
    var found: Hit?
    for (index, path) in element.paths.enumerated() {
      let number = classes[offset + index]
      guard number >= 0 else { continue }
      let declaration = fits(path, Int(number))
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
    hit { path, number in
      if path.state == state {
        let own = theme.winner(of: name, state.rawValue, in: number)
        return own >= 0 ? own : theme.winner(of: name, ThemeStore.bare, in: number)
      }
      return path.state == nil ? theme.winner(of: name, state.rawValue, in: number) : -1
    }
  }

  /// With the suffix only: the bare `tint-color` of a class path that carries a state is no text colour.
  private func suffixHit(_ name: Int32, _ state: TintState) -> Hit? {
    hit { path, number in
      path.state == nil || path.state == state ? theme.winner(of: name, state.rawValue, in: number) : -1
    }
  }

  private func bareHit(_ name: Int32) -> Hit? {
    hit { path, number in path.state == nil ? theme.winner(of: name, ThemeStore.bare, in: number) : -1 }
  }

  private func bareSource(_ state: TintState) -> LookupSource {
    element.paths.contains { $0.state == state } ? .baseClass : .bare
  }

  private func lookup(
    _ hit: Hit, _ state: TintState, _ from: LookupSource, _ more: Assumptions = []
  ) -> Lookup {
    let found = theme.value(of: hit.declaration, scheme: scheme)
    var assumptions = found.assumptions.union(more)
    if from == .baseClass { assumptions.insert(.classStateOverlay) }
    if from == .bare, state != .normal { assumptions.insert(.stateFallback) }
    let path = element.paths[hit.path]
    if hit.isContested {
      // The two paths may be the one with the state and the one without: that is another assumption.
      assumptions.insert(path.state != nil ? .classStateOverlay : .pathOrder)
    }
    // That a path of an inner view reaches the element at all is not printed.
    if path.isInner, element.paths.contains(where: { !$0.isInner }) { assumptions.insert(.pathOrder) }
    return Lookup(
      value: found.value, from: from, assumptions: assumptions,
      wipesComponentDefault: from != .state && state != .normal, isSuperseded: false,
      declaration: hit.declaration, classNumber: classes[offset + hit.path])
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

  /// A view attribute in a state. Of `tint-color`, where its states feed the text colour, only the bare form.
  func viewAttribute(_ name: Int32, _ state: TintState) -> Lookup? {
    let isTintBare = isTintAttribute(name, hasState: false)
    if isTintBare { return nil }
    let found =
      isTintAttribute(name, hasState: true)
      ? bareHit(name).map { lookup($0, state, bareSource(state)) } : find(name, state)
    guard let found else { return nil }
    return isSuperseded(name, state) ? found.superseded : found
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
