import NSSSyntax

/// What comments say to the formatter, and how they move.
enum CommentText {
  enum Directive {
    case off, on
  }

  /// `nss-format-off` or `nss-format-on` as the first word of a comment.
  static func directive(_ comment: ArraySlice<UInt8>) -> Directive? {
    let text = comment.dropFirst(2).drop {
      $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D || $0 == 0x2A
    }
    let word = text.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 == UInt8(ascii: "-") }
    if word.elementsEqual("nss-format-off".utf8) { return .off }
    return word.elementsEqual("nss-format-on".utf8) ? .on : nil
  }

  /// The edits that move the further lines of a block comment along with its first, or none where that is not safe:
  /// where a line is indented less than the first or otherwise, or begins with `@` (see ``AtLines``).
  static func reindent(
    _ range: Range<Int>, in bytes: [UInt8], from old: ArraySlice<UInt8>, to new: [UInt8]
  ) -> [TextEdit] {
    if old.elementsEqual(new) { return [] }
    var edits: [TextEdit] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let byte = bytes[at]
      at += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, bytes[at] == 0x0A { continue }
      var text = at
      while text < range.upperBound, bytes[text] == 0x20 || bytes[text] == 0x09 { text += 1 }
      // A comment ends with `*/`, so that there is a byte after any white space in it.
      let first = bytes[text]
      if first == 0x0A || first == 0x0D { continue }
      guard first != UInt8(ascii: "@"), bytes[at..<text].starts(with: old) else { return [] }
      edits.append(TextEdit(at..<at + old.count, bytes: new))
    }
    return edits
  }
}
