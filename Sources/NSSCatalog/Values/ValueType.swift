/// The type of an attribute's value.
public enum ValueType: UInt8, Sendable, CaseIterable {
  case color, textStyle, fontName, number, integer, boolean, box, offset, image, textAlign, textTransform
  case backgroundColorScheme, barStyle, string, gradient, borderStyle, separatorStyle, verticalAlign
  case horizontalAlign, keyboardAppearance, viewClassList

  /// The name in the catalogue notation: `Color`, `TextStyle`.
  public var name: String {
    let word = String(describing: self)
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Whether its values are colours: a gradient is two attributes, each a colour.
  public var isColor: Bool { self == .color || self == .gradient }
}
