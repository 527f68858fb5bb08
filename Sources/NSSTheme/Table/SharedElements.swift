import NSSCatalog
import NSSSyntax

/// The elements of components that several class paths of a sheet reach in sapfiori, so that one's value may hide the
/// other's.
///
/// Which paths reach one element is known from a generated text: to make the elements of all components takes longer than
/// everything else that is done with a small sheet.
public struct SharedElements: Sendable {
  /// The class paths that share an element with another one.
  public private(set) var paths: Set<String> = []
  /// The elements with those of their paths that are the sheet's.
  let elements: [ThemeSchema.Element]

  /// What the class paths of a sheet share.
  public init(among names: [String]) {
    var pool = TextPool()
    for name in names { _ = pool.number(name) }
    var elements: [ThemeSchema.Element] = []
    var lines = SharedPathLines()
    while let line = lines.next(in: pool) {
      elements.append(ThemeSchema.Element(paths: line))
      paths.formUnion(line.map(\.name))
    }
    self.elements = elements
  }
}

/// The lines of ``SharedPathsText``: one for an element that several class paths reach, these in order of precedence,
/// `:` and the state behind those that carry one.
private struct SharedPathLines {
  // A static string has so many bytes there, as long as the process lasts.
  private let text = UnsafeBufferPointer(
    start: SharedPathsText.sapfiori.utf8Start, count: SharedPathsText.sapfiori.utf8CodeUnitCount)
  private var at = 0

  /// The paths among some names of the next line that has two of them.
  mutating func next(in names: TextPool) -> [ThemeSchema.Path]? {
    if names.count < 2 { return nil }
    var found: [ThemeSchema.Path] = []
    while at < text.count {
      let start = at
      // Each loop compares `at` with the count, so that the parts between its values lie inside.
      while at < text.count, text[at] > UInt8(ascii: " "), text[at] != UInt8(ascii: ":") { at += 1 }
      let name = names.find(UnsafeBufferPointer(rebasing: text[start..<at]))
      var state: Range<Int>?
      if at < text.count, text[at] == UInt8(ascii: ":") {
        let start = at + 1
        while at < text.count, text[at] > UInt8(ascii: " ") { at += 1 }
        state = start..<at
      }
      if let name {
        found.append(
          ThemeSchema.Path(
            name: names.string(name), state: state.flatMap { TintState.named(text[$0]) }, isInner: false,
            isDeprecated: false))
      }
      let isLast = at == text.count || text[at] == UInt8(ascii: "\n")
      at += 1
      guard isLast else { continue }
      if found.count > 1 { return found }
      found = []
    }
    return nil
  }
}

extension ResolvedTheme {
  /// What class paths set differently for an element that they share. Its name is left empty: several components may have
  /// the element.
  public func conflicts(in shared: SharedElements) -> [PathConflict] {
    let classes = shared.elements.flatMap { $0.paths.map { styledClass($0.name) } }
    let content = TableContent(
      self, shared.elements, classes: classes, DeclarationIndex(self, classes), scheme: nil)
    return shared.elements.indices.flatMap { place in
      TintElement(lookup: ElementLookup(table: content, place: place), component: nil).pathConflicts
    }
  }
}
