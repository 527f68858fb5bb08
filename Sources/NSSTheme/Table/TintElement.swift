import NSSCatalog

/// An element of a component: a label, a button, the cell itself.
public struct TintElement: Sendable {
  let lookup: ElementLookup
  /// The component whose table it stands in, or nil for a caller's own class list.
  public let component: ThemedComponent?

  /// A class path that reaches the element.
  public struct Path: Hashable, Sendable {
    /// The class path.
    public let name: String
    /// The state it carries, or nil.
    public let state: TintState?
    /// Whether it belongs to a view inside the component.
    public let isInner: Bool
    /// Whether the documents mark it as deprecated.
    public let isDeprecated: Bool
    /// Whether the sheets have rules for it.
    public let isStyled: Bool
  }

  private var schema: ThemeSchema.Element { lookup.schema }

  /// The part of the component, such as `keyText`; empty for the component itself.
  public var name: String { schema.name }
  /// The name of the component that owns it; another one for the elements of inner views.
  public var owner: String { schema.owner }
  /// Whether a view inside the component owns it.
  public var isInner: Bool { schema.isInner }
  /// The property ref, where one is documented; else the element is keyed by its name.
  public var propertyRef: PropertyRef? { schema.propertyRef }
  /// Why the property ref, or the paragraph on colours, belongs to it.
  public var basis: TintBasis { schema.basis }
  /// What it is on the screen.
  public var role: ElementRole { schema.role }
  /// The class paths that reach it, in order of precedence.
  public var paths: [Path] {
    schema.paths.enumerated().map { index, path in
      Path(
        name: path.name, state: path.state, isInner: path.isInner, isDeprecated: path.isDeprecated,
        isStyled: lookup.classNumber(ofPath: index) >= 0)
    }
  }
  /// Whether the sheets have rules for one of its paths.
  public var isThemed: Bool { !lookup.element.paths.isEmpty }

  /// The states that documents or the sheets name for it, `normal` first.
  public var states: [TintState] {
    let named = lookup.element.states
    return TintState.allCases.filter {
      schema.states.contains($0) || named & DeclarationIndex.Region.bit($0.rawValue) != 0
    }
  }

  /// The attributes in a state.
  public subscript(state: TintState) -> TintAttributes { TintAttributes(lookup: lookup, state: state) }
}

/// The attributes of an element in one state. A handle: each property looks its value up.
public struct TintAttributes: Sendable {
  let lookup: ElementLookup
  /// The state.
  public let state: TintState

  /// The text colour, or nil where the component's default stays.
  public var foregroundColor: Lookup? { lookup.foregroundColor(state) }
  /// The font, or nil.
  public var font: FontLookup? { lookup.font(state) }
  /// The border colour, or nil.
  public var borderColor: Lookup? { lookup.find(.borderColor, state) }
  /// The number of lines, or nil; 0 is any number.
  public var numberOfLines: Lookup? { lookup.find(.lineClamp, state) }

  /// Whether only the API reaches this state: attributes for it have no documented effect.
  public var isNotThemable: Bool { lookup.schema.apiStates.contains(state) }

  /// Whether documents give the key this state, as one of the API or by the attributes and class paths that feed it.
  /// True where nothing is documented for the element.
  public func documents(_ key: TintKey) -> Bool {
    lookup.schema.statesOfKeys[Int(key.rawValue)] & 1 << UInt32(state.rawValue) != 0
  }
  /// Whether no sheet says anything about this state or without a state.
  public var isEmpty: Bool {
    foregroundColor == nil && font == nil && borderColor == nil && numberOfLines == nil && view.isEmpty
  }

  /// A view attribute by its name without state, such as `background-color`, or nil. Does not allocate.
  public func view(_ name: String) -> Lookup? {
    guard let number = lookup.theme.store.names.find(name) else { return nil }
    return lookup.viewAttribute(Int32(number), state)
  }

  /// The view attributes in this state, by name; what a newer attribute wins over is left out, and in nui the value
  /// without state of an attribute that has no states: it belongs to `normal`.
  public var view: [ViewAttribute] {
    lookup.viewAttributes(state).map { name, found in
      ViewAttribute(name: lookup.theme.store.names.string(Int(name)), lookup: found)
    }.filter { attribute in
      state == .normal || attribute.lookup.from == .state
        || lookup.schema.stateful?.contains(attribute.name) ?? true
    }.sorted { $0.name < $1.name }
  }
}

extension ResolvedTheme {
  /// Each declaration of a class under these traits, in file order.
  func forEachDeclaration(of number: Int, _ body: (Int32) -> Void) {
    for rule in cascade.rules(of: number) {
      for index in store.rules[Int(rule)].declarations { body(Int32(index)) }
    }
  }
}
