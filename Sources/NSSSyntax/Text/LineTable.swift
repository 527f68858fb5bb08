/// A place in a text as people count: 1-based line, 1-based column.
public struct Position: Hashable, Sendable {
  /// 1-based line.
  public var line: Int
  /// 1-based column, in the unit of the call that made it.
  public var column: Int

  /// A position as given.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where the lines of a text begin. Lines end at LF, CRLF or a lone CR.
public struct LineTable: Sendable {
  /// The offset of the first byte of each line; the first is 0.
  public let starts: [UInt32]
  private let source: SourceText

  /// Finds the lines of a text in one pass.
  public init(_ source: SourceText) {
    self.source = source
    starts = source.bytes.withUnsafeBufferPointer { bytes in
      // A line for each byte and one more at the most. Pages that are not written to cost nothing.
      [UInt32](unsafeUninitializedCapacity: bytes.count + 1) { starts, count in
        starts.initializeElement(at: 0, to: 0)
        count = 1
        var at = Self.lineEnd(in: bytes, from: 0)
        while at < bytes.count {
          let isPair = bytes[at] == 0x0D && at + 1 < bytes.count && bytes[at + 1] == 0x0A
          at += isPair ? 2 : 1
          // Each line before this one took a byte, so that `count` is no more than `at`.
          starts.initializeElement(at: count, to: UInt32(truncatingIfNeeded: at))
          count += 1
          at = Self.lineEnd(in: bytes, from: at)
        }
      }
    }
  }

  /// The offset of the first LF or CR at or after `at`, or the number of bytes.
  private static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from at: Int) -> Int {
    // No address means no bytes.
    guard let base = bytes.baseAddress else { return 0 }
    var at = at
    // Eight bytes at a time: `at + 8 <= count` keeps the load inside the buffer.
    while at + 8 <= bytes.count {
      let word = UInt64(littleEndian: UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self))
      let ends = Self.zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A) | Self.zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      if ends != 0 { return at + ends.trailingZeroBitCount / 8 }
      at += 8
    }
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    return at
  }

  /// Bit 7 of each byte that is zero. Above the lowest such byte other bits may be set too.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// The number of lines, at least 1.
  public var count: Int { starts.count }

  /// The 0-based index of the line that holds an offset; offsets past the end belong to the last line.
  public func lineIndex(of offset: Int) -> Int { starts.lastIndex(startingAtOrBefore: offset) }

  /// Line and column of an offset, the column in UTF-8 bytes.
  public func position(of offset: Int) -> Position {
    let clamped = min(max(offset, 0), source.count)
    let line = lineIndex(of: clamped)
    return Position(line: line + 1, column: clamped - Int(starts[line]) + 1)
  }

  /// Line and column of an offset, the column in UTF-16 code units. Invalid bytes count one unit each sequence,
  /// as their replacement character does.
  public func utf16Position(of offset: Int) -> Position {
    let clamped = min(max(offset, 0), source.count)
    let line = lineIndex(of: clamped)
    let before = source.bytes[Int(starts[line])..<clamped]
    return Position(line: line + 1, column: String(decoding: before, as: UTF8.self).utf16.count + 1)
  }

  /// The offset of a 1-based line and 1-based UTF-8 column, clamped into the line.
  public func offset(of position: Position) -> Int {
    let range = contentRange(ofLine: position.line)
    return min(max(range.lowerBound + position.column - 1, range.lowerBound), range.upperBound)
  }

  /// The offset of a 1-based line and 1-based UTF-16 column, clamped into the line and to the start of a character.
  public func offset(ofUTF16 position: Position) -> Int {
    let range = contentRange(ofLine: position.line)
    var units = position.column - 1
    var at = range.lowerBound
    var bytes = source.bytes[range].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    reading: while units > 0 {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar):
        // Four bytes are a surrogate pair.
        let width = scalar.count == 4 ? 2 : 1
        if units < width { break reading }
        units -= width
        at += scalar.count
      case .error(let length):
        units -= 1
        at += length
      case .emptyInput: break reading
      }
    }
    return at
  }

  /// The bytes of a 1-based line without its line end, clamped to the lines there are.
  public func contentRange(ofLine line: Int) -> Range<Int> {
    let index = min(max(line - 1, 0), starts.count - 1)
    let start = Int(starts[index])
    var end = index + 1 < starts.count ? Int(starts[index + 1]) : source.count
    if index + 1 < starts.count {
      if end > start, source.bytes[end - 1] == 0x0A { end -= 1 }
      if end > start, source.bytes[end - 1] == 0x0D { end -= 1 }
    }
    return start..<end
  }
}
