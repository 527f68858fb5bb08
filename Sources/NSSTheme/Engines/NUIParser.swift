import NSSSyntax

/// NUI's grammar:
///
///     sheet      = (rule | media | definition)*
///     rule       = identifier (, identifier)* { (identifier : value ;)* }
///     definition = variable : value ;
///     value      = (identifier | variable | ( | ) | ,)+
///     media      = @media (identifier : identifier) (and (identifier : identifier))* { (rule | definition)* }
///
/// The engine's table-driven parser never takes a token that cannot follow what came before, so it gives up at the very
/// token where this one does. Nothing nests, so nothing here calls itself.
struct NUIParser {
  private var tokens: NUITokenizer
  /// Whether to keep what is read, or only to say whether it can be read.
  private let keeps: Bool
  private var sheet: NUISheet

  private init(_ sheet: NUISheet, _ bytes: UnsafeBufferPointer<UInt8>, keeps: Bool) {
    self.sheet = sheet
    self.keeps = keeps
    // One byte order mark is dropped by the string that the file is read into; a second one is no white space.
    let hasMark = sheet.source.hasByteOrderMark
    tokens = NUITokenizer(bytes, from: hasMark ? 3 : 0)
  }

  /// Reads a sheet; with `keeps` false only its verdict is filled in.
  static func parse(_ source: SourceText, keeps: Bool = true) -> NUISheet {
    var sheet = NUISheet(source)
    if let offset = source.firstInvalidUTF8() {
      sheet.verdict = .unreadable(offset: offset)
      return sheet
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var parser = NUIParser(sheet, bytes, keeps: keeps)
      parser.tokens.advance()
      if !parser.takeItems() {
        parser.sheet = NUISheet(source)
        let range = parser.tokens.range
        let units = UTF16Count.units(bytes, upTo: range.lowerBound)
        parser.sheet.verdict = .syntaxError(range: range, utf16Offset: units)
      }
      return parser.sheet
    }
  }

  /// All items of the sheet; false when the current token cannot be taken.
  private mutating func takeItems() -> Bool {
    var block: Int32 = -1
    while true {
      switch tokens.kind {
      case .identifier:
        if !takeRule(block) { return false }
      case .variable:
        if !takeDefinition(block) { return false }
      case .media where block < 0:
        guard let media = takeMediaHead() else { return false }
        block = Int32(sheet.media.count)
        sheet.media.append(media)
      case .closeBrace where block >= 0:
        tokens.advance()
        block = -1
      case .end:
        return block < 0
      default:
        return false
      }
    }
  }

  private mutating func take(_ kind: NUITokenizer.Kind) -> Bool {
    guard tokens.kind == kind else { return false }
    tokens.advance()
    return true
  }

  private mutating func takeMediaHead() -> NUISheet.Media? {
    var media = NUISheet.Media()
    media.start = UInt32(tokens.start)
    repeat {
      tokens.advance()
      guard take(.openParen), tokens.kind == .identifier else { return nil }
      // The tokeniser's ranges lie inside its bytes.
      let key = UnsafeBufferPointer(rebasing: tokens.bytes[tokens.range])
      tokens.advance()
      guard take(.colon), tokens.kind == .identifier else { return nil }
      let value = UnsafeBufferPointer(rebasing: tokens.bytes[tokens.range])
      if Self.equal(key, "device") {
        media.device = Self.equal(value, "iphone") ? .iphone : Self.equal(value, "ipad") ? .ipad : .never
      } else if Self.equal(key, "orientation") {
        let isPortrait = Self.equal(value, "portrait")
        media.orientation = isPortrait ? .portrait : Self.equal(value, "landscape") ? .landscape : .never
      }
      tokens.advance()
      media.end = UInt32(tokens.end)
      guard take(.closeParen) else { return nil }
    } while tokens.kind == .and
    return take(.openBrace) ? media : nil
  }

  private mutating func takeRule(_ block: Int32) -> Bool {
    let firstClass = UInt32(sheet.classNames.count)
    let firstDeclaration = UInt32(sheet.declarations.count)
    let owner = Int32(sheet.rules.count)
    while true {
      guard tokens.kind == .identifier else { return false }
      if keeps {
        let name = sheet.names.number(tokens.bytes, tokens.range)
        sheet.classNames.append(.init(name: name, start: UInt32(tokens.start), end: UInt32(tokens.end)))
      }
      tokens.advance()
      if tokens.kind != .comma { break }
      tokens.advance()
    }
    guard take(.openBrace) else { return false }
    while tokens.kind == .identifier {
      guard let declaration = takeDeclaration(owner) else { return false }
      if keeps { sheet.declarations.append(declaration) }
    }
    guard take(.closeBrace) else { return false }
    if keeps {
      sheet.rules.append(
        .init(
          classes: firstClass..<UInt32(sheet.classNames.count),
          declarations: firstDeclaration..<UInt32(sheet.declarations.count), media: block))
    }
    return true
  }

  private mutating func takeDefinition(_ block: Int32) -> Bool {
    guard let definition = takeDeclaration(block) else { return false }
    if keeps { sheet.definitions.append(definition) }
    return true
  }

  /// `name : value ;` with the current token as the name.
  private mutating func takeDeclaration(_ owner: Int32) -> NUISheet.Declaration? {
    let nameRange = tokens.range
    tokens.advance()
    guard take(.colon) else { return nil }
    let first = tokens.range
    let beginsWithVariable = tokens.kind == .variable
    var count = 0
    var end = tokens.end
    scan: while true {
      switch tokens.kind {
      case .identifier, .variable, .openParen, .closeParen, .comma:
        count += 1
        end = tokens.end
        tokens.advance()
      default: break scan
      }
    }
    guard count > 0, take(.semicolon) else { return nil }
    var variable = NUISheet.Value.plain
    if beginsWithVariable { variable = NUISheet.Value.unknowable }
    if keeps, beginsWithVariable, count == 1 { variable = Int32(sheet.names.number(tokens.bytes, first)) }
    return .init(
      name: keeps ? sheet.names.number(tokens.bytes, nameRange) : 0, nameStart: UInt32(nameRange.lowerBound),
      nameEnd: UInt32(nameRange.upperBound), valueStart: UInt32(first.lowerBound), valueEnd: UInt32(end),
      variable: variable, owner: owner)
  }

  private static func equal(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard bytes.count == word.utf8CodeUnitCount else { return false }
    // Both have the same number of bytes.
    for index in bytes.indices where bytes[index] != word.utf8Start[index] { return false }
    return true
  }
}
