/// Writes whole numbers of 0 or more (seven bits a byte, the lowest first), texts and lists behind one another.
struct BinaryWriter {
  private(set) var bytes: [UInt8] = []

  mutating func number(_ value: Int) {
    var rest = UInt64(max(0, value))
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func part(_ part: [UInt8]) {
    number(part.count)
    bytes += part
  }

  mutating func text(_ text: String) {
    number(text.utf8.count)
    bytes += text.utf8
  }

  mutating func range(_ range: Range<Int>) {
    number(range.lowerBound)
    number(range.count)
  }

  mutating func list<Element>(_ elements: [Element], _ write: (Element, inout BinaryWriter) -> Void) {
    number(elements.count)
    for element in elements { write(element, &self) }
  }
}

/// Reads what ``BinaryWriter`` wrote; nil wherever the bytes are anything else.
struct BinaryReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() -> Int? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = rest.popFirst() {
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(exactly: value) }
      shift += 7
      if shift > 56 { return nil }
    }
    return nil
  }

  mutating func part() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func text() -> String? { part().map { String(decoding: $0, as: UTF8.self) } }

  mutating func range() -> Range<Int>? {
    guard let start = number(), let count = number() else { return nil }
    let (end, overflows) = start.addingReportingOverflow(count)
    return overflows ? nil : start..<end
  }

  mutating func list<Element>(_ read: (inout BinaryReader) -> Element?) -> [Element]? {
    // Each element takes a byte or more, so that a wrong count cannot claim memory.
    guard let count = number(), count <= rest.count else { return nil }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count {
      guard let element = read(&self) else { return nil }
      elements.append(element)
    }
    return elements
  }
}
