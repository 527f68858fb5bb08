import NSSSyntax

/// The canonical layout of a part of a sheet, for editors.
public enum RangeFormatting {
  /// The edits of ``Formatter/edits(_:options:)`` that belong to what touches a range of bytes (0-based UTF-8 offsets;
  /// empty for a place): heads of rules and media blocks, declarations, definitions and closing braces, each with the
  /// white space and comments before it. Where the range touches only white space, what follows it is meant.
  public static func edits(
    _ tree: SyntaxTree, touching range: Range<Int>, options: FormatOptions = FormatOptions()
  ) -> [TextEdit] {
    let (edits, pieces) = Formatter.layout(tree, options)
    let touched = pieces.filter { piece in
      let extent = extent(of: piece, in: tree)
      return extent.lowerBound <= range.upperBound && range.lowerBound <= extent.upperBound
    }
    let kept: Range<Int>
    if let first = touched.first, let last = touched.last {
      kept = first.lowerBound..<last.upperBound
    } else if let next = pieces.first(where: { tree.tokens.end($0.upperBound - 1) >= range.lowerBound }) {
      kept = next
    } else {
      return []
    }
    return edits.filter { kept.contains($0.token) }.map(\.edit)
  }

  /// The bytes of a piece, with the comments on lines of their own before it.
  private static func extent(of piece: Range<Int>, in tree: SyntaxTree) -> Range<Int> {
    let tokens = tree.tokens
    var first = piece.lowerBound
    var at = first - 1
    while at >= 0, tokens.kind(at).isTrivia, tokens.kind(at) != .byteOrderMark {
      if tokens.kind(at) != .whitespace {
        let isOwnLine = at == 0 || tree.bytes(at - 1).contains { $0 == 0x0A || $0 == 0x0D }
        if isOwnLine { first = at }
      }
      at -= 1
    }
    return tokens.start(first)..<tokens.end(piece.upperBound - 1)
  }
}
