/// Counts the edits of the source that no change follows from.
struct SourceEdits {
  private let old: ThemeStore
  private let new: ThemeStore
  private var oldDeclarations: Set<Int32> = []
  private var newDeclarations: Set<Int32> = []
  private var oldDefinitions: Set<Int32> = []
  private var newDefinitions: Set<Int32> = []
  /// The old name of each renamed variable, by the new one.
  private let oldNames: [String: String]

  init(_ old: ThemeStore, _ new: ThemeStore, effective: [CauseKey], renames: [RenamedVariable]) {
    (self.old, self.new) = (old, new)
    oldNames = Dictionary(renames.map { ($0.new, $0.old) }, uniquingKeysWith: { first, _ in first })
    for key in effective {
      switch key {
      case .declaration(let from, let to):
        oldDeclarations.insert(from)
        newDeclarations.insert(to)
      case .definition(let from, let to), .line(let from, let to):
        oldDefinitions.insert(from)
        newDefinitions.insert(to)
      default: break
      }
    }
  }

  /// Sets all but the renames.
  func count(into silent: inout SilentEdits) {
    var seed = TextNumbers()
    var from = marks(old, oldDeclarations, oldDefinitions, [:], &seed)
    var to = marks(new, newDeclarations, newDefinitions, oldNames, &seed)
    let start = zip(from, to).prefix { $0 == $1 }.count
    from.removeFirst(start)
    to.removeFirst(start)
    while let last = from.last, last == to.last {
      from.removeLast()
      to.removeLast()
    }
    let pairs = matches(from, to)
    silent.moved = pairs.count - Self.longestRise(pairs)
    silent.rewritten = max(from.count, to.count) - pairs.count
    silent.isLayoutOnly =
      from.isEmpty && to.isEmpty && silent.renamed.isEmpty && oldDeclarations.isEmpty
      && oldDefinitions.isEmpty
  }

  /// Numbers of texts that both themes share.
  private struct TextNumbers {
    private var pool = TextPool(expected: 512)

    mutating func numbers(of texts: TextPool, replacing names: [String: String]) -> [Int] {
      (0..<texts.count).map { index in
        if !names.isEmpty, let other = names[texts.string(index)] { return pool.number(other) }
        return texts.withBytes(index) { pool.number($0) }
      }
    }
  }

  /// For each definition and declaration without effect, in file order, a hash of what it says and where it counts.
  private func marks(
    _ store: ThemeStore, _ declarations: Set<Int32>, _ definitions: Set<Int32>, _ names: [String: String],
    _ numbers: inout TextNumbers
  ) -> [Int] {
    if store.engine == .fioriSwiftUI { return lineMarks(store, definitions) }
    let textNumbers = numbers.numbers(of: store.texts, replacing: names)
    let nameNumbers = numbers.numbers(of: store.names, replacing: names)
    var marks: [(place: UInt64, mark: Int)] = []
    func media(_ block: Int32, _ hasher: inout Hasher) {
      guard block >= 0 else { return }
      hasher.combine(store.media[Int(block)].device)
      hasher.combine(store.media[Int(block)].orientation)
    }
    for (index, definition) in store.definitions.enumerated() where !definitions.contains(Int32(index)) {
      var hasher = Hasher()
      hasher.combine(nameNumbers[Int(definition.name)])
      hasher.combine(textNumbers[Int(definition.text)])
      media(definition.media, &hasher)
      marks.append((place(definition.sheet, definition.nameStart), hasher.finalize()))
    }
    for rule in store.rules {
      var classes = Hasher()
      for mention in rule.mentions {
        classes.combine(nameNumbers[Int(store.classNames[Int(store.mentions[Int(mention)].number)])])
      }
      media(rule.media, &classes)
      for index in rule.declarations where !declarations.contains(Int32(index)) {
        let declaration = store.declarations[Int(index)]
        var hasher = classes
        hasher.combine(nameNumbers[Int(declaration.attribute)])
        hasher.combine(textNumbers[Int(declaration.text)])
        marks.append((place(declaration.sheet, declaration.nameStart), hasher.finalize()))
      }
    }
    return marks.sorted { $0.place < $1.place }.map(\.mark)
  }

  private func place(_ sheet: Int32, _ offset: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: sheet)) << 32 | UInt64(offset)
  }

  private func lineMarks(_ store: ThemeStore, _ effective: Set<Int32>) -> [Int] {
    store.fioriSheets.flatMap { sheet -> [Int] in
      let outcome = sheet.outcome(.latest)
      return outcome.definitionLines.filter { !effective.contains(Int32($0)) }.map { index in
        var hasher = Hasher()
        hasher.combine(outcome.lines[index].name.map { outcome.source.text($0) })
        hasher.combine(outcome.lines[index].value.map { outcome.source.text($0) })
        return hasher.finalize()
      }
    }
  }

  /// For each mark of the one list that the other has too, the place there, each place once.
  private func matches(_ from: [Int], _ to: [Int]) -> [Int] {
    var places: [Int: [Int]] = [:]
    for index in to.indices.reversed() { places[to[index], default: []].append(index) }
    return from.compactMap { places[$0]?.popLast() }
  }

  /// The length of the longest ascending run that is left when others are taken out.
  private static func longestRise(_ list: [Int]) -> Int {
    var ends: [Int] = []
    for value in list {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < value { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(value) } else { ends[low] = value }
    }
    return ends.count
  }
}
