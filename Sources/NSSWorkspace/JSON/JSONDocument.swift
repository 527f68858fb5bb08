/// Why a text is not JSON.
public struct JSONError: Error, Sendable, Hashable {
  /// 0-based byte offset of what was not expected.
  public let offset: Int
  /// What was expected, or what is wrong: `expected ',' or '}'`.
  public let message: String
}

/// A JSON text that was read: flat, each value known by its place in the text.
public final class JSONDocument: Sendable {
  /// The text.
  public let bytes: [UInt8]
  /// Byte ranges (quotes included) of keys that stood in their object before. The last one counts.
  public let duplicateKeys: [Range<Int>]
  let nodes: [Node]

  struct Node: Sendable {
    var kind: JSONValue.Kind
    /// Whether a string holds escapes.
    var isEscaped = false
    var start: Int32
    var end: Int32
    /// Of a member: where its key starts and ends, quotes included; -1 elsewhere.
    var keyStart: Int32 = -1
    var keyEnd: Int32 = -1
    var isKeyEscaped = false
    var firstChild: Int32 = -1
    var next: Int32 = -1
  }

  init(bytes: [UInt8], nodes: [Node], duplicateKeys: [Range<Int>]) {
    (self.bytes, self.nodes, self.duplicateKeys) = (bytes, nodes, duplicateKeys)
  }

  /// The outermost value.
  public var root: JSONValue { JSONValue(document: self, index: 0) }
}

/// One value of a document.
public struct JSONValue: Sendable {
  /// What a value is.
  public enum Kind: String, Sendable {
    case null, boolean, number, string, array, object
  }

  let document: JSONDocument
  let index: Int
  private var node: JSONDocument.Node { document.nodes[index] }

  /// What the value is.
  public var kind: Kind { node.kind }
  /// 0-based byte range in the text, quotes and braces included.
  public var range: Range<Int> { Int(node.start)..<Int(node.end) }
  /// The value as written.
  public var text: String { String(decoding: document.bytes[range], as: UTF8.self) }

  /// The key of a member, quotes resolved; nil elsewhere.
  public var key: String? {
    guard let range = keyRange else { return nil }
    return JSONString.decode(document.bytes, range, isEscaped: node.isKeyEscaped)
  }

  /// 0-based byte range of a member's key, quotes included.
  public var keyRange: Range<Int>? { node.keyStart < 0 ? nil : Int(node.keyStart)..<Int(node.keyEnd) }

  /// The text of a string; nil for anything else. A surrogate without its partner becomes U+FFFD.
  public var string: String? {
    kind == .string ? JSONString.decode(document.bytes, range, isEscaped: node.isEscaped) : nil
  }

  /// true or false; nil for anything else.
  public var boolean: Bool? { kind == .boolean ? document.bytes[range.lowerBound] == 0x74 : nil }

  /// A number; nil for anything else.
  public var double: Double? { kind == .number ? Double(text) : nil }

  /// A number without a fraction that fits, `1.0` and `1e3` too; nil for anything else.
  public var integer: Int? {
    guard kind == .number else { return nil }
    return Int(text) ?? double.flatMap { Int(exactly: $0) }
  }

  /// Whether the value is null.
  public var isNull: Bool { kind == .null }

  /// The elements of an array or the members of an object, in order; empty for anything else.
  public var children: some Sequence<JSONValue> {
    sequence(state: Int(node.firstChild)) { [document] (next: inout Int) -> JSONValue? in
      if next < 0 { return nil }
      defer { next = Int(document.nodes[next].next) }
      return JSONValue(document: document, index: next)
    }
  }

  /// The member of that key, the last if there are several.
  public subscript(key: String) -> JSONValue? {
    guard kind == .object else { return nil }
    var result: JSONValue?
    for member in children where member.hasKey(key) { result = member }
    return result
  }

  private func hasKey(_ wanted: String) -> Bool {
    guard let range = keyRange else { return false }
    if node.isKeyEscaped { return key == wanted }
    return document.bytes[(range.lowerBound + 1)..<(range.upperBound - 1)].elementsEqual(wanted.utf8)
  }
}
