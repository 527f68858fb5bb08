/// An engine whose names and values the catalogue knows.
public enum CatalogEngine: UInt8, Sendable, CaseIterable {
  /// tombenner/nui 0.5.x: the tables come from its README and from what its renderers read.
  case nui
  /// SAPFiori UIKit: the tables come from its documentation.
  case sapfiori
  /// FioriThemeManager of SAP/cloud-sdk-ios-fiori: it reads palette definitions only, no class paths.
  case fioriSwiftUI

  /// The engine's name in options and reports.
  public var name: String {
    switch self {
    case .nui: "nui"
    case .sapfiori: "sapfiori"
    case .fioriSwiftUI: "fiori-swiftui"
    }
  }
}
