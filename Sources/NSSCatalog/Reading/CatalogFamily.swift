/// The facts of one catalogue file in flat arrays that refer to each other by index and to the text by byte range.
final class CatalogFamily: Sendable {
  struct ComponentRecord: Sendable {
    var name: TextRange
    var superclass = TextRange.none
    var kind = TextRange.none
    var stems = IndexRange()
    var status = CatalogStatus.current
    var conforms = TextRange.none
    var note = TextRange.none
    var isPrimary = false
  }

  struct PathRecord: Sendable {
    var name: TextRange
    /// Bytes of the name that are the stem.
    var stemLength: UInt16 = 0
    /// Index in `components`, or -1: none stands above it in the file.
    var owner: Int32 = -1
    var facts: Int32 = 0
    var attributes = IndexRange()
    var role = ElementRole.unknown
    var source = TextRange.none
  }

  /// What the class paths of one block share, besides their attributes.
  struct FactsRecord: Sendable {
    var status = CatalogStatus.current
    var replacement = TextRange.none
    var otherSpelling = TextRange.none
    var element = TextRange.none
    var state = TextRange.none
    var listedBy = IndexRange()
    var isListedByGiven = false
    var note = TextRange.none
    var uikit = TextRange.none
    var inherits = TextRange.none
    var isDocumented = true
    var isRendered = true
    /// nil: as the attributes say.
    var hasDocumentedAttributes: Bool?
  }

  struct AttributeRecord: Sendable {
    var base: TextRange
    /// The index of the base in the engine's table, or -1.
    var baseID: Int16
    var type: ValueType
    var evidence: Evidence
    var flags: Flags
    var states = IndexRange()
    var modifiers = IndexRange()
    var printedType = TextRange.none
    var source = TextRange.none
    var note = TextRange.none

    struct Flags: OptionSet, Sendable {
      let rawValue: UInt8
      static let bare = Flags(rawValue: 1)
      static let deprecated = Flags(rawValue: 2)
      static let undocumented = Flags(rawValue: 4)
      static let unread = Flags(rawValue: 8)
      static let wordsNotPrinted = Flags(rawValue: 16)
      /// No source prints it for these paths.
      static let inferred = Flags(rawValue: 32)
    }
  }

  struct StateRecord: Sendable {
    /// The suffix without its hyphen.
    var name: TextRange
    /// The index in the vocabulary.
    var id: UInt8
    var isInferred: Bool
  }

  let file: String
  let engine: Engine
  let bytes: [UInt8]
  let components: [ComponentRecord]
  let paths: [PathRecord]
  let facts: [FactsRecord]
  let attributes: [AttributeRecord]
  let states: [StateRecord]
  let modifiers: [AttributeModifiers]
  /// Stems of components and names of listing components.
  let names: [TextRange]
  /// The names of `paths`, in the same order.
  let pathNames: NameTable
  /// Paths whose names hold a placeholder for digits.
  let patterns: [Int]
  let problems: [CatalogProblem]

  init(
    file: String, engine: Engine, bytes: [UInt8], components: [ComponentRecord], paths: [PathRecord],
    facts: [FactsRecord], attributes: [AttributeRecord], states: [StateRecord],
    modifiers: [AttributeModifiers],
    names: [TextRange], pathNames: NameTable, patterns: [Int], problems: [CatalogProblem]
  ) {
    self.file = file
    self.engine = engine
    self.bytes = bytes
    self.components = components
    self.paths = paths
    self.facts = facts
    self.attributes = attributes
    self.states = states
    self.modifiers = modifiers
    self.names = names
    self.pathNames = pathNames
    self.patterns = patterns
    self.problems = problems
  }

  func text(_ range: TextRange) -> String { String(decoding: bytes[range.range], as: UTF8.self) }
  func optionalText(_ range: TextRange) -> String? { range.isEmpty ? nil : text(range) }

  /// The index of the path of exactly this name; digits match a placeholder.
  func path(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    if let index = pathNames.find(name) { return index }
    for index in patterns where Self.matches(bytes[paths[index].name.range], name) { return index }
    return nil
  }

  /// Whether a name fits a pattern in which `{word}` stands for one or more digits.
  static func matches(_ pattern: ArraySlice<UInt8>, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var at = 0
    var index = pattern.startIndex
    // `at` is compared with the count before each byte of the name is read.
    while index < pattern.endIndex {
      if pattern[index] == UInt8(ascii: "{") {
        let first = at
        while at < name.count, name[at] >= 0x30, name[at] <= 0x39 { at += 1 }
        if at == first { return false }
        while index < pattern.endIndex, pattern[index] != UInt8(ascii: "}") { index += 1 }
        index += 1
      } else {
        guard at < name.count, name[at] == pattern[index] else { return false }
        at += 1
        index += 1
      }
    }
    return at == name.count
  }
}
