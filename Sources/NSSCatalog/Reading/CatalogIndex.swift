/// What must be known of all files without reading them: which file holds a stem, which attributes there are, which
/// roles and states have them. Generated from the files; a test compares.
final class CatalogIndex: Sendable {
  struct BaseRecord: Sendable {
    var type: ValueType
    /// Bit set of the roles whose elements have it documented.
    var roles: UInt32
    /// Bit set of the state suffixes documented anywhere.
    var states: UInt64
  }

  /// Stems with the number of their file.
  let stems: NameTable
  let familyOfStem: [UInt16]
  let bases: NameTable
  let baseRecords: [BaseRecord]
  /// Bit set of the roles that have any documented attribute.
  let documentedRoles: UInt32

  /// Whether a stem begins with another one and a boundary character.
  let hasNestedStems: Bool
  /// The stems that an app's own class may be a misspelling of: those without the prefix `fdl`, but for `*` and `none`.
  let plainStems: [Int]
  /// By byte: whether it follows the prefix in a stem.
  let isBehindPrefix: [Bool]

  private init(
    stems: NameTable, familyOfStem: [UInt16], bases: NameTable, baseRecords: [BaseRecord]
  ) {
    self.stems = stems
    self.familyOfStem = familyOfStem
    self.bases = bases
    self.baseRecords = baseRecords
    documentedRoles = baseRecords.reduce(0) { $0 | $1.roles }
    var plainStems: [Int] = []
    var isBehindPrefix = [Bool](repeating: false, count: 256)
    for index in 0..<stems.count {
      let stem = stems.slice(index)
      if stem.starts(with: [0x66, 0x64, 0x6C]) {
        if let next = stem.dropFirst(3).first { isBehindPrefix[Int(next)] = true }
      } else if stem.count >= 4, stem[stem.startIndex] & 0x20 == 0 {
        plainStems.append(index)
      }
    }
    (self.plainStems, self.isBehindPrefix) = (plainStems, isBehindPrefix)
    hasNestedStems = (0..<stems.count).contains { index in
      let stem = stems.slice(index)
      return stem.indices.contains {
        $0 > stem.startIndex && StemSearch.isBoundary(stem[$0]) && stems.find(stem[..<$0]) != nil
      }
    }
  }

  static func builtIn(_ engine: Engine) -> CatalogIndex { engine == .nui ? nui : sapfiori }
  private static let nui = CatalogIndex(engine: "nui")
  private static let sapfiori = CatalogIndex(engine: "sapfiori")

  /// Reads the generated lines: `engine NAME`, `family NUMBER stem stem ...`, `base NAME TYPE ROLES STATES`.
  private convenience init(engine: String) {
    let text = CatalogText.index
    let bytes = text.bytes
    var stems = NameTable(expected: 320)
    var families: [UInt16] = []
    var bases = NameTable(expected: 96)
    var records: [BaseRecord] = []
    var isWanted = false
    var words = LineWords(bytes)
    while let word = words.first() {
      switch word.count {
      case _ where word.elementsEqual("engine".utf8):
        isWanted = words.next().map { $0.elementsEqual(engine.utf8) } ?? false
      case _ where !isWanted:
        break
      case _ where word.elementsEqual("family".utf8):
        let number = UInt16(truncatingIfNeeded: words.number())
        while let stem = words.next() {
          if stems.insert(stem).isNew { families.append(number) }
        }
      default:
        guard let name = words.next(), bases.insert(name).isNew else { break }
        let type = ValueType(rawValue: UInt8(truncatingIfNeeded: words.number())) ?? .string
        records.append(
          BaseRecord(
            type: type, roles: UInt32(truncatingIfNeeded: words.number()), states: UInt64(words.number())))
      }
      words.skipLine()
    }
    self.init(stems: stems, familyOfStem: families, bases: bases, baseRecords: records)
  }

  /// The index with the stems and attributes of a project's own files, whose numbers follow the built-in ones.
  func adding(_ families: [CatalogFamily], from number: Int) -> CatalogIndex {
    var stems = stems
    var familyOfStem = familyOfStem
    var bases = bases
    var records = baseRecords
    for (offset, family) in families.enumerated() {
      for name in family.ownStems where stems.insert(name).isNew {
        familyOfStem.append(UInt16(truncatingIfNeeded: number + offset))
      }
      for path in family.paths {
        for attribute in family.attributes[path.attributes.range] {
          let (index, isNew) = bases.insert(family.bytes[attribute.base.range])
          if isNew { records.append(BaseRecord(type: attribute.type, roles: 0, states: 0)) }
          records[index].roles |= 1 << UInt32(path.role.rawValue)
          for state in family.states[attribute.states.range] {
            records[index].states |= 1 << UInt64(state.id)
          }
        }
      }
    }
    return CatalogIndex(stems: stems, familyOfStem: familyOfStem, bases: bases, baseRecords: records)
  }
}

extension CatalogFamily {
  /// The stems of the file's class paths, and those its components list that no other file has paths for.
  var ownStems: [ArraySlice<UInt8>] {
    paths.map { bytes[$0.name.range].prefix(Int($0.stemLength)) }
      + components.flatMap { names[$0.stems.range].map { bytes[$0.range] } }
  }
}
