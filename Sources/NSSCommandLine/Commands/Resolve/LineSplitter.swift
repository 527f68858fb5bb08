/// Cuts what comes piece by piece into lines that end at LF. Linear in what comes, however the pieces fall.
struct LineSplitter {
  /// A line without its end; nil for one that is longer than the limit.
  typealias Line = [UInt8]?

  private let limit: Int
  private var rest: [UInt8] = []
  private var isTooLong = false

  /// A splitter of lines of at most `limit` bytes; a longer one is passed over.
  init(limit: Int) { self.limit = limit }

  /// The lines that a piece completes.
  mutating func add(_ piece: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while let end = piece[start...].firstIndex(of: 0x0A) {
      append(piece[start..<end])
      lines.append(take())
      start = end + 1
    }
    append(piece[start...])
    return lines
  }

  /// What stands behind the last LF, if anything.
  mutating func finish() -> [Line] { rest.isEmpty && !isTooLong ? [] : [take()] }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    if isTooLong || rest.count + bytes.count > limit {
      isTooLong = true
      rest = []
    } else {
      rest += bytes
    }
  }

  private mutating func take() -> Line {
    defer { (rest, isTooLong) = ([], false) }
    return isTooLong ? nil : rest
  }
}
