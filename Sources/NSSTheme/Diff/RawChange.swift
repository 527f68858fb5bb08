import NSSCatalog

/// A change under one pair of traits, before its cause is known.
struct RawChange {
  var place: ChangedPlace
  /// The number of the element in its component, or of the style.
  var order: Int
  /// The index of the traits.
  var pair: Int
  var old: RawValue?
  var new: RawValue?
  var cause = 0
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
struct RawContrast {
  var place: ChangedPlace
  var order: Int
  var pair: Int
  var old: TextContrast?
  var new: TextContrast?
  /// The index of the raw change that it follows from.
  var change: Int
  var cause = 0
}
