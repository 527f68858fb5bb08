/// Writes JSON (RFC 8259) as UTF-8 bytes, keys in the order given.
///
/// The caller opens and closes containers; the writer keeps commas and colons. The result is always valid UTF-8:
/// what is not well-formed becomes U+FFFD.
public struct JSONWriter: Sendable {
  /// The text so far. May be taken out and emptied between two top-level writes.
  public var bytes: [UInt8] = []
  private var needsComma = false
  private var hasKey = false
  private var depth = 0
  private let indentation: Int?

  /// A writer of compact text, or of lines indented by so many spaces.
  public init(indentation: Int? = nil) { self.indentation = indentation }

  /// Begins `{`.
  public mutating func beginObject() { begin(0x7B) }
  /// Ends `}`.
  public mutating func endObject() { end(0x7D) }
  /// Begins `[`.
  public mutating func beginArray() { begin(0x5B) }
  /// Ends `]`.
  public mutating func endArray() { end(0x5D) }

  /// The key of the next value. Keys are program text: they are escaped as strings are.
  public mutating func key(_ name: String) {
    separate()
    bytes.append(json: name)
    bytes.append(0x3A)
    if indentation != nil { bytes.append(0x20) }
    hasKey = true
    needsComma = false
  }

  /// A string.
  public mutating func string(_ value: String) {
    separate()
    bytes.append(json: value)
    needsComma = true
  }

  /// Bytes as a string, ill-formed UTF-8 repaired.
  public mutating func string(bytes value: some Collection<UInt8>) {
    separate()
    bytes.append(json: value)
    needsComma = true
  }

  /// A whole number.
  public mutating func integer(_ value: Int) {
    separate()
    appendDecimal(value)
    needsComma = true
  }

  /// A number. JSON has no infinities: what is not finite is written as null.
  public mutating func number(_ value: Double) {
    separate()
    if !value.isFinite {
      bytes += "null".utf8
    } else if let whole = Int(exactly: value), whole.magnitude < 1 << 53 {
      appendDecimal(whole)
    } else {
      bytes += value.description.utf8
    }
    needsComma = true
  }

  /// A truth value.
  public mutating func boolean(_ value: Bool) {
    separate()
    bytes += (value ? "true" : "false").utf8
    needsComma = true
  }

  /// A value that another compact writer wrote.
  public mutating func raw(_ value: [UInt8]) {
    separate()
    bytes += value
    needsComma = true
  }

  /// null.
  public mutating func null() {
    separate()
    bytes += "null".utf8
    needsComma = true
  }

  /// Ends a top-level value with a line feed, so that another may follow.
  public mutating func endLine() {
    bytes.append(0x0A)
    needsComma = false
  }

  // MARK: Members in one call

  /// A member whose value is a string.
  public mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  /// A member whose value is a whole number.
  public mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  /// A member whose value is a truth value.
  public mutating func member(_ name: String, _ value: Bool) {
    key(name)
    boolean(value)
  }

  // MARK: Parts

  private mutating func begin(_ brace: UInt8) {
    separate()
    bytes.append(brace)
    depth += 1
    needsComma = false
  }

  private mutating func end(_ brace: UInt8) {
    depth -= 1
    if needsComma { breakLine() }
    bytes.append(brace)
    needsComma = true
  }

  /// A comma where one is due, and the line break before an element or a key.
  private mutating func separate() {
    if hasKey {
      hasKey = false
      return
    }
    if needsComma { bytes.append(0x2C) }
    if depth > 0 { breakLine() }
  }

  private mutating func breakLine() {
    guard let indentation else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: max(0, depth * indentation)))
  }

  private mutating func appendDecimal(_ value: Int) {
    if value < 0 { bytes.append(0x2D) }
    bytes.append(decimal: value)
  }
}
