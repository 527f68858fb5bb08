import NSSCatalog

/// What the catalogue says about the elements of components, in flat arrays: made once in the life of the process.
struct ThemeSchema: Sendable {
  struct Path: Sendable {
    var name: String
    /// The state the path carries, or nil.
    var state: TintState?
    var isInner: Bool
    var isDeprecated: Bool
    /// Whether it belongs to another component, of which it is inferred only that this one shows it.
    var isLent = false
  }

  /// Immutable; a class so that handles on it are small.
  final class Element: Sendable {
    /// The part of the component; empty for the component itself.
    let name: String
    /// The component whose documents own the first path.
    let owner: String
    let isInner: Bool
    let propertyRef: PropertyRef?
    let basis: TintBasis
    let role: ElementRole
    /// In the order of precedence.
    let paths: [Path]
    /// The states that the paths carry: lookups need no more of most paths, and copy no name for it.
    let pathStates: [TintState?]
    /// The same as bits.
    let carriedStates: UInt32
    /// Whether a path is the component's own and not that of a view inside it.
    private let hasOwnPath: Bool
    /// The states that documents name, `normal` first.
    let states: [TintState]
    /// The states that only the API reaches.
    let apiStates: [TintState]
    /// Whether `tint-color-STATE` feeds the text colour.
    let tintFeedsStates: Bool
    /// Whether the bare `tint-color` feeds the text colour, since no `font-color` is documented.
    let tintFeedsBare: Bool
    /// Whether it is printed that the tint wins.
    let isTintPrinted: Bool
    /// Newer attributes that win over older ones.
    let superseded: [(newer: String, older: String, states: [TintState])]
    /// For each ``TintKey`` a bit for each documented state.
    let statesOfKeys: [UInt32]
    /// The base attributes that have states; nil where any may have.
    let stateful: Set<String>?

    init(
      name: String, owner: String, isInner: Bool, propertyRef: PropertyRef?, basis: TintBasis,
      role: ElementRole, paths: [Path], states: [TintState], apiStates: [TintState], tintFeedsStates: Bool,
      tintFeedsBare: Bool, isTintPrinted: Bool,
      superseded: [(newer: String, older: String, states: [TintState])],
      statesOfKeys: [UInt32] = TintKey.allCases.map { _ in .max },
      stateful: Set<String>? = nil
    ) {
      self.name = name
      self.owner = owner
      self.isInner = isInner
      self.propertyRef = propertyRef
      self.basis = basis
      self.role = role
      self.paths = paths
      pathStates = paths.map(\.state)
      carriedStates = pathStates.reduce(0) { bits, state in
        bits | (state.map { 1 << UInt32($0.rawValue) } ?? 0)
      }
      hasOwnPath = paths.contains { !$0.isInner }
      self.states = states
      self.apiStates = apiStates
      self.tintFeedsStates = tintFeedsStates
      self.tintFeedsBare = tintFeedsBare
      self.isTintPrinted = isTintPrinted
      self.superseded = superseded
      self.statesOfKeys = statesOfKeys
      self.stateful = stateful
    }

    /// An element of which no more is known than its paths.
    convenience init(name: String = "", paths: [Path], tintFeedsStates: Bool = false) {
      self.init(
        name: name, owner: "", isInner: false, propertyRef: nil, basis: .none, role: .unknown, paths: paths,
        states: [.normal], apiStates: [], tintFeedsStates: tintFeedsStates, tintFeedsBare: false,
        isTintPrinted: false, superseded: [])
    }

    /// What any value that comes by a path rests on.
    func assumptions(ofPath place: Int) -> Assumptions {
      var assumptions: Assumptions = paths[place].isLent ? .lentPath : []
      // That a path of an inner view reaches the element at all is not printed.
      if paths[place].isInner, hasOwnPath { assumptions.insert(.pathOrder) }
      return assumptions
    }
  }

  struct Component: Sendable {
    var elements: [Element] = []
    var notThemable: [NotThemable] = []
    var hasSelectionStyle = true
    var declaresProvider = false
    /// The class paths that may carry `background-color-scheme`.
    var schemePaths: [String] = []
  }

  /// By raw value of ``ThemedComponent``.
  let components: [Component]
  /// The components that a class path reaches, as raw values.
  let componentsOfPath: [String: [UInt8]]

  init(components: [Component]) {
    self.components = components
    var reached: [String: [UInt8]] = [:]
    for (index, component) in components.enumerated() {
      for element in component.elements {
        for path in element.paths where reached[path.name]?.last != UInt8(index) {
          reached[path.name, default: []].append(UInt8(index))
        }
      }
    }
    componentsOfPath = reached
  }

  static func of(_ engine: Engine) -> ThemeSchema {
    switch engine {
    case .nui: nui
    case .sapfiori, .fioriSwiftUI: sapfiori
    }
  }

  private static let sapfiori = ThemeSchema(components: SchemaBuilder().components())
  private static let nui = ThemeSchema(components: SchemaBuilder.nuiComponents())
}

/// Something that the API can set and a stylesheet cannot.
public struct NotThemable: Hashable, Sendable {
  /// The element, property ref or class it belongs to; empty for the component itself.
  public let part: String
  /// The states that only the API reaches; empty where none are printed.
  public let states: [TintState]
  /// The keys as printed.
  public let keys: [String]
  /// The method or property of the API.
  public let api: String
  /// The sources; `~` means inferred.
  public let sources: [String]
}
