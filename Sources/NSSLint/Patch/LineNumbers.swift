/// Two texts as lines, equal lines having equal numbers, so that comparing two lines is comparing two integers.
///
/// Lines end at LF, as git counts them; the line end is part of the line, and so is a CR before it.
struct LineNumbers {
  /// The byte range of each line of the old and of the new text.
  let oldRanges: [Range<Int>]
  let newRanges: [Range<Int>]
  /// The number of each line.
  let old: [Int32]
  let new: [Int32]
  /// The number of distinct lines.
  let count: Int

  init(_ oldBytes: [UInt8], _ newBytes: [UInt8]) {
    oldRanges = Self.lines(of: oldBytes)
    newRanges = Self.lines(of: newBytes)
    var known: [ArraySlice<UInt8>: Int32] = [:]
    known.reserveCapacity(oldRanges.count)
    func numbers(_ ranges: [Range<Int>], _ bytes: [UInt8]) -> [Int32] {
      ranges.map { range in
        let next = Int32(known.count)
        let line = bytes[range]
        if let number = known[line] { return number }
        known[line] = next
        return next
      }
    }
    old = numbers(oldRanges, oldBytes)
    new = numbers(newRanges, newBytes)
    count = known.count
  }

  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    bytes.withUnsafeBufferPointer { bytes in
      for at in bytes.indices where bytes[at] == 0x0A {
        result.append(start..<at + 1)
        start = at + 1
      }
      if start < bytes.count { result.append(start..<bytes.count) }
    }
    return result
  }
}
