import NSSCatalog

/// Groups the class paths of a component, and of the views it shows, into elements.
struct SchemaBuilder {
  private let facts = TintFacts.sapfiori
  private let catalog = Catalog.sapfiori
  private var ownPaths: [String: [ClassPath]] = [:]
  private var listedPaths: [String: [ClassPath]] = [:]
  private let rowsOfComponent: [String: [TintFact]]
  private let shownBy: [String: [ShownComponent]]

  /// A class path on its way to an element.
  private struct Candidate {
    var path: ClassPath
    var element: String
    var state: TintState?
    /// 0 for the component's own paths, then one more for each view inside another.
    var depth: Int
    /// Whether a relation on the way is inferred.
    var isLent = false
  }

  init() {
    rowsOfComponent = Dictionary(grouping: facts.facts, by: \.component)
    shownBy = Dictionary(grouping: facts.shown, by: \.component)
    for path in catalog.classPaths
    where path.status != .misprint && !path.name.utf8.contains(UInt8(ascii: "{")) {
      ownPaths[path.componentName, default: []].append(path)
      for other in path.listedBy where other != path.componentName {
        listedPaths[other, default: []].append(path)
      }
    }
  }

  func components() -> [ThemeSchema.Component] {
    let known = Dictionary(
      catalog.components.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return ThemedComponent.names.map { name in
      guard let component = known[name] else { return ThemeSchema.Component() }
      return self.component(component)
    }
  }

  private func component(_ component: Component) -> ThemeSchema.Component {
    let name = component.name
    let rows = rowsOfComponent[name] ?? []
    var result = ThemeSchema.Component()
    result.hasSelectionStyle = !facts.kindsWithoutSelection.contains(component.kind)
    result.declaresProvider = component.conforms?.contains("FUITintAttributesProvider") ?? false
    let candidates = candidates(name)
    var order: [String] = []
    var groups: [String: [Candidate]] = [:]
    for candidate in candidates {
      if groups[candidate.element] == nil { order.append(candidate.element) }
      groups[candidate.element, default: []].append(candidate)
    }
    result.elements = order.map { element($0, groups[$0] ?? [], component: name, rows) }
    result.notThemable =
      rows.compactMap { notThemable($0) }
      + result.elements.flatMap { element in
        element.apiStates.isEmpty
          ? []
          : [apiOnly(element, rows.filter { row in element.paths.contains { row.paths.contains($0.name) } })]
      }
    result.schemePaths = candidates.filter {
      $0.depth == 0 && $0.path.attributes.contains { $0.base == "background-color-scheme" }
    }.map(\.path.name)
    return result
  }

  // MARK: Paths

  /// All paths that reach into a component: its own, those its documents list, those of the views it shows.
  private func candidates(_ name: String) -> [Candidate] {
    var result = (ownPaths[name] ?? []).map { candidate($0, prefix: nil, depth: 0) }
    result += (listedPaths[name] ?? []).map { candidate($0, prefix: nil, depth: 1) }
    result += reaching(name, depth: 0)
    var seen: Set<String> = [name]
    var open = (shownBy[name] ?? []).map { ($0, $0.prefix, 1, $0.isInferred) }
    while !open.isEmpty {
      let (shown, prefix, depth, isLent) = open.removeFirst()
      guard seen.insert(shown.inner).inserted else { continue }
      result += (ownPaths[shown.inner] ?? []).map {
        candidate($0, prefix: prefix, depth: depth, isLent: isLent)
      }
      if prefix == nil { result += reaching(shown.inner, depth: depth) }
      open += (shownBy[shown.inner] ?? []).map {
        ($0, prefix ?? $0.prefix, depth + 1, isLent || $0.isInferred)
      }
    }
    var names: Set<String> = []
    return result.filter { names.insert($0.path.name).inserted }
  }

  private func reaching(_ name: String, depth: Int) -> [Candidate] {
    facts.reaches.filter { $0.component == name }.compactMap { reach in
      catalog.classPath(reach.path.utf8).map {
        Candidate(path: $0, element: reach.element, state: nil, depth: depth + 1, isLent: true)
      }
    }
  }

  private func candidate(_ path: ClassPath, prefix: String?, depth: Int, isLent: Bool = false) -> Candidate {
    var element = path.element
    if path.status == .deprecated, let other = path.replacement, let meant = catalog.classPath(other.utf8) {
      element = meant.element
    }
    let state = path.classState.flatMap { TintState(named: $0) }
    // A state that is none of a control makes an element of its own: the node of a finished step.
    if let word = path.classState, state == nil { element += element.isEmpty ? word : "_" + word }
    if let prefix {
      element = element.isEmpty ? prefix : prefix + "_" + element
    } else if depth > 0, element.isEmpty {
      element = path.componentName
    }
    return Candidate(path: path, element: element, state: state, depth: depth, isLent: isLent)
  }

  // MARK: Elements

  private func element(_ name: String, _ candidates: [Candidate], component: String, _ rows: [TintFact])
    -> ThemeSchema.Element
  {
    let sorted = candidates.enumerated().map { (rank($0), $0.element) }.sorted { $0.0 < $1.0 }.map(\.1)
    let paths = sorted.map {
      ThemeSchema.Path(
        name: $0.path.name, state: $0.state, isInner: $0.depth > 0,
        isDeprecated: $0.path.status == .deprecated, isLent: $0.isLent)
    }
    let first = sorted[0]
    func about(_ rows: [TintFact]) -> [TintFact] {
      rows.isEmpty ? [] : rows.filter { row in paths.contains { row.paths.contains($0.name) } }
    }
    let owner = first.path.componentName
    let own = about(rows)
    // The rows of the component that owns the element say what feeds it, too.
    let feeding = own.isEmpty ? about(rowsOfComponent[owner] ?? []) : own
    let attributes = sorted.flatMap(\.path.attributes)
    let ref = own.compactMap(\.propertyRef).first.flatMap { PropertyRef(named: $0) }
    let documented = states(attributes, sorted)
    let feeds = feeding.flatMap { $0.feeds.filter { $0.key == "foregroundColor" }.flatMap(\.attributes) }
    let isText = [.text, .textField, .button, .unknown].contains(first.path.role)
    return ThemeSchema.Element(
      name: name, owner: owner, isInner: first.depth > 0, propertyRef: ref,
      basis: own.first?.basis ?? .none, role: first.path.role, paths: paths,
      states: TintState.allCases.filter { state in
        state == .normal || documented.contains(state)
          || own.contains { $0.states.contains(state.apiName) }
      },
      apiStates: apiStates(own, documented),
      tintFeedsStates: feeds.contains("tint-color") || isText,
      tintFeedsBare: feeds.contains("tint-color") && !attributes.contains { $0.base == "font-color" },
      isTintPrinted: paths.contains { facts.tintOverFontPaths.contains($0.name) }
        || feeding.contains { $0.basis == .stated } && feeds == ["tint-color"],
      superseded: facts.supersedes.filter { fact in paths.contains { $0.name == fact.path } }.map {
        ($0.newer, $0.older, $0.states.compactMap { TintState(named: $0) })
      },
      statesOfKeys: TintKey.allCases.map { statesOfKey($0, feeding, attributes, sorted) })
  }

  /// Current before deprecated, outer before inner, with a state before without, printed before inferred, else as in
  /// the file.
  private func rank(_ entry: (offset: Int, element: Candidate)) -> Int {
    let candidate = entry.element
    let isDeprecated = candidate.path.status == .deprecated
    let isInferred = candidate.path.certainty == .inferred
    let order = (isDeprecated ? 100 : 0) + candidate.depth * 4 + (candidate.state == nil ? 2 : 0)
    return (order + (isInferred ? 1 : 0)) * 10_000 + entry.offset
  }

  private func states(_ attributes: [AttributeFact], _ candidates: [Candidate]) -> [TintState] {
    attributes.flatMap { $0.states.compactMap { TintState(named: $0.name) } } + candidates.compactMap(\.state)
  }

  /// The states of one key. Without rows of the API nothing is known of keys, and each may have each state.
  private func statesOfKey(
    _ key: TintKey, _ rows: [TintFact], _ attributes: [AttributeFact], _ candidates: [Candidate]
  ) -> UInt32 {
    if rows.isEmpty { return .max }
    var states: [TintState] = [.normal] + candidates.compactMap(\.state)
    for row in rows where row.keys.contains(key.name) {
      states += (row.states + row.tintColorStates).compactMap { TintState(named: $0) }
    }
    for attribute in attributes where key.feeds.contains(attribute.base) {
      states += attribute.states.compactMap { TintState(named: $0.name) }
    }
    return states.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// The states that rows of the API name and no attribute or class path reaches.
  private func apiStates(_ rows: [TintFact], _ documented: [TintState]) -> [TintState] {
    TintState.allCases.filter { state in
      state != .normal && !documented.contains(state)
        && rows.contains { $0.states.contains(state.apiName) || $0.tintColorStates.contains(state.apiName) }
    }
  }

  // MARK: What only the API reaches

  /// A row without a class path.
  private func notThemable(_ row: TintFact) -> NotThemable? {
    guard row.paths.isEmpty else { return nil }
    return NotThemable(
      part: row.propertyRef ?? "",
      states: (row.states + row.tintColorStates.filter { !row.states.contains($0) }).compactMap {
        TintState(named: $0)
      },
      keys: row.keys, api: row.api ?? "", sources: row.sources)
  }

  private func apiOnly(_ element: ThemeSchema.Element, _ rows: [TintFact]) -> NotThemable {
    NotThemable(
      part: element.name, states: element.apiStates, keys: rows.flatMap(\.keys),
      api: rows.compactMap(\.api).first ?? "", sources: rows.flatMap(\.sources))
  }

  // MARK: NUI

  /// NUI's classes under the UIKit class they style; each class is an element.
  static func nuiComponents() -> [ThemeSchema.Component] {
    var components = ThemedComponent.names.map { _ in ThemeSchema.Component() }
    for path in Catalog.nui.classPaths {
      let type = path.componentName.prefix { $0 != " " }
      guard let component = ThemedComponent(named: String(type)) else { continue }
      let states = path.attributes.flatMap { $0.states.compactMap { TintState(named: $0.name) } }
      components[Int(component.rawValue)].elements.append(
        ThemeSchema.Element(
          name: path.name, owner: component.name, isInner: false, propertyRef: nil, basis: .none,
          role: path.role, paths: [.init(name: path.name, state: nil, isInner: false, isDeprecated: false)],
          states: TintState.allCases.filter { $0 == .normal || states.contains($0) }, apiStates: [],
          tintFeedsStates: false, tintFeedsBare: false, isTintPrinted: false, superseded: [],
          statesOfKeys: TintKey.allCases.map { key in
            path.attributes.filter { key.feeds.contains($0.base) }.flatMap(\.states)
              .compactMap { TintState(named: $0.name) }
              .reduce(1 << UInt32(TintState.normal.rawValue)) { $0 | 1 << UInt32($1.rawValue) }
          }, stateful: Set(path.attributes.filter { !$0.states.isEmpty }.map(\.base))))
    }
    return components
  }
}
