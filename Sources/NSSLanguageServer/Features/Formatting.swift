import NSSFormat
import NSSSyntax

/// The canonical layout.
enum Formatting {
  /// The edits of a whole sheet.
  static func edits(_ snapshot: Snapshot, lineWidth: Int) -> [TextEdit] {
    guard snapshot.foreign == nil else { return [] }
    return Formatter.edits(snapshot.tree, options: FormatOptions(lineWidth: lineWidth))
  }

  /// The edits of the parts that a range of bytes touches.
  static func edits(_ snapshot: Snapshot, in range: Range<Int>, lineWidth: Int) -> [TextEdit] {
    guard snapshot.foreign == nil else { return [] }
    return RangeFormatting.edits(snapshot.tree, touching: range, options: FormatOptions(lineWidth: lineWidth))
  }
}
