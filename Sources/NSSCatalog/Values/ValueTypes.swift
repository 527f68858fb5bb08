/// The types with their printed spellings, from `values.nssc`. The reader of every family needs them; the grammars
/// are read later, see ``ValueGrammars``.
struct ValueTypes: Sendable {
  /// Spellings of types in the documents, and the types' own names.
  private var printed = NameTable(expected: 64)
  private var typeOfPrinted: [ValueType] = []
  /// The own names come first in `printed`.
  private let ownNames = ValueType.allCases.count
  /// Printed spellings, and types, whose value words no document spells.
  private var unspelled = NameTable()
  private var unspelledTypes: UInt32 = 0
  /// The file as it stands.
  let blocks: [PropertyBlock]
  private(set) var problems: [CatalogProblem]

  static let shared = ValueTypes(bytes: CatalogText.bytes(CatalogText.values))

  init(bytes: [UInt8]) {
    (blocks, problems) = PropertyReader.read(file: "values.nssc", bytes: bytes)
    for type in ValueType.allCases {
      printed.insert(type.name.utf8)
      typeOfPrinted.append(type)
    }
    for block in blocks where block.directive == "type" {
      guard let type = type(named: ArraySlice(block.title.utf8)) else {
        problems.append(
          CatalogProblem(file: "values.nssc", offset: 0, message: "unknown type '\(block.title)'"))
        continue
      }
      for spelling in block.values("printed") where printed.insert(spelling.utf8).isNew {
        typeOfPrinted.append(type)
      }
      for spelling in block.values("unspelled") {
        unspelled.insert(spelling.utf8)
        if spelling == type.name { unspelledTypes |= 1 << UInt32(type.rawValue) }
      }
    }
  }

  /// The type of this name in the catalogue notation.
  func type(named name: ArraySlice<UInt8>) -> ValueType? {
    printed.find(name).flatMap { $0 < ownNames ? typeOfPrinted[$0] : nil }
  }
  /// The type that documents print like this.
  func type(printed name: ArraySlice<UInt8>) -> ValueType? { printed.find(name).map { typeOfPrinted[$0] } }

  /// Whether no document spells the words of a type printed like this; empty when no type is printed.
  func isUnspelled(_ type: ValueType, printed: ArraySlice<UInt8>) -> Bool {
    printed.isEmpty ? unspelledTypes & 1 << UInt32(type.rawValue) != 0 : unspelled.find(printed) != nil
  }

  /// A word list of an engine, such as `colors`, key `uikit`.
  func words(_ list: String, _ key: String) -> [String] {
    blocks.first { $0.directive == "words" && $0.title == list }?.values(key) ?? []
  }
}
