import NSSSyntax

/// How reports are put together: bytes appended to bytes.
extension [UInt8] {
  /// Appends text as it is.
  mutating func append(text: String) { append(contentsOf: text.utf8) }

  /// Appends so many spaces; none for a number below 0.
  mutating func append(spaces count: Int) {
    append(contentsOf: repeatElement(0x20, count: Swift.max(0, count)))
  }

  /// Appends a whole number of 0 or more in decimal digits.
  mutating func append(decimal value: Int) {
    var rest = value.magnitude
    let start = count
    repeat {
      append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    self[start...].reverse()
  }

  /// Appends 16 hexadecimal digits.
  mutating func append(hexadecimal value: UInt64) {
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: value >> UInt64(shift)) & 15
      append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }

  /// Appends `line:column`.
  mutating func append(_ position: Position) {
    append(decimal: position.line)
    append(0x3A)
    append(decimal: position.column)
  }

  /// Appends text, and for the bytes that `isSpecial` names what `escape` appends.
  @inline(__always)
  mutating func append(
    _ text: String, escaping isSpecial: (UInt8) -> Bool, by escape: (UInt8, inout [UInt8]) -> Void
  ) {
    var text = text
    text.withUTF8 { value in
      var rest = value
      while let at = rest.firstIndex(where: isSpecial) {
        append(contentsOf: UnsafeBufferPointer(rebasing: rest[..<at]))
        escape(rest[at], &self)
        rest = UnsafeBufferPointer(rebasing: rest[(at + 1)...])
      }
      append(contentsOf: rest)
    }
  }

  /// Appends text on one line: pictures stand for control characters, line breaks among them.
  mutating func append(line text: String) {
    append(text, escaping: { Self.isControl($0) }, by: { byte, output in output.append(pictureOf: byte) })
  }

  static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

  /// Appends the picture of a control character: `␛`.
  mutating func append(pictureOf control: UInt8) {
    append(0xE2)
    append(0x90)
    append(control < 0x20 ? 0x80 + control : 0xA1)
  }
}
