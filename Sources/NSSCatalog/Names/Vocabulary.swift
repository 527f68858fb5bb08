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
  private let blocks: [PropertyBlock]
  let problems: [CatalogProblem]

  static let shared = Vocabulary(bytes: CatalogText.bytes(CatalogText.vocabulary))

  init(bytes: [UInt8]) {
    let (blocks, problems) = PropertyReader.read(file: "vocabulary.nssc", bytes: bytes)
    func block(_ name: String) -> [(key: String, values: [String])] {
      blocks.first { $0.directive == name }?.properties ?? []
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
    self.blocks = blocks
    self.problems = problems
  }
  /// What a word of one of the small tables stands for; empty when it is not in it.
  func meaning(of word: String, in table: Table) -> [String] {
    blocks.first { $0.directive == table.rawValue }?.values(word) ?? []
  }

  /// The words of one of the small tables.
  func words(of table: Table) -> [String] {
    blocks.first { $0.directive == table.rawValue }?.properties.map(\.key) ?? []
  }

  /// The small tables. They are short and used only when something is wrong, so they are searched as they stand.
  enum Table: String {
    /// Attribute names from elsewhere with what is meant here.
    case habits
    /// State suffixes from elsewhere with what is meant here.
    case stateHabits = "state-habits"
    /// Attributes that feed the same thing.
    case spellings
    /// NUI classes behind an element of a role.
    case roleClasses = "role-classes"
    /// SAPFiori's names of NUI classes where they differ.
    case nuiNames = "nui-names"
  }
}
