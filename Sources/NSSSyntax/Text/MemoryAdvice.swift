/// Gets a large block of memory before it is filled, in part perhaps, so that a program can tell its system. It does not
/// touch what is in the block.
public typealias MemoryAdvice = (UnsafeRawBufferPointer) -> Void

extension Array {
  /// Makes room in an empty array, and tells of it.
  public mutating func reserveCapacity(_ count: Int, advice: MemoryAdvice) {
    reserveCapacity(count)
    withUnsafeBufferPointer { buffer in
      // The elements to come lie from here on: the array has room for `count` of them.
      guard isEmpty, count > 0, let start = UnsafeRawPointer(buffer.baseAddress) else { return }
      advice(UnsafeRawBufferPointer(start: start, count: count * MemoryLayout<Element>.stride))
    }
  }
}
