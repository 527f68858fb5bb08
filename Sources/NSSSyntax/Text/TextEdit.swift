/// The replacement of a byte range by text.
public struct TextEdit: Hashable, Sendable {
  /// 0-based UTF-8 byte range in the text before the edit.
  public var range: Range<Int>
  /// What stands there afterwards.
  public var replacement: [UInt8]

  /// An edit of a range.
  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = Array(replacement.utf8)
  }

  /// An edit whose replacement is bytes, for text that need not be UTF-8.
  public init(_ range: Range<Int>, bytes: [UInt8]) {
    self.range = range
    self.replacement = bytes
  }

  /// The replacement as text.
  public var text: String { String(decoding: replacement, as: UTF8.self) }
}

extension [TextEdit] {
  /// Applies edits that do not overlap, in any order. Returns nil when two overlap or one is outside the text.
  public func applied(to bytes: [UInt8]) -> [UInt8]? {
    let sorted = self.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + reduce(0) { $0 + $1.replacement.count })
    var at = 0
    for (_, edit) in sorted {
      guard edit.range.lowerBound >= at, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[at..<edit.range.lowerBound]
      result += edit.replacement
      at = edit.range.upperBound
    }
    result += bytes[at...]
    return result
  }
}
