/// The type of an attribute's value.
public enum ValueType: UInt8, Sendable, CaseIterable {
  case color, textStyle, fontName, number, integer, boolean, box, offset, image, textAlign, textTransform
  case backgroundColorScheme, barStyle, string, gradient, borderStyle, separatorStyle, verticalAlign
  case horizontalAlign, keyboardAppearance, viewClassList

  /// The name in the catalogue notation: `Color`, `TextStyle`.
  public var name: String {
    switch self {
    case .color: "Color"
    case .textStyle: "TextStyle"
    case .fontName: "FontName"
    case .number: "Number"
    case .integer: "Integer"
    case .boolean: "Boolean"
    case .box: "Box"
    case .offset: "Offset"
    case .image: "Image"
    case .textAlign: "TextAlign"
    case .textTransform: "TextTransform"
    case .backgroundColorScheme: "BackgroundColorScheme"
    case .barStyle: "BarStyle"
    case .string: "String"
    case .gradient: "Gradient"
    case .borderStyle: "BorderStyle"
    case .separatorStyle: "SeparatorStyle"
    case .verticalAlign: "VerticalAlign"
    case .horizontalAlign: "HorizontalAlign"
    case .keyboardAppearance: "KeyboardAppearance"
    case .viewClassList: "ViewClassList"
    }
  }

  /// Whether its values are colours: a gradient is two attributes, each a colour.
  public var isColor: Bool { self == .color || self == .gradient }
}
