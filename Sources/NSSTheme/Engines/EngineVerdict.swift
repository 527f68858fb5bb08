/// What an engine makes of a sheet as a whole.
public enum EngineVerdict: Hashable, Sendable {
  /// The engine reads the sheet.
  case resolved
  /// The sheet is not UTF-8; the engine sees an empty theme. `offset`: the first byte that is not (0-based).
  case unreadable(offset: Int)
  /// The engine gives the sheet up at a token; the whole theme is silently empty. `range`: the token in UTF-8 bytes
  /// (0-based, a byte order mark counts; empty at the end of the text, one character where no token begins).
  /// `utf16Offset`: its start in UTF-16 units, counted after one leading byte order mark.
  case syntaxError(range: Range<Int>, utf16Offset: Int)
  /// The engine raises an exception at start-up. `range`: the value, which begins with `@`, that is not defined; the
  /// first in file order.
  case undefinedVariable(range: Range<Int>)

  /// The name in machine output.
  public var name: String {
    switch self {
    case .resolved: "resolved"
    case .unreadable: "unreadable"
    case .syntaxError: "syntax-error"
    case .undefinedVariable: "undefined-variable"
    }
  }

  /// Whether the engine stops the app, so that no value of any sheet is ever shown.
  public var stopsApp: Bool {
    if case .undefinedVariable = self { return true }
    return false
  }

  /// The range to point at, or nil when the sheet is read.
  public var range: Range<Int>? {
    switch self {
    case .resolved: nil
    case .unreadable(let offset): offset..<offset + 1
    case .syntaxError(let range, _), .undefinedVariable(let range): range
    }
  }
}

/// Counting in UTF-16 code units, as engines on Foundation's strings do.
enum UTF16Count {
  /// The UTF-16 units of well-formed UTF-8 up to `offset`, without a leading byte order mark.
  static func units(_ bytes: UnsafeBufferPointer<UInt8>, upTo offset: Int) -> Int {
    var count = 0
    for byte in bytes[..<min(max(offset, 0), bytes.count)] {
      // A continuation byte counts nothing, the first byte of four counts a surrogate pair.
      if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    }
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    return hasMark ? max(count - 1, 0) : count
  }
}
