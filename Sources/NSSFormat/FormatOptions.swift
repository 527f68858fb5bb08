/// What may be chosen about the layout. There is one style for everybody: four spaces a level, no tabs.
public struct FormatOptions: Hashable, Sendable {
  /// The columns (Unicode scalars) that a rule's class list may fill, indent and opening brace included, before it is
  /// broken to one class path a line.
  public var lineWidth: Int

  /// Options; values below 1 count as 1.
  public init(lineWidth: Int = 100) {
    self.lineWidth = max(lineWidth, 1)
  }
}
