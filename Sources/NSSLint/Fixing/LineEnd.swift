import NSSSyntax

/// How the lines of a sheet end.
public enum LineEnd: Sendable {
  case lf
  case crlf
  case cr

  /// The end of a sheet's first line; LF where there is none.
  public init(of source: SourceText) {
    guard let at = source.bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      self = .lf
      return
    }
    if source.bytes[at] == 0x0A {
      self = .lf
    } else {
      self = at + 1 < source.count && source.bytes[at + 1] == 0x0A ? .crlf : .cr
    }
  }

  /// The edit with each lone LF of its text replaced by this line end.
  public func adopted(by edit: TextEdit) -> TextEdit {
    guard self != .lf, edit.replacement.contains(0x0A) else { return edit }
    var bytes: [UInt8] = []
    var previous: UInt8 = 0
    for byte in edit.replacement {
      if byte == 0x0A, previous != 0x0D {
        bytes += self == .crlf ? [0x0D, 0x0A] : [0x0D]
      } else {
        bytes.append(byte)
      }
      previous = byte
    }
    return TextEdit(edit.range, bytes: bytes)
  }
}
