import NSSCatalog

/// What differs in one place under one pair of traits.
protocol RawDifference {
  var place: ChangedPlace { get }
  /// The number of the element in its component, or of the style.
  var order: Int { get }
  /// The index of the traits.
  var pair: Int { get }
  var cause: Int { get }
  /// Whether both sides show the same as those of another difference.
  func showsSame(as other: Self) -> Bool
}

/// A change under one pair of traits, before its cause is known.
struct RawChange: RawDifference {
  var place: ChangedPlace
  var order: Int
  var pair: Int
  var old: RawValue?
  var new: RawValue?
  var cause = 0

  func showsSame(as other: RawChange) -> Bool { Self.isSame(old, other.old) && Self.isSame(new, other.new) }

  private static func isSame(_ a: RawValue?, _ b: RawValue?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return ValueKey(a.value.effective) == ValueKey(b.value.effective)
  }
}

/// One side of a raw change.
struct RawValue {
  var value: TypedValue
  var assumptions: Assumptions
  /// The declaration and the class it is one of; -1 for the palette.
  var declaration: Int32
  var classNumber: Int32
  var isFallback: Bool
  /// The scheme that the component has of its own.
  var scheme: PaletteScheme?

  init(_ lookup: Lookup, _ scheme: PaletteScheme?) {
    value = lookup.value
    assumptions = lookup.assumptions
    declaration = lookup.declaration
    classNumber = lookup.classNumber
    isFallback = lookup.from != .state && lookup.wipesComponentDefault
    self.scheme = scheme
  }

  init(_ value: TypedValue, _ assumptions: Assumptions, declaration: Int32 = -1, classNumber: Int32 = -1) {
    self.value = value
    self.assumptions = assumptions
    self.declaration = declaration
    self.classNumber = classNumber
    isFallback = false
  }
}

/// A change of contrast under one pair of traits. The text colour's change, or else the background's, has its cause.
struct RawContrast: RawDifference {
  var place: ChangedPlace
  var order: Int
  var pair: Int
  var old: TextContrast?
  var new: TextContrast?
  /// The index of the raw change that it follows from.
  var change: Int
  var cause = 0

  func showsSame(as other: RawContrast) -> Bool {
    !TextContrast.differ(old, other.old) && !TextContrast.differ(new, other.new)
  }
}
