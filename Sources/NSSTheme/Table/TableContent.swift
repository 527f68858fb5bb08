import NSSCatalog

/// What the elements of a table share: found once, so that a lookup takes a few steps. Immutable; a class so that the
/// handles on it, of which each lookup makes two, are small.
final class TableContent: Sendable {
  /// A class path of an element for which the theme has rules.
  struct Path: Sendable {
    /// The class.
    var number: Int32
    /// The state that it carries, or nil.
    var state: TintState?
    /// What any value that comes by it rests on.
    var assumptions: Assumptions
    /// Its declarations.
    var region: DeclarationIndex.Region
  }

  /// An element as lookups need it.
  struct Element: Sendable {
    /// Its paths in ``TableContent/paths``.
    var paths: Range<Int>
    /// A bit for each state that one of all of its paths carries, also of those without rules.
    var carriedStates: UInt32
    /// A bit for each state that a path with rules carries, or some declaration there names.
    var states: UInt32 = 0
    var tintFeedsStates, tintFeedsBare, isTintPrinted: Bool
  }

  let theme: ResolvedTheme
  /// The elements as the catalogue has them, and for lookups.
  let schemas: [ThemeSchema.Element]
  let elements: [Element]
  /// The classes of all paths of all elements, -1 where the theme has none; and where those of each element begin.
  let classes: [Int32]
  let offsets: [Int]
  /// The paths with rules, element by element in the order of precedence.
  let paths: [Path]
  let index: DeclarationIndex
  /// The colour scheme that the sheets set for the component, or nil.
  let scheme: PaletteScheme?

  /// `classes` are those of all paths of all elements, and `index` has what there is of them.
  init(
    _ theme: ResolvedTheme, _ schemas: [ThemeSchema.Element], classes: [Int32], _ index: DeclarationIndex,
    scheme: PaletteScheme?
  ) {
    self.theme = theme
    self.schemas = schemas
    self.classes = classes
    self.index = index
    self.scheme = scheme
    var elements: [Element] = []
    var paths: [Path] = []
    var offsets: [Int] = []
    elements.reserveCapacity(schemas.count)
    offsets.reserveCapacity(schemas.count)
    var offset = 0
    for schema in schemas {
      let first = paths.count
      var states: UInt32 = 0
      for (place, state) in schema.pathStates.enumerated() where classes[offset + place] >= 0 {
        let number = classes[offset + place]
        let region = index.region(of: number)
        states |= region.states | (state.map { DeclarationIndex.Region.bit($0.rawValue) } ?? 0)
        paths.append(
          Path(
            number: number, state: state, assumptions: schema.assumptions(ofPath: place), region: region))
      }
      elements.append(
        Element(
          paths: first..<paths.count, carriedStates: schema.carriedStates, states: states,
          tintFeedsStates: schema.tintFeedsStates, tintFeedsBare: schema.tintFeedsBare,
          isTintPrinted: schema.isTintPrinted))
      offsets.append(offset)
      offset += schema.pathStates.count
    }
    self.elements = elements
    self.paths = paths
    self.offsets = offsets
  }

  /// Where the classes of an element's paths stand in ``classes``.
  func classes(of element: Int) -> Range<Int> {
    offsets[element]..<offsets[element] + schemas[element].pathStates.count
  }
}
