import NSSCatalog
import NSSSyntax

/// All sheets of a theme in flat arrays, before traits: numbers for names and texts, values read already.
final class ThemeStore: Sendable {
  /// Names that the tint tables ask for: their numbers are fixed.
  enum WellKnown: Int32, CaseIterable {
    case fontColor, tintColor, borderColor, fontStyle, fontName, fontSize, lineClamp, colorScheme

    var name: String {
      switch self {
      case .fontColor: "font-color"
      case .tintColor: "tint-color"
      case .borderColor: "border-color"
      case .fontStyle: "font-style"
      case .fontName: "font-name"
      case .fontSize: "font-size"
      case .lineClamp: "text-line-clamp"
      case .colorScheme: "background-color-scheme"
      }
    }
  }

  /// The state of an attribute without suffix.
  static let bare: UInt8 = 255

  struct Declaration: Sendable {
    /// The number of the full attribute name.
    var attribute: Int32
    /// The number of the name without its state, and the state (or ``bare``).
    var bareName: Int32
    var state: UInt8
    var type: ValueType
    var sheet: Int32
    var nameStart, nameEnd, valueStart, valueEnd: UInt32
    var text: Int32
    /// The number of the variable that is the whole value, or one of `NUISheet.Value`.
    var variable: Int32
  }

  struct Definition: Sendable {
    var variable: Int32
    var name: Int32
    var text: Int32
    var sheet: Int32
    var media: Int32
    var nameStart, nameEnd, valueStart, valueEnd: UInt32
    /// Whether its text begins with `@` in sapfiori: only NUI is known to make text of that.
    var staysVariable: Bool
  }

  struct Rule: Sendable {
    var sheet: Int32
    var media: Int32
    var mentions: Range<UInt32>
    var declarations: Range<UInt32>
  }

  struct Mention: Sendable {
    var number: Int32
    var start, end: UInt32
  }

  let engine: Engine
  let sources: [SourceText]
  let readings: [SheetReading]
  /// The lines of the sheets, for fiori-swiftui only.
  let fioriSheets: [FioriSheet]
  let names: TextPool
  let texts: TextPool
  /// Media blocks of all sheets.
  let media: [NUISheet.Media]
  let rules: [Rule]
  let mentions: [Mention]
  let declarations: [Declaration]
  let definitions: [Definition]
  /// For each class the number of its name, and the reverse (-1: no class).
  let classNames: [Int32]
  let classOfName: [Int32]
  /// The number of variables. In nui each sheet has its own.
  let variableCount: Int
  /// For each variable the palette colour it names, if any (sapfiori only).
  let paletteOfVariable: [PaletteName?]
  /// The definitions whose names are palette names (sapfiori only).
  let paletteDefinitions: [Int32]
  /// Whether an attribute name is known to the catalogue, by name number.
  let isKnownAttribute: [Bool]
  private let unlisted: UnlistedAttributes
  /// The values that texts read as, one for each text and type that some declaration asks for.
  let values: [StoredValue]
  /// For each text and type the number of its value, or -1.
  private let valueOf: [Int32]

  static let typeCount = ValueType.allCases.count
  /// The same: a static property is guarded at each use.
  private let typeCount = ThemeStore.typeCount

  init(_ sources: [SourceText], engine: Engine) {
    var builder = ThemeStoreBuilder(engine: engine)
    for (index, source) in sources.enumerated() { builder.add(source, sheet: Int32(index)) }
    builder.readValues()
    self.engine = engine
    self.sources = sources
    fioriSheets = engine == .fioriSwiftUI ? sources.map { FioriSheet($0) } : []
    readings = builder.readings
    names = builder.names
    texts = builder.texts
    media = builder.media
    rules = builder.rules
    mentions = builder.mentions
    declarations = builder.declarations
    definitions = builder.definitions
    classNames = builder.classNames
    var classOfName = builder.classOfName
    while classOfName.count < builder.names.count { classOfName.append(-1) }
    self.classOfName = classOfName
    variableCount = builder.paletteOfVariable.count
    paletteOfVariable = builder.paletteOfVariable
    paletteDefinitions = builder.definitions.indices.filter {
      builder.paletteOfVariable[Int(builder.definitions[$0].variable)] != nil
    }.map { Int32($0) }
    isKnownAttribute = builder.attributes.map { $0?.isKnown ?? false }
    unlisted = UnlistedAttributes(builder)
    values = builder.values
    valueOf = builder.valueOf
  }

  /// The index in ``values`` of what a text reads as, or -1.
  func valueNumber(text: Int32, type: ValueType) -> Int32 {
    valueOf[Int(text) * typeCount + Int(type.rawValue)]
  }

  /// The value of a text as a type; it was read before.
  func value(text: Int32, type: ValueType) -> StoredValue {
    let number = valueNumber(text: text, type: type)
    return number < 0 ? .typed(.readAs(nil)) : values[Int(number)]
  }

  /// What a declaration rests on as one of a class: that no document lists it there.
  func unlisted(_ declaration: Int32, in number: Int32) -> Assumptions {
    unlisted.assumptions(declaration, declarations[Int(declaration)], number, names)
  }

  /// Whether the media block of that number holds; -1 always does.
  func holds(_ block: Int32, _ traits: Traits) -> Bool { block < 0 || media[Int(block)].holds(traits) }

  /// The class of a name, or nil. Does not allocate.
  func classNumber(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let number = names.find(name), number < classOfName.count, classOfName[number] >= 0 else {
      return nil
    }
    return Int(classOfName[number])
  }

  func classNumber(_ name: String) -> Int? {
    var name = name
    return name.withUTF8 { classNumber($0) }
  }
}
