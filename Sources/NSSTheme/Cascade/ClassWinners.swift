/// For some classes of a theme the last declaration of each attribute, in file order. Found in one
/// walk over all of its declarations.
struct ClassWinners {
  private let first: [Int32: Range<Int>]
  private let declarations: [Int32]

  /// Walks each declaration of each of these classes once.
  init(_ theme: ResolvedTheme, _ classes: some Sequence<Int32>) {
    var first: [Int32: Range<Int>] = [:]
    var declarations: [Int32] = []
    var seen = [Int32](repeating: -1, count: theme.store.names.count)
    for number in classes where number >= 0 && first[number] == nil {
      let start = declarations.count
      for rule in theme.cascade.rules(of: Int(number)).reversed() {
        for index in theme.store.rules[Int(rule)].declarations.reversed() {
          let attribute = Int(theme.store.declarations[Int(index)].attribute)
          if seen[attribute] == number { continue }
          seen[attribute] = number
          declarations.append(Int32(index))
        }
      }
      declarations[start...].reverse()
      first[number] = start..<declarations.count
    }
    self.first = first
    self.declarations = declarations
  }

  /// The winners of a class, or nil where the class is none of them.
  func list(of number: Int) -> ArraySlice<Int32>? {
    first[Int32(number)].map { declarations[$0] }
  }
}
