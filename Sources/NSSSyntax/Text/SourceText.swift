/// The bytes of one stylesheet and the name it goes by in messages.
///
/// Any bytes are allowed: invalid UTF-8, NUL and a byte order mark included. All offsets into a source text are
/// 0-based UTF-8 byte offsets; a byte order mark counts.
public struct SourceText: Sendable {
  /// The path or label used in reports. It is never opened.
  public let name: String
  /// The content, byte for byte.
  public let bytes: [UInt8]

  /// The most bytes one stylesheet may have: 256 MiB, a thousand times the largest theme known. More is refused before
  /// it takes memory. Offsets are stored in 32 bits.
  public static let maximumSize = 1 << 28

  /// Wraps bytes as they are. Bytes beyond ``maximumSize`` are not part of the text; callers that read files
  /// refuse such files first.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes.count <= Self.maximumSize ? bytes : Array(bytes.prefix(Self.maximumSize))
  }

  /// Takes the UTF-8 bytes of a string.
  public init(name: String, _ text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The number of bytes.
  public var count: Int { bytes.count }

  /// Whether the text begins with the UTF-8 byte order mark (three bytes).
  public var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// The text of a byte range, clamped to the text, with invalid UTF-8 repaired.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Whether all bytes are ASCII (below 0x80). One quick pass.
  public var isASCII: Bool { bytes.withUnsafeBufferPointer { UTF8Check.isASCII($0) } }

  /// The offset of the first byte that is not well-formed UTF-8 (overlong forms and surrogates included), or nil.
  public func firstInvalidUTF8() -> Int? {
    isASCII ? nil : bytes.withUnsafeBufferPointer { UTF8Check.firstInvalid($0) }
  }
}
