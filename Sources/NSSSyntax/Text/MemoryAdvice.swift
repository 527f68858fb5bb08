/// Gets a large block of memory before it is filled, so that a program can tell its system. It does not touch what is in
/// the block. The block is what an ordinary sheet fills, not all that there is room for.
public typealias MemoryAdvice = (UnsafeRawBufferPointer) -> Void

extension Array {
  /// Makes room in an empty array, and tells of the part that will be filled: `likely` elements, at most `count`.
  public mutating func reserveCapacity(_ count: Int, likely: Int, advice: MemoryAdvice) {
    reserveCapacity(count)
    withUnsafeBufferPointer { buffer in
      // The elements to come lie from here on: the array has room for `count` of them, and `likely` are no more.
      guard isEmpty, count > 0, let start = UnsafeRawPointer(buffer.baseAddress) else { return }
      advice(
        UnsafeRawBufferPointer(start: start, count: Swift.min(likely, count) * MemoryLayout<Element>.stride))
    }
  }
}
