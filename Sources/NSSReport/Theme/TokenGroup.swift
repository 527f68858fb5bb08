/// A group of tokens with names that the format allows: no `.`, `{` or `}`, no `$` in front.
struct TokenGroup {
  private(set) var tokens: [String: DesignToken] = [:]
  private var names: [String: String] = [:]
  private var originals: [String: String] = [:]
  /// What no type of the format can hold, by attribute: as the engine's text.
  var rest: [String: String] = [:]

  /// The allowed name for one that may not be allowed. Two different names never become one.
  mutating func name(_ original: String) -> String {
    if let known = names[original] { return known }
    var name = String(original.map { ".{}".contains($0) ? "_" : $0 })
    if name.isEmpty || name.first == "$" { name = "_" + name.dropFirst() }
    let plain = name
    var number = 2
    while originals[name] != nil {
      name = "\(plain)_\(number)"
      number += 1
    }
    names[original] = name
    originals[name] = original
    return name
  }

  /// Adds a token; false where the name stands for another token already.
  mutating func add(_ original: String, _ token: DesignToken) -> Bool {
    let name = name(original)
    if let known = tokens[name] { return known.type == token.type && known.value == token.value }
    tokens[name] = token
    return true
  }

  /// Writes the group, keys sorted.
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !rest.isEmpty {
      json.key("$extensions")
      json.beginObject()
      json.key(DesignTokens.vendor)
      json.beginObject()
      json.key("other")
      json.beginObject()
      for (name, text) in rest.sorted(by: { byBytes($0.key, $1.key) }) { json.member(name, text) }
      json.endObject()
      json.endObject()
      json.endObject()
    }
    for (name, token) in tokens.sorted(by: { byBytes($0.key, $1.key) }) {
      json.key(name)
      let original = originals[name]
      token.write(originalName: original == name ? nil : original, to: &json)
    }
    json.endObject()
  }
}
