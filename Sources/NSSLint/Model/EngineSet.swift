import NSSCatalog

/// The engines that a sheet is judged for, or that a rule speaks of.
public struct EngineSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// tombenner/nui.
  public static let nui = EngineSet(rawValue: 1)
  /// SAPFiori UIKit.
  public static let sapfiori = EngineSet(rawValue: 2)
  /// FioriThemeManager of SAP/cloud-sdk-ios-fiori.
  public static let fioriSwiftUI = EngineSet(rawValue: 4)
  /// The two that read rules.
  public static let rules: EngineSet = [.nui, .sapfiori]
  /// All three.
  public static let all: EngineSet = [.nui, .sapfiori, .fioriSwiftUI]

  /// The set of one engine.
  public init(_ engine: Engine) {
    switch engine {
    case .nui: self = .nui
    case .sapfiori: self = .sapfiori
    case .fioriSwiftUI: self = .fioriSwiftUI
    }
  }

  /// The engines in the order nui, sapfiori, fiori-swiftui.
  public var engines: [Engine] {
    [Engine.nui, .sapfiori, .fioriSwiftUI].filter { contains(EngineSet($0)) }
  }

  /// The engines' names, as the command line takes them.
  public var names: [String] { engines.map(\.rawValue) }
}
