/// Finds the declarations of classes by attribute. Each class that is asked for is walked once, however many of its
/// attributes are.
final class ClassDeclarations {
  private let theme: ResolvedTheme
  /// For each class its declarations, ordered by attribute and then as in the file: both in one number.
  private var ordered: [Int32: [UInt64]] = [:]
  /// How many declarations were walked over, for tests.
  private(set) var walked = 0

  init(_ theme: ResolvedTheme) { self.theme = theme }

  /// The declarations of one class and attribute.
  struct Counterpart {
    /// The one that wins, or -1.
    var winner: Int32 = -1
    /// The last one with the text that was asked for, or -1, and how many have it.
    var last: Int32 = -1
    var count = 0
  }

  /// The declarations for the class and attribute of one of another theme.
  func counterpart(className: String, attribute: String, text: String) -> Counterpart {
    var found = Counterpart()
    let store = theme.store
    guard let number = store.classNumber(className), theme.hasRules(number),
      let name = store.names.find(attribute)
    else { return found }
    let text = store.texts.find(text).map { Int32($0) }
    let list = declarations(of: Int32(number))
    var at = Self.first(list, from: UInt64(name) << 32)
    while at < list.count, list[at] >> 32 == UInt64(name) {
      let index = Int32(truncatingIfNeeded: list[at])
      found.winner = index
      if store.declarations[Int(index)].text == text {
        found.last = index
        found.count += 1
      }
      at += 1
    }
    return found
  }

  private func declarations(of number: Int32) -> [UInt64] {
    if let known = ordered[number] { return known }
    var list: [UInt64] = []
    theme.forEachDeclaration(of: Int(number)) { index in
      let attribute = theme.store.declarations[Int(index)].attribute
      list.append(UInt64(UInt32(bitPattern: attribute)) << 32 | UInt64(UInt32(bitPattern: index)))
    }
    walked += list.count
    list.sort()
    ordered[number] = list
    return list
  }

  /// The first place whose number is not less than another one.
  private static func first(_ list: [UInt64], from number: UInt64) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
