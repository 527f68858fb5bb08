import NSSCatalog
import NSSSyntax

/// Fills the arrays of a ``ThemeStore``, sheet by sheet. Linear in the text.
struct ThemeStoreBuilder {
  /// What an attribute name means.
  struct Attribute {
    var bareName: Int32
    var state: UInt8
    var type: ValueType
    var isKnown: Bool
  }

  let engine: Engine
  private let catalog: Catalog
  private(set) var readings: [SheetReading] = []
  private(set) var names = TextPool(expected: 512)
  private(set) var texts = TextPool(expected: 512)
  private(set) var media: [NUISheet.Media] = []
  private(set) var rules: [ThemeStore.Rule] = []
  private(set) var mentions: [ThemeStore.Mention] = []
  private(set) var declarations: [ThemeStore.Declaration] = []
  private(set) var definitions: [ThemeStore.Definition] = []
  private(set) var classNames: [Int32] = []
  private(set) var classOfName: [Int32] = []
  private(set) var paletteOfVariable: [PaletteName?] = []
  private(set) var attributes: [Attribute?] = []
  private(set) var values: [StoredValue] = []
  private(set) var valueOf: [Int32] = []
  /// For each name the variable it is in the current sheet (nui) or anywhere (sapfiori), or -1.
  private var variableOfName: [Int32] = []
  private var scratch: [UInt8] = []

  init(engine: Engine) {
    self.engine = engine
    catalog = Catalog.of(engine)
    for name in ThemeStore.WellKnown.allCases { _ = names.number(name.name) }
  }

  mutating func add(_ source: SourceText, sheet: Int32) {
    let reading: SheetReading
    switch engine {
    case .nui: reading = .nui(source)
    case .sapfiori: reading = .sapfiori(source)
    case .fioriSwiftUI:
      // This engine knows no rules; its outcome is kept elsewhere.
      reading = SheetReading(sheet: NUISheet(source), reading: .byGrammar, isFromTree: false)
    }
    readings.append(reading)
    let own = reading.sheet
    let map = numbers(of: own)
    if engine == .nui { variableOfName = [] }
    grow(&variableOfName, -1)
    grow(&classOfName, -1)
    let firstMedia = Int32(media.count)
    media += own.media
    let firstMention = UInt32(mentions.count)
    for mention in own.classNames {
      mentions.append(
        .init(number: classNumber(map[Int(mention.name)]), start: mention.start, end: mention.end))
    }
    let firstDeclaration = UInt32(declarations.count)
    declarations.reserveCapacity(declarations.count + own.declarations.count)
    for declaration in own.declarations {
      declarations.append(self.declaration(declaration, map, reading, sheet))
    }
    let firstRule = rules.count
    for rule in own.rules {
      rules.append(
        .init(
          sheet: sheet, media: rule.media < 0 ? -1 : rule.media + firstMedia,
          mentions: rule.classes.lowerBound + firstMention..<rule.classes.upperBound + firstMention,
          declarations: rule.declarations.lowerBound + firstDeclaration..<rule.declarations.upperBound
            + firstDeclaration))
    }
    refineAlignments(from: firstRule)
    for definition in own.definitions {
      let name = map[Int(definition.name)]
      let text = text(definition.valueRange, reading)
      definitions.append(
        .init(
          variable: variable(name), name: name, text: text, sheet: sheet,
          media: definition.owner < 0 ? -1 : definition.owner + firstMedia,
          nameStart: definition.nameStart, nameEnd: definition.nameEnd, valueStart: definition.valueStart,
          valueEnd: definition.valueEnd,
          staysVariable: engine == .sapfiori && texts.withBytes(Int(text)) { $0.first == UInt8(ascii: "@") }))
    }
  }

  /// The words of an alignment differ by class: `fill` is one for the content of a button, not for a text.
  private mutating func refineAlignments(from firstRule: Int) {
    for rule in rules[firstRule...] {
      for at in rule.declarations
      where declarations[Int(at)].type == .textAlign || declarations[Int(at)].type == .horizontalAlign {
        guard let mention = rule.mentions.first else { continue }
        let className = classNames[Int(mentions[Int(mention)].number)]
        let path = names.withBytes(Int(className)) { catalog.classPath($0) }
        let attribute = names.withBytes(Int(declarations[Int(at)].attribute)) { Array($0) }
        if let path, let type = catalog.support(of: attribute, on: path).type {
          declarations[Int(at)].type = type
        }
      }
    }
  }

  /// The number in ``names`` of each name of a sheet.
  private mutating func numbers(of sheet: NUISheet) -> [Int32] {
    sheet.source.bytes.withUnsafeBufferPointer { bytes in
      // The names of a sheet are ranges of its own source.
      (0..<sheet.names.count).map {
        Int32(names.number(UnsafeBufferPointer(rebasing: bytes[sheet.names.range($0)])))
      }
    }
  }

  private func grow(_ list: inout [Int32], _ filler: Int32) {
    if list.count < names.count {
      list.append(contentsOf: repeatElement(filler, count: names.count - list.count))
    }
  }

  private mutating func classNumber(_ name: Int32) -> Int32 {
    if classOfName[Int(name)] < 0 {
      classOfName[Int(name)] = Int32(classNames.count)
      classNames.append(name)
    }
    return classOfName[Int(name)]
  }

  private mutating func variable(_ name: Int32) -> Int32 {
    if variableOfName[Int(name)] < 0 {
      variableOfName[Int(name)] = Int32(paletteOfVariable.count)
      paletteOfVariable.append(engine == .sapfiori ? paletteName(name) : nil)
    }
    return variableOfName[Int(name)]
  }

  /// The palette colour that `@name` is; none where the suffix is not documented.
  private func paletteName(_ name: Int32) -> PaletteName? {
    names.withBytes(Int(name)) { bytes in
      // Without the `@`; a slice of the name in any case.
      guard bytes.count > 1, let found = PaletteName(UnsafeBufferPointer(rebasing: bytes.dropFirst())) else {
        return nil
      }
      if case .unknown = found.suffix { return nil }
      return found
    }
  }

  private mutating func declaration(
    _ declaration: NUISheet.Declaration, _ map: [Int32], _ reading: SheetReading, _ sheet: Int32
  ) -> ThemeStore.Declaration {
    let name = map[Int(declaration.name)]
    let attribute = attribute(name)
    return .init(
      attribute: name, bareName: attribute.bareName, state: attribute.state, type: attribute.type,
      sheet: sheet, nameStart: declaration.nameStart, nameEnd: declaration.nameEnd,
      valueStart: declaration.valueStart, valueEnd: declaration.valueEnd,
      text: text(declaration.valueRange, reading),
      variable: declaration.variable >= 0 ? variable(map[Int(declaration.variable)]) : declaration.variable)
  }

  private mutating func text(_ range: Range<Int>, _ reading: SheetReading) -> Int32 {
    scratch.removeAll(keepingCapacity: true)
    reading.appendText(range, to: &scratch)
    return scratch.withUnsafeBufferPointer { Int32(texts.number($0)) }
  }

  // MARK: Attributes

  private mutating func attribute(_ name: Int32) -> Attribute {
    if attributes.count < names.count {
      attributes.append(contentsOf: repeatElement(nil, count: names.count - attributes.count))
    }
    if let known = attributes[Int(name)] { return known }
    let attribute = readAttribute(name)
    attributes[Int(name)] = attribute
    return attribute
  }

  private mutating func readAttribute(_ name: Int32) -> Attribute {
    let full = names.withBytes(Int(name)) { Array($0) }
    guard let parts = catalog.split(attribute: full) else {
      let type = catalog.type(ofAttribute: full)
      return Attribute(bareName: name, state: ThemeStore.bare, type: type ?? .string, isKnown: type != nil)
    }
    let type = catalog.type(ofAttribute: full) ?? .string
    let state = parts.stateRange.isEmpty ? nil : TintState.named(full[parts.stateRange])
    guard let state else {
      return Attribute(bareName: name, state: ThemeStore.bare, type: type, isKnown: true)
    }
    // The hyphen before the state goes with it.
    let bare = full[..<(parts.stateRange.lowerBound - 1)] + full[parts.stateRange.upperBound...]
    let number = Array(bare).withUnsafeBufferPointer { names.number($0) }
    return Attribute(bareName: Int32(number), state: state.rawValue, type: type, isKnown: true)
  }

  // MARK: Values

  /// Reads each text as each type it is asked for: by its declaration, or by a declaration that names its variable.
  mutating func readValues() {
    valueOf = [Int32](repeating: -1, count: texts.count * ThemeStore.typeCount)
    let reader = ValueReader(engine: engine)
    var typesOfVariable = [UInt32](repeating: 0, count: paletteOfVariable.count)
    for declaration in declarations {
      if declaration.variable >= 0 {
        typesOfVariable[Int(declaration.variable)] |= 1 << UInt32(declaration.type.rawValue)
      } else {
        read(declaration.text, declaration.type, reader)
      }
    }
    for definition in definitions {
      let variable = Int(definition.variable)
      // A palette colour can be asked for bare as well.
      if paletteOfVariable[variable] != nil { read(definition.text, .color, reader) }
      for type in ValueType.allCases where typesOfVariable[variable] & 1 << UInt32(type.rawValue) != 0 {
        read(definition.text, type, reader)
      }
    }
  }

  private mutating func read(_ text: Int32, _ type: ValueType, _ reader: ValueReader) {
    let place = Int(text) * ThemeStore.typeCount + Int(type.rawValue)
    guard valueOf[place] < 0 else { return }
    valueOf[place] = Int32(values.count)
    if type.isColor, let fast = texts.withBytes(Int(text), FastColor.read) {
      values.append(fast)
    } else {
      values.append(reader.read(texts.string(Int(text)), as: type))
    }
  }
}

/// The most common colours, read without strings: `#` and six digits mean the same to nui and sapfiori.
enum FastColor {
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> StoredValue? {
    guard bytes.count == 7, bytes[0] == UInt8(ascii: "#") else { return nil }
    var number: UInt32 = 0
    for byte in bytes.dropFirst() {
      let upper = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte - 0x20 : byte
      guard let digit = HexSearch.digit(upper) else { return nil }
      number = number << 4 | UInt32(digit)
    }
    return .typed(.value(.color(Color(RGBA(packed: number << 8 | 0xFF)))))
  }
}
