import Foundation

/// As much of JSON Schema (draft 2020-12) as the project's own schemas use; an unknown keyword is a problem.
struct SchemaValidator {
  private let root: [String: Any]

  /// Nil where the schema is no object.
  init?(_ schema: Any) {
    guard let root = schema as? [String: Any] else { return nil }
    self.root = root
  }

  /// What is wrong with a value, with the path to it.
  func problems(_ value: Any) -> [String] { problems(value, root, "") }

  private func problems(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    schema.flatMap { keyword, rule in problems(value, keyword, rule, schema, path) }
  }

  private func problems(_ value: Any, _ keyword: String, _ rule: Any, _ parent: [String: Any], _ path: String)
    -> [String]
  {
    let object = value as? [String: Any]
    switch (keyword, rule) {
    case ("$schema", _), ("$id", _), ("title", _), ("description", _), ("$defs", _): return []
    case ("$ref", let name as String):
      let definitions = root["$defs"] as? [String: Any]
      guard let target = definitions?[String(name.dropFirst("#/$defs/".count))] as? [String: Any] else {
        return ["no \(name)"]
      }
      return problems(value, target, path)
    case ("type", let name as String): return isA(name, value) ? [] : ["\(path): no \(name)"]
    case ("type", let names as [String]):
      return names.contains { isA($0, value) } ? [] : ["\(path): none of \(names)"]
    case ("anyOf", let schemas as [[String: Any]]):
      return schemas.contains { problems(value, $0, path).isEmpty } ? [] : ["\(path): none of anyOf"]
    case ("additionalProperties", let schema as [String: Any]):
      let known = parent["properties"] as? [String: Any] ?? [:]
      return (object ?? [:]).filter { known[$0.key] == nil }.flatMap {
        problems($0.value, schema, "\(path)/\($0.key)")
      }
    case ("const", let wanted as NSObject): return wanted.isEqual(value) ? [] : ["\(path): not \(wanted)"]
    case ("enum", let words as [String]):
      return (value as? String).map(words.contains) == true ? [] : ["\(path): none of \(words)"]
    case ("minimum", let least as Int):
      return (value as? Int).map { $0 >= least } == true ? [] : ["\(path): below \(least)"]
    case ("pattern", let pattern as String):
      return (value as? String)?.range(of: pattern, options: .regularExpression) != nil
        ? [] : ["\(path): not \(pattern)"]
    case ("uniqueItems", true as Bool):
      let items = value as? [String] ?? []
      return Set(items).count == items.count ? [] : ["\(path): repeated item"]
    case ("required", let names as [String]):
      return names.filter { object?[$0] == nil }.map { "\(path): no \($0)" }
    case ("additionalProperties", false as Bool):
      let known = parent["properties"] as? [String: Any] ?? [:]
      return (object ?? [:]).keys.filter { known[$0] == nil }.map { "\(path): unknown \($0)" }
    case ("properties", let members as [String: [String: Any]]):
      return members.flatMap { name, schema in
        object?[name].map { problems($0, schema, "\(path)/\(name)") } ?? []
      }
    case ("items", let schema as [String: Any]):
      return (value as? [Any] ?? []).enumerated().flatMap { problems($1, schema, "\(path)/\($0)") }
    default: return ["unknown keyword \(keyword)"]
    }
  }

  private func isA(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": !(value is String) && !isBoolean(value) && value is Int
    case "number": !(value is String) && !isBoolean(value) && value is Double
    case "boolean": isBoolean(value)
    case "null": value is NSNull
    default: false
    }
  }

  private func isBoolean(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
  }
}
