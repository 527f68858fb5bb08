import NSSCatalog
import NSSSyntax

/// The sheets of a theme, read once for any traits.
public struct ParsedTheme: Sendable {
  let store: ThemeStore

  /// Reads a base sheet and the ones appended to it, in this order. Any bytes may be given.
  public init(_ sheets: [SourceText], engine: Engine) {
    store = ThemeStore(sheets, engine: engine)
  }

  /// The engine that they are read as.
  public var engine: Engine { store.engine }
  /// Whether a media block tests the device.
  public var testsDevice: Bool { store.media.contains { $0.device != .absent } }
  /// Whether a media block tests the orientation.
  public var testsOrientation: Bool { store.media.contains { $0.orientation != .absent } }

  /// The theme under some traits. What was read is shared, not copied.
  public func resolve(_ traits: Traits) -> ResolvedTheme { ResolvedTheme(store, traits) }
}

/// A theme as an engine holds it under some traits: classes, definitions, palette colours and tint attribute tables.
///
///     let theme = ResolvedTheme(bytes, engine: .sapfiori)
///     let cell = theme[.FUIStepperFormCell]
///     let color = cell[.title]?[.disabled].foregroundColor?.value.color
///
/// Immutable; lookups in tables do not allocate. Nothing traps on any input.
public struct ResolvedTheme: Sendable {
  let store: ThemeStore
  let cascade: ThemeCascade
  let fiori: FioriTheme?
  /// What it was resolved for.
  public let traits: Traits

  /// Reads one sheet.
  public init(
    _ bytes: [UInt8], name: String = "theme.nss", engine: Engine, traits: Traits = Traits()
  ) {
    self.init([SourceText(name: name, bytes: bytes)], engine: engine, traits: traits)
  }

  /// Reads a base sheet and the ones appended to it.
  public init(_ sheets: [SourceText], engine: Engine, traits: Traits = Traits()) {
    self.init(ThemeStore(sheets, engine: engine), traits)
  }

  init(_ store: ThemeStore, _ traits: Traits) {
    self.store = store
    self.traits = traits
    cascade = ThemeCascade(store, traits)
    fiori = store.engine == .fioriSwiftUI ? FioriTheme(store.fioriSheets, traits) : nil
  }

  /// The engine it was resolved by.
  public var engine: Engine { store.engine }
  /// The sheets: the base, then the appended ones.
  public var sheets: [SourceText] { store.sources }

  /// What the engine makes of each sheet. A sheet that is not `resolved` contributes nothing.
  public var verdicts: [EngineVerdict] { fiori?.verdicts ?? cascade.verdicts }

  /// The first sheet that the engine does not read, or the first one with `resolved`.
  public var outcome: (sheet: Int, verdict: EngineVerdict) {
    let failed = verdicts.firstIndex { $0 != .resolved }
    return (failed ?? 0, failed.map { verdicts[$0] } ?? .resolved)
  }

  /// What NUI's grammar makes of the first sheet that sapfiori is assumed to read tolerantly.
  var strictOutcome: (sheet: Int, verdict: EngineVerdict) {
    let doubtful = store.readings.firstIndex { $0.strictVerdict != nil }
    return (doubtful ?? 0, doubtful.flatMap { store.readings[$0].strictVerdict } ?? .resolved)
  }

  // MARK: Classes

  /// The names of the classes in the order of their first mention in a rule that holds.
  public var classNames: [String] { firstMentions.map { className(Int(store.mentions[$0].number)) } }

  /// The classes with their attributes.
  public var classes: [ThemeClass] { firstMentions.map(themeClass) }

  /// Calls `body` for each class in the order of their first mention. Holds one class at a time, however many there are.
  public func forEachClass(_ body: (ThemeClass) -> Void) {
    for mention in firstMentions { body(themeClass(mention)) }
  }

  /// Calls `body` for each class, ordered by name. Holds one class at a time, however many there are.
  public func forEachClass(orderedBy areInOrder: (String, String) -> Bool, _ body: (ThemeClass) -> Void) {
    let named = firstMentions.map { (name: className(Int(store.mentions[$0].number)), mention: $0) }
    for (_, mention) in named.sorted(by: { areInOrder($0.name, $1.name) }) { body(themeClass(mention)) }
  }

  /// The class of exactly this name, or nil.
  public func themeClass(_ name: String) -> ThemeClass? {
    guard let number = store.classNumber(name), hasRules(number) else { return nil }
    let rule = store.rules[Int(cascade.rules[Int(cascade.firstRule[number])])]
    return rule.mentions.first { store.mentions[Int($0)].number == number }.map { themeClass(Int($0)) }
  }

  /// One attribute of a class, or nil.
  public func attribute(_ name: String, of className: String) -> ThemeAttribute? {
    guard let number = store.classNumber(className), let attribute = store.names.find(name) else {
      return nil
    }
    let index = winner(of: Int32(attribute), in: number)
    return index < 0 ? nil : themeAttribute(index, of: number)
  }

  /// The attribute of a class list as code writes it, `A:B:C`: looked up from right to left, the first class that has
  /// the attribute wins.
  public func attribute(_ name: String, ofClassList list: String) -> ThemeAttribute? {
    for part in list.split(separator: ":", omittingEmptySubsequences: false).reversed() {
      if let found = attribute(name, of: String(part)) { return found }
    }
    return nil
  }

  /// Where the declaration behind a lookup stands.
  public func location(of lookup: Lookup) -> ThemeLocation {
    location(store.declarations[Int(lookup.declaration)])
  }

  /// The attribute behind a lookup, with its provenance: found in a walk over the class.
  public func attribute(_ lookup: Lookup) -> ThemeAttribute {
    let plain = themeAttribute(lookup.declaration, of: Int(lookup.classNumber))
    return ThemeAttribute(
      name: plain.name, className: plain.className, text: plain.text, type: plain.type, value: lookup.value,
      location: plain.location, valueLocation: plain.valueLocation, via: plain.via, beats: plain.beats,
      assumptions: lookup.assumptions)
  }

  /// For each class its first mention in a rule that holds, in file order.
  private var firstMentions: [Int] {
    var mentions: [Int] = []
    var seen = [Bool](repeating: false, count: store.classNames.count)
    for (index, rule) in store.rules.enumerated() {
      for at in rule.mentions {
        let number = Int(store.mentions[Int(at)].number)
        guard !seen[number], hasRules(number),
          cascade.rules[Int(cascade.firstRule[number])] == UInt32(index)
        else { continue }
        seen[number] = true
        mentions.append(Int(at))
      }
    }
    return mentions
  }

  func hasRules(_ number: Int) -> Bool { cascade.firstRule[number] < cascade.firstRule[number + 1] }

  func className(_ number: Int) -> String { store.names.string(Int(store.classNames[number])) }

  private func themeClass(_ at: Int) -> ThemeClass {
    let mention = store.mentions[at]
    let number = Int(mention.number)
    let rule = store.rules[Int(cascade.rules[Int(cascade.firstRule[number])])]
    return ThemeClass(
      name: className(number),
      location: ThemeLocation(sheet: Int(rule.sheet), range: Int(mention.start)..<Int(mention.end)),
      attributes: attributes(of: number))
  }
}
