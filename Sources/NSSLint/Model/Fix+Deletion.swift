import NSSSyntax

/// Deletions that leave no hole.
extension Fix {
  /// A fix that deletes a declaration, definition, rule or comment.
  ///
  /// `range`: its bytes, 0-based. Where nothing else stands on its lines they go with it, line end included; otherwise
  /// the white space before it goes, or, at the start of a line, that after it. A byte order mark stays.
  public static func deleteItem(
    _ title: String, _ safety: Safety, _ range: Range<Int>, in source: SourceText
  ) -> Fix {
    Fix(title, safety, [TextEdit(deletedRange(ofItem: range, in: source), "")])
  }

  /// Whether nothing but spaces and tabs stands beside a range on its lines.
  static func standsAlone(_ range: Range<Int>, in source: SourceText) -> Bool {
    beginsLine(range.lowerBound, in: source) && endsLine(range.upperBound, in: source)
  }

  /// Whether nothing but spaces, tabs and a byte order mark stands before an offset on its line.
  static func beginsLine(_ offset: Int, in source: SourceText) -> Bool {
    let start = blanksStart(before: offset, in: source)
    return isLineStart(start, in: source)
  }

  /// Whether a range is all of its line, the line end aside. A byte order mark is part of a line here.
  static func isWholeLine(_ range: Range<Int>, in source: SourceText) -> Bool {
    (range.lowerBound == 0 || isLineEnd(source.bytes[range.lowerBound - 1]))
      && (range.upperBound == source.count || isLineEnd(source.bytes[range.upperBound]))
  }

  private static func endsLine(_ offset: Int, in source: SourceText) -> Bool {
    let end = blanksEnd(after: offset, in: source)
    return end == source.count || isLineEnd(source.bytes[end])
  }

  private static func deletedRange(ofItem range: Range<Int>, in source: SourceText) -> Range<Int> {
    let start = blanksStart(before: range.lowerBound, in: source)
    var end = blanksEnd(after: range.upperBound, in: source)
    let atLineEnd = end == source.count || isLineEnd(source.bytes[end])
    guard isLineStart(start, in: source) else {
      // Behind the item only what would trail the line goes too.
      return start..<(atLineEnd ? end : range.upperBound)
    }
    guard atLineEnd else { return range.lowerBound..<end }
    if end < source.count {
      end += source.bytes[end] == 0x0D && end + 1 < source.count && source.bytes[end + 1] == 0x0A ? 2 : 1
    }
    return start..<end
  }

  private static func blanksStart(before offset: Int, in source: SourceText) -> Int {
    var at = offset
    while at > 0, source.bytes[at - 1] == 0x20 || source.bytes[at - 1] == 0x09 { at -= 1 }
    return at
  }

  private static func blanksEnd(after offset: Int, in source: SourceText) -> Int {
    var at = offset
    while at < source.count, source.bytes[at] == 0x20 || source.bytes[at] == 0x09 { at += 1 }
    return at
  }

  private static func isLineStart(_ offset: Int, in source: SourceText) -> Bool {
    offset == 0 || isLineEnd(source.bytes[offset - 1]) || (offset == 3 && source.hasByteOrderMark)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
