import NSSCatalog
import NSSSyntax

/// What is known of one component, or of one class path: a page of `nss catalog`.
public struct CatalogPage: Sendable {
  /// The engine whose documents say so.
  public let engine: Engine
  /// What was asked for.
  public let title: String
  /// The component, where the facts name one.
  public let component: Component?
  /// The class paths in the order of the documents.
  public let paths: [ClassPath]

  /// A page as given.
  public init(engine: Engine, title: String, component: Component?, paths: [ClassPath]) {
    (self.engine, self.title, self.component, self.paths) = (engine, title, component, paths)
  }

  /// The pages of a name, SAPFiori's before NUI's: a Swift class, a class path, or the stem of class paths. Empty where
  /// nobody knows it.
  public static func pages(of name: String) -> [CatalogPage] {
    [Catalog.sapfiori, .nui].compactMap { catalog in
      if let component = catalog.component(name) {
        let paths = catalog.classPaths(of: component)
        return CatalogPage(engine: catalog.engine, title: name, component: component, paths: paths)
      }
      let own = catalog.classPaths(ofStem: name.utf8)
      let paths = own.isEmpty ? catalog.classPath(name.utf8).map { [$0] } ?? [] : own
      guard let first = paths.first else { return nil }
      return CatalogPage(engine: catalog.engine, title: name, component: first.component, paths: paths)
    }
  }

  /// The name that somebody probably meant, or nil.
  public static func nearest(to name: String) -> String? {
    if case .unknown(let mistake) = Catalog.sapfiori.verdict(onClass: name.utf8), mistake.isNear,
      let suggestion = mistake.suggestion
    {
      return suggestion
    }
    let names = Catalog.sapfiori.components.map(\.name) + Catalog.sapfiori.stems + Catalog.nui.stems
    return EditDistance.nearest(to: name, among: names)
  }
}

/// Everything the catalogue has a page for.
public enum CatalogNames {
  /// The components of SAPFiori's documents by kind, kinds and names in alphabetical order.
  public static var byKind: [(kind: String, components: [Component])] {
    var kinds: [String: [Component]] = [:]
    for component in Catalog.sapfiori.components { kinds[component.kind, default: []].append(component) }
    return kinds.sorted { byBytes($0.key, $1.key) }.map { kind, components in
      (kind, components.sorted { byBytes($0.name, $1.name) })
    }
  }

  /// NUI's own classes in alphabetical order.
  public static var nuiClasses: [ClassPath] { Catalog.nui.classPaths.sorted { byBytes($0.name, $1.name) } }
}
