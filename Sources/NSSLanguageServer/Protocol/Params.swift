import NSSWorkspace

/// The parameters of a request or notification.
struct Params {
  /// The object; nil where there are none.
  let value: JSONValue?

  init(_ value: JSONValue?) { self.value = value }

  subscript(key: String) -> JSONValue? {
    guard let found = value?[key], !found.isNull else { return nil }
    return found
  }

  /// The address of `textDocument`.
  func uri() throws(ResponseError) -> String {
    guard let uri = self["textDocument"]?["uri"]?.string else {
      throw invalid("textDocument.uri is no string")
    }
    return uri
  }

  func string(_ key: String) throws(ResponseError) -> String {
    guard let text = self[key]?.string else { throw invalid("\(key) is no string") }
    return text
  }

  func position() throws(ResponseError) -> LSPPosition {
    guard let position = LSPPosition(self["position"]) else { throw invalid("position is none") }
    return position
  }

  func range() throws(ResponseError) -> LSPRange {
    guard let range = LSPRange(self["range"]) else { throw invalid("range is none") }
    return range
  }

  private func invalid(_ message: String) -> ResponseError { ResponseError(.invalidParams, message) }
}

extension LSPPosition {
  /// A position; numbers that are too large or negative are clamped, what is no number is nil.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.double, let character = value?["character"]?.double else { return nil }
    self.init(line: Self.clamped(line), character: Self.clamped(character))
  }

  private static func clamped(_ number: Double) -> Int { Int(min(max(number, 0), 4_294_967_295)) }
}

extension LSPRange {
  init?(_ value: JSONValue?) {
    guard let start = LSPPosition(value?["start"]), let end = LSPPosition(value?["end"]) else { return nil }
    self.init(start: start, end: end)
  }
}
