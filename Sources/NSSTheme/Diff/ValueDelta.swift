/// By how much a value changed, where that can be said.
public enum ValueDelta: Hashable, Sendable {
  /// Two colours.
  case color(ColorDifference)
  /// New minus old, of two numbers; points where it is a length.
  case number(Double)
  /// New minus old, side by side.
  case box(Box)
  /// New minus old.
  case offset(Offset)

  /// The difference of two values of one kind; nil for words, truth values, and values that are not of one kind.
  public init?(_ old: PlainValue?, _ new: PlainValue?) {
    guard let old, let new else { return nil }
    if let from = old.color, let to = new.color {
      self = .color(ColorDifference(from, to))
    } else if let from = old.number, let to = new.number {
      self = .number(to - from)
    } else if case .box(let from) = old, case .box(let to) = new {
      self = .box(
        Box(
          top: to.top - from.top, right: to.right - from.right, bottom: to.bottom - from.bottom,
          left: to.left - from.left))
    } else if case .offset(let from) = old, case .offset(let to) = new {
      self = .offset(
        Offset(horizontal: to.horizontal - from.horizontal, vertical: to.vertical - from.vertical))
    } else {
      return nil
    }
  }
}
