import NSSSyntax

/// What the sources know of one engine: class paths, attributes, states, value types.
///
/// The text is compiled in. A family (one file of `Grammar/catalog`) is read when a name of it is first asked for.
public struct Catalog: Sendable {
  /// The engine it describes. `fioriSwiftUI` has an empty catalogue.
  public let engine: Engine

  /// The catalogue of SAPFiori.
  public static let sapfiori = Catalog(engine: .sapfiori)
  /// The catalogue of NUI.
  public static let nui = Catalog(engine: .nui)
  /// The catalogue of an engine.
  public static func of(_ engine: Engine) -> Catalog { engine == .nui ? nui : sapfiori }

  /// The age of the facts: "SAPFiori documents of SDK 6 to 25.08".
  public static var age: String { "" }

  init(engine: Engine) { self.engine = engine }

  // MARK: Class paths

  /// The documented class path of exactly this name; digits match `{row}` and `{column}`.
  public func classPath(_ name: some Collection<UInt8>) -> ClassPath? { nil }
  /// Cuts a class path at the longest known stem. Nil when no known stem begins it.
  public func split(_ name: some Collection<UInt8>) -> ClassPathParts? { nil }
  /// What the name of a style class is: known, bare stem, the app's own, or which part of it is wrong.
  public func verdict(onClass name: some Collection<UInt8>) -> ClassPathVerdict { .appClass }
  /// The component of a Swift class name.
  public func component(_ name: String) -> Component? { nil }
  /// All components, in the order of the files. Reads every family.
  public var components: [Component] { [] }
  /// All class paths, in the order of the files. Reads every family.
  public var classPaths: [ClassPath] { [] }
  /// The class paths a component owns or its documents list.
  public func classPaths(of component: Component) -> [ClassPath] { [] }
  /// All stems: `fdl...` names and NUI base classes.
  public var stems: [String] { [] }

  // MARK: Attributes

  /// The base attributes of this engine, in alphabetical order.
  public var baseAttributes: [String] { [] }
  /// All state suffixes, combined ones included.
  public var stateSuffixes: [String] { [] }
  /// What an attribute name is, whatever the class path.
  public func attribute(_ name: some Collection<UInt8>) -> AttributeVerdict {
    .unknown(AttributeMistake(part: .base, suggestion: nil, isHabit: false))
  }
  /// Whether a class path takes an attribute.
  public func support(of attribute: some Collection<UInt8>, on path: ClassPath) -> Support { .unknown }
  /// The same for an already split name.
  public func support(of name: AttributeName, in bytes: some Collection<UInt8>, on path: ClassPath) -> Support
  { .unknown }
  /// Whether the element behind the bare stem of a component, which no source lists, takes an attribute.
  public func support(ofAttribute attribute: some Collection<UInt8>, onBareStem stem: String) -> Support {
    .unknown
  }
  /// The full names of the attributes that a class path supports, for messages and completion: the documented ones,
  /// else the inferred ones.
  public func supportedAttributes(of path: ClassPath) -> (names: [String], certainty: Certainty) {
    ([], .printed)
  }
  /// The value type of an attribute name in this engine when nothing is known of the class, or nil.
  public func type(ofAttribute name: some Collection<UInt8>) -> ValueType? { nil }

  // MARK: Values

  /// The grammar of a type in this engine; nil for colours, which ``ColorSyntax`` checks.
  public func grammar(of type: ValueType) -> ValueGrammar? { nil }
}
