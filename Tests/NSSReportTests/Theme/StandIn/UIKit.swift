// As much of UIKit as generated source uses: signatures only, for the type checker.
@_exported import Foundation

open class UIColor {
  public init(red: Double, green: Double, blue: Double, alpha: Double) {}
  public static var tintColor: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  public static var systemRed: UIColor { tintColor }
  public static var red: UIColor { tintColor }
  public static var label: UIColor { tintColor }
}

open class UIFont {
  public struct TextStyle: Sendable {
    public static let largeTitle = TextStyle(), title1 = TextStyle(), title2 = TextStyle(),
      title3 = TextStyle()
    public static let headline = TextStyle(), subheadline = TextStyle(), body = TextStyle(),
      callout = TextStyle()
    public static let footnote = TextStyle(), caption1 = TextStyle(), caption2 = TextStyle()
  }
  public struct Weight: Sendable {
    public static let ultraLight = Weight(), thin = Weight(), light = Weight(), medium = Weight()
    public static let semibold = Weight(), heavy = Weight(), black = Weight()
  }
  init() {}
  public convenience init?(name: String, size: Double) { self.init() }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  public static func systemFont(ofSize size: Double) -> UIFont { UIFont() }
  public static func systemFont(ofSize size: Double, weight: Weight) -> UIFont { UIFont() }
  public static func boldSystemFont(ofSize size: Double) -> UIFont { UIFont() }
  public static func italicSystemFont(ofSize size: Double) -> UIFont { UIFont() }
  public static var systemFontSize: Double { 14 }
  public func withSize(_ size: Double) -> UIFont { self }
  public var pointSize: Double { 17 }
}

extension NSAttributedString.Key {
  public static let foregroundColor = Self(rawValue: "foregroundColor")
  public static let font = Self(rawValue: "font")
}
