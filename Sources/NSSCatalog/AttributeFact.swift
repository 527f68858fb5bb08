/// One attribute of one class path (or, when only inferred, of a role): states, value type, source.
public struct AttributeFact: Sendable {
  let family: CatalogFamily
  let index: Int

  /// The base name, such as `font-color`.
  public var base: String { "" }
  /// The documented full names, bare first where it is printed, inferred suffixes last: `font-color`,
  /// `font-color-disabled`.
  public var names: [String] { [] }
  /// The documented state suffixes in the order of the document, without the bare form.
  public var states: [AttributeState] { [] }
  /// Whether the bare form is printed. False where only suffixed forms are.
  public var isBarePrinted: Bool { true }
  /// The type of its values.
  public var type: ValueType { .string }
  /// The type as the document prints it, or nil.
  public var printedType: String? { nil }
  /// Whether the document marks the attribute as deprecated.
  public var isDeprecated: Bool { false }
  /// Where in the source it stands.
  public var evidence: Evidence { .listed }
  /// Inferred when no source prints it for this path.
  public var certainty: Certainty { .printed }
  /// The sources as the catalogue writes them.
  public var sources: String { "" }
  /// A remark on the facts, or nil.
  public var note: String? { nil }
  /// NUI: whether its README documents the attribute.
  public var isDocumented: Bool { true }
  /// NUI: whether a renderer ever reads the value. False: rule `unread-attribute`.
  public var isRead: Bool { true }
  /// Whether the spelling of this attribute's value words is printed by the source. False in sapfiori for bar
  /// styles, colour schemes and `NSTextAlignment`: a wrong word there is a note, not an error.
  public var areWordsPrinted: Bool { true }
}

/// A state suffix documented for an attribute.
public struct AttributeState: Sendable, Hashable {
  /// The suffix without its hyphen: `disabled`, `selected-highlighted`.
  public let name: String
  /// Whether the documents print it or it was inferred.
  public let certainty: Certainty
}
