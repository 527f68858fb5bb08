import NSSCatalog

/// Finds the value of an attribute of an element in a state, by the order that the documents and assumptions give. The
/// paths of an element stand in their order of precedence already. Nothing here allocates. What gives a ``Lookup`` is
/// inlined: passing one on as a result copies it, which takes as long as finding the declaration.
struct ElementLookup {
  let table: TableContent
  /// The place of the element in the table.
  let place: Int

  var theme: ResolvedTheme { table.theme }
  var schema: ThemeSchema.Element { table.schemas[place] }
  var element: TableContent.Element { table.elements[place] }
  /// The paths with rules.
  var paths: ArraySlice<TableContent.Path> { table.paths[element.paths] }

  /// The class of a path, or -1 where the theme has none.
  func classNumber(ofPath index: Int) -> Int32 { table.classes[table.offsets[place] + index] }

  /// A declaration that gives an attribute.
  struct Hit {
    var declaration: Int32
    /// The place of the path in the table.
    var path: Int
    var from: LookupSource
    /// Whether another path has the attribute, too.
    var isContested = false
  }

  /// The value of a bare name in a state: that of the state, else that without state.
  @inline(__always)
  func find(_ name: ThemeStore.WellKnown, _ state: TintState) -> Lookup? {
    lookup(hit(name, state), state)
  }

  /// The value of the state itself: with its suffix, or in a class path that carries it.
  func findInState(_ name: Int32, _ state: TintState) -> Lookup? { lookup(stateHit(name, state), state) }

  /// The text colour: in a state the tint wins over the font colour.
  @inline(__always)
  func foregroundColor(_ state: TintState) -> Lookup? {
    let font = ThemeStore.WellKnown.fontColor.rawValue
    let tint = ThemeStore.WellKnown.tintColor.rawValue
    var found: Hit?
    var more: Assumptions = []
    if knows(state) {
      found = stateHit(font, state)
      if element.tintFeedsStates, let hit = suffixHit(tint, state), found.map({ hit.path <= $0.path }) ?? true
      {
        found = hit
        if !element.isTintPrinted { more = .tintOverFont }
      }
      if found == nil, element.tintFeedsBare { found = stateHit(tint, state) }
    }
    if found == nil { found = bareHit(font, state) }
    if found == nil, element.tintFeedsBare { found = bareHit(tint, state) }
    return lookup(found, state, more)
  }

  /// The font.
  @inline(__always)
  func font(_ state: TintState) -> FontLookup? {
    let (style, name, size) = (hit(.fontStyle, state), hit(.fontName, state), hit(.fontSize, state))
    if style == nil, name == nil, size == nil { return nil }
    // Only together do they say which comes first.
    let order: Assumptions = style != nil && (name != nil || size != nil) ? .fontOrder : []
    return FontLookup(
      style: lookup(style, state, order), name: lookup(name, state, order), size: lookup(size, state, order))
  }

  // MARK: Order

  /// Whether there can be a value of the state itself. Most elements say nothing of most states.
  private func knows(_ state: TintState) -> Bool {
    element.states & DeclarationIndex.Region.bit(state.rawValue) != 0
  }

  /// `find` gives the declaration by a path, or -1.
  @inline(__always)
  private func hit(_ from: LookupSource, _ find: (TableContent.Path) -> Int32) -> Hit? {
    var found: Hit?
    for index in element.paths {
      let declaration = find(table.paths[index])
      guard declaration >= 0 else { continue }
      if found != nil {
        found?.isContested = true
        return found
      }
      found = Hit(declaration: declaration, path: index, from: from)
    }
    return found
  }

  private func hit(_ name: ThemeStore.WellKnown, _ state: TintState) -> Hit? {
    (knows(state) ? stateHit(name.rawValue, state) : nil) ?? bareHit(name.rawValue, state)
  }

  private func stateHit(_ name: Int32, _ state: TintState) -> Hit? {
    hit(.state) { path in
      if path.state == state {
        let own = table.index.find(name, state.rawValue, in: path.region)
        return own >= 0 ? own : table.index.find(name, ThemeStore.bare, in: path.region)
      }
      return path.state == nil ? table.index.find(name, state.rawValue, in: path.region) : -1
    }
  }

  /// With the suffix only: the bare `tint-color` of a class path that carries a state is no text colour.
  private func suffixHit(_ name: Int32, _ state: TintState) -> Hit? {
    hit(.state) { path in
      path.state == nil || path.state == state ? table.index.find(name, state.rawValue, in: path.region) : -1
    }
  }

  private func bareHit(_ name: Int32, _ state: TintState) -> Hit? {
    hit(bareSource(state)) { path in
      path.state == nil ? table.index.find(name, ThemeStore.bare, in: path.region) : -1
    }
  }

  private func bareSource(_ state: TintState) -> LookupSource {
    element.carriedStates & DeclarationIndex.Region.bit(state.rawValue) != 0 ? .baseClass : .bare
  }

  /// The value of a hit, or nil for none.
  @inline(__always)
  private func lookup(_ hit: Hit?, _ state: TintState, _ more: Assumptions = []) -> Lookup? {
    guard let hit else { return nil }
    var found = FoundValue(value: .readAs(nil))
    theme.find(&found, hit.declaration, table.scheme)
    let path = table.paths[hit.path]
    var assumptions = found.assumptions.union(more).union(path.assumptions)
    assumptions.formUnion(theme.store.unlisted(hit.declaration, in: path.number))
    if hit.from == .baseClass { assumptions.insert(.classStateOverlay) }
    if hit.from == .bare, state != .normal { assumptions.insert(.stateFallback) }
    if hit.isContested {
      // The two paths may be the one with the state and the one without: that is another assumption.
      assumptions.insert(path.state != nil ? .classStateOverlay : .pathOrder)
    }
    return Lookup(
      value: found.value, from: hit.from, assumptions: assumptions,
      wipesComponentDefault: hit.from != .state && state != .normal, isSuperseded: false,
      declaration: hit.declaration, classNumber: path.number)
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
    let hits = Hits(state: knows(state) ? stateHit(name, state) : nil, bare: bareHit(name, state))
    guard let found = viewAttribute(name, state, hits) else { return nil }
    return isSuperseded(name, state) ? found.superseded : found
  }

  /// Of `tint-color`, where its states feed the text colour, only the bare form is one of the view.
  private func viewAttribute(_ name: Int32, _ state: TintState, _ hits: Hits) -> Lookup? {
    if isTintAttribute(name, hasState: false) || isOutOfPlace(name, state) { return nil }
    let isOfView = !isTintAttribute(name, hasState: true)
    return lookup(isOfView ? hits.state ?? hits.bare : hits.bare, state)
  }

  /// What is found for one name: in the state, and without state.
  private struct Hits {
    var state: Hit?
    var bare: Hit?

    static func add(_ declaration: Int32, _ path: Int, _ from: LookupSource, to hit: inout Hit?) {
      if declaration < 0 { return }
      if hit == nil {
        hit = Hit(declaration: declaration, path: path, from: from)
      } else {
        hit?.isContested = true
      }
    }
  }

  /// All view attributes in a state that no newer attribute wins over, in one walk over those that win.
  func viewAttributes(_ state: TintState) -> [(name: Int32, lookup: Lookup)] {
    var hits: [Int32: Hits] = [:]
    for index in element.paths {
      let path = table.paths[index]
      var own: [Int32: (suffixed: Int32, bare: Int32)] = [:]
      table.index.forEach(in: path.region) { entry in
        if entry.state == state.rawValue {
          own[entry.bareName, default: (-1, -1)].suffixed = entry.declaration
        } else if entry.state == ThemeStore.bare {
          own[entry.bareName, default: (-1, -1)].bare = entry.declaration
        }
      }
      for (name, found) in own {
        if path.state == nil {
          Hits.add(found.suffixed, index, .state, to: &hits[name, default: Hits()].state)
          Hits.add(found.bare, index, bareSource(state), to: &hits[name, default: Hits()].bare)
        } else if path.state == state {
          Hits.add(
            found.suffixed >= 0 ? found.suffixed : found.bare, index, .state,
            to: &hits[name, default: Hits()].state)
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
      && schema.superseded.contains { rule in
        !rule.states.contains(state) && theme.store.names.find(rule.older).map { Int32($0) } == name
      }
  }

  private func isSuperseded(_ name: Int32, _ state: TintState) -> Bool {
    for rule in schema.superseded where rule.states.contains(state) {
      guard let older = theme.store.names.find(rule.older), Int32(older) == name,
        let newer = theme.store.names.find(rule.newer)
      else { continue }
      if stateHit(Int32(newer), state) != nil { return true }
    }
    return false
  }
}
