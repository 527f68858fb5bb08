import NSSCatalog
import NSSTheme

/// Values as Swift expressions on UIKit's types.
enum SwiftValue {
  /// A colour, or nil where the value is none.
  static func color(_ value: TypedValue) -> String? {
    switch value.effective {
    case .color(let color)?:
      let rgba = color.rgba
      let parts = [("red", rgba.red), ("green", rgba.green), ("blue", rgba.blue), ("alpha", rgba.alpha)]
      return "UIColor(\(parts.map { "\($0): \(fraction($1))" }.joined(separator: ", ")))"
    case .systemColor(let system)?:
      // The class property of the tint colour is the only one that is not called as the sheet calls it.
      return "UIColor.\(system.name == "tint" ? "tintColor" : system.name)"
    default: return nil
    }
  }

  /// A font, or nil where a part of it has no expression: an unknown text style, a name with signs that a string
  /// literal would read.
  static func font(_ font: FontValue) -> String? {
    var base: String?
    if let style = font.style {
      guard let known = textStyles[style] else { return nil }
      base = "UIFont.preferredFont(forTextStyle: .\(known))"
    }
    let size = font.size.map(ThemeWords.text) ?? base.map { "\($0).pointSize" } ?? "UIFont.systemFontSize"
    guard let name = font.name else {
      guard font.size != nil else { return base }
      return base.map { "\($0).withSize(\(size))" } ?? "UIFont.systemFont(ofSize: \(size))"
    }
    if name == "boldSystem" { return "UIFont.boldSystemFont(ofSize: \(size))" }
    if name == "italicSystem" { return "UIFont.italicSystemFont(ofSize: \(size))" }
    if let weight = weights[name] { return "UIFont.systemFont(ofSize: \(size)\(weight))" }
    return "UIFont(name: \(literal(name)), size: \(size)) ?? UIFont.systemFont(ofSize: \(size))"
  }

  /// A string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Text inside a comment: on one line.
  static func comment(_ text: String) -> String { DisplayWidth.printable(text) }

  /// A component with four decimals.
  private static func fraction(_ byte: UInt8) -> String {
    let parts = (Int(byte) * 10_000 + 127) / 255
    if parts % 10_000 == 0 { return String(parts / 10_000) }
    let digits = String(parts)
    return "0." + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Text styles of sheets and the cases of UIFont.TextStyle.
  private static let textStyles = [
    "largeTitle": "largeTitle", "title1": "title1", "title2": "title2", "title3": "title3",
    "headline": "headline", "subheadline": "subheadline", "body": "body", "callout": "callout",
    "footnote": "footnote", "caption1": "caption1", "caption2": "caption2",
  ]

  private static let weights = [
    "system": "", "blackSystem": ", weight: .black", "heavySystem": ", weight: .heavy",
    "lightSystem": ", weight: .light", "mediumSystem": ", weight: .medium",
    "semiboldSystem": ", weight: .semibold", "thinSystem": ", weight: .thin",
    "ultraLightSystem": ", weight: .ultraLight",
  ]
}
