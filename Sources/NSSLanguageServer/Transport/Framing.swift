/// Cuts a stream of bytes into messages: `Content-Length: N`, an empty line, N bytes.
///
/// Whatever the bytes are, reading goes on: after a header that cannot be read, the next `Content-Length` counts.
struct FrameReader {
  /// What the stream held.
  enum Frame: Equatable {
    /// The bytes of one message.
    case message([UInt8])
    /// Bytes that are no message, with what is wrong with them.
    case malformed(String)
  }

  /// The most bytes of one message, 64 MiB; longer ones are passed over.
  static let mostBytes = 1 << 26
  /// The most bytes of a header.
  static let mostHeaderBytes = 1 << 13

  private static let keyword = Array("content-length:".utf8)

  private var bytes: [UInt8] = []
  private var at = 0
  /// Bytes of a message that is too long, still to be passed over.
  private var skipped = 0
  /// Whether a header was malformed and the next one is looked for.
  private var isLost = false
  /// The length from a header that was read whole.
  private var length: Int?

  /// Takes what came from the stream.
  mutating func append(_ more: some Collection<UInt8>) {
    if at > 0, at == bytes.count || at > 1 << 16 {
      bytes.removeSubrange(..<at)
      at = 0
    }
    bytes += more
  }

  /// Puts bytes back in front of what is not read yet, to look for a message in them again.
  mutating func unread(_ piece: ArraySlice<UInt8>) {
    bytes.replaceSubrange(..<at, with: piece)
    at = 0
    length = nil
  }

  /// The next frame, nil until more bytes come.
  mutating func next() -> Frame? {
    while true {
      if skipped > 0 {
        let count = min(skipped, bytes.count - at)
        at += count
        skipped -= count
        if skipped > 0 { return nil }
      }
      if isLost, !findHeader() { return nil }
      if let length {
        guard bytes.count - at >= length else { return nil }
        let message = Array(bytes[at..<(at + length)])
        at += length
        self.length = nil
        return .message(message)
      }
      guard let end = headerEnd() else {
        if bytes.count - at <= Self.mostHeaderBytes { return nil }
        return lost("the header has no end")
      }
      let header = bytes[at..<end.header]
      switch Self.length(in: header) {
      case .some(let length) where length <= Self.mostBytes:
        at = end.body
        self.length = length
      case .some(let length):
        at = end.body
        skipped = length
        return .malformed("the message has \(length) bytes, more than the \(Self.mostBytes) that are read")
      case nil:
        return lost("the header has no Content-Length that can be read")
      }
    }
  }

  // MARK: Parts

  private mutating func lost(_ reason: String) -> Frame {
    isLost = true
    at += 1
    return .malformed(reason)
  }

  /// Moves to the next keyword of a header; false when there is none yet.
  private mutating func findHeader() -> Bool {
    let keyword = Self.keyword
    while bytes.count - at >= keyword.count {
      if zip(bytes[at...], keyword).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
        isLost = false
        return true
      }
      at += 1
    }
    return false
  }

  /// The end of the header and the start of what follows. Lines may end in LF alone.
  private func headerEnd() -> (header: Int, body: Int)? {
    var next = at
    let end = min(bytes.count, at + Self.mostHeaderBytes)
    while next < end {
      guard bytes[next] == 0x0A else {
        next += 1
        continue
      }
      var after = next + 1
      if after < bytes.count, bytes[after] == 0x0D { after += 1 }
      if after < bytes.count, bytes[after] == 0x0A { return (next, after + 1) }
      next += 1
    }
    return nil
  }

  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    var result: Int?
    for line in header.split(separator: 0x0A) {
      guard let colon = line.firstIndex(of: 0x3A) else { return nil }
      let name = line[..<colon]
      let isLength =
        name.count == keyword.count - 1 && zip(name, keyword).allSatisfy { $0 | 0x20 == $1 | 0x20 }
      guard isLength else { continue }
      let value = line[(colon + 1)...].filter { $0 > 0x20 }
      guard !value.isEmpty, value.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      guard let length = Int(String(decoding: value, as: UTF8.self)), length < 1 << 40 else { return nil }
      result = length
    }
    return result
  }
}

/// Puts a message on the stream.
enum FrameWriter {
  /// The bytes of a message with its header.
  static func frame(_ message: [UInt8]) -> [UInt8] {
    var result = Array("Content-Length: \(message.count)\r\n\r\n".utf8)
    result += message
    return result
  }
}
