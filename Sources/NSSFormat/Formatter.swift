import NSSSyntax

/// Brings a stylesheet into the canonical layout.
///
/// - One declaration a line, four spaces a level, `attribute: value;`, the opening brace at the end of the head.
/// - A class list on one line where it fits, else one class path a line.
/// - Values: `rgb(1, 2, 3)`, `1, 1`, `1 2 3 4`. `@media (device:ipad) and (orientation:portrait) {`.
/// - At most one blank line in a row; one before and after each rule and media block; none at the edges of a block.
/// - One line end at the end; line ends are those of the majority; a byte order mark stays.
/// - Comments keep their line, or the place in it, and their text; those on lines of their own take the indent.
///
/// It changes white space only, and never what an engine makes of the sheet. FioriThemeManager reads lines that begin
/// with `@` and trims nothing, so such a line stays as it is, to its last byte, wherever it stands, and an `@` elsewhere
/// is kept off the margin. Only an `@media` whose head has two features or more is free: such a line has two colons and
/// is no definition to that engine.
///
/// Between `nss-format-off` and `nss-format-on` comments nothing changes, nor in what the parser had to guess at.
///
/// Any bytes may be given; nothing traps; the time is linear.
public enum Formatter {
  /// The edits that make a sheet canonical, in order, not overlapping; none where it is canonical.
  public static func edits(_ tree: SyntaxTree, options: FormatOptions = FormatOptions()) -> [TextEdit] {
    layout(tree, options).edits.map(\.edit)
  }

  /// The canonical text of a sheet.
  public static func format(_ tree: SyntaxTree, options: FormatOptions = FormatOptions()) -> [UInt8] {
    edits(tree, options: options).applied(to: tree.source.bytes) ?? tree.source.bytes
  }

  /// Whether a sheet is canonical.
  public static func isFormatted(_ tree: SyntaxTree, options: FormatOptions = FormatOptions()) -> Bool {
    layout(tree, options).edits.isEmpty
  }

  /// The edits of the whole sheet, each with the token after its gap, and the pieces they belong to.
  static func layout(_ tree: SyntaxTree, _ options: FormatOptions) -> (
    edits: [(edit: TextEdit, token: Int)], pieces: [Range<Int>]
  ) {
    var planner = Planner(tree, options)
    planner.run()
    let lineEnd = LineEndCounts(tree.source.bytes).majority
    var writer = GapWriter(planner, lineEnd: lineEnd.bytes)
    writer.run()
    let text = writer.edits.map(\.edit).applied(to: tree.source.bytes) ?? tree.source.bytes
    var counts = LineEndCounts(text)
    if counts.majority != lineEnd {
      // So many line ends went that those in comments and broken parts are the majority now.
      counts.remove(lineEnd, writer.lineEnds)
      writer = GapWriter(planner, lineEnd: counts.majority.bytes)
      writer.run()
    }
    return (writer.edits, planner.pieces)
  }
}
