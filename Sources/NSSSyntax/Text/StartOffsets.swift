extension [UInt32] {
  /// Of ascending start offsets, the index of the last one at or before `offset`; 0 if all lie behind it.
  func lastIndex(startingAtOrBefore offset: Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(self[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
