import NSSCatalog

/// The tint attribute table of one component: element x state -> keys. Keep it while a cell is drawn: making one asks
/// for each class path once, lookups in it do not allocate.
public struct TintTable: Sendable {
  /// The component.
  public let component: ThemedComponent
  let schema: ThemeSchema.Component
  let content: TableContent

  init(_ theme: ResolvedTheme, _ component: ThemedComponent) {
    let classes = Self.classes(of: component, in: theme)
    self.init(theme, component, classes, DeclarationIndex(theme, classes))
  }

  /// `classes` are those of the component, and `index` has what there is of them.
  init(
    _ theme: ResolvedTheme, _ component: ThemedComponent, _ classes: [Int32], _ index: DeclarationIndex
  ) {
    self.component = component
    schema = ThemeSchema.of(theme.engine).components[Int(component.rawValue)]
    content = TableContent(
      theme, schema.elements, classes: classes, index,
      scheme: schema.schemePaths.lazy.compactMap { theme.scheme(ofClass: $0) }.first)
  }

  /// The classes of all paths of all elements of a component, -1 where the theme has none.
  static func classes(of component: ThemedComponent, in theme: ResolvedTheme) -> [Int32] {
    let schema = ThemeSchema.of(theme.engine).components[Int(component.rawValue)]
    var classes: [Int32] = []
    classes.reserveCapacity(2 * schema.elements.count)
    for element in schema.elements {
      for path in element.paths { classes.append(theme.styledClass(path.name)) }
    }
    return classes
  }

  /// The colour scheme that the sheets set for this component, or nil.
  public var scheme: PaletteScheme? { content.scheme }

  /// The number of elements.
  public var count: Int { schema.elements.count }

  /// The elements; those without property ref are known by name only.
  public var elements: [TintElement] { (0..<count).map(element) }

  /// An element by its place, 0 to ``count`` - 1.
  public func element(_ index: Int) -> TintElement {
    TintElement(lookup: ElementLookup(table: content, place: index), component: component)
  }

  /// The first element of a property ref, or nil where no document connects one with a class path.
  public subscript(ref: PropertyRef) -> TintElement? {
    schema.elements.firstIndex { $0.propertyRef == ref }.map(element)
  }

  /// All elements of a property ref: the icons of a stepper are two buttons.
  public func elements(_ ref: PropertyRef) -> [TintElement] {
    schema.elements.indices.filter { schema.elements[$0].propertyRef == ref }.map(element)
  }

  /// The element of exactly this name, such as `keyText`; the component itself has the empty name.
  public subscript(element name: String) -> TintElement? {
    schema.elements.firstIndex { $0.name == name }.map(element)
  }

  /// Whether the sheets style any element.
  public var isThemed: Bool { !content.paths.isEmpty }
  /// Whether cells of this kind have a selection style. Form cells have none: highlighted cannot be set on the cell.
  public var hasSelectionStyle: Bool { schema.hasSelectionStyle }
  /// Whether the declarations state that it conforms to FUITintAttributesProvider.
  public var declaresProvider: Bool { schema.declaresProvider }
  /// What the API can set and a stylesheet cannot.
  public var notThemable: [NotThemable] { schema.notThemable }
  /// Elements that several paths set to different values.
  public var conflicts: [PathConflict] { elements.flatMap(\.conflicts) }
}

extension ResolvedTheme {
  /// The table of a component; empty where the engine's catalogue has no class paths for it.
  public subscript(component: ThemedComponent) -> TintTable { TintTable(self, component) }

  /// The components that the sheets style, in alphabetical order.
  public var components: [ThemedComponent] {
    guard fiori == nil else { return [] }
    let schema = ThemeSchema.of(engine)
    var reached: Set<UInt8> = []
    for number in store.classNames.indices where hasRules(number) {
      reached.formUnion(schema.componentsOfPath[className(number)] ?? [])
    }
    return reached.sorted().compactMap { ThemedComponent(rawValue: $0) }
  }

  /// A caller's own class list for one element, `A:B:C`: asked from right to left, attribute by attribute, as NUI does.
  /// Both `font-color` and, in states, `tint-color` feed the text colour.
  public func classList(_ list: String) -> TintElement { classList(list, nil) }

  /// The same with an index that has what there is of the classes, where many lists are asked for.
  func classList(_ list: String, _ index: DeclarationIndex?) -> TintElement {
    let parts = list.split(separator: ":", omittingEmptySubsequences: false).reversed().map(String.init)
    let element = ThemeSchema.Element(
      name: list, paths: parts.map { .init(name: $0, state: nil, isInner: false, isDeprecated: false) },
      tintFeedsStates: engine == .sapfiori)
    let classes = parts.map(styledClass)
    let content = TableContent(
      self, [element], classes: classes, index ?? DeclarationIndex(self, classes), scheme: nil)
    return TintElement(lookup: ElementLookup(table: content, place: 0), component: nil)
  }

  /// The class of a name that some rule under these traits names, or -1.
  func styledClass(_ name: String) -> Int32 {
    guard let number = store.classNumber(name), hasRules(number) else { return -1 }
    return Int32(number)
  }

  func scheme(ofClass name: String) -> PaletteScheme? {
    let number = styledClass(name)
    guard number >= 0 else { return nil }
    let index = winner(of: ThemeStore.WellKnown.colorScheme.rawValue, ThemeStore.bare, in: Int(number))
    guard index >= 0, let word = value(of: index).value.effective?.word else { return nil }
    return PaletteSuffix.named(word)?.scheme
  }
}
