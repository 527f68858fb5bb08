import NSSSyntax

/// Reads JSON (RFC 8259) into a ``JSONDocument``, in one pass without recursion.
///
/// Texts must be UTF-8 and below 2 GB; a byte order mark at the start is passed over.
public struct JSONReader {
  /// What is allowed beyond RFC 8259.
  public enum Mode: Sendable {
    /// Nothing: for requests.
    case strict
    /// `//` and `/* */` comments, and a comma before a closing bracket: for files written by people.
    case lenient
  }

  /// The most containers inside each other.
  public static let mostLevels = 512

  /// The document of a text, or the first thing wrong with it.
  /// - Parameter mostValues: the most values, each of which takes 44 bytes; more are an error.
  public static func read(
    _ bytes: [UInt8], mode: Mode = .strict, mostValues: Int = .max
  ) throws(JSONError) -> JSONDocument {
    if bytes.count >= Int(Int32.max) { throw JSONError(offset: 0, message: "the text is too large") }
    if let offset = SourceText(name: "", bytes: bytes).firstInvalidUTF8() {
      throw JSONError(offset: offset, message: "expected UTF-8 text")
    }
    var reader = JSONReader(bytes: bytes, mode: mode, mostValues: mostValues)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.at = 3 }
    try reader.run()
    return JSONDocument(bytes: bytes, nodes: reader.nodes, duplicateKeys: reader.duplicateKeys)
  }

  private enum State {
    case value, valueOrEnd, keyOrEnd, key, afterValue
  }

  private let bytes: [UInt8]
  private let mode: Mode
  private let mostValues: Int
  private var at = 0
  private var nodes: [JSONDocument.Node] = []
  private var duplicateKeys: [Range<Int>] = []
  /// The open containers and the last child of each, or -1.
  private var open: [(node: Int, last: Int)] = []
  private var key: (start: Int, end: Int, isEscaped: Bool)?

  private init(bytes: [UInt8], mode: Mode, mostValues: Int) {
    self.bytes = bytes
    self.mode = mode
    self.mostValues = mostValues
  }

  private var byte: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func run() throws(JSONError) {
    var state = State.value
    while true {
      try skipBlank()
      switch state {
      case .valueOrEnd where byte == 0x5D, .keyOrEnd where byte == 0x7D:
        close()
        state = .afterValue
      case .value, .valueOrEnd:
        state = try value()
      case .key, .keyOrEnd:
        try readKey()
        state = .value
      case .afterValue:
        guard let container = open.last else {
          if at < bytes.count { throw error("expected the end of the text") }
          return
        }
        let isObject = nodes[container.node].kind == .object
        switch byte {
        case 0x2C:
          at += 1
          if mode == .lenient {
            state = isObject ? .keyOrEnd : .valueOrEnd
          } else {
            state = isObject ? .key : .value
          }
        case isObject ? 0x7D : 0x5D: close()
        default: throw error(isObject ? "expected ',' or '}'" : "expected ',' or ']'")
        }
      }
    }
  }

  private mutating func value() throws(JSONError) -> State {
    if nodes.count >= mostValues { throw error("more than \(mostValues) values") }
    switch byte {
    case 0x7B:
      try openContainer(.object)
      return .keyOrEnd
    case 0x5B:
      try openContainer(.array)
      return .valueOrEnd
    case 0x22:
      let start = at
      let isEscaped = try skipString()
      append(.string, from: start, isEscaped: isEscaped)
    case 0x2D?, 0x30?, 0x31?, 0x32?, 0x33?, 0x34?, 0x35?, 0x36?, 0x37?, 0x38?, 0x39?:
      let start = at
      try skipNumber()
      append(.number, from: start)
    case 0x74: try literal("true", .boolean)
    case 0x66: try literal("false", .boolean)
    case 0x6E: try literal("null", .null)
    case 0x27: throw error("expected a string in double quotes")
    default: throw error("expected a value")
    }
    return .afterValue
  }

  private mutating func openContainer(_ kind: JSONValue.Kind) throws(JSONError) {
    if open.count >= Self.mostLevels { throw error("nested deeper than \(Self.mostLevels) levels") }
    at += 1
    append(kind, from: at - 1)
    open.append((nodes.count - 1, -1))
  }

  private mutating func close() {
    at += 1
    guard let container = open.popLast() else { return }
    nodes[container.node].end = Int32(at)
    if nodes[container.node].kind == .object { findDuplicates(container.node) }
  }

  private mutating func append(_ kind: JSONValue.Kind, from start: Int, isEscaped: Bool = false) {
    var node = JSONDocument.Node(kind: kind, isEscaped: isEscaped, start: Int32(start), end: Int32(at))
    if let key {
      (node.keyStart, node.keyEnd, node.isKeyEscaped) = (Int32(key.start), Int32(key.end), key.isEscaped)
    }
    key = nil
    nodes.append(node)
    guard let top = open.indices.last else { return }
    let new = nodes.count - 1
    if open[top].last < 0 {
      nodes[open[top].node].firstChild = Int32(new)
    } else {
      nodes[open[top].last].next = Int32(new)
    }
    open[top].last = new
  }

  private mutating func readKey() throws(JSONError) {
    guard byte == 0x22 else { throw error("expected a key in double quotes") }
    let start = at
    let isEscaped = try skipString()
    key = (start, at, isEscaped)
    try skipBlank()
    guard byte == 0x3A else { throw error("expected ':' after the key") }
    at += 1
  }

  private mutating func findDuplicates(_ object: Int) {
    var seen: Set<String> = []
    var child = Int(nodes[object].firstChild)
    if child < 0 || nodes[child].next < 0 { return }
    while child >= 0 {
      let node = nodes[child]
      let range = Int(node.keyStart)..<Int(node.keyEnd)
      if !seen.insert(JSONString.decode(bytes, range, isEscaped: node.isKeyEscaped)).inserted {
        duplicateKeys.append(range)
      }
      child = Int(node.next)
    }
  }

  // MARK: Tokens

  private func error(_ message: String) -> JSONError {
    JSONError(offset: at, message: at >= bytes.count ? "\(message), found the end of the text" : message)
  }

  private mutating func skipBlank() throws(JSONError) {
    while let byte {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: at += 1
      case 0x2F where mode == .lenient: try skipComment()
      case 0x2F: throw error("comments are not allowed here")
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let start = at
    let kind = at + 1 < bytes.count ? bytes[at + 1] : 0
    if kind == 0x2F {
      while let byte, byte != 0x0A, byte != 0x0D { at += 1 }
    } else if kind == 0x2A {
      at += 2
      while at + 1 < bytes.count {
        if bytes[at] == 0x2A, bytes[at + 1] == 0x2F {
          at += 2
          return
        }
        at += 1
      }
      throw JSONError(offset: start, message: "expected '*/' to end the comment")
    } else {
      throw error("expected a comment, // or /*")
    }
  }

  private mutating func literal(_ word: String, _ kind: JSONValue.Kind) throws(JSONError) {
    let start = at
    guard bytes[at...].starts(with: word.utf8) else { throw error("expected '\(word)'") }
    at += word.utf8.count
    append(kind, from: start)
  }

  /// Returns whether there were escapes.
  private mutating func skipString() throws(JSONError) -> Bool {
    let start = at
    var isEscaped = false
    at += 1
    while let byte {
      switch byte {
      case 0x22:
        at += 1
        return isEscaped
      case 0x5C:
        isEscaped = true
        try skipEscape()
      case 0..<0x20:
        throw error(
          byte == 0x0A || byte == 0x0D
            ? "expected '\"' before the end of the line" : "a control character in a string must be escaped")
      default: at += 1
      }
    }
    throw JSONError(offset: start, message: "expected '\"' to end the string")
  }

  private mutating func skipEscape() throws(JSONError) {
    let letter = at + 1 < bytes.count ? bytes[at + 1] : 0
    switch letter {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: at += 2
    case 0x75 where JSONString.unit(bytes, at + 2) != nil: at += 6
    case 0x75: throw error("expected four hex digits after '\\u'")
    default: throw error("expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
  }

  private mutating func skipNumber() throws(JSONError) {
    if byte == 0x2D { at += 1 }
    if byte == 0x30 { at += 1 } else { try skipDigits() }
    if let byte, (0x30...0x39).contains(byte) { throw error("a number does not begin with 0") }
    if byte == 0x2E {
      at += 1
      try skipDigits()
    }
    if byte == 0x65 || byte == 0x45 {
      at += 1
      if byte == 0x2B || byte == 0x2D { at += 1 }
      try skipDigits()
    }
  }

  private mutating func skipDigits() throws(JSONError) {
    guard let first = byte, (0x30...0x39).contains(first) else { throw error("expected a digit") }
    while let byte, (0x30...0x39).contains(byte) { at += 1 }
  }
}
