import NSSCatalog

/// What a change is a change of.
public enum ChangedAttribute: Hashable, Sendable {
  /// The text colour of an element in a state.
  case foregroundColor
  /// The border colour.
  case borderColor
  /// The number of lines.
  case numberOfLines
  /// Parts of the font.
  case fontStyle, fontName, fontSize
  /// An attribute of the view by its name without state: `background-color`.
  case view(String)
  /// An attribute of a style class by its full name: `font-color-disabled`.
  case declared(String)
  /// A variant of a palette colour.
  case variant(PaletteVariant)

  /// The name in machine output: `foregroundColor`, `fuiBorderColor`, `font-size`, `background-color`, `dark`.
  public var name: String {
    switch self {
    case .foregroundColor: TintKey.foregroundColor.name
    case .borderColor: TintKey.borderColor.name
    case .numberOfLines: TintKey.numberOfLines.name
    case .fontStyle: "font-style"
    case .fontName: "font-name"
    case .fontSize: "font-size"
    case .view(let name), .declared(let name): name
    case .variant(let variant): variant.name
    }
  }
}

/// Where a change is seen.
public struct ChangedPlace: Hashable, Sendable {
  /// Whose look it is.
  public enum Owner: Hashable, Sendable {
    /// A component of the catalogue.
    case component(ThemedComponent)
    /// A style class outside of all components: the app's own, or any class of nui.
    case styleClass(String)
    /// The palette.
    case palette
  }

  /// Whose look it is.
  public let owner: Owner
  /// The part of the component, empty for the component itself and for style classes; for the palette its style.
  public let element: String
  /// The component that the element belongs to, if that is another one: a view inside. Else empty.
  public let innerComponent: String
  /// The state; nil for the palette and for attributes of classes without a suffix.
  public let state: TintState?
  /// What changed.
  public let attribute: ChangedAttribute

  /// A place of its parts.
  public init(
    owner: Owner, element: String = "", innerComponent: String = "", state: TintState? = nil,
    attribute: ChangedAttribute
  ) {
    self.owner = owner
    self.element = element
    self.innerComponent = innerComponent
    self.state = state
    self.attribute = attribute
  }

  /// The name of the component or class; `palette` for the palette.
  public var ownerName: String {
    switch owner {
    case .component(let component): component.name
    case .styleClass(let name): name
    case .palette: "palette"
    }
  }
}

/// One side of a change.
public struct ChangedValue: Hashable, Sendable {
  /// The value under the traits.
  public let value: TypedValue
  /// The text of the declaration as the engine holds it, variables not followed; empty for the palette.
  public let text: String
  /// What it rests on.
  public let assumptions: Assumptions
  /// The class whose declaration gives it; empty for the palette.
  public let className: String
  /// The declaration, or for the palette the definition; nil where the palette itself has the colour.
  public let location: ThemeLocation?
  /// The variables and palette names that it came through, outermost first.
  public let via: [ThemeVia]
  /// Whether the attribute without state stands in for this state.
  public let isFallback: Bool
}

/// A value that one theme has and the other has not, or has otherwise, under some traits.
public struct ThemeChange: Hashable, Sendable {
  /// Where it is seen.
  public let place: ChangedPlace
  /// The value in the old theme; nil where that says nothing.
  public let old: ChangedValue?
  /// The value in the new theme; nil where that says nothing.
  public let new: ChangedValue?
  /// By how much, where that can be said.
  public let delta: ValueDelta?
  /// The traits it holds under.
  public internal(set) var scope: TraitScope

  /// What happened.
  public enum Kind: String, CaseIterable, Sendable { case added, removed, changed }

  /// What happened.
  public var kind: Kind { old == nil ? .added : new == nil ? .removed : .changed }
}
