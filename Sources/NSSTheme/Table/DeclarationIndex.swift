import NSSSyntax

/// For some classes of a theme the declaration that wins for each bare name and state: found in a few steps, however
/// many rules a class has. One walk over the declarations makes it.
struct DeclarationIndex: Sendable {
  /// A declaration of a class that wins.
  struct Entry: Sendable {
    /// The number of the attribute's name without its state.
    var bareName: Int32
    /// The state or ``ThemeStore/bare``.
    var state: UInt8
    /// The index in the store, or -1 where nothing stands in this place.
    var declaration: Int32
  }

  /// What there is of one class.
  struct Region: Sendable {
    /// The first place in the entries.
    var first: Int32 = 0
    /// One less than the number of places, which is a power of two; -1 where the class declares nothing.
    var mask: Int32 = -1
    /// A bit for each state that some declaration names.
    var states: UInt32 = 0

    /// Whether some declaration names a state, or none with ``ThemeStore/bare``.
    func names(_ state: UInt8) -> Bool { states & Self.bit(state) != 0 }

    @inline(__always)
    static func bit(_ state: UInt8) -> UInt32 { 1 << UInt32(min(state, 31)) }
  }

  /// The places of all classes one class after the other. Those of one class are an open addressing table, at most half
  /// of which is taken.
  private var entries: [Entry] = []
  private var regions: [Int32: Region] = [:]
  /// Seeded: nobody can write a sheet in which all names of a class meet in one place.
  private let hash = ByteHash()

  /// Walks each declaration of each of these classes once; -1 is no class.
  init(_ theme: ResolvedTheme, _ classes: some Sequence<Int32>) {
    for number in classes where number >= 0 && regions[number] == nil {
      regions[number] = add(Int(number), theme)
    }
  }

  /// What there is of a class.
  func region(of number: Int32) -> Region { regions[number] ?? Region() }

  /// The declaration that wins for a bare name in a state, or -1. Does not allocate.
  func find(_ bareName: Int32, _ state: UInt8, in region: Region) -> Int32 {
    guard region.names(state) else { return -1 }
    return entries[place(bareName, state, region)].declaration
  }

  /// Calls `body` for each declaration of a class that wins, in no order.
  func forEach(in region: Region, _ body: (Entry) -> Void) {
    guard region.mask >= 0 else { return }
    for entry in entries[Int(region.first)...Int(region.first + region.mask)] where entry.declaration >= 0 {
      body(entry)
    }
  }

  // MARK: Making

  private mutating func add(_ number: Int, _ theme: ResolvedTheme) -> Region {
    var region = Region(first: Int32(entries.count))
    var count: Int32 = 0
    theme.forEachDeclaration(of: number) { index in
      let declaration = theme.store.declarations[Int(index)]
      if count * 2 > region.mask { grow(&region) }
      let place = place(declaration.bareName, declaration.state, region)
      if entries[place].declaration < 0 { count += 1 }
      region.states |= Region.bit(declaration.state)
      entries[place] = Entry(bareName: declaration.bareName, state: declaration.state, declaration: index)
    }
    return region
  }

  /// Doubles the places of the class that is being added: they are the last ones.
  private mutating func grow(_ region: inout Region) {
    let old = Array(entries[Int(region.first)...])
    region.mask = max(7, region.mask * 2 + 1)
    entries.removeLast(old.count)
    let free = Entry(bareName: -1, state: 0, declaration: -1)
    entries.append(contentsOf: repeatElement(free, count: Int(region.mask) + 1))
    for entry in old where entry.declaration >= 0 {
      entries[place(entry.bareName, entry.state, region)] = entry
    }
  }

  /// Where a name and state stands, or could. Ends, since half of the places are free.
  private func place(_ bareName: Int32, _ state: UInt8, _ region: Region) -> Int {
    let key = UInt64(UInt32(bitPattern: bareName)) << 8 | UInt64(state)
    var offset = Int32(truncatingIfNeeded: hash(key)) & region.mask
    while true {
      let place = Int(region.first + offset)
      let entry = entries[place]
      if entry.declaration < 0 || entry.bareName == bareName && entry.state == state { return place }
      offset = (offset + 1) & region.mask
    }
  }
}
