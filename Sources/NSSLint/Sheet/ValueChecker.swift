import NSSCatalog
import NSSSyntax

/// A distinct value that is not what its attribute takes.
public struct BadValue: Sendable {
  /// The type it should have.
  public let type: ValueType
  /// Its text.
  public let value: NameID
  /// Whether the documents print the words of this type; an objection is a note where they do not.
  public let areWordsPrinted: Bool
  /// What is wrong.
  public let complaint: ValueComplaint
  /// Where it stands: token ranges of values in declarations, or in the definitions of variables they use.
  public internal(set) var places: [ValuePlace]
}

/// What is wrong with a value. Byte ranges are relative to the value's first byte.
public enum ValueComplaint: Sendable {
  /// The colour cannot be read, or is read otherwise than written. The findings' ranges count from the start of the
  /// sheet, for a value that begins at `base`.
  case color([ColorFinding], base: Int)
  /// Letters behind a number, which the engine drops.
  case numberSuffix(Range<Int>)
  /// The first wrong part.
  case mismatch(Range<Int>)
  /// The name of a font that is not known.
  case unknownFont(Range<Int>)
}

/// One place of a value.
public struct ValuePlace: Sendable {
  /// Offset of the value's first byte.
  public let offset: Int
  /// Index of the declaration that wants the value: the one it stands in, or the first that uses the variable.
  public let declaration: Int32
  /// Index of the definition it stands in, or -1.
  public let definition: Int32
}

/// What a value should be.
struct ValueWant {
  let type: ValueType
  /// Whether a source prints the words of the type for this attribute.
  let areWordsPrinted: Bool

  var key: Int32 { Int32(type.rawValue) << 1 | (areWordsPrinted ? 1 : 0) }
}

/// Checks each distinct pair of type and value once.
struct ValueChecker {
  private let builder: SheetBuilder
  private let tokens: TokenBuffer
  private let engine: Engine
  private let catalog: Catalog
  private let settings: LintSettings
  private var table = PairTable()
  /// By distinct pair: index into `badValues`, or -1.
  private var outcomes: [Int32] = []
  private(set) var badValues: [BadValue] = []
  /// Distinct pairs of type and variable, with the first declaration that uses them.
  private var variables = PairTable()
  private var variableUses: [(name: NameID, want: ValueWant, declaration: Int32)] = []
  /// By variable: the key of the wish that was added last, or -1.
  private var lastWant: [Int32]
  private let colors: ColorSyntax
  private let systemFonts: [String]

  init(builder: SheetBuilder, engine: Engine, catalog: Catalog, settings: LintSettings) {
    self.builder = builder
    tokens = builder.tree.tokens
    lastWant = Array(repeating: -1, count: builder.names.count)
    self.engine = engine
    self.catalog = catalog
    self.settings = settings
    systemFonts = FontNames.systemKeywords(engine)
    colors = ColorSyntax(
      engine: engine, isPaletteName: { engine == .sapfiori && PaletteNames.isName($0) },
      nearestPaletteName: { engine == .sapfiori ? PaletteNames.nearest(to: $0) : nil })
  }

  mutating func add(declaration index: Int32, _ want: ValueWant) {
    let declaration = builder.declarations[Int(index)]
    if declaration.isVariable {
      // Most variables are wanted in one way only.
      if lastWant[Int(declaration.value)] == want.key { return }
      lastWant[Int(declaration.value)] = want.key
      if variables.index(want.key, declaration.value).isNew {
        variableUses.append((declaration.value, want, index))
      }
      return
    }
    let value = builder.tree.valueTokens(of: builder.tree.nodes[Int(declaration.node)])
    guard !value.isEmpty else { return }
    check(
      declaration.value, Int32(value.lowerBound)..<Int32(value.upperBound), want,
      ValuePlace(offset: tokens.start(value.lowerBound), declaration: index, definition: -1))
  }

  /// Checks the definitions of variables by the types of the attributes that use them.
  mutating func checkDefinitions() {
    guard !variableUses.isEmpty else { return }
    var byName: [NameID: [Int]] = [:]
    for (index, definition) in builder.definitions.enumerated() where !definition.isBroken {
      byName[definition.name, default: []].append(index)
    }
    var complained = Set<Int>()
    for use in variableUses {
      for index in byName[use.name] ?? [] where !complained.contains(index) {
        let definition = builder.definitions[index]
        guard !definition.valueTokens.isEmpty else { continue }
        let place = ValuePlace(
          offset: tokens.start(Int(definition.valueTokens.lowerBound)),
          declaration: use.declaration, definition: Int32(index))
        if check(definition.value, definition.valueTokens, use.want, place) { complained.insert(index) }
      }
    }
  }

  /// Checks a value, or remembers another place of one that was checked before. Returns whether it is bad.
  @discardableResult
  private mutating func check(
    _ value: NameID, _ tokens: Range<Int32>, _ want: ValueWant, _ place: ValuePlace
  ) -> Bool {
    let (pair, isNew) = table.index(want.key, value)
    if isNew {
      let complaint = judge(tokens, want.type)
      outcomes.append(complaint == nil ? -1 : Int32(badValues.count))
      if let complaint {
        badValues.append(
          BadValue(
            type: want.type, value: value, areWordsPrinted: want.areWordsPrinted, complaint: complaint,
            places: []))
      }
    }
    let outcome = outcomes[Int(pair)]
    if outcome >= 0 { badValues[Int(outcome)].places.append(place) }
    return outcome >= 0
  }

  private func judge(_ range: Range<Int32>, _ type: ValueType) -> ValueComplaint? {
    let tree = builder.tree
    var tokens: [ValueToken] = []
    for token in Int(range.lowerBound)..<Int(range.upperBound) {
      switch tree.tokens.kind(token) {
      // Values that hold variables are another rule's matter, and so are pieces of CSS.
      case .variable, .string, .unexpected: return nil
      case let kind where kind.isTrivia: continue
      case let kind: tokens.append(ValueToken(kind: kind, range: tree.tokens.range(token)))
      }
    }
    guard let first = tokens.first, let last = tokens.last else { return nil }
    let text = tree.source.text(first.range.lowerBound..<last.range.upperBound)
    if settings.values.contains(text) { return nil }
    let base = first.range.lowerBound
    func relative(_ range: Range<Int>) -> Range<Int> { range.lowerBound - base..<range.upperBound - base }
    if type == .color || type == .gradient {
      let findings = colors.check(tokens, in: tree.source.bytes)
      return findings.isEmpty ? nil : .color(findings, base: base)
    }
    guard let grammar = catalog.grammar(of: type) else { return nil }
    switch grammar.match(tokens, in: tree.source.bytes) {
    case .matches:
      return type == .fontName && !isKnownFont(tokens)
        ? .unknownFont(relative(base..<last.range.upperBound)) : nil
    case .numberSuffix(_, let range): return .numberSuffix(relative(range))
    case .mismatch(let token):
      return .mismatch(
        relative(token < tokens.count ? tokens[token].range : last.range.upperBound..<last.range.upperBound))
    }
  }

  /// Words joined by single spaces, as engines hold them.
  private func isKnownFont(_ tokens: [ValueToken]) -> Bool {
    let bytes = builder.tree.source.bytes
    let name = Array(tokens.map { bytes[$0.range] }.joined(separator: [0x20]))
    if FontNames.contains(name) || FontNames.isFamily(name) { return true }
    let text = String(decoding: name, as: UTF8.self)
    return settings.fonts.contains(text) || systemFonts.contains(text)
  }
}
