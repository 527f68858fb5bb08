/// One attribute of one class path: states, value type, source.
public struct AttributeFact: Sendable {
  let family: CatalogFamily
  let index: Int

  var record: CatalogFamily.AttributeRecord { family.attributes[index] }

  /// The base name, such as `font-color`.
  public var base: String { family.text(record.base) }
  /// The documented state suffixes in the order of the document, without the bare form.
  public var states: [AttributeState] {
    family.states[record.states.range].map {
      AttributeState(name: family.text($0.name), certainty: $0.isInferred ? .inferred : .printed)
    }
  }
  /// The places where the attribute carries its value; empty when there is just the one.
  public var modifiers: [AttributeModifiers] { Array(family.modifiers[record.modifiers.range]) }
  /// The documented full names, bare first where it is printed: `font-color`, `font-color-disabled`.
  public var names: [String] {
    let sets = modifiers.isEmpty ? [[]] : modifiers
    let suffixes = (isBarePrinted ? [""] : []) + states.map { "-" + $0.name }
    return sets.flatMap { set in
      suffixes.map { base + set.placeSuffix + $0 + (set.contains(.insets) ? "-insets" : "") }
    }
  }
  /// Whether the bare form is printed. False where only suffixed forms are.
  public var isBarePrinted: Bool { record.flags.contains(.bare) }
  /// The type of its values.
  public var type: ValueType { record.type }
  /// The type as the document prints it, or nil.
  public var printedType: String? { family.optionalText(record.printedType)?.filter { $0 != "\"" } }
  /// Whether the document marks the attribute as deprecated.
  public var isDeprecated: Bool { record.flags.contains(.deprecated) }
  /// Where in the source it stands.
  public var evidence: Evidence { record.evidence }
  /// Inferred when no source prints it for this path.
  public var certainty: Certainty { record.flags.contains(.inferred) ? .inferred : .printed }
  /// The sources as the catalogue writes them; for NUI the place in its source text.
  public var sources: String { family.text(record.source) }
  /// A remark on the facts, or nil.
  public var note: String? { family.optionalText(record.note) }
  /// NUI: whether its README documents the attribute.
  public var isDocumented: Bool { !record.flags.contains(.undocumented) }
  /// NUI: whether a renderer ever reads the value. False: rule `unread-attribute`.
  public var isRead: Bool { !record.flags.contains(.unread) }
  /// Whether the spelling of this attribute's value words is printed by the source. False in sapfiori for bar
  /// styles, colour schemes and `NSTextAlignment`: a wrong word there is a note, not an error.
  public var areWordsPrinted: Bool { !record.flags.contains(.wordsNotPrinted) }
}

/// A state suffix documented for an attribute.
public struct AttributeState: Sendable, Hashable {
  /// The suffix without its hyphen: `disabled`, `selected-highlighted`.
  public let name: String
  /// Whether the documents print it or it was inferred.
  public let certainty: Certainty
}
