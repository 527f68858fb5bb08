/// What the value of a configuration key has to be. The nesting is that of the declarations, never of a file.
indirect enum ConfigurationType: Sendable {
  /// A string; the word says what it names, in messages and in the schema.
  case text(String)
  /// A string that is a path relative to the file's folder.
  case path
  /// A string that is a pattern of `.gitignore`'s kind.
  case glob
  /// A string of a fixed set.
  case choice([String])
  /// An array.
  case list(ConfigurationType)
  /// One value, or an array of such.
  case oneOrList(ConfigurationType)
  /// An object whose keys name something: what, and the type of its values.
  case map(keys: String, ConfigurationType)
  /// An object from rule ids to levels.
  case rules
  /// The objects of `overrides`.
  case overrides

  /// What a message says was expected.
  var expected: String {
    switch self {
    case .text(let what): "a string (\(what))"
    case .path: "a string (a path)"
    case .glob: "a string (a pattern)"
    case .choice(let words): words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .list(let element): "an array of \(element.plural)"
    case .oneOrList(let element): "a string or an array of \(element.plural)"
    case .map(let keys, _): "an object from \(keys) to strings"
    case .rules: "an object from rule ids to \"off\", \"note\", \"warning\" or \"error\""
    case .overrides: "an array of objects with \"paths\""
    }
  }

  private var plural: String {
    switch self {
    case .list: "arrays of strings"
    default: "strings"
    }
  }
}

/// One key of `.nsslint.json`: the only place that knows it. Reader, schema, starter and `--print-config` follow.
struct ConfigurationOption: Sendable {
  /// The key.
  let key: String
  let type: ConfigurationType
  /// One to three sentences.
  let documentation: String
  /// JSON text of a good value, for the starter.
  let example: String
  /// Whether the key may stand in `overrides`.
  var isForOverrides = false
  /// Takes a value that was checked against `type`.
  let apply: @Sendable (CheckedValue, inout Configuration) -> Void
  /// Writes the value, false where nothing is set.
  let write: @Sendable (Configuration, inout ConfigurationWriter) -> Void

  /// The key for editors, which no setting belongs to.
  static let schemaKey = "$schema"
  /// The key that names other files.
  static let extendsKey = "extends"
}

/// A value that has the declared type, with the folder its paths start from.
struct CheckedValue {
  let value: JSONValue
  let folder: FilePath
  /// The settings of each object, for `overrides` alone.
  var overrides: [Configuration.Override] = []

  var string: String { value.string ?? "" }
  var strings: [String] { value.kind == .string ? [string] : value.children.compactMap(\.string) }
  var path: FilePath { FilePath(string).absolute(in: folder) }
  var paths: [FilePath] { strings.map { FilePath($0).absolute(in: folder) } }
  var lists: [[FilePath]] { value.children.map { CheckedValue(value: $0, folder: folder).paths } }
  var globs: IgnoreRules { IgnoreRules(folder: folder, globs: strings.compactMap { Glob($0) }) }
  var map: [String: String] {
    var result: [String: String] = [:]
    for member in value.children { if let key = member.key, let text = member.string { result[key] = text } }
    return result
  }
}
