import NSSSyntax

/// Counts the edits of the source that no change follows from.
struct SourceEdits {
  private let old: ThemeStore
  private let new: ThemeStore
  private let common: CommonNames
  private var oldDeclarations: Set<Int32> = []
  private var newDeclarations: Set<Int32> = []
  private var oldDefinitions: Set<Int32> = []
  private var newDefinitions: Set<Int32> = []
  /// The old name of each renamed variable, by the new one.
  private let oldNames: [String: String]

  init(
    _ old: ThemeStore, _ new: ThemeStore, _ common: CommonNames, effective: [CauseKey],
    renames: [RenamedVariable]
  ) {
    (self.old, self.new, self.common) = (old, new, common)
    oldNames = Dictionary(renames.map { ($0.new, $0.old) }, uniquingKeysWith: { first, _ in first })
    for key in effective {
      switch key {
      case .declaration(let from, let to):
        if from >= 0 { oldDeclarations.insert(from) }
        if to >= 0 { newDeclarations.insert(to) }
      case .swapped(let oldWinner, let newLoser, let oldLoser, let newWinner):
        oldDeclarations.formUnion([oldWinner, oldLoser])
        newDeclarations.formUnion([newLoser, newWinner])
      case .definition(let from, let to), .line(let from, let to):
        if from >= 0 { oldDefinitions.insert(from) }
        if to >= 0 { newDefinitions.insert(to) }
      default: break
      }
    }
  }

  /// Sets all but the renames.
  func count(into silent: inout SilentEdits) {
    var from = marks(old, oldDeclarations, oldDefinitions, common.ofOld, common.oldTexts)
    var to = marks(
      new, newDeclarations, newDefinitions, numbers(common.ofNew, new.names, old.names),
      numbers(common.newTexts, new.texts, old.texts))
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
    let isNothing =
      from.isEmpty && to.isEmpty && silent.renamed.isEmpty && oldDeclarations.isEmpty
      && oldDefinitions.isEmpty && newDeclarations.isEmpty && newDefinitions.isEmpty
    silent.isLayoutOnly = isNothing && Self.haveSameWords(old, new)
    silent.isImmaterial = isNothing && !silent.isLayoutOnly
  }

  /// Whether nothing but white space and comments differs.
  static func haveSameWords(_ old: ThemeStore, _ new: ThemeStore) -> Bool { words(of: old) == words(of: new) }

  /// A hash of all that is no white space and no comment.
  private static func words(of store: ThemeStore) -> [Int] {
    store.sources.map { source in
      let tokens = Lexer.tokens(of: source)
      var hasher = Hasher()
      for token in 0..<tokens.count where !tokens.kind(token).isTrivia {
        // The tokens are those of this source.
        source.bytes.withUnsafeBytes {
          hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[tokens.range(token)]))
        }
        hasher.combine(0)
      }
      return hasher.finalize()
    }
  }

  /// The numbers of a pool with each renamed variable under its old name.
  private func numbers(_ common: [Int32], _ pool: TextPool, _ oldPool: TextPool) -> [Int32] {
    var numbers = common
    for (name, oldName) in oldNames {
      guard let number = pool.find(name), let other = oldPool.find(oldName) else { continue }
      numbers[number] = Int32(other)
    }
    return numbers
  }

  /// For each definition and declaration without effect, in file order, a hash of what it says and where it counts.
  private func marks(
    _ store: ThemeStore, _ declarations: Set<Int32>, _ definitions: Set<Int32>, _ names: [Int32],
    _ texts: [Int32]
  ) -> [Int] {
    if store.engine == .fioriSwiftUI { return lineMarks(store, definitions) }
    var marks: [Int] = []
    marks.reserveCapacity(store.definitions.count + store.declarations.count)
    var next = 0
    func addDefinitions(before place: UInt64) {
      while next < store.definitions.count {
        let definition = store.definitions[next]
        let own = self.place(definition.sheet, definition.nameStart)
        if own > place { return }
        if !definitions.contains(Int32(next)) {
          var hasher = Hasher()
          hasher.combine(Self.pair(names[Int(definition.name)], texts[Int(definition.text)]))
          media(definition.media, &hasher)
          marks.append(hasher.finalize())
        }
        next += 1
      }
    }
    func media(_ block: Int32, _ hasher: inout Hasher) {
      guard block >= 0 else { return }
      hasher.combine(store.media[Int(block)].device)
      hasher.combine(store.media[Int(block)].orientation)
    }
    for rule in store.rules {
      var classes = Hasher()
      for mention in rule.mentions {
        classes.combine(names[Int(store.classNames[Int(store.mentions[Int(mention)].number)])])
      }
      media(rule.media, &classes)
      if let first = rule.mentions.first {
        addDefinitions(before: place(rule.sheet, store.mentions[Int(first)].start))
      }
      for index in rule.declarations where !declarations.contains(Int32(index)) {
        let declaration = store.declarations[Int(index)]
        var hasher = classes
        hasher.combine(Self.pair(names[Int(declaration.attribute)], texts[Int(declaration.text)]))
        marks.append(hasher.finalize())
      }
    }
    addDefinitions(before: .max)
    return marks
  }

  private static func pair(_ name: Int32, _ text: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: name)) << 32 | UInt64(UInt32(bitPattern: text))
  }

  private func place(_ sheet: Int32, _ offset: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: sheet)) << 32 | UInt64(offset)
  }

  private func lineMarks(_ store: ThemeStore, _ effective: Set<Int32>) -> [Int] {
    var first = 0
    return store.fioriSheets.flatMap { sheet -> [Int] in
      let outcome = sheet.outcome(.latest)
      defer { first += outcome.lines.count }
      return outcome.definitionLines.filter { !effective.contains(Int32(first + $0)) }.map { index in
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
