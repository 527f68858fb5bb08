import NSSSyntax

/// How reports are put together: bytes appended to bytes.
extension [UInt8] {
  /// Appends text as it is.
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends text with pictures for what a terminal would act on, as ``DisplayWidth/printable(_:keepingLineFeeds:)`` shows it.
  mutating func append(printable text: String) {
    var text = text
    let isPlain = text.withUTF8 { value in
      guard DisplayWidth.isPrintableASCII(value) else { return false }
      append(contentsOf: value)
      return true
    }
    if !isPlain { append(text: DisplayWidth.printable(text)) }
  }

  /// Appends so many spaces; none for a number below 0.
  mutating func append(spaces count: Int) {
    append(contentsOf: repeatElement(0x20, count: Swift.max(0, count)))
  }

  /// Appends a whole number of 0 or more in decimal digits.
  mutating func append(decimal value: Int) {
    var rest = value.magnitude
    if rest < 10 { return append(0x30 + UInt8(truncatingIfNeeded: rest)) }
    // The largest number has 20 digits.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var start = digits.count
      while rest > 0, start > 0 {
        start -= 1
        digits[start] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      // From 0 to the count.
      append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// Appends 16 hexadecimal digits.
  mutating func append(hexadecimal value: UInt64) {
    // A place for each digit.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16) { digits in
      for at in 0..<16 {
        digits[at] = Self.hexadecimalDigit(UInt8(truncatingIfNeeded: value >> (60 - 4 * at)) & 15)
      }
      append(contentsOf: digits)
    }
  }

  /// The hexadecimal digit of a number below 16.
  static func hexadecimalDigit(_ number: UInt8) -> UInt8 { number < 10 ? 0x30 + number : 0x57 + number }

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
      // An index of `rest`: what is before and behind it lies inside.
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
