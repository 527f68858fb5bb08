/// Splits attribute names: base, modifiers, state, insets. The longest known base with a readable rest wins.
struct AttributeSplitter {
  let bases: NameTable
  /// Longer names cannot be anything known; this also bounds the work for hostile ones.
  static let longestName = 96

  /// The parts of a name, or nil when it has no known base, or a rest that is no modifier and no state.
  func split(_ name: UnsafeBufferPointer<UInt8>) -> AttributeName? {
    guard name.count <= Self.longestName else { return nil }
    var end = name.count
    while end > 0 {
      // `end` is from 1 to the count, and a byte is read there only below it.
      if end == name.count || name[end] == UInt8(ascii: "-"),
        let base = bases.find(UnsafeBufferPointer(rebasing: name[..<end])),
        let suffix = Suffix(name, from: end)
      {
        return AttributeName(
          base: base, baseRange: 0..<end, stateRange: suffix.stateRange, modifiers: suffix.modifiers,
          state: suffix.state)
      }
      end -= 1
    }
    return nil
  }

  /// The longest known base that a name begins with, whatever follows.
  func knownBase(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard name.count <= Self.longestName else { return nil }
    // An index of the name: what is before it lies inside.
    return name.indices.reversed().first {
      $0 > 0 && name[$0] == UInt8(ascii: "-")
        && bases.find(UnsafeBufferPointer(rebasing: name[..<$0])) != nil
    }
  }

  /// What follows a base: `-top-landscape`, `-selected-highlighted`, `-insets`, in this order.
  struct Suffix {
    var modifiers: AttributeModifiers = []
    var stateRange: Range<Int>
    var state = AttributeName.noState

    /// Reads from a hyphen, or the end of the name. Nil when a part is not known.
    init?(_ name: UnsafeBufferPointer<UInt8>, from start: Int) {
      var at = start
      var end = name.count
      func hasWord(_ word: StaticString, at: Int) -> Bool {
        let length = word.utf8CodeUnitCount
        // `end` is at most the count, so that `at..<at + length` lies inside, and `at + length` where it is not `end`.
        guard at + length <= end, at + length == end || name[at + length] == UInt8(ascii: "-") else {
          return false
        }
        return name[at..<at + length].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: length))
      }
      if hasWord("-top", at: at) {
        modifiers.insert(.top)
        at += 4
      } else if hasWord("-bottom", at: at) {
        modifiers.insert(.bottom)
        at += 7
      }
      if !modifiers.isEmpty, hasWord("-landscape", at: at) {
        modifiers.insert(.landscape)
        at += 10
      }
      if end - at >= 7, hasWord("-insets", at: end - 7) {
        modifiers.insert(.insets)
        end -= 7
      }
      stateRange = end..<end
      if at == end { return }
      stateRange = at + 1..<end
      // Each word that was taken ended at `end` or before it, so that `at` is below `end` here.
      guard name[at] == UInt8(ascii: "-"),
        let state = Self.state(UnsafeBufferPointer(rebasing: name[stateRange]))
      else { return nil }
      self.state = state
    }

    /// The index of a state suffix, or ``AttributeName/otherCombination`` for known states in another combination.
    static func state(_ word: UnsafeBufferPointer<UInt8>) -> UInt8? {
      let vocabulary = Vocabulary.shared
      if let index = vocabulary.states.find(word) { return UInt8(truncatingIfNeeded: index) }
      let parts = word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      guard parts.count > 1 else { return nil }
      // The parts are slices of the word.
      for part in parts where vocabulary.stateParts.find(UnsafeBufferPointer(rebasing: part)) == nil {
        return nil
      }
      return AttributeName.otherCombination
    }
  }
}
