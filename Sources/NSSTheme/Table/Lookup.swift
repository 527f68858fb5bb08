import NSSCatalog

/// Which form of an attribute a value came from.
public enum LookupSource: String, Sendable {
  /// The attribute with the state's suffix, or the class path that carries the state.
  case state
  /// The attribute without suffix.
  case bare
  /// The attribute without suffix of the class path `X`, where the state is carried by a path `X_selected`.
  case baseClass
}

/// A value found in a table, with where it came from. ``ResolvedTheme/attribute(_:)-(Lookup)`` gives its provenance.
public struct Lookup: Hashable, Sendable {
  /// The value under the theme's traits.
  public let value: TypedValue
  /// Which form of the attribute it came from.
  public let from: LookupSource
  /// What it rests on.
  public let assumptions: Assumptions
  /// Whether a value without state stands in for a state, so that what the component itself would show there (such as
  /// its own disabled grey) is lost.
  public let wipesComponentDefault: Bool
  /// Whether a newer attribute wins over this one, so that it has no effect.
  public let isSuperseded: Bool
  let declaration: Int32
  let classNumber: Int32

  var superseded: Lookup {
    Lookup(
      value: value, from: from, assumptions: assumptions, wipesComponentDefault: wipesComponentDefault,
      isSuperseded: true, declaration: declaration, classNumber: classNumber)
  }
}

/// A font as the sheets give it.
public struct FontValue: Hashable, Sendable {
  /// The text style, such as `body`, or nil.
  public var style: String?
  /// A PostScript name or a system keyword such as `boldSystem`, or nil.
  public var name: String?
  /// Points, or nil.
  public var size: Double?
}

/// The parts of a font with where each came from; at least one is there.
public struct FontLookup: Hashable, Sendable {
  /// `font-style`
  public let style: Lookup?
  /// `font-name`
  public let name: Lookup?
  /// `font-size`
  public let size: Lookup?

  /// The parts as values; a part that the engine cannot read is nil.
  public var value: FontValue {
    FontValue(
      style: style?.value.effective?.word, name: name?.value.effective?.word,
      size: size?.value.effective?.number)
  }

  /// What it rests on.
  public var assumptions: Assumptions {
    (style?.assumptions ?? []).union(name?.assumptions ?? []).union(size?.assumptions ?? [])
  }
}

/// An attribute that is no tint attribute: background, image tint, alpha, corner radius.
public struct ViewAttribute: Hashable, Sendable {
  /// The name without the state.
  public let name: String
  /// Its value.
  public let lookup: Lookup
}
