import NSSCatalog
import NSSSyntax

/// The engines' catalogues with a project's own files added.
public struct ProjectCatalogs: Sendable {
  /// Nil where no file is added: then the engines' own are made once they are asked for.
  private var wider: (nui: Catalog, sapfiori: Catalog)?
  private var nui: Catalog { of(.nui) }
  private var sapfiori: Catalog { of(.sapfiori) }

  /// The engines' catalogues alone.
  public init() {}

  /// Adds files, in order. They hold for every engine that reads rules.
  public init(_ files: [SourceText]) {
    guard !files.isEmpty else { return }
    wider = (Catalog.nui.adding(files), Catalog.sapfiori.adding(files))
  }

  /// The catalogue of an engine; fiori-swiftui, which reads no class paths, gets SAPFiori's.
  public func of(_ engine: Engine) -> Catalog {
    guard let wider else { return Catalog.of(engine) }
    return engine == .nui ? wider.nui : wider.sapfiori
  }

  /// What cannot be read in the files, whatever the engine: a name that one engine alone has is no problem.
  public var problems: [CatalogProblem] {
    func key(_ problem: CatalogProblem) -> String { "\(problem.offset) \(problem.file) \(problem.message)" }
    let other = Set(nui.problems.map(key))
    return sapfiori.problems.filter { other.contains(key($0)) }
  }

  /// Whether some engine has a class path or the bare stem of a component of this name.
  public func isKnown(_ name: String) -> Bool {
    [nui, sapfiori].contains { catalog in
      switch catalog.verdict(onClass: name.utf8) {
      case .known, .bareStem: true
      default: false
      }
    }
  }

  /// The class path, or stem, that a name is probably meant to be.
  public func nearest(to name: String) -> String? {
    EditDistance.nearest(to: name, among: nui.stems) ?? EditDistance.nearest(to: name, among: sapfiori.stems)
  }
}
