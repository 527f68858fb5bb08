/// The words that the whole catalogue shares, from `vocabulary.nssc`.
struct Vocabulary: Sendable {
  /// State suffixes, combined ones as entries of their own.
  let states: NameTable
  /// For each suffix a bit set of the engines (by raw value) that print it.
  let stateEngines: [UInt8]
  /// Words of which combined suffixes are made: the simple suffixes and a few that never stand alone.
  let stateParts: NameTable
  /// State segments of class paths.
  let classStates: NameTable
  /// Attribute names from elsewhere with what is meant here.
  let habits: [String: [String]]
  /// State suffixes from elsewhere with what is meant here.
  let stateHabits: [String: [String]]
  /// Attributes that feed the same thing.
  let spellings: [String: [String]]
  /// NUI classes behind an element of a role.
  let roleClasses: [String: [String]]
  /// SAPFiori's names of NUI classes where they differ.
  let nuiNames: [String: [String]]
  let problems: [CatalogProblem]

  static let shared = Vocabulary(bytes: CatalogText.bytes(CatalogText.vocabulary))

  init(bytes: [UInt8]) {
    let (blocks, problems) = PropertyReader.read(file: "vocabulary.nssc", bytes: bytes)
    func block(_ name: String) -> [(key: String, values: [String])] {
      blocks.first { $0.directive == name }?.properties ?? []
    }
    func dictionary(_ name: String) -> [String: [String]] {
      Dictionary(block(name).map { ($0.key, $0.values) }, uniquingKeysWith: { first, _ in first })
    }
    var states = NameTable()
    var engines: [UInt8] = []
    var parts = NameTable()
    for (key, values) in block("states") {
      guard states.insert(key.utf8).isNew else { continue }
      engines.append(values.reduce(0) { $0 | ($1 == "nui" ? 1 : 2) })
      if !key.utf8.contains(UInt8(ascii: "-")) { parts.insert(key.utf8) }
    }
    for (key, _) in block("state-parts") { parts.insert(key.utf8) }
    var classStates = NameTable()
    for (key, _) in block("class-states") { classStates.insert(key.utf8) }
    self.states = states
    stateEngines = engines
    stateParts = parts
    self.classStates = classStates
    habits = dictionary("habits")
    stateHabits = dictionary("state-habits")
    spellings = dictionary("spellings")
    roleClasses = dictionary("role-classes")
    nuiNames = dictionary("nui-names")
    self.problems = problems
  }
}
