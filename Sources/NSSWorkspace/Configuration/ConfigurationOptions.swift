import NSSLint

extension ConfigurationOption {
  /// Every key, in the order of the starter and of the documentation.
  static let all: [ConfigurationOption] = [
    ConfigurationOption(
      key: extendsKey, type: .oneOrList(.path),
      documentation:
        "Other configuration files whose settings come first. Without it the nearest file alone counts.",
      example: #"["../shared.nsslint.json"]"#,
      apply: { _, _ in }, write: { _, _ in }),
    ConfigurationOption(
      key: "exclude", type: .list(.glob),
      documentation:
        "Patterns as in .gitignore, relative to this file, of what is passed over when a folder is searched. "
        + "What is named on the command line is linted all the same.",
      example: #"["Generated/", "*.draft.nss"]"#,
      apply: { $1.exclude.append($0.globs) },
      write: { $1.globs($0.exclude) }),
    ConfigurationOption(
      key: "engines", type: .list(.choice(engineNames)),
      documentation: "The engines that read these sheets. \"auto\" decides by what a sheet holds.",
      example: #"["sapfiori"]"#, isForOverrides: true,
      apply: { $1.engines = $0.strings.filter(engineNames.contains) },
      write: { $1.strings($0.engines ?? []) }),
    ConfigurationOption(
      key: "rules", type: .rules,
      documentation: "The level of single rules: \"off\", \"note\", \"warning\" or \"error\".",
      example: #"{ "unused-variable": "off", "deprecated-class-path": "error" }"#, isForOverrides: true,
      apply: { $1.rules = $0.map.compactMapValues { RuleLevel(rawValue: $0) } },
      write: { $1.map($0.rules.mapValues(\.rawValue)) }),
    ConfigurationOption(
      key: "attributes", type: .list(.text("an attribute name")),
      documentation: "Attribute names of your own that are not reported as unknown.",
      example: #"["badge-color"]"#, isForOverrides: true,
      apply: { $1.attributes = $0.strings }, write: { $1.strings($0.attributes) }),
    ConfigurationOption(
      key: "values", type: .list(.text("a colour name")),
      documentation: "Words of your own that are accepted where a colour is expected.",
      example: #"["brandColor"]"#, isForOverrides: true,
      apply: { $1.values = $0.strings }, write: { $1.strings($0.values) }),
    ConfigurationOption(
      key: "fonts", type: .list(.text("a PostScript name")),
      documentation: "PostScript names of the fonts that the app brings along.",
      example: #"["72-Regular", "72-Bold"]"#, isForOverrides: true,
      apply: { $1.fonts = $0.strings }, write: { $1.strings($0.fonts) }),
    ConfigurationOption(
      key: "infoPlist", type: .path,
      documentation:
        "The app's Info.plist (XML, not binary), whose UIAppFonts count as known fonts, by file name.",
      example: #""App/Info.plist""#, isForOverrides: true,
      apply: { $1.infoPlist = $0.path },
      write: { $1.strings($0.infoPlist.map { [$0.description] } ?? [], isList: false) }),
    ConfigurationOption(
      key: "classes", type: .map(keys: "style classes", .text("a class")),
      documentation: "The app's own style classes, each with the class whose attributes it takes.",
      example: #"{ "LargeButton": "Button" }"#, isForOverrides: true,
      apply: { $1.classes = $0.map }, write: { $1.map($0.classes) }),
    ConfigurationOption(
      key: "sheets", type: .list(.list(.path)),
      documentation:
        "Sheets that the app loads together, the base first; rules on variables look at all of them.",
      example: #"[["Base.nss", "Dark.nss"]]"#,
      apply: { $1.sheets = $0.lists }, write: { $1.lists($0.sheets) }),
    ConfigurationOption(
      key: "catalogs", type: .list(.path),
      documentation: "Catalogue files of the project, which describe its own classes and attributes.",
      example: #"["Theming/app.nssc"]"#,
      apply: { $1.catalogs = $0.paths }, write: { $1.strings($0.catalogs.map(\.description)) }),
    ConfigurationOption(
      key: "palette", type: .choice(["v3_x", "v3_2", "v4", "v5", "v6", "v7", "v8"]),
      documentation: "The version of the colour palette that the app uses.",
      example: #""v8""#, isForOverrides: true,
      apply: { $1.palette = $0.string }, write: { $1.strings($0.palette.map { [$0] } ?? [], isList: false) }),
    ConfigurationOption(
      key: "overrides", type: .overrides,
      documentation:
        "Settings for some files only: \"paths\" holds patterns relative to this file, beside it stand the settings.",
      example: #"[{ "paths": ["Old/"], "rules": { "empty-rule": "off" } }]"#,
      apply: { $1.overrides = $0.overrides }, write: { $1.overrides($0.overrides) }),
  ]

  private static let engineNames = ["auto", "nui", "sapfiori", "fiori-swiftui"]

  /// The key of the patterns in an object of `overrides`.
  static let pathsKey = "paths"
  /// What "paths" holds.
  static let pathsType = ConfigurationType.list(.glob)
}
