import NSSCatalog
import NSSSyntax

/// What the catalogues say of a sheet's names and values, asked once for each distinct one.
public struct SheetFacts: Sendable {
  /// Facts by engine; fiori-swiftui has none, it reads no rules.
  public let byEngine: [EngineFacts]

  init(builder: SheetBuilder, engines: EngineSet, settings: LintSettings) {
    byEngine = engines.engines.compactMap { engine in
      engine == .fioriSwiftUI ? nil : EngineFacts(builder: builder, engine: engine, settings: settings)
    }
  }
}

/// What one engine's catalogue says of a sheet.
public struct EngineFacts: Sendable {
  /// The engine.
  public let engine: Engine
  /// Its catalogue.
  public let catalog: Catalog
  /// By name: what it is as a class path; nil for names that are none.
  public private(set) var classVerdicts: NameVerdicts<ClassPathVerdict>
  /// By name: what it is as an attribute; nil for names that are none.
  public private(set) var attributeVerdicts: NameVerdicts<AttributeVerdict>
  /// Style classes of the app's own that stand for a class of the catalogue, whose verdict they have.
  public private(set) var ownClasses: Set<NameID> = []
  /// By rule: what its class list is.
  public private(set) var ruleKinds: [RuleKind]
  /// By declaration: index of its pair with the first class path of the catalogue in its rule's list, or -1.
  public private(set) var pairOfDeclaration: [Int32]
  /// Declarations with a pair that is not documented, in document order, and the index of their least supported one.
  public private(set) var worstPairs: [(declaration: Int32, pair: Int32)] = []
  /// Distinct pairs of class path and attribute.
  public private(set) var pairs: [SupportPair] = []
  /// Values that are not what their attribute takes, each distinct one once.
  public private(set) var badValues: [BadValue] = []

  /// What the class list of a rule is made of.
  public enum RuleKind: UInt8, Sendable {
    /// Only style classes of the app's own.
    case own
    /// At least one class path of the catalogue.
    case known
    /// A class path that is wrong: it has its own finding, and nothing is said about its attributes.
    case wrong
  }

  init(builder: SheetBuilder, engine: Engine, settings: LintSettings) {
    self.engine = engine
    catalog = settings.catalogs.of(engine)
    classVerdicts = NameVerdicts(count: builder.names.count)
    attributeVerdicts = NameVerdicts(count: builder.names.count)
    ruleKinds = []
    pairOfDeclaration = Array(repeating: -1, count: builder.declarations.count)
    let source = builder.tree.source
    var appClass: NameID?
    for use in builder.classUses where classVerdicts[Int(use.name)] == nil {
      let range = builder.names.range(use.name)
      var verdict = catalog.verdict(onClass: source.bytes[range])
      if !settings.classes.isEmpty, let base = Self.base(of: source.text(range), verdict, catalog, settings) {
        verdict = base
        ownClasses.insert(use.name)
      }
      if case .appClass = verdict, let appClass {
        classVerdicts.set(use.name, as: appClass)
        continue
      }
      classVerdicts[Int(use.name)] = verdict
      if case .appClass = verdict { appClass = use.name }
    }
    for declaration in builder.declarations where attributeVerdicts[Int(declaration.name)] == nil {
      attributeVerdicts[Int(declaration.name)] =
        catalog.attribute(source.bytes[builder.names.range(declaration.name)])
    }
    ruleKinds = builder.rules.map { rule in kind(of: rule, builder) }
    var values = ValueChecker(builder: builder, engine: engine, catalog: catalog, settings: settings)
    addSupport(builder, &values)
    values.checkDefinitions()
    badValues = values.badValues
  }

  /// The verdict on the class that the configuration gives a class of the app's own as its base, followed through
  /// further classes of the app's own. Nil for classes of the catalogue and for those without a known base.
  private static func base(
    of name: String, _ verdict: ClassPathVerdict, _ catalog: Catalog, _ settings: LintSettings
  ) -> ClassPathVerdict? {
    switch verdict {
    case .known, .bareStem: return nil
    case .appClass, .unknown: break
    }
    var name = name
    var seen: Set<String> = []
    while let base = settings.classes[name], seen.insert(name).inserted {
      let verdict = catalog.verdict(onClass: base.utf8)
      switch verdict {
      case .known, .bareStem: return verdict
      case .appClass, .unknown: name = base
      }
    }
    // What is configured is the app's own, however near to a known name it is.
    return seen.isEmpty ? nil : .appClass
  }

  private func kind(of rule: StyleRule, _ builder: SheetBuilder) -> RuleKind {
    if rule.hasBrokenHead { return .wrong }
    var kind = RuleKind.own
    for use in rule.classes {
      switch classVerdicts[Int(builder.classUses[Int(use)].name)] {
      case .unknown: return .wrong
      case .known, .bareStem: kind = .known
      default: break
      }
    }
    return kind
  }

  private mutating func addSupport(_ builder: SheetBuilder, _ values: inout ValueChecker) {
    var table = PairTable()
    let isListed = classVerdicts.map { verdict in
      switch verdict {
      case .known, .bareStem: true
      default: false
      }
    }
    var types: [ValueType?] = Array(repeating: nil, count: builder.names.count)
    var typeIsKnown = Array(repeating: false, count: builder.names.count)
    for index in builder.declarations.indices where !builder.declarations[index].isBroken {
      let attribute = builder.declarations[index].name
      let rule = Int(builder.declarations[index].rule)
      var want: ValueWant?
      if ruleKinds[rule] == .known {
        var firstPair: Int32 = -1
        var worstPair: Int32 = -1
        for use in builder.rules[rule].classes {
          let classPath = builder.classUses[Int(use)].name
          guard isListed[Int(classPath)] else { continue }
          let (pair, isNew) = table.index(classPath, attribute)
          if isNew { pairs.append(makePair(classPath, attribute, builder)) }
          if firstPair < 0 { firstPair = pair }
          // Field by field: a copy of the pair would count references for each declaration.
          want = want ?? pairs[Int(pair)].want
          let concern = pairs[Int(pair)].concern
          if concern > .none, worstPair < 0 || concern > pairs[Int(worstPair)].concern { worstPair = pair }
        }
        if firstPair >= 0 { pairOfDeclaration[index] = firstPair }
        if worstPair >= 0 { worstPairs.append((Int32(index), worstPair)) }
      }
      if want == nil {
        if !typeIsKnown[Int(attribute)] {
          typeIsKnown[Int(attribute)] = true
          types[Int(attribute)] = catalog.type(
            ofAttribute: builder.tree.source.bytes[builder.names.range(attribute)])
        }
        want = types[Int(attribute)].map { ValueWant(type: $0, areWordsPrinted: engine == .nui) }
      }
      if let want { values.add(declaration: Int32(index), want) }
    }
  }

  private func makePair(_ classPath: NameID, _ attribute: NameID, _ builder: SheetBuilder) -> SupportPair {
    let bytes = builder.tree.source.bytes
    let name = bytes[builder.names.range(attribute)]
    let support: Support
    switch classVerdicts[Int(classPath)] {
    case .known(let path): support = catalog.support(of: name, on: path)
    case .bareStem(let stem): support = catalog.support(ofAttribute: name, onBareStem: stem)
    default: support = .unknown
    }
    return SupportPair(classPath: classPath, attribute: attribute, support: support)
  }
}

/// A class path with an attribute that some rule gives it, and whether it takes it.
public struct SupportPair: Sendable {
  /// The class path.
  public let classPath: NameID
  /// The attribute.
  public let attribute: NameID
  /// What the catalogue says.
  public let support: Support
  /// How far the support is from being documented.
  public let concern: Concern
  /// What its values should be.
  let want: ValueWant?

  /// How far a pair is from being documented, in rising order.
  public enum Concern: UInt8, Comparable, Sendable {
    case none, inferred, notListed, undocumentedState, foreign

    public static func < (a: Concern, b: Concern) -> Bool { a.rawValue < b.rawValue }
  }

  init(classPath: NameID, attribute: NameID, support: Support) {
    self.classPath = classPath
    self.attribute = attribute
    self.support = support
    switch support {
    case .documented(let fact, _), .undocumentedState(let fact, _):
      want = ValueWant(type: fact.type, areWordsPrinted: fact.areWordsPrinted)
    default: want = support.type.map { ValueWant(type: $0, areWordsPrinted: false) }
    }
    switch support {
    case .documented, .unknown: concern = .none
    case .inferred, .inferredUnknownState: concern = .inferred
    case .notListed: concern = .notListed
    case .undocumentedState: concern = .undocumentedState
    case .foreign: concern = .foreign
    }
  }
}
