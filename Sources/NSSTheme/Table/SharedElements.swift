/// The elements of components that several class paths of a sheet reach in sapfiori, so that one's value may hide the
/// other's.
public struct SharedElements: Sendable {
  /// The class paths that share an element with another one.
  public private(set) var paths: Set<String> = []
  /// The components with the places of such elements in their ``TintTable``, in the order of components.
  public private(set) var elements: [(component: ThemedComponent, places: [Int])] = []

  /// An element of all, by its component's raw value and its place there.
  private struct Place: Hashable {
    var component: UInt8
    var element: UInt16
  }

  /// The elements that a class path reaches and another one too. Made once in the life of the process.
  private static let placesOfPath: [String: [Place]] = {
    var result: [String: [Place]] = [:]
    for (component, schema) in ThemeSchema.of(.sapfiori).components.enumerated() {
      for (element, known) in schema.elements.enumerated() where known.paths.count > 1 {
        let place = Place(component: UInt8(component), element: UInt16(element))
        for path in known.paths { result[path.name, default: []].append(place) }
      }
    }
    return result
  }()

  /// What the class paths of a sheet share.
  public init(among names: some Sequence<String>) {
    var first: [Place: String] = [:]
    var shared: Set<Place> = []
    for name in names {
      for place in Self.placesOfPath[name] ?? [] {
        if let other = first[place] {
          if other != name {
            shared.insert(place)
            paths.formUnion([name, other])
          }
        } else {
          first[place] = name
        }
      }
    }
    for place in shared.sorted(by: { ($0.component, $0.element) < ($1.component, $1.element) }) {
      guard let component = ThemedComponent(rawValue: place.component) else { continue }
      if elements.last?.component != component { elements.append((component, [])) }
      elements[elements.count - 1].places.append(Int(place.element))
    }
  }
}
