import NSSSyntax

/// What a client counts columns in.
enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A place as the protocol writes it: 0-based line, 0-based column in the encoding's units.
struct LSPPosition: Hashable, Comparable, Sendable {
  var line: Int
  var character: Int

  static func < (a: LSPPosition, b: LSPPosition) -> Bool { (a.line, a.character) < (b.line, b.character) }
}

/// A range as the protocol writes it.
struct LSPRange: Hashable, Sendable {
  var start: LSPPosition
  var end: LSPPosition
}

/// Byte offsets of one text and the protocol's positions, both ways. Positions outside the text are clamped: to the end
/// of their line, or to the end of the text.
struct PositionMap: Sendable {
  /// The lines.
  let lines: LineTable
  let encoding: PositionEncoding
  private let source: SourceText
  /// UTF-16 units before each multiple of `distance`; empty where every byte is a unit.
  private let checkpoints: [UInt32]

  private static let distance = 64

  init(_ source: SourceText, _ encoding: PositionEncoding) {
    self.source = source
    self.encoding = encoding
    lines = LineTable(source)
    checkpoints = encoding == .utf8 ? [] : Self.checkpoints(source.bytes)
  }

  private static func checkpoints(_ bytes: [UInt8]) -> [UInt32] {
    bytes.withUnsafeBufferPointer { bytes in
      var joined: UInt8 = 0
      for byte in bytes { joined |= byte }
      if joined < 0x80 { return [] }
      var result: [UInt32] = []
      result.reserveCapacity(bytes.count / distance + 1)
      var units: UInt32 = 0
      for at in 0..<bytes.count {
        if at % distance == 0 { result.append(units) }
        units &+= UInt32(Self.units(bytes[at]))
      }
      return result
    }
  }

  /// The units that a byte adds: its first byte counts for a whole character. Bytes that are not UTF-8 follow the same
  /// table; how a client shows them is its own affair.
  private static func units(_ byte: UInt8) -> Int {
    if byte < 0x80 { return 1 }
    return byte < 0xC0 ? 0 : byte < 0xF0 ? 1 : 2
  }

  private func units(before offset: Int) -> Int {
    if checkpoints.isEmpty { return offset }
    let index = min(offset / Self.distance, checkpoints.count - 1)
    var units = Int(checkpoints[index])
    for at in (index * Self.distance)..<max(offset, index * Self.distance) {
      units += Self.units(source.bytes[at])
    }
    return units
  }

  /// The position of an offset, which is clamped to the text.
  func position(_ offset: Int) -> LSPPosition {
    let offset = min(max(offset, 0), source.count)
    let line = lines.lineIndex(of: offset)
    let start = Int(lines.starts[line])
    return LSPPosition(line: line, character: units(before: offset) - units(before: start))
  }

  /// The range of byte offsets.
  func range(_ range: Range<Int>) -> LSPRange {
    let start = position(range.lowerBound)
    return LSPRange(start: start, end: range.isEmpty ? start : position(range.upperBound))
  }

  /// The offset of a position, at the start of a character.
  func offset(_ position: LSPPosition) -> Int {
    if position.line >= lines.count { return source.count }
    if position.line < 0 { return 0 }
    let content = lines.contentRange(ofLine: position.line + 1)
    let wanted = max(position.character, 0)
    var at: Int
    if checkpoints.isEmpty {
      at = content.lowerBound + min(wanted, content.count)
      // A column inside of a character means its start.
      while at > content.lowerBound, at < source.count, source.bytes[at] & 0xC0 == 0x80 { at -= 1 }
      return at
    }
    at = content.lowerBound
    var units = 0
    while at < content.upperBound {
      let width = Self.units(source.bytes[at])
      if width > 0, units + width > wanted { break }
      units += width
      at += 1
    }
    return at
  }

  /// The offsets of a range; ends in the wrong order are swapped.
  func offsets(_ range: LSPRange) -> Range<Int> {
    let (a, b) = (offset(range.start), offset(range.end))
    return min(a, b)..<max(a, b)
  }
}
