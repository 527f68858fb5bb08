import NSSTheme

/// One token of the Design Tokens format of the W3C community group (format module of October 2025): a colour, a
/// dimension, a number or a font family, as a value or as the name of another token.
struct DesignToken: Equatable {
  enum Value: Equatable {
    /// Another token: its group and name.
    case alias(group: String, name: String)
    case color(Color)
    /// Points of iOS, which the format calls `px`.
    case dimension(Double)
    case number(Double)
    case fontFamily(String)
  }

  /// `$type`
  var type: String
  /// `$value`
  var value: Value
  /// `$description`
  var description: String
  /// The place it is set at, and other facts for `$extensions`.
  var source: Source?
  var text: String?
  var assumptions: Assumptions = []
  var isReadOtherwise = false

  /// A place of the sheet.
  struct Source: Equatable {
    var path: String
    var line: Int
    var column: Int
  }

  /// The type and value of what an attribute holds, or nil where the format has no type for it: text styles,
  /// alignments, truth values, boxes.
  static func value(_ value: PlainValue, attribute: String, isFontName: Bool) -> (type: String, value: Value)?
  {
    switch value {
    case .color(let color): return ("color", .color(color))
    case .systemColor(let system): return system.fixedColor.map { ("color", .color($0)) }
    case .number, .integer:
      guard let number = value.number else { return nil }
      return isLength(attribute) ? ("dimension", .dimension(number)) : ("number", .number(number))
    case .word(let name): return isFontName ? ("fontFamily", .fontFamily(name)) : nil
    case .boolean, .box, .offset, .list: return nil
    }
  }

  /// Whether numbers of an attribute are points.
  private static func isLength(_ attribute: String) -> Bool {
    ["size", "radius", "width", "height", "offset", "spacing"].contains { word in
      attribute.hasSuffix("-\(word)") || attribute.contains("\(word)-") || attribute == word
    }
  }

  /// Writes the token, keys sorted.
  func write(originalName: String?, to json: inout JSONWriter) {
    json.beginObject()
    json.member("$description", description)
    json.key("$extensions")
    json.beginObject()
    json.key(DesignTokens.vendor)
    writeExtension(originalName, to: &json)
    json.endObject()
    json.member("$type", type)
    json.key("$value")
    writeValue(to: &json)
    json.endObject()
  }

  private func writeExtension(_ originalName: String?, to json: inout JSONWriter) {
    json.beginObject()
    if !assumptions.isEmpty {
      json.key("assumed")
      json.strings(assumptions.names)
    }
    if let originalName { json.member("name", originalName) }
    if isReadOtherwise { json.member("readOtherwise", true) }
    if let source {
      json.key("source")
      json.beginObject()
      json.member("column", source.column)
      json.member("line", source.line)
      json.member("path", source.path)
      json.endObject()
    }
    if let text { json.member("text", text) }
    json.endObject()
  }

  private func writeValue(to json: inout JSONWriter) {
    switch value {
    case .alias(let group, let name): json.string("{\(group).\(name)}")
    case .number(let number): json.number(number)
    case .fontFamily(let name): json.string(name)
    case .dimension(let points):
      json.beginObject()
      json.member("unit", "px")
      json.key("value")
      json.number(points)
      json.endObject()
    case .color(let color):
      let rgba = color.rgba
      json.beginObject()
      json.key("alpha")
      json.number(Self.part(rgba.alpha))
      json.member("colorSpace", "srgb")
      json.key("components")
      json.beginArray()
      for part in [rgba.red, rgba.green, rgba.blue] { json.number(Self.part(part)) }
      json.endArray()
      json.member("hex", String(rgba.hex.dropLast(2)))
      json.endObject()
    }
  }

  /// A component from 0 to 1 with four decimals, enough to get the byte back.
  private static func part(_ byte: UInt8) -> Double { Double((Int(byte) * 10_000 + 127) / 255) / 10_000 }
}
