import NSSReport

/// Writes the settings in force as JSON, keys in the order of the declarations.
struct ConfigurationWriter {
  private(set) var json = JSONWriter(indentation: 2)
  private var key = ""

  /// One object with what is set.
  mutating func write(_ configuration: Configuration, paths: IgnoreRules? = nil) {
    json.beginObject()
    if let paths {
      key = ConfigurationOption.pathsKey
      globs([paths])
    }
    for option in ConfigurationOption.all where paths == nil || option.isForOverrides {
      key = option.key
      option.write(configuration, &self)
    }
    json.endObject()
  }

  mutating func strings(_ values: [String], isList: Bool = true) {
    if values.isEmpty { return }
    json.key(key)
    if isList { json.beginArray() }
    for value in values { json.string(value) }
    if isList { json.endArray() }
  }

  mutating func lists(_ values: [[FilePath]]) {
    if values.isEmpty { return }
    json.key(key)
    json.beginArray()
    for list in values {
      json.beginArray()
      for path in list { json.string(bytes: path.bytes) }
      json.endArray()
    }
    json.endArray()
  }

  mutating func map(_ values: [String: String]) {
    if values.isEmpty { return }
    json.key(key)
    json.beginObject()
    for (name, value) in values.sorted(by: { $0.key < $1.key }) { json.member(name, value) }
    json.endObject()
  }

  /// Patterns as they were written, each list with its folder.
  mutating func globs(_ values: [IgnoreRules]) {
    if values.isEmpty { return }
    json.key(key)
    json.beginArray()
    for rules in values {
      json.beginObject()
      json.key("folder")
      json.string(bytes: rules.folder.bytes)
      json.key("patterns")
      json.beginArray()
      for glob in rules.globs { json.string(bytes: glob.source) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  mutating func overrides(_ values: [Configuration.Override]) {
    if values.isEmpty { return }
    json.key(key)
    json.beginArray()
    // The settings of an override hold no overrides themselves, so this goes one level deep.
    for override in values { write(override.settings, paths: override.paths) }
    json.endArray()
  }
}

extension Configuration {
  /// The settings in force as indented JSON, for `--print-config`: paths absolute, patterns with their folder. Equal
  /// settings give equal text, so that it can be part of a cache key.
  public func json() -> [UInt8] {
    var writer = ConfigurationWriter()
    writer.write(self)
    return writer.json.bytes + [0x0A]
  }
}
