/// A text on its background, and how well it is read: WCAG 2.2, success criteria 1.4.3 (AA) and 1.4.6 (AAA).
public struct TextContrast: Hashable, Sendable {
  /// What a ratio is enough for, given the size of the text.
  public enum Level: Int, Comparable, CaseIterable, Sendable {
    case fail, aa, aaa

    /// `fails`, `AA`, `AAA`
    public var name: String { self == .fail ? "fails" : self == .aa ? "AA" : "AAA" }

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// The text as seen: laid over the background. Opaque.
  public let text: Color
  /// The background as seen. Opaque.
  public let background: Color
  /// 1 to 21.
  public let ratio: Double
  /// Whether the text counts as large: 18 points or more, or a title style.
  public let isLarge: Bool
  /// Whether the background is that of the component, on which the element is assumed to lie.
  public let isBackgroundAssumed: Bool
  /// What the two colours rest on.
  public let assumptions: Assumptions

  init(
    text: Color, background: Color, isLarge: Bool, isBackgroundAssumed: Bool, assumptions: Assumptions
  ) {
    self.text = text
    self.background = background
    ratio = Contrast.ratio(text, background)
    self.isLarge = isLarge
    self.isBackgroundAssumed = isBackgroundAssumed
    self.assumptions = assumptions
  }

  /// The least ratio of a level: 4.5 and 7, for large text 3 and 4.5.
  public static func least(_ level: Level, isLarge: Bool) -> Double {
    switch level {
    case .fail: 1
    case .aa: isLarge ? 3 : 4.5
    case .aaa: isLarge ? 4.5 : 7
    }
  }

  /// The best level that it reaches.
  public var level: Level {
    ratio >= Self.least(.aaa, isLarge: isLarge)
      ? .aaa : ratio >= Self.least(.aa, isLarge: isLarge) ? .aa : .fail
  }
}

/// A text whose contrast changes.
public struct ContrastChange: Hashable, Sendable {
  /// The element and state; the attribute is the text colour.
  public let place: ChangedPlace
  /// In the old theme; nil where text or background are not known.
  public let old: TextContrast?
  /// In the new theme; nil where text or background are not known.
  public let new: TextContrast?
  /// Whether WCAG asks nothing here: text of what is disabled.
  public let isExempt: Bool
  /// The traits it holds under.
  public internal(set) var scope: TraitScope

  /// What becomes of the level.
  public enum Crossing: String, Sendable {
    /// It falls below AA or AAA.
    case regression
    /// It rises to AA or AAA.
    case improvement
  }

  /// Whether a level is lost or gained; nil where it stays, or either side is not known.
  public var crossing: Crossing? {
    guard let old, let new, old.level != new.level else { return nil }
    return new.level < old.level ? .regression : .improvement
  }

  /// Whether a text is below AA whose contrast was not known before: the text, or its background, is new.
  public var isNewFailure: Bool { old == nil && new?.level == .fail && !isExempt }

  /// Whether a level is lost where WCAG asks for one, or a new text is below AA.
  public var isRegression: Bool { crossing == .regression && !isExempt || isNewFailure }
}
