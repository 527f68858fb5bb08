import NSSSyntax

/// A declaration or definition in the text: byte ranges of its name and of its value (first to last token).
public struct NUIDeclaration: Hashable, Sendable {
  /// The range of the name, `@` included.
  public let name: Range<Int>
  /// The range of the value, without the semicolon.
  public let value: Range<Int>
}

/// A definition, in file order, with what the traits make of it.
public struct NUIDefinition: Hashable, Sendable {
  /// The name range includes the `@`.
  public let declaration: NUIDeclaration
  /// Whether it stands outside of media blocks or in one that holds.
  public let applies: Bool
  /// Whether it is the last of its name that applies: the one whose value variables take.
  public let wins: Bool
}

/// An attribute of a class after the merge, with where its text comes from.
public struct NUIAttribute: Hashable, Sendable {
  /// The declaration that won.
  public let declaration: NUIDeclaration
  /// The definition whose value was put in, or nil when the value stands for itself.
  public let definition: NUIDeclaration?
  /// The declarations of the same attribute of the same class that it beat, in file order.
  public let beaten: [NUIDeclaration]

  /// The range whose tokens, joined by single spaces, are the text.
  public var textRange: Range<Int> { definition?.value ?? declaration.value }
}

/// What NUI makes of a sheet under some traits. Classes are in the order of their first mention in a rule that holds.
///
/// Making one is linear in the text. A class keeps the list of its rules; attributes are merged when asked for, because
/// a rule of many classes and many declarations stands for their product.
public struct NUIOutcome: Sendable {
  /// The text that was read.
  public let source: SourceText
  /// What it was read for.
  public let traits: Traits
  /// Whether the engine takes the sheet, and if not, where it stops.
  public let verdict: EngineVerdict

  private let sheet: NUISheet
  /// For each name the definition that wins, or -1.
  private let winners: [Int32]
  /// The classes: a mention of each.
  private let classes: [NUISheet.ClassName]
  /// For each name its class, or -1.
  private let classOfName: [Int32]
  /// The rules of all classes one after the other, and where those of each class begin (one more than classes).
  private let rulesOfClasses: [UInt32]
  private let firstRule: [UInt32]

  init(_ sheet: NUISheet, _ traits: Traits) {
    self.sheet = sheet
    self.traits = traits
    source = sheet.source
    winners = Self.winners(sheet, traits)
    if sheet.verdict == .resolved, let range = Self.firstUndefined(sheet, traits, winners) {
      verdict = .undefinedVariable(range: range)
    } else {
      verdict = sheet.verdict
    }
    let merge = NUIMerge(sheet, traits, isEmpty: verdict != .resolved)
    classes = merge.classes
    classOfName = merge.classOfName
    rulesOfClasses = merge.rules
    firstRule = merge.firstRule
  }

  /// All definitions in file order; none where the sheet is not read. Where a variable is undefined they are there.
  public var definitions: [NUIDefinition] {
    sheet.definitions.indices.map { index in
      let definition = sheet.definitions[index]
      return NUIDefinition(
        declaration: Self.declaration(definition), applies: sheet.holds(definition.owner, traits),
        wins: winners[Int(definition.name)] == Int32(index))
    }
  }

  /// The number of classes; 0 unless the verdict is `resolved`.
  public var classCount: Int { classes.count }

  /// The name of a class.
  public func className(_ index: Int) -> String { source.text(classRange(index)) }

  /// The first mention of a class in a rule that holds.
  public func classRange(_ index: Int) -> Range<Int> { Int(classes[index].start)..<Int(classes[index].end) }

  /// The class of a name, or nil. Does not allocate.
  public func classIndex(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let number = source.bytes.withUnsafeBufferPointer({ sheet.names.number($0, named: name) }) else {
      return nil
    }
    return classOfName[number] < 0 ? nil : Int(classOfName[number])
  }

  /// The class of a name, or nil.
  public func classIndex(_ name: String) -> Int? {
    var name = name
    return name.withUTF8 { classIndex($0) }
  }

  /// All attributes of a class, in the order of their first declaration.
  public func attributes(of index: Int) -> [NUIAttribute] {
    var places: [UInt32: Int] = [:]
    var declared: [[UInt32]] = []
    for rule in rules(of: index) {
      for at in sheet.rules[Int(rule)].declarations {
        let name = sheet.declarations[Int(at)].name
        if let place = places[name] {
          declared[place].append(at)
        } else {
          places[name] = declared.count
          declared.append([at])
        }
      }
    }
    return declared.compactMap { attribute($0) }
  }

  /// One attribute of a class, or nil.
  public func attribute(_ name: String, of index: Int) -> NUIAttribute? {
    var name = name
    let number = name.withUTF8 { name in
      source.bytes.withUnsafeBufferPointer { sheet.names.number($0, named: name) }
    }
    guard let number else { return nil }
    var declared: [UInt32] = []
    for rule in rules(of: index) {
      declared += sheet.rules[Int(rule)].declarations.filter { sheet.declarations[Int($0)].name == number }
    }
    return attribute(declared)
  }

  /// The attribute of a class list as code writes it, `A:B:C`: looked up from right to left, the first class that has
  /// the attribute wins.
  public func attribute(_ name: String, ofClassList list: String) -> (
    classIndex: Int, attribute: NUIAttribute
  )? {
    for part in list.split(separator: ":", omittingEmptySubsequences: false).reversed() {
      if let index = classIndex(String(part)), let found = attribute(name, of: index) {
        return (index, found)
      }
    }
    return nil
  }

  /// The text of an attribute as the engine holds it.
  public func text(_ attribute: NUIAttribute) -> String { sheet.text(attribute.textRange) }

  /// The text of a definition's or declaration's value as the engine holds it: tokens joined by single spaces.
  public func text(_ declaration: NUIDeclaration) -> String { sheet.text(declaration.value) }

  private func rules(of index: Int) -> ArraySlice<UInt32> {
    rulesOfClasses[Int(firstRule[index])..<Int(firstRule[index + 1])]
  }

  private func attribute(_ declared: [UInt32]) -> NUIAttribute? {
    guard let last = declared.last else { return nil }
    let winner = sheet.declarations[Int(last)]
    let definition = winner.variable >= 0 ? winners[Int(winner.variable)] : -1
    return NUIAttribute(
      declaration: Self.declaration(winner),
      definition: definition < 0 ? nil : Self.declaration(sheet.definitions[Int(definition)]),
      beaten: declared.dropLast().map { Self.declaration(sheet.declarations[Int($0)]) })
  }

  private static func declaration(_ declaration: NUISheet.Declaration) -> NUIDeclaration {
    NUIDeclaration(name: declaration.nameRange, value: declaration.valueRange)
  }

  static func winners(_ sheet: NUISheet, _ traits: Traits) -> [Int32] {
    var winners = [Int32](repeating: -1, count: sheet.names.count)
    for (index, definition) in sheet.definitions.enumerated() where sheet.holds(definition.owner, traits) {
      winners[Int(definition.name)] = Int32(index)
    }
    return winners
  }

  /// The engine raises for the last value of each attribute of each rule that holds, whatever later rules say.
  static func firstUndefined(_ sheet: NUISheet, _ traits: Traits, _ winners: [Int32]) -> Range<Int>? {
    var seenInRule = [Int32](repeating: -1, count: sheet.names.count)
    for (index, rule) in sheet.rules.enumerated() where sheet.holds(rule.media, traits) {
      var undefined: Range<Int>?
      for at in rule.declarations.reversed() {
        let declaration = sheet.declarations[Int(at)]
        if seenInRule[Int(declaration.name)] == Int32(index) { continue }
        seenInRule[Int(declaration.name)] = Int32(index)
        let isUndefined =
          declaration.variable >= 0
          ? winners[Int(declaration.variable)] < 0 : declaration.variable == NUISheet.Value.unknowable
        if isUndefined { undefined = declaration.valueRange }
      }
      if let undefined { return undefined }
    }
    return nil
  }
}
