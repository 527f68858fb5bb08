import NSSSyntax

/// Keys that tell findings of one file apart and stay the same when lines move: a hash of the rule, the line's text
/// without white space around it, and the finding's ordinal among those that have both in common.
struct FindingKeys {
  private let source: SourceText
  private let lines: LineTable
  private let seed: UInt64
  private var ordinals: [UInt64: UInt64] = [:]
  private var lastLine = -1
  private var lineHash: UInt64 = 0

  /// Keys that also depend on a path, or on none.
  init(_ source: SourceText, _ lines: LineTable, path: [UInt8] = []) {
    self.source = source
    self.lines = lines
    seed = Self.hash(path[...], Self.basis)
  }

  /// The key of the next finding. `line` is 1-based.
  mutating func next(rule: String, line: Int) -> UInt64 {
    if line != lastLine {
      lastLine = line
      let content = trimmed(lines.contentRange(ofLine: line))
      // `lines` are those of the source, and any number gives one of them.
      lineHash = source.bytes.withUnsafeBufferPointer { Self.hash($0[content], Self.basis) }
    }
    let key = Self.mixed(Self.hash(rule.utf8, seed) ^ Self.mixed(lineHash))
    let ordinal = ordinals[key, default: 0]
    ordinals[key] = ordinal + 1
    return Self.mixed(key &+ ordinal &* 0x9E37_79B9_7F4A_7C15)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let bytes = source.bytes
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    while start < end, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return start..<end
  }

  private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325

  /// FNV-1a.
  private static func hash(_ bytes: some Sequence<UInt8>, _ basis: UInt64) -> UInt64 {
    var hash = basis
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }

  /// SplitMix64's finalizer: every bit of the result depends on every bit of the value.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
