/// Whether a class path takes an attribute in a state.
public enum Support: Sendable {
  /// Documented for this path and state. `certainty` is inferred for an inferred suffix and for the bare form of
  /// an attribute that is printed only with suffixes.
  case documented(AttributeFact, certainty: Certainty)
  /// The attribute is documented for this path, the state is not. `otherSpelling` is the full name of another
  /// attribute that feeds the same thing in that state (`tint-color-disabled` for `font-color-disabled`), where this
  /// path documents it.
  case undocumentedState(AttributeFact, otherSpelling: String?)
  /// The documents list this path's attributes without this one; elements of its role have it elsewhere.
  case notListed(ValueType)
  /// The attribute exists, but neither this path nor any element of its role has it.
  case foreign(ValueType)
  /// The documents list no attributes for this path; elements of its role, or the NUI class it stands for, have it.
  case inferred(ValueType)
  /// As `inferred`, but the state is documented for no element of the role.
  case inferredUnknownState(ValueType)
  /// The name has no known base or suffix: see ``Catalog/attribute(_:)``.
  case unknown

  /// The type that values of this attribute have; nil when the attribute is unknown.
  public var type: ValueType? {
    switch self {
    case .documented(let fact, _), .undocumentedState(let fact, _): fact.type
    case .notListed(let type), .foreign(let type), .inferred(let type), .inferredUnknownState(let type): type
    case .unknown: nil
    }
  }
}
