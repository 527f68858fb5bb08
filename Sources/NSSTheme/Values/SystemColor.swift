/// A colour that the system has a name for.
public struct SystemColor: Hashable, Sendable {
  /// Whose name it is: `red` of UIKit is fixed, `red` of SwiftUI changes with the appearance.
  public enum Family: UInt8, Sendable {
    /// A class method of UIColor in iOS 15: `redColor` for `red`.
    case uiKit
    /// A constant of SwiftUI's Color, or of UIColor where Color has none of that name.
    case swiftUI
  }

  /// Whose name it is.
  public let family: Family
  private let index: UInt8

  /// The name without `Color`.
  public var name: String { Self.entries(family)[Int(index)].name }

  /// The colour where the system documents it as one that never changes, or nil where it depends on the device.
  public var fixedColor: Color? { Self.entries(family)[Int(index)].color }

  /// The colour of exactly this name (case-sensitive), or nil.
  public init?(_ name: some StringProtocol, in family: Family) {
    guard let index = Self.entries(family).firstIndex(where: { $0.name == name }) else { return nil }
    self.family = family
    self.index = UInt8(index)
  }

  /// All names of a family.
  public static func names(in family: Family) -> [String] { entries(family).map(\.name) }

  private struct Entry: Sendable {
    var name: String
    var color: Color?
  }

  private static func entries(_ family: Family) -> [Entry] { family == .uiKit ? uiKit : swiftUI }

  private static func gray(_ white: Double, alpha: Double = 1) -> Color {
    Color(red: white, green: white, blue: white, alpha: alpha)
  }

  private static let uiKit: [Entry] = {
    var entries = [
      Entry(name: "black", color: gray(0)), Entry(name: "darkGray", color: gray(1.0 / 3)),
      Entry(name: "lightGray", color: gray(2.0 / 3)), Entry(name: "white", color: gray(1)),
      Entry(name: "gray", color: gray(0.5)), Entry(name: "red", color: Color(red: 1, green: 0, blue: 0)),
      Entry(name: "green", color: Color(red: 0, green: 1, blue: 0)),
      Entry(name: "blue", color: Color(red: 0, green: 0, blue: 1)),
      Entry(name: "cyan", color: Color(red: 0, green: 1, blue: 1)),
      Entry(name: "yellow", color: Color(red: 1, green: 1, blue: 0)),
      Entry(name: "magenta", color: Color(red: 1, green: 0, blue: 1)),
      Entry(name: "orange", color: Color(red: 1, green: 0.5, blue: 0)),
      Entry(name: "purple", color: Color(red: 0.5, green: 0, blue: 0.5)),
      Entry(name: "brown", color: Color(red: 0.6, green: 0.4, blue: 0.2)),
      Entry(name: "clear", color: gray(0, alpha: 0)), Entry(name: "lightText", color: gray(1, alpha: 0.6)),
      Entry(name: "darkText", color: gray(0)),
    ]
    entries += dynamicUIKit.split(whereSeparator: { $0 == " " || $0 == "\n" }).map {
      Entry(name: String($0), color: nil)
    }
    return entries
  }()

  private static let dynamicUIKit = """
    systemRed systemGreen systemBlue systemOrange systemYellow systemPink systemPurple systemTeal systemIndigo
    systemBrown systemMint systemCyan systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 tint
    label secondaryLabel tertiaryLabel quaternaryLabel link placeholderText separator opaqueSeparator
    systemBackground secondarySystemBackground tertiarySystemBackground
    systemGroupedBackground secondarySystemGroupedBackground tertiarySystemGroupedBackground
    systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill
    groupTableViewBackground viewFlipsideBackground scrollViewTexturedBackground underPageBackground
    """

  private static let swiftUI: [Entry] = [
    Entry(name: "black", color: gray(0)), Entry(name: "darkGray", color: gray(1.0 / 3)),
    Entry(name: "lightGray", color: gray(2.0 / 3)), Entry(name: "white", color: gray(1)),
    Entry(name: "gray"), Entry(name: "red"), Entry(name: "green"), Entry(name: "blue"), Entry(name: "cyan"),
    Entry(name: "yellow"), Entry(name: "orange"), Entry(name: "purple"), Entry(name: "brown"),
    Entry(name: "clear", color: gray(0, alpha: 0)),
  ]
}
