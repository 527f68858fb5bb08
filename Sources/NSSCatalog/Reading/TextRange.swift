/// A byte range in the text of one catalogue file, in 8 bytes. Empty means: not given.
struct TextRange: Sendable, Equatable {
  var start: UInt32
  var end: UInt32

  static let none = TextRange(start: 0, end: 0)

  init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }
  init(_ range: Range<Int>) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
  }
  var isEmpty: Bool { start >= end }
  var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}

/// A run of elements in a flat array.
struct IndexRange: Sendable, Equatable {
  var start: UInt32 = 0
  var count: UInt32 = 0
  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  init(_ range: Range<Int>) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    count = UInt32(truncatingIfNeeded: range.count)
  }
  init() {}
}
