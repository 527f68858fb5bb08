import NSSSyntax

/// What the sources know of one engine: class paths, attributes, states, value types.
///
/// The text is compiled in. A family (one file of `Grammar/catalog`) is read when a name of it is first asked for.
/// Names are passed as UTF-8 bytes; lookups that find something allocate nothing.
public struct Catalog: Sendable {
  /// The engine it describes.
  public let engine: Engine
  let index: CatalogIndex
  /// The files a project adds.
  let extra: [CatalogFamily]

  /// The catalogue of SAPFiori.
  public static let sapfiori = Catalog(
    engine: .sapfiori, index: .builtIn(.sapfiori), extra: [])
  /// The catalogue of NUI.
  public static let nui = Catalog(engine: .nui, index: .builtIn(.nui), extra: [])
  /// The catalogue of an engine. `fiori-swiftui` reads no class paths; it gets SAPFiori's.
  public static func of(_ engine: Engine) -> Catalog { engine == .nui ? nui : sapfiori }

  init(engine: Engine, index: CatalogIndex, extra: [CatalogFamily]) {
    self.engine = engine
    self.index = index
    self.extra = extra
  }

  /// This catalogue with a project's own files in the same notation. What cannot be read is left out and reported in
  /// ``problems``; a class path that is known already keeps its facts.
  public func adding(_ files: [SourceText]) -> Catalog {
    let families = files.map {
      CatalogReader.read(file: $0.name, bytes: $0.bytes, engine: engine, bases: index.bases)
    }
    let wider = index.adding(families, from: Self.firstOwnFamily + extra.count)
    // Read again, now that the index numbers the attributes which only these files know.
    let numbered = files.map {
      CatalogReader.read(file: $0.name, bytes: $0.bytes, engine: engine, bases: wider.bases)
    }
    return Catalog(engine: engine, index: wider, extra: extra + numbered)
  }

  /// What could not be read in a project's own files, and references in them that lead nowhere.
  public var problems: [CatalogProblem] {
    extra.flatMap { $0.problems + CatalogCheck.references(of: $0, in: self) }
  }

  static let firstOwnFamily = BuiltInFamily.allCases.count

  func family(_ number: Int) -> CatalogFamily? {
    if let builtIn = BuiltInFamily(rawValue: number) { return builtIn.table }
    let own = number - Self.firstOwnFamily
    return extra.indices.contains(own) ? extra[own] : nil
  }

  /// All families of the engine. This reads every file.
  var families: [CatalogFamily] {
    BuiltInFamily.allCases.filter { $0.engine == engine }.map(\.table) + extra
  }

  // MARK: Class paths

  /// The documented class path of exactly this name; digits match `{row}` and `{column}`.
  public func classPath(_ name: some Collection<UInt8>) -> ClassPath? { withContiguous(name) { find($0) } }

  func find(_ name: UnsafeBufferPointer<UInt8>) -> ClassPath? { find(name, stem: stem(in: name)) }

  /// The same for a caller that has cut the name's stem already.
  func find(_ name: UnsafeBufferPointer<UInt8>, stem: (length: Int, index: Int)?) -> ClassPath? {
    if let stem, let family = family(Int(index.familyOfStem[stem.index])),
      let path = family.path(name)
    {
      return ClassPath(family: family, index: path)
    }
    // A project may add elements to a component whose stem is in a built-in file.
    for family in extra {
      if let index = family.path(name) { return ClassPath(family: family, index: index) }
    }
    return nil
  }

  /// The longest known stem at the beginning of a name: its length and its number in the index.
  func stem(in name: UnsafeBufferPointer<UInt8>) -> (length: Int, index: Int)? {
    StemSearch.longest(in: name, nested: index.hasNestedStems) { index.stems.find($0) }
  }

  /// The length of the longest known stem at the beginning of a name.
  func stemLength(in name: UnsafeBufferPointer<UInt8>) -> Int? { stem(in: name)?.length }

  /// Cuts a class path at the longest known stem. Nil when no known stem begins it.
  public func split(_ name: some Collection<UInt8>) -> ClassPathParts? {
    withContiguous(name) { name in
      guard let length = stemLength(in: name) else { return nil }
      let rest = min(length + 1, name.count)..<name.count
      return ClassPathParts(
        stem: 0..<length, rest: rest, classState: ClassStateSearch.segment(in: name, rest))
    }
  }

  /// The component of a Swift class name. It may read every file.
  public func component(_ name: String) -> Component? {
    for family in families {
      for (index, record) in family.components.enumerated()
      where family.bytes[record.name.range].elementsEqual(name.utf8) {
        return Component(family: family, index: index)
      }
    }
    return nil
  }

  /// All components, in the order of the files. This reads every file.
  public var components: [Component] {
    families.flatMap { family in family.components.indices.map { Component(family: family, index: $0) } }
  }

  /// All class paths, in the order of the files. This reads every file.
  public var classPaths: [ClassPath] {
    families.flatMap { family in family.paths.indices.map { ClassPath(family: family, index: $0) } }
  }

  /// The class paths that a component owns or that its documents list. This reads every file.
  public func classPaths(of component: Component) -> [ClassPath] {
    let name = component.name
    return classPaths.filter { $0.componentName == name || $0.listedBy.contains(name) }
  }

  /// The class paths that begin with a stem; empty when the stem is not known.
  public func classPaths(ofStem stem: some Collection<UInt8>) -> [ClassPath] {
    withContiguous(stem) { stem in
      guard let at = index.stems.find(stem), let home = family(Int(index.familyOfStem[at])) else { return [] }
      return ([home] + extra.filter { $0 !== home }).flatMap { family in
        family.paths.indices.lazy
          .filter {
            family.bytes[family.paths[$0].name.range].prefix(Int(family.paths[$0].stemLength)).elementsEqual(
              stem)
          }
          .map { ClassPath(family: family, index: $0) }
      }
    }
  }

  /// The components whose documents list a stem. This reads every file.
  public func components(ofStem stem: String) -> [Component] { components.filter { $0.stems.contains(stem) } }

  /// All stems: `fdl...` names and NUI base classes.
  public var stems: [String] { index.stems.strings }

  // MARK: Values

  /// The grammar of a type in this engine; nil for colours, which ``ColorSyntax`` checks, and for types the engine has
  /// no values of.
  public func grammar(of type: ValueType) -> ValueGrammar? {
    ValueGrammars.of(engine).grammar(of: type)
  }
}
