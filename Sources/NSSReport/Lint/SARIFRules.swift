import NSSLint

/// The linter and its rules as SARIF's `tool` object.
struct SARIFRules: Sendable {
  /// The object's text.
  let tool: [UInt8]
  /// The index of each rule in it.
  let indices: [String: Int]

  init(_ rules: [RuleMetadata], version: String) {
    var json = JSONWriter()
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.member("name", "nsslint")
    json.member("version", version)
    json.key("rules")
    json.beginArray()
    var indices: [String: Int] = [:]
    for (index, rule) in rules.enumerated() {
      indices[rule.id] = index
      Self.append(rule, to: &json)
    }
    json.endArray()
    json.endObject()
    json.endObject()
    tool = json.bytes
    self.indices = indices
  }

  private static func append(_ rule: RuleMetadata, to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", rule.id)
    message("shortDescription", rule.summary, to: &json)
    message("fullDescription", rule.rationale, to: &json)
    message("help", rule.remedy, to: &json)
    json.key("defaultConfiguration")
    json.beginObject()
    json.member("enabled", !rule.isOptIn)
    json.member("level", rule.severity.name)
    json.endObject()
    json.key("properties")
    json.beginObject()
    json.member("group", rule.group.rawValue)
    json.key("tags")
    json.beginArray()
    for name in rule.engines.names { json.string(name) }
    json.endArray()
    json.endObject()
    json.endObject()
  }

  private static func message(_ name: String, _ text: String, to json: inout JSONWriter) {
    json.key(name)
    json.beginObject()
    json.member("text", text)
    json.endObject()
  }
}
