/// Finds the class state in the part of a class path after its stem.
enum ClassStateSearch {
  /// The byte range of the last segment that is a known class state. Segments are parted by `_`, `.` and `-`.
  static func segment(in name: UnsafeBufferPointer<UInt8>, _ rest: Range<Int>) -> Range<Int>? {
    let known = Vocabulary.shared.classStates
    var end = rest.upperBound
    // `rest` lies inside the name, and so does what is between its ends.
    while end > rest.lowerBound {
      var start = end
      while start > rest.lowerBound, !StemSearch.isBoundary(name[start - 1]) { start -= 1 }
      if start < end, known.find(UnsafeBufferPointer(rebasing: name[start..<end])) != nil {
        return start..<end
      }
      end = start - 1
    }
    return nil
  }

  /// The bytes of `rest` without the state segment and one separator beside it.
  static func element(in name: UnsafeBufferPointer<UInt8>, _ rest: Range<Int>, _ state: Range<Int>?)
    -> [UInt8]
  {
    // `rest` lies inside the name and `state` inside `rest`.
    guard let state else { return Array(name[rest]) }
    if state.lowerBound > rest.lowerBound {
      return Array(name[rest.lowerBound..<state.lowerBound - 1])
        + Array(name[state.upperBound..<rest.upperBound])
    }
    return Array(name[min(state.upperBound + 1, rest.upperBound)..<rest.upperBound])
  }
}
