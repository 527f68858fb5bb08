/// Under which of the traits that a diff was asked for something holds.
public struct TraitScope: Hashable, Sendable {
  /// Indices of ``ThemeDiff/traits``, ascending, at least one.
  public internal(set) var indices: [Int]

  /// A scope of ascending indices.
  public init(_ indices: [Int]) { self.indices = indices }

  /// Whether it holds under all traits that were asked for.
  public func isAll(of traits: [TraitsPair]) -> Bool { indices.count == traits.count }

  /// The traits in words, one entry for each alternative; each names what sets it apart from the others that were
  /// asked for: `[["dark"]]`, `[["dark", "iPad"]]`. Empty where it holds under all.
  public func words(in traits: [TraitsPair]) -> [[String]] {
    if isAll(of: traits) { return [] }
    let own = indices.filter { traits.indices.contains($0) }
    let dimensions: [(TraitsPair) -> String] = [
      { $0.new.appearance.name }, { $0.new.device == .ipad ? "iPad" : "iPhone" },
      { $0.new.orientation.name },
      { "\($0.new.level.name) level" }, { "\($0.new.contrast.name) contrast" },
    ]
    var narrowed: [[String]] = []
    for name in dimensions {
      let all = Set(traits.map(name))
      let these = own.map { name(traits[$0]) }
      if Set(these).count < all.count { narrowed.append(these) }
    }
    // Where the narrowed dimensions alone describe the set, one entry says it all.
    var wanted: Set<Int> = []
    for (index, pair) in traits.enumerated() {
      let names = dimensions.map { $0(pair) }
      let fits = dimensions.enumerated().allSatisfy { place, name in
        own.contains { name(traits[$0]) == names[place] }
      }
      if fits { wanted.insert(index) }
    }
    if wanted == Set(own) {
      return [narrowed.map { names in distinct(names).joined(separator: " or ") }]
    }
    let asked = dimensions.filter { Set(traits.map($0)).count > 1 }
    return own.map { index in asked.map { $0(traits[index]) } }
  }

  private func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

/// The traits that two themes are compared under: the same, or with two palette versions.
public struct TraitsPair: Hashable, Sendable {
  /// For the old theme.
  public var old: Traits
  /// For the new theme.
  public var new: Traits

  /// Traits for each of the two.
  public init(old: Traits, new: Traits) {
    self.old = old
    self.new = new
  }

  /// The same traits for both.
  public init(_ traits: Traits) { self.init(old: traits, new: traits) }
}
