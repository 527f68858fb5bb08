/// Strings of JSON (RFC 8259), for writers whose text has a fixed shape and needs no ``JSONWriter``.
extension [UInt8] {
  /// Appends text in quotes, escaped where JSON wants it.
  mutating func append(json text: String) {
    var text = text
    text.withUTF8 { append(quoted: $0) }
  }

  /// Appends bytes as text in quotes, ill-formed UTF-8 repaired.
  mutating func append(json bytes: some Collection<UInt8>) {
    if bytes.contains(where: { $0 >= 0x80 }) {
      append(json: String(decoding: bytes, as: UTF8.self))
    } else if bytes.withContiguousStorageIfAvailable({ append(quoted: $0) }) == nil {
      Array(bytes).withUnsafeBufferPointer { append(quoted: $0) }
    }
  }

  /// Appends what `append` appends for each of several things, commas between.
  @inline(__always)
  mutating func append<Item>(
    list items: some Collection<Item>, _ append: (Item, inout [UInt8]) -> Void
  ) {
    var isFirst = true
    for item in items {
      if !isFirst { self.append(0x2C) }
      isFirst = false
      append(item, &self)
    }
  }

  private mutating func append(quoted text: UnsafeBufferPointer<UInt8>) {
    append(0x22)
    // To the end without a look at the result, so that the compiler takes many bytes in one step.
    var specials: UInt8 = 0
    for byte in text { specials |= Self.isEscaped(byte) ? 1 : 0 }
    if specials == 0 { append(contentsOf: text) } else { append(escaping: text) }
    append(0x22)
  }

  private static func isEscaped(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C }

  private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    var rest = text
    // An index of `rest`: what is before and behind it lies inside.
    while let at = rest.firstIndex(where: Self.isEscaped) {
      append(contentsOf: UnsafeBufferPointer(rebasing: rest[..<at]))
      append(escapeOf: rest[at])
      rest = UnsafeBufferPointer(rebasing: rest[(at + 1)...])
    }
    append(contentsOf: rest)
  }

  private mutating func append(escapeOf byte: UInt8) {
    append(0x5C)
    switch byte {
    case 0x22, 0x5C: append(byte)
    case 0x08: append(0x62)
    case 0x09: append(0x74)
    case 0x0A: append(0x6E)
    case 0x0C: append(0x66)
    case 0x0D: append(0x72)
    default:
      append(text: "u00")
      append(Self.hexadecimalDigit(byte >> 4))
      append(Self.hexadecimalDigit(byte & 15))
    }
  }
}
