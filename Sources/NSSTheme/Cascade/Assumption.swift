/// What a value rests on that no document prints. An output that hides these marks would claim too much.
public struct Assumptions: OptionSet, Hashable, Sendable {
  /// A bit for each assumption.
  public let rawValue: UInt16
  /// Assumptions from bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A state without a value of its own takes the value without state, before anything the component sets.
  public static let stateFallback = Assumptions(rawValue: 1)
  /// `tint-color-STATE` wins over `font-color-STATE`, or feeds the text colour at all, beyond what is printed.
  public static let tintOverFont = Assumptions(rawValue: 2)
  /// The text style comes first, then font name and size override it.
  public static let fontOrder = Assumptions(rawValue: 4)
  /// `X_selected` is laid over `X`, attribute by attribute.
  public static let classStateOverlay = Assumptions(rawValue: 8)
  /// Of several paths to one element a current one beats a deprecated one, an outer one an inner one.
  public static let pathOrder = Assumptions(rawValue: 16)
  /// `background-color-scheme` changes the palette variant inside its component.
  public static let schemeScope = Assumptions(rawValue: 32)
  /// A variable whose value is a palette name gives that colour.
  public static let paletteHop = Assumptions(rawValue: 64)
  /// A variable of one sheet is visible in another one.
  public static let sheetScope = Assumptions(rawValue: 128)
  /// NUI rejects the sheet; it was read as it was probably meant.
  public static let tolerantReading = Assumptions(rawValue: 256)
  /// A definition of a palette colour's name sets that colour on one background only, also where a declaration asks
  /// for it by `@name`.
  public static let overrideScope = Assumptions(rawValue: 512)
  /// No document lists the attribute, or this state of it, for the class path.
  public static let undocumented = Assumptions(rawValue: 1024)
  /// The attribute is printed for the class path with suffixes only, the sheet has it without.
  public static let bareForm = Assumptions(rawValue: 2048)
  /// A variable whose value is a variable stays that variable's name as text.
  public static let variableHop = Assumptions(rawValue: 4096)
  /// A variable that no sheet defines gives no value, and the sheet counts all the same.
  public static let undefinedVariable = Assumptions(rawValue: 8192)
  /// A class path of another component reaches this one, which shows the like: a relation that is inferred.
  public static let lentPath = Assumptions(rawValue: 16384)

  /// The names in machine output, in the order of the bits: `state-fallback`.
  public var names: [String] {
    Self.all.filter { contains($0.assumption) }.map(\.name)
  }

  /// Every assumption with its name and a sentence for people.
  public static let all: [(assumption: Assumptions, name: String, sentence: String)] = [
    (
      .stateFallback, "state-fallback",
      "A state without a value of its own takes the value without state, before what the component sets."
    ),
    (.tintOverFont, "tint-over-font", "tint-color-STATE wins over font-color-STATE."),
    (.fontOrder, "font-order", "font-style comes first, then font-name and font-size override it."),
    (.classStateOverlay, "class-state-overlay", "X_selected is laid over X, attribute by attribute."),
    (
      .pathOrder, "path-order",
      "A current class path beats a deprecated one, the component's own beats that of its inner view."
    ),
    (
      .schemeScope, "scheme-scope",
      "background-color-scheme changes the palette variant inside its component."
    ),
    (.paletteHop, "palette-hop", "A variable whose value is a palette name gives that colour."),
    (.sheetScope, "sheet-scope", "Variables of one sheet are visible in the others."),
    (
      .tolerantReading, "tolerant-reading",
      "NUI's grammar rejects the sheet; it was read as it was probably meant."
    ),
    (
      .overrideScope, "override-scope",
      "A definition with the name of a palette colour sets that colour on one background only."
    ),
    (
      .undocumented, "undocumented",
      "No document lists this attribute, or this state of it, for the class path."
    ),
    (
      .bareForm, "bare-form",
      "The documents print this attribute of the class path with state suffixes only, not without."
    ),
    (
      .variableHop, "variable-hop",
      "A variable whose value is a variable stays that variable's name as text, as NUI does; assumed."
    ),
    (
      .undefinedVariable, "undefined-variable",
      "A variable that no sheet defines gives no value, and the rest counts; NUI stops the app there."
    ),
    (
      .lentPath, "lent-path",
      "The class path of another component reaches this one too: that it shows such a view is inferred."
    ),
  ]
}
