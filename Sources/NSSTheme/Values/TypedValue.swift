import NSSCatalog

/// Distances from the edges, in points.
public struct Box: Hashable, Sendable {
  /// Points.
  public var top, right, bottom, left: Double

  /// A box of its sides.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  static let zero = Box(top: 0, right: 0, bottom: 0, left: 0)
}

/// A shift, in points.
public struct Offset: Hashable, Sendable {
  /// Points to the right.
  public var horizontal: Double
  /// Points down.
  public var vertical: Double

  /// An offset of its parts.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A value as an engine holds it.
public enum PlainValue: Hashable, Sendable {
  /// A colour; palette colours are looked up already.
  case color(Color)
  /// A colour that only the device knows.
  case systemColor(SystemColor)
  /// A number; points where it is a length.
  case number(Double)
  case integer(Int)
  case boolean(Bool)
  case box(Box)
  case offset(Offset)
  /// A word: a text style, the name of a font or an image, an alignment.
  case word(String)
  /// Names in a list.
  case list([String])

  /// The colour, or nil when the value is none or only the device knows it.
  public var color: Color? {
    switch self {
    case .color(let color): color
    case .systemColor(let system): system.fixedColor
    default: nil
    }
  }

  /// The number, also of an integer, or nil.
  public var number: Double? {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: nil
    }
  }

  /// The word, or nil.
  public var word: String? {
    if case .word(let word) = self { return word }
    return nil
  }
}

/// What an engine makes of a value that was written.
public enum TypedValue: Hashable, Sendable {
  /// It reads what is written.
  case value(PlainValue)
  /// It reads something else than what is written: `2px` as 2, `Red` as no colour (nil).
  case readAs(PlainValue?)

  /// What the engine goes on with, or nil where it has nothing.
  public var effective: PlainValue? {
    switch self {
    case .value(let value): value
    case .readAs(let value): value
    }
  }

  /// Whether the engine reads something else than what is written.
  public var isReadOtherwise: Bool {
    if case .readAs = self { return true }
    return false
  }

  /// The colour the engine goes on with, or nil.
  public var color: Color? { effective?.color }
}
