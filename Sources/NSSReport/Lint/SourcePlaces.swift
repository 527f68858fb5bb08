import NSSSyntax

/// Lines and columns of offsets into one text, quickest when asked in order of offset.
struct SourcePlaces {
  /// What columns count.
  enum Unit: Sendable {
    /// Bytes; a byte order mark counts.
    case utf8
    /// UTF-16 code units, without a byte order mark.
    case utf16
    /// Unicode scalars, without a byte order mark.
    case scalar
  }

  /// Two ends of a range, 1-based.
  struct Span {
    var start: Position
    var end: Position
  }

  let lines: LineTable
  private let columns: ColumnIndex?
  private let count: Int
  /// The line asked for last, 0-based.
  private var line = 0

  init(_ source: SourceText, _ unit: Unit) {
    lines = LineTable(source)
    columns = unit == .utf8 ? nil : ColumnIndex(source, isUTF16: unit == .utf16)
    count = source.count
  }

  /// The places of a range's ends, each clamped to the text.
  mutating func span(_ range: Range<Int>) -> Span {
    let start = position(of: range.lowerBound)
    return Span(start: start, end: range.isEmpty ? start : position(of: range.upperBound))
  }

  /// The place of an offset, clamped to the text.
  mutating func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), count)
    seek(offset)
    let start = Int(lines.starts[line])
    guard let columns else { return Position(line: line + 1, column: offset - start + 1) }
    return Position(line: line + 1, column: columns.units(before: offset) - columns.units(before: start) + 1)
  }

  private mutating func seek(_ offset: Int) {
    let starts = lines.starts
    guard starts[line] <= offset else {
      line = lines.lineIndex(of: offset)
      return
    }
    // Most findings are a few lines apart.
    for _ in 0..<8 {
      if line + 1 == starts.count || starts[line + 1] > offset { return }
      line += 1
    }
    line = lines.lineIndex(of: offset)
  }
}

/// Counts UTF-16 units or scalars before an offset, in constant time.
///
/// Each ill-formed byte counts one, and a byte order mark none.
struct ColumnIndex {
  private struct Checkpoint {
    /// The first scalar's offset at or after a multiple of `distance`.
    var offset: UInt32
    /// The units before it.
    var units: UInt32
  }

  private static let distance = 64

  private let bytes: [UInt8]
  private let isUTF16: Bool
  /// Empty if each byte is one unit.
  private var checkpoints: [Checkpoint] = []

  init(_ source: SourceText, isUTF16: Bool) {
    bytes = source.bytes
    self.isUTF16 = isUTF16
    guard !source.isASCII else { return }
    checkpoints.reserveCapacity(bytes.count / Self.distance + 1)
    var (at, units, next) = (0, 0, 0)
    while at < bytes.count {
      if at >= next {
        checkpoints.append(Checkpoint(offset: UInt32(at), units: UInt32(units)))
        next += Self.distance
      }
      step(&at, &units)
    }
  }

  private func step(_ at: inout Int, _ units: inout Int) {
    let byte = bytes[at]
    if byte < 0x80 {
      at += 1
      units += 1
      return
    }
    let step = ScalarReader.step(in: bytes, at: at, end: bytes.count)
    if at > 0 || step.scalar != "\u{FEFF}" { units += isUTF16 && step.length == 4 ? 2 : 1 }
    at += step.length
  }

  /// The units of the scalars that begin before an offset in the text.
  func units(before offset: Int) -> Int {
    guard let last = checkpoints.indices.last else { return offset }
    var index = min(offset / Self.distance, last)
    if Int(checkpoints[index].offset) > offset, index > 0 { index -= 1 }
    var (at, units) = (Int(checkpoints[index].offset), Int(checkpoints[index].units))
    while at < offset { step(&at, &units) }
    return units
  }
}
