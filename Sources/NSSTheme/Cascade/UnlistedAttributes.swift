import NSSCatalog

/// Which declarations say what no document lists for their class: found once for each distinct pair of class and
/// attribute when the sheets are read, so that lookups find it without allocating.
struct UnlistedAttributes: Sendable {
  /// What the catalogue knows of a class.
  private enum Kind {
    /// The app's own: no document could list anything for it.
    case app
    /// In the vendor's name space, but listed nowhere.
    case unlisted
    case path(ClassPath)
  }

  private struct Pair: Hashable {
    var number, attribute: Int32
  }

  private let catalog: Catalog
  private let kinds: [Kind]
  /// For each declaration the bits of its assumptions where they are the same for all classes of its rule, else
  /// ``byClass``.
  private let ofDeclaration: [UInt16]
  private let ofPair: [Pair: UInt16]
  private static let byClass = UInt16.max

  init(_ builder: ThemeStoreBuilder) {
    let catalog = Catalog.of(builder.engine)
    self.catalog = catalog
    let kinds = builder.classNames.map { name in
      builder.names.withBytes(Int(name)) { bytes -> Kind in
        if let path = catalog.classPath(bytes) { return .path(path) }
        return builder.engine == .sapfiori && bytes.starts(with: "fdl".utf8) ? .unlisted : .app
      }
    }
    var pairs: [Pair: UInt16] = [:]
    var flags = [UInt16](repeating: Self.byClass, count: builder.declarations.count)
    // A rule of n classes and m declarations has n * m pairs. What is beyond this is found when it is asked for.
    var budget = 1024 + 4 * (builder.mentions.count + builder.declarations.count)
    for rule in builder.rules {
      budget -= rule.mentions.count * rule.declarations.count
      if budget < 0 { break }
      for at in rule.declarations {
        let attribute = builder.declarations[Int(at)].attribute
        var common: UInt16?
        for mention in rule.mentions {
          let number = builder.mentions[Int(mention)].number
          let found: UInt16
          switch kinds[Int(number)] {
          case .app: found = 0
          case .unlisted: found = Assumptions.undocumented.rawValue
          case .path(let path):
            let pair = Pair(number: number, attribute: attribute)
            if let known = pairs[pair] {
              found = known
            } else {
              found = builder.names.withBytes(Int(attribute)) { Self.assumptions($0, path, catalog) }.rawValue
              pairs[pair] = found
            }
          }
          common = common == nil || common == found ? found : Self.byClass
        }
        flags[Int(at)] = common ?? 0
      }
    }
    self.kinds = kinds
    ofDeclaration = flags
    ofPair = pairs
  }

  /// What a declaration rests on as one of a class.
  func assumptions(_ index: Int32, _ declaration: ThemeStore.Declaration, _ number: Int32, _ names: TextPool)
    -> Assumptions
  {
    let common = ofDeclaration[Int(index)]
    if common != Self.byClass { return Assumptions(rawValue: common) }
    switch kinds[Int(number)] {
    case .app: return []
    case .unlisted: return .undocumented
    case .path(let path):
      if let found = ofPair[Pair(number: number, attribute: declaration.attribute)] {
        return Assumptions(rawValue: found)
      }
      return names.withBytes(Int(declaration.attribute)) { Self.assumptions($0, path, catalog) }
    }
  }

  private static func assumptions(
    _ name: UnsafeBufferPointer<UInt8>, _ path: ClassPath, _ catalog: Catalog
  ) -> Assumptions {
    guard case .documented(let fact, let certainty) = catalog.support(of: name, on: path) else {
      return .undocumented
    }
    // What NUI's classes look up in each other stands in its source.
    if certainty == .printed || catalog.engine == .nui { return [] }
    let isBare = catalog.split(attribute: name)?.isBare ?? false
    return isBare && !fact.isBarePrinted ? .bareForm : .undocumented
  }
}
