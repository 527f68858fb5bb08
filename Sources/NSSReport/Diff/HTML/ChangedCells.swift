import NSSCatalog
import NSSTheme

/// Which cells a difference changes, by component: what is drawn before and after.
struct ChangedCells {
  /// A component, or a class of none, with the states that change.
  struct Cell {
    /// Nil for a class of no component.
    var component: ThemedComponent?
    /// The names that the changes give their owner.
    var owners: [String] = []
    /// The indices of the traits that each state changes under.
    var states: [TintState: Set<Int>] = [:]
  }

  /// A part as drawings know it.
  struct Part: Hashable {
    var owner: String
    var element: String
    var state: TintState
    var pair: Int
  }

  /// In the order of the changes.
  private(set) var cells: [Cell] = []
  private(set) var parts: Set<Part> = []
  private var numbers: [String: Int] = [:]

  init(_ diff: ThemeDiff, _ themes: [(old: ResolvedTheme, new: ResolvedTheme)]) {
    let homes = Self.homes(themes)
    for change in diff.causes.lazy.flatMap(\.changes) {
      let state = change.place.state ?? .normal
      switch change.place.owner {
      case .component(let component): add(change, component, element: change.place.element, state)
      case .styleClass(let name):
        let components = homes[name] ?? []
        if components.isEmpty { add(change, nil, element: name, state) }
        for (component, element) in components { add(change, component, element: element, state) }
      case .palette: break
      }
    }
  }

  private mutating func add(
    _ change: ThemeChange, _ component: ThemedComponent?, element: String, _ state: TintState
  ) {
    let owner = change.place.ownerName
    let name = component?.name ?? owner
    let number = numbers[name] ?? cells.count
    if number == cells.count {
      numbers[name] = number
      cells.append(Cell(component: component))
    }
    if !cells[number].owners.contains(owner) { cells[number].owners.append(owner) }
    cells[number].states[state, default: []].formUnion(change.scope.indices)
    for pair in change.scope.indices {
      parts.insert(Part(owner: name, element: element, state: state, pair: pair))
    }
  }

  /// The components that show a class, with the element that does.
  private static func homes(
    _ themes: [(old: ResolvedTheme, new: ResolvedTheme)]
  ) -> [String: [(ThemedComponent, String)]] {
    var homes: [String: [(ThemedComponent, String)]] = [:]
    guard let first = themes.first else { return homes }
    for theme in [first.old, first.new] {
      for component in theme.components {
        for element in theme[component].elements {
          for path in element.paths where path.isStyled {
            if homes[path.name]?.contains(where: { $0 == (component, element.name) }) ?? false { continue }
            homes[path.name, default: []].append((component, element.name))
          }
        }
      }
    }
    return homes
  }
}

/// Numbers the parts of drawings as a preview does, and marks those that change.
final class ChangedParts: PartMarking {
  private let facts: PartFacts
  private let changed: Set<ChangedCells.Part>
  private var owner = ""
  private var pair = 0

  init(_ facts: PartFacts, _ changed: Set<ChangedCells.Part>) {
    (self.facts, self.changed) = (facts, changed)
  }

  /// Turns to another component, or class of none, under other traits.
  func begin(_ owner: String, pair: Int) { (self.owner, self.pair) = (owner, pair) }

  func mark(_ element: TintElement, _ state: TintState) -> PartMark {
    var mark = facts.mark(element, state)
    mark.isChanged = changed.contains(
      .init(owner: owner, element: element.name, state: state, pair: pair))
    return mark
  }
}

/// Marks for pictures that are only compared: the parts have no numbers.
final class PictureMarks: PartMarking {
  private let changed: Set<ChangedCells.Part>
  private let owner: String
  private let pair: Int

  init(_ changed: Set<ChangedCells.Part>, _ owner: String, pair: Int) {
    (self.changed, self.owner, self.pair) = (changed, owner, pair)
  }

  func mark(_ element: TintElement, _ state: TintState) -> PartMark {
    var mark = PartMark(number: 0, PartMark.lookups(element[state]))
    mark.isChanged = changed.contains(
      .init(owner: owner, element: element.name, state: state, pair: pair))
    return mark
  }
}
