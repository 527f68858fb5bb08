import NSSLint

/// The settings of a folder, with everything it extends taken in. Paths are absolute.
public struct Configuration: Sendable, Hashable {
  /// Settings for the files that some patterns cover.
  public struct Override: Sendable, Hashable {
    /// The patterns, relative to the folder of the file they stand in.
    public var paths: IgnoreRules
    /// What holds for these files on top of the rest.
    public var settings: Configuration
  }

  /// Patterns of what is not searched for; each list is relative to the folder of its file.
  public var exclude: [IgnoreRules] = []
  /// The engines a sheet is checked for, `auto` among them; nil where nothing is said.
  public var engines: [String]?
  /// Rule id to level.
  public var rules: [String: RuleLevel] = [:]
  /// Further attribute names that are not reported as unknown.
  public var attributes: [String] = []
  /// Further words that are accepted as colours.
  public var values: [String] = []
  /// PostScript names of further fonts.
  public var fonts: [String] = []
  /// The app's own style classes, each with the class whose attributes it takes.
  public var classes: [String: String] = [:]
  /// Lists of sheets that are loaded together, the base first.
  public var sheets: [[FilePath]] = []
  /// Catalogue files of the project.
  public var catalogs: [FilePath] = []
  /// The app's Info.plist, for its fonts.
  public var infoPlist: FilePath?
  /// The palette version; nil where nothing is said.
  public var palette: String?
  /// In order; a later one that matches wins.
  public var overrides: [Override] = []

  /// Nothing said at all.
  public init() {}

  /// These settings with others laid over them: maps key by key, lists one behind the other, but `engines`,
  /// `infoPlist` and `palette` replaced.
  public func overlaid(by other: Configuration) -> Configuration {
    var result = self
    result.overlay(other)
    return result
  }

  /// The same in place, so that many layers cost no copies.
  private mutating func overlay(_ other: Configuration) {
    exclude += other.exclude
    engines = other.engines ?? engines
    rules.merge(other.rules) { $1 }
    attributes += other.attributes
    values += other.values
    fonts += other.fonts
    classes.merge(other.classes) { $1 }
    sheets += other.sheets
    catalogs += other.catalogs
    infoPlist = other.infoPlist ?? infoPlist
    palette = other.palette ?? palette
    overrides += other.overrides
  }

  /// The settings of one file: those of every override that covers its absolute path are laid over.
  public func settings(for file: FilePath) -> Configuration {
    if overrides.isEmpty { return self }
    var result = self
    for override in overrides where override.paths.covers(file) {
      result.overlay(override.settings)
    }
    return result
  }

  /// Whether `exclude` covers an absolute path itself; a pattern that begins with `!` takes back.
  public func excludes(_ path: FilePath, isFolder: Bool) -> Bool {
    for rules in exclude.reversed() {
      if let decision = rules.decision(path, isFolder: isFolder) { return decision }
    }
    return false
  }
}
