import NSSCatalog

/// What a configuration or the command line says of one rule.
public enum RuleLevel: String, CaseIterable, Sendable {
  case off
  case note
  case warning
  case error

  /// The severity, or nil for `off`.
  public var severity: Severity? {
    switch self {
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

/// Everything besides the sheet that findings depend on.
public struct LintSettings: Sendable {
  /// The engines to judge for; empty means: as the sheet shows.
  public var engines: EngineSet = []
  /// Levels by rule id; rules without one keep their own.
  public var levels: [String: RuleLevel] = [:]
  /// If not empty, only these rules run, opt-in ones included.
  public var only: Set<String> = []
  /// Attributes of the app's own.
  public var attributes: Set<String> = []
  /// Values of the app's own, such as colour names that it defines.
  public var values: Set<String> = []
  /// PostScript names of fonts that the app brings.
  public var fonts: Set<String> = []
  /// The app's own style classes, each with the class whose attributes it takes.
  public var classes: [String: String] = [:]
  /// The project's own catalogue files, added to those of the engines.
  public var catalogs = ProjectCatalogs()
  /// The other sheets that the app loads together with this one; nil where it is in no set.
  public var siblings: SheetSiblings?

  /// The palette that fiori-swiftui and the palette rules go by.
  public var palette: PaletteVersion = .latest

  /// The defaults.
  public init() {}

  /// Whether a rule runs.
  public func runs(_ rule: RuleMetadata) -> Bool {
    if !only.isEmpty { return only.contains(rule.id) && levels[rule.id] != .off }
    if let level = levels[rule.id] { return level != .off }
    return !rule.isOptIn
  }
}
