import NSSLint
import NSSReport

/// The JSON Schema of `.nsslint.json`, for editors; made of the declared options.
public enum ConfigurationSchema {
  /// The schema as indented JSON.
  /// - Parameter rules: id and summary of each rule, offered as keys; with none, any key is allowed.
  public static func json(rules: [(id: String, summary: String)] = []) -> [UInt8] {
    var json = JSONWriter(indentation: 2)
    json.beginObject()
    json.member("$schema", "http://json-schema.org/draft-07/schema#")
    json.member("title", "Configuration of nsslint")
    json.member("type", "object")
    json.member("additionalProperties", false)
    json.key("properties")
    json.beginObject()
    json.key(ConfigurationOption.schemaKey)
    json.beginObject()
    json.member("type", "string")
    json.endObject()
    for option in ConfigurationOption.all { write(option, rules, &json) }
    json.endObject()
    json.endObject()
    json.endLine()
    return json.bytes
  }

  private static func write(
    _ option: ConfigurationOption, _ rules: [(id: String, summary: String)], _ json: inout JSONWriter
  ) {
    json.key(option.key)
    json.beginObject()
    json.member("description", option.documentation)
    write(option.type, rules, &json)
    json.endObject()
  }

  /// The keywords of a type, into the open object.
  private static func write(
    _ type: ConfigurationType, _ rules: [(id: String, summary: String)], _ json: inout JSONWriter
  ) {
    switch type {
    case .text, .path, .glob:
      json.member("type", "string")
      json.member("minLength", 1)
    case .choice(let words): choice(words, &json)
    case .list(let element):
      json.member("type", "array")
      json.key("items")
      object(element, rules, &json)
    case .oneOrList(let element):
      json.key("oneOf")
      json.beginArray()
      object(element, rules, &json)
      object(.list(element), rules, &json)
      json.endArray()
    case .map(_, let element):
      json.member("type", "object")
      json.key("additionalProperties")
      object(element, rules, &json)
    case .rules: writeRules(rules, &json)
    case .overrides: writeOverrides(rules, &json)
    }
  }

  private static func object(
    _ type: ConfigurationType, _ rules: [(id: String, summary: String)], _ json: inout JSONWriter
  ) {
    json.beginObject()
    write(type, rules, &json)
    json.endObject()
  }

  private static func choice(_ words: [String], _ json: inout JSONWriter) {
    json.key("enum")
    json.beginArray()
    for word in words { json.string(word) }
    json.endArray()
  }

  private static func writeRules(_ rules: [(id: String, summary: String)], _ json: inout JSONWriter) {
    let levels = RuleLevel.allCases.map(\.rawValue)
    json.member("type", "object")
    json.key("additionalProperties")
    if !rules.isEmpty {
      json.boolean(false)
      json.key("properties")
    }
    json.beginObject()
    if rules.isEmpty { choice(levels, &json) }
    for rule in rules {
      json.key(rule.id)
      json.beginObject()
      json.member("description", rule.summary)
      choice(levels, &json)
      json.endObject()
    }
    json.endObject()
  }

  private static func writeOverrides(_ rules: [(id: String, summary: String)], _ json: inout JSONWriter) {
    json.member("type", "array")
    json.key("items")
    json.beginObject()
    json.member("type", "object")
    json.member("additionalProperties", false)
    json.key("required")
    json.beginArray()
    json.string(ConfigurationOption.pathsKey)
    json.endArray()
    json.key("properties")
    json.beginObject()
    json.key(ConfigurationOption.pathsKey)
    object(ConfigurationOption.pathsType, rules, &json)
    for option in ConfigurationOption.all where option.isForOverrides { write(option, rules, &json) }
    json.endObject()
    json.endObject()
  }
}
