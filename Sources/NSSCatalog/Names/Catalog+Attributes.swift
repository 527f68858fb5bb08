import NSSSyntax

extension Catalog {
  private var splitter: AttributeSplitter { AttributeSplitter(bases: index.bases) }

  /// The base attributes of this engine, in the order of their numbers.
  public var baseAttributes: [String] { index.bases.strings }
  /// All state suffixes of this engine, combined ones included.
  public var stateSuffixes: [String] {
    let vocabulary = Vocabulary.shared
    let mask: UInt8 = engine == .nui ? 1 : 2
    return vocabulary.states.strings.enumerated()
      .filter { vocabulary.stateEngines[$0.offset] & mask != 0 }.map(\.element)
  }

  /// The parts of an attribute name of this engine, or nil when it has none that are known.
  public func split(attribute name: some Collection<UInt8>) -> AttributeName? {
    withContiguous(name) { splitter.split($0) }
  }

  func split(attributeBytes name: UnsafeBufferPointer<UInt8>) -> AttributeName? { splitter.split(name) }

  /// What an attribute name is, whatever the class path.
  @inlinable
  public func attribute(_ name: some Collection<UInt8>) -> AttributeVerdict {
    withContiguous(name) { attribute(bytes: $0) }
  }

  @usableFromInline
  func attribute(bytes name: UnsafeBufferPointer<UInt8>) -> AttributeVerdict {
    if let parts = splitter.split(name) { return .known(parts) }
    if let type = otherEngine.ownType(of: name) { return .otherEngine(type) }
    return .unknown(mistake(in: name))
  }

  var otherEngine: Catalog { engine == .nui ? .sapfiori : .nui }

  /// The value type of an attribute name when nothing is known of the class: that of this engine, else that of the
  /// other one, else nil.
  public func type(ofAttribute name: some Collection<UInt8>) -> ValueType? {
    withContiguous(name) { ownType(of: $0) ?? otherEngine.ownType(of: $0) }
  }

  func ownType(of name: UnsafeBufferPointer<UInt8>) -> ValueType? { splitter.split(name).map(type) }

  /// The type that most class paths document for an attribute; insets are boxes.
  func type(_ parts: AttributeName) -> ValueType {
    parts.modifiers.contains(.insets) ? .box : index.baseRecords[parts.base].type
  }

  /// What is meant by an attribute that people bring from CSS or SwiftUI (`border-radius`), as far as this engine has
  /// it. Empty for other names.
  public func habit(ofAttribute name: String) -> [String] {
    Vocabulary.shared.meaning(of: name, in: .habits).filter { index.bases.find($0.utf8) != nil }
  }

  private func mistake(in name: UnsafeBufferPointer<UInt8>) -> AttributeMistake {
    let none = AttributeMistake(part: .base, suggestion: nil, isHabit: false)
    guard name.count <= AttributeSplitter.longestName else { return none }
    let text = String(decoding: name, as: UTF8.self)
    if let meant = habit(ofAttribute: text).first {
      return AttributeMistake(part: .base, suggestion: meant, isHabit: true)
    }
    let base = splitter.knownBase(name)
    if let base, let meant = stateHabit(name, base) {
      return AttributeMistake(part: .suffix, suggestion: meant, isHabit: true)
    }
    if let meant = habitWithState(name) {
      return AttributeMistake(part: .base, suggestion: meant, isHabit: true)
    }
    let suggestion = nearestName(name)
    return AttributeMistake(part: base == nil ? .base : .suffix, suggestion: suggestion, isHabit: false)
  }

  /// `font-color-pressed`: the base is known, the suffix is a habit.
  private func stateHabit(_ name: UnsafeBufferPointer<UInt8>, _ base: Int) -> String? {
    // `base` is the index of a hyphen in the name.
    let suffix = String(decoding: name[(base + 1)...], as: UTF8.self)
    return Vocabulary.shared.meaning(of: suffix, in: .stateHabits).first.map {
      String(decoding: name[..<base], as: UTF8.self) + "-" + $0
    }
  }

  /// `text-color-disabled`: the suffix is known, the base is a habit.
  private func habitWithState(_ name: UnsafeBufferPointer<UInt8>) -> String? {
    for at in name.indices where at > 0 && name[at] == UInt8(ascii: "-") {
      guard AttributeSplitter.Suffix(name, from: at) != nil else { continue }
      if let meant = habit(ofAttribute: String(decoding: name[..<at], as: UTF8.self)).first {
        return meant + String(decoding: name[at...], as: UTF8.self)
      }
    }
    return nil
  }

  /// The full name with the fewest edits in base and suffix together.
  private func nearestName(_ name: UnsafeBufferPointer<UInt8>) -> String? {
    var best: (text: String, cost: Int)?
    let limit = Self.editLimit(name.count)
    for at in name.indices.reversed().map({ $0 + 1 }) where at == name.count || name[at] == UInt8(ascii: "-")
    {
      let most = (best?.cost ?? limit + 1) - 1
      guard most >= 0, let suffix = nearestSuffix(name, from: at, limit: most) else { continue }
      // `at` is from 1 to the count.
      let own = UnsafeBufferPointer(rebasing: name[..<at])
      let allowed = min(most - suffix.cost, Self.editLimit(at))
      guard allowed >= 0, let base = index.bases.nearest(to: own, limit: allowed) else { continue }
      best = (index.bases.string(base.index) + suffix.text, base.distance + suffix.cost)
    }
    return best?.text
  }

  private func nearestSuffix(
    _ name: UnsafeBufferPointer<UInt8>, from at: Int, limit: Int
  ) -> (text: String, cost: Int)? {
    if AttributeSplitter.Suffix(name, from: at) != nil {
      return (String(decoding: name[at...], as: UTF8.self), 0)
    }
    guard at + 1 < name.count else { return nil }
    // `at + 1` is below the count.
    let word = UnsafeBufferPointer(rebasing: name[(at + 1)...])
    let vocabulary = Vocabulary.shared
    let mask: UInt8 = engine == .nui ? 1 : 2
    let near = vocabulary.states.nearest(to: word, limit: min(limit, Self.editLimit(word.count))) {
      vocabulary.stateEngines[$0] & mask != 0
    }
    return near.map { ("-" + vocabulary.states.string($0.index), $0.distance) }
  }

  /// How many edits a misspelt attribute name may have: fewer than for class paths, because they are short and many.
  private static func editLimit(_ length: Int) -> Int { length < 5 ? 1 : length < 16 ? 2 : 3 }
}
