import NSSCatalog

@testable import NSSTheme

/// Lookups the simple way: each asks every path of the element and walks all declarations of its class.
struct LookupReference {
  let theme: ResolvedTheme
  let element: ThemeSchema.Element
  let scheme: PaletteScheme?

  init(_ element: TintElement, scheme: PaletteScheme?) {
    theme = element.lookup.theme
    self.element = element.lookup.schema
    self.scheme = scheme
  }

  private struct Hit {
    var declaration: Int32
    var path: Int
    var isContested = false
  }

  func foregroundColor(_ state: TintState) -> Lookup? {
    let font = hit("font-color", state)
    if element.tintFeedsStates, let tint = hit("tint-color", state, isSuffixOnly: true),
      font.map({ tint.path <= $0.path }) ?? true
    {
      return lookup(tint, state, .state, element.isTintPrinted ? [] : .tintOverFont)
    }
    if let font { return lookup(font, state, .state) }
    let feeds = element.tintFeedsBare ? ["font-color", "tint-color"] : ["font-color"]
    if element.tintFeedsBare, let tint = hit("tint-color", state) { return lookup(tint, state, .state) }
    for name in feeds {
      if let bare = hit(name, nil) { return lookup(bare, state, bareSource(state)) }
    }
    return nil
  }

  func value(_ name: String, _ state: TintState, _ more: Assumptions = []) -> Lookup? {
    if let own = hit(name, state) { return lookup(own, state, .state, more) }
    return hit(name, nil).map { lookup($0, state, bareSource(state), more) }
  }

  func font(_ state: TintState) -> [Lookup?] {
    let names = ["font-style", "font-name", "font-size"]
    let parts = names.map { value($0, state) }
    let isOrdered = parts[0] != nil && (parts[1] != nil || parts[2] != nil)
    return names.map { value($0, state, isOrdered ? .fontOrder : []) }
  }

  func view(_ name: String, _ state: TintState) -> Lookup? {
    if name == "background-color-scheme" { return value(name, state) }
    if TintKey.allCases.contains(where: { $0.feeds.contains(name) && name != "tint-color" }) { return nil }
    let isTint = name == "tint-color"
    if isTint, element.tintFeedsBare { return nil }
    for rule in element.superseded where rule.older == name && state != .normal {
      if !rule.states.contains(state) { return nil }
    }
    var found: Lookup?
    if !(isTint && element.tintFeedsStates), let own = hit(name, state) {
      found = lookup(own, state, .state)
    } else {
      found = hit(name, nil).map { lookup($0, state, bareSource(state)) }
    }
    let isSuperseded = element.superseded.contains {
      $0.older == name && $0.states.contains(state) && hit($0.newer, state) != nil
    }
    return isSuperseded ? found?.superseded : found
  }

  /// The states that declarations name or paths with rules carry.
  var namedStates: Set<TintState> {
    var states: Set<TintState> = []
    for path in element.paths {
      let number = theme.styledClass(path.name)
      guard number >= 0 else { continue }
      if let state = path.state { states.insert(state) }
      theme.forEachDeclaration(of: Int(number)) {
        if let state = TintState(rawValue: theme.store.declarations[Int($0)].state) { states.insert(state) }
      }
    }
    return states
  }

  /// The first path that has a bare name in a state, or without state.
  private func hit(_ name: String, _ state: TintState?, isSuffixOnly: Bool = false) -> Hit? {
    var found: Hit?
    for (index, path) in element.paths.enumerated() {
      guard path.state == nil || path.state == state else { continue }
      var declaration = last(name, state, path.name)
      if declaration < 0, path.state != nil, !isSuffixOnly { declaration = last(name, nil, path.name) }
      guard declaration >= 0 else { continue }
      if found == nil {
        found = Hit(declaration: declaration, path: index)
      } else {
        found?.isContested = true
      }
    }
    return found
  }

  private func last(_ name: String, _ state: TintState?, _ className: String) -> Int32 {
    let number = theme.styledClass(className)
    guard number >= 0, let attribute = theme.store.names.find(name) else { return -1 }
    var found: Int32 = -1
    theme.forEachDeclaration(of: Int(number)) { index in
      let declaration = theme.store.declarations[Int(index)]
      if declaration.bareName == Int32(attribute), declaration.state == state?.rawValue ?? ThemeStore.bare {
        found = index
      }
    }
    return found
  }

  private func bareSource(_ state: TintState) -> LookupSource {
    element.paths.contains { $0.state == state } ? .baseClass : .bare
  }

  private func lookup(
    _ hit: Hit, _ state: TintState, _ from: LookupSource, _ more: Assumptions = []
  ) -> Lookup {
    let path = element.paths[hit.path]
    let number = theme.styledClass(path.name)
    let found = theme.value(of: hit.declaration, scheme: scheme)
    var assumptions = found.assumptions.union(more).union(theme.store.unlisted(hit.declaration, in: number))
    if from == .baseClass { assumptions.insert(.classStateOverlay) }
    if from == .bare, state != .normal { assumptions.insert(.stateFallback) }
    if hit.isContested { assumptions.insert(path.state != nil ? .classStateOverlay : .pathOrder) }
    if path.isLent { assumptions.insert(.lentPath) }
    if path.isInner, element.paths.contains(where: { !$0.isInner }) { assumptions.insert(.pathOrder) }
    return Lookup(
      value: found.value, from: from, assumptions: assumptions,
      wipesComponentDefault: from != .state && state != .normal, isSuperseded: false,
      declaration: hit.declaration, classNumber: number)
  }
}
