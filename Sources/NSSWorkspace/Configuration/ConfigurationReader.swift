import NSSLint
import NSSSyntax

/// Reads one configuration file and checks it against the declared options. What is wrong is reported and left out;
/// the rest is read all the same.
struct ConfigurationReader {
  /// A file's own settings.
  struct Layer {
    var configuration = Configuration()
    /// The files it extends, absolute, with the places that name them.
    var bases: [(path: FilePath, range: Range<Int>)] = []
  }

  /// The ids that `rules` may name; nil accepts any.
  let ruleIDs: [String]?
  let path: FilePath
  let source: SourceText
  /// The absolute folder that paths and patterns start from.
  let folder: FilePath
  private(set) var problems: [ConfigurationProblem] = []

  init(path: FilePath, bytes: [UInt8], currentFolder: FilePath, ruleIDs: [String]?) {
    self.path = path
    self.ruleIDs = ruleIDs
    source = SourceText(name: path.description, bytes: bytes)
    folder = path.absolute(in: currentFolder).parent
  }

  mutating func read() -> Layer {
    var layer = Layer()
    let document: JSONDocument
    do {
      document = try JSONReader.read(source.bytes, mode: .lenient)
    } catch {
      report(error.message, at: error.offset..<error.offset)
      return layer
    }
    for range in document.duplicateKeys {
      report("the key \(source.text(range)) stood here before", at: range)
    }
    guard document.root.kind == .object else {
      report("expected an object, found \(describe(document.root))", at: document.root.range)
      return layer
    }
    for member in document.root.children {
      guard let key = member.key, key != ConfigurationOption.schemaKey else { continue }
      guard let option = option(key, of: member, among: ConfigurationOption.all) else { continue }
      apply(option, member, to: &layer.configuration)
      guard option.key == ConfigurationOption.extendsKey else { continue }
      let names = member.kind == .string ? [member] : Array(member.children)
      for name in names {
        if let text = name.string { layer.bases.append((FilePath(text).absolute(in: folder), name.range)) }
      }
    }
    return layer
  }

  private mutating func apply(
    _ option: ConfigurationOption, _ value: JSONValue, to configuration: inout Configuration
  ) {
    guard check(value, option.type, key: option.key) else { return }
    var checked = CheckedValue(value: value, folder: folder)
    if case .overrides = option.type { checked.overrides = value.children.compactMap { override($0) } }
    option.apply(checked, &configuration)
  }

  private mutating func override(_ object: JSONValue) -> Configuration.Override? {
    guard object.kind == .object else { return nil }
    var settings = Configuration()
    var paths: IgnoreRules?
    for member in object.children {
      guard let key = member.key else { continue }
      if key == ConfigurationOption.pathsKey {
        if check(member, ConfigurationOption.pathsType, key: key) {
          paths = CheckedValue(value: member, folder: folder).globs
        }
      } else if let option = option(
        key, of: member, among: ConfigurationOption.all.filter(\.isForOverrides),
        and: [ConfigurationOption.pathsKey])
      {
        apply(option, member, to: &settings)
      }
    }
    if object[ConfigurationOption.pathsKey] == nil {
      report("expected \"paths\" in each object of \"overrides\"", at: object.range.prefix(1))
    }
    return paths.map { Configuration.Override(paths: $0, settings: settings) }
  }

  private mutating func option(
    _ key: String, of member: JSONValue, among options: [ConfigurationOption], and others: [String] = []
  ) -> ConfigurationOption? {
    if let option = options.first(where: { $0.key == key }) { return option }
    let range = member.keyRange ?? member.range
    if ConfigurationOption.all.contains(where: { $0.key == key }) {
      report("\"\(key)\" cannot stand in \"overrides\"", at: range)
    } else {
      let near = Suggestion.nearest(to: key, among: options.map(\.key) + others)
      let known = (others + options.map(\.key)).map { "\"\($0)\"" }.joined(separator: ", ")
      report(
        "unknown key \"\(key)\"; \(near.map { "did you mean \"\($0)\"?" } ?? "expected one of \(known)")",
        at: range)
    }
    return nil
  }

  private mutating func report(_ message: String, at range: Range<Int>) {
    problems.append(ConfigurationProblem(path: path, source: source, range: range, message: message))
  }

  // MARK: Types

  /// Reports everything in a value that has not its type. True when the value as a whole can be applied.
  private mutating func check(_ value: JSONValue, _ type: ConfigurationType, key: String) -> Bool {
    switch type {
    case .text, .path, .glob:
      guard let text = value.string else { return mismatch(value, type, key) }
      if case .glob = type, Glob(text) == nil {
        report("\(value.text) is no pattern: it can match nothing", at: value.range)
      } else if text.isEmpty {
        report("expected \(type.expected) in \"\(key)\", found an empty one", at: value.range)
      }
      return true
    case .choice(let words): return check(value, oneOf: words, type, key)
    case .oneOrList(let element):
      return check(value, value.kind == .string ? element : .list(element), key: key)
    case .list(let element):
      guard value.kind == .array else { return mismatch(value, type, key) }
      for child in value.children { _ = check(child, element, key: key) }
      return true
    case .map(_, let element):
      guard value.kind == .object else { return mismatch(value, type, key) }
      for child in value.children { _ = check(child, element, key: key) }
      return true
    case .rules:
      guard value.kind == .object else { return mismatch(value, type, key) }
      let levels = RuleLevel.allCases.map(\.rawValue)
      for child in value.children {
        checkRule(child)
        _ = check(child, oneOf: levels, .choice(levels), child.key ?? key)
      }
      return true
    case .overrides:
      guard value.kind == .array else { return mismatch(value, type, key) }
      for child in value.children where child.kind != .object {
        report("expected an object in \"\(key)\", found \(describe(child))", at: child.range)
      }
      return true
    }
  }

  private mutating func check(
    _ value: JSONValue, oneOf words: [String], _ type: ConfigurationType, _ key: String
  ) -> Bool {
    guard let word = value.string else { return mismatch(value, type, key) }
    if words.contains(word) { return true }
    let hint = Suggestion.hint(for: word, among: words)
    report("expected \(type.expected) for \"\(key)\", found \"\(word)\"\(hint)", at: value.range)
    return false
  }

  private mutating func checkRule(_ member: JSONValue) {
    guard let ruleIDs, let id = member.key, !ruleIDs.contains(id) else { return }
    let hint = Suggestion.hint(for: id, among: ruleIDs)
    report("unknown rule \"\(id)\"\(hint)", at: member.keyRange ?? member.range)
  }

  private mutating func mismatch(_ value: JSONValue, _ type: ConfigurationType, _ key: String) -> Bool {
    report("expected \(type.expected) for \"\(key)\", found \(describe(value))", at: value.range)
    return false
  }

  private func describe(_ value: JSONValue) -> String {
    switch value.kind {
    case .null, .boolean: value.text
    case .number: "the number \(value.text)"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
