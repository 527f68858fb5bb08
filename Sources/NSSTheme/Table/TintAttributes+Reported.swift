/// What reports show of an element in a state: a value without state only where documents give that key the state,
/// not where they give the state to another key alone.
extension TintAttributes {
  /// The text colour, the border colour or the number of lines; nil for the font.
  public func reported(_ key: TintKey) -> Lookup? {
    let found: Lookup?
    switch key {
    case .foregroundColor: found = foregroundColor
    case .borderColor: found = borderColor
    case .numberOfLines: found = numberOfLines
    case .font: return nil
    }
    return documents(key) || found?.from == .state ? found : nil
  }

  /// The font.
  public var reportedFont: FontLookup? {
    guard let font else { return nil }
    let hasOwn = [font.style, font.name, font.size].contains { $0?.from == .state }
    return documents(.font) || hasOwn ? font : nil
  }

  /// Whether reports show nothing in this state.
  public var isReportedEmpty: Bool {
    reportedFont == nil && view.isEmpty && TintKey.allCases.allSatisfy { reported($0) == nil }
  }
}
