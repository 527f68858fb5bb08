/// A program that reads stylesheets.
public enum Engine: String, CaseIterable, Sendable {
  /// tombenner/nui 0.5: open source, observed by running it.
  case nui
  /// The UIKit library SAPFiori: closed source, documented.
  case sapfiori
  /// FioriThemeManager of SAP/cloud-sdk-ios-fiori: open source, observed by running it.
  case fioriSwiftUI = "fiori-swiftui"

  /// The name on the command line and in reports.
  public var name: String { rawValue }

  /// The engine of exactly that name, or nil.
  public init?(name: some StringProtocol) {
    self.init(rawValue: String(name))
  }

  /// A small number for tables: nui 0, sapfiori 1, fiori-swiftui 2.
  var ordinal: Int {
    switch self {
    case .nui: 0
    case .sapfiori: 1
    case .fioriSwiftUI: 2
    }
  }
}
