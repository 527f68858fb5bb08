import NSSSyntax

/// Reads one file of class paths. It reports what it cannot read and goes on; it never traps.
struct CatalogReader {
  var cursor: NotationCursor
  let engine: Engine
  /// The base attributes of the engine; names that are not among them get no index.
  let bases: NameTable
  let types: ValueTypes

  var components: [CatalogFamily.ComponentRecord] = []
  var paths: [CatalogFamily.PathRecord] = []
  var facts: [CatalogFamily.FactsRecord] = []
  var attributes: [CatalogFamily.AttributeRecord] = []
  var states: [CatalogFamily.StateRecord] = []
  var modifiers: [AttributeModifiers] = []
  var names: [TextRange] = []
  var pathNames = NameTable(expected: 128)
  var patterns: [Int] = []
  /// Every stem that a component of the file lists.
  var stems = NameTable(expected: 64)
  var role = ElementRole.unknown
  var source = TextRange.none

  /// The facts of a file and its problems.
  static func read(file: String, bytes: [UInt8], engine: Engine, bases: NameTable) -> CatalogFamily {
    var reader = CatalogReader(
      cursor: NotationCursor(file: file, bytes: bytes), engine: engine, bases: bases, types: .shared)
    reader.run()
    return CatalogFamily(
      file: file, engine: engine, bytes: reader.cursor.bytes, components: reader.components,
      paths: reader.paths,
      facts: reader.facts, attributes: reader.attributes, states: reader.states, modifiers: reader.modifiers,
      names: reader.names, pathNames: reader.pathNames, patterns: reader.patterns,
      problems: reader.cursor.problems)
  }

  private mutating func run() {
    while !cursor.isAtEnd {
      switch cursor.kind {
      case .variable: directive()
      case .word: classPaths()
      default:
        if cursor.isCharacter("*") {
          classPaths()
        } else {
          cursor.report("expected a class path or a directive")
          cursor.advance()
        }
      }
    }
    findStems()
  }

  private mutating func directive() {
    if cursor.isText("@component") {
      cursor.advance()
      component()
    } else if cursor.isText("@role") {
      cursor.advance()
      role = elementRole()
      cursor.expect(.semicolon, "';'")
    } else if cursor.isText("@source") {
      cursor.advance()
      source = run(upTo: .semicolon)
      cursor.expect(.semicolon, "';'")
    } else {
      cursor.report("unknown directive")
      cursor.advance()
      cursor.skipStatement()
    }
  }

  private mutating func elementRole() -> ElementRole {
    let at = cursor.start
    let word = cursor.text(cursor.takeText("a role"))
    if let role = ElementRole.allCases.first(where: { $0.word == word }) { return role }
    cursor.report("unknown role '\(word)'", at: at)
    return .unknown
  }

  /// The text from here up to, but without, a token of this kind or the end of the block.
  mutating func run(upTo kind: TokenKind) -> TextRange {
    let start = cursor.start
    var end = start
    while !cursor.isAtEnd, cursor.kind != kind, cursor.kind != .closeBrace {
      end = cursor.range.upperBound
      cursor.advance()
    }
    return TextRange(start..<end)
  }

  private mutating func component() {
    var record = CatalogFamily.ComponentRecord(name: cursor.takeText("the name of a class"))
    cursor.expect(.openBrace, "'{'")
    while !cursor.isAtEnd, cursor.kind != .closeBrace {
      let key = cursor.range
      guard cursor.take(.word), cursor.take(.colon) else {
        cursor.report("expected 'key: value;'")
        cursor.advance()
        cursor.skipStatement()
        continue
      }
      func isKey(_ text: StaticString) -> Bool { NotationCursor.equals(cursor.bytes, key, text) }
      if isKey("stems") {
        let first = names.count
        repeat {
          let stem = cursor.takeText("a stem")
          names.append(stem)
          cursor.bytes[stem.range].withUnsafeBufferPointer { _ = stems.insert($0) }
        } while cursor.take(.comma)
        record.stems = IndexRange(first..<names.count)
      } else {
        let value = cursor.takeText("a value")
        if isKey("superclass") {
          record.superclass = value
        } else if isKey("kind") {
          record.kind = value
        } else if isKey("conforms") {
          record.conforms = value
        } else if isKey("note") {
          record.note = value
        } else if isKey("primary") {
          record.isPrimary = true
        } else if isKey("status") {
          record.status = componentStatus(value)
        } else {
          cursor.report("unknown key '\(cursor.text(TextRange(key)))'", at: key.lowerBound)
        }
      }
      if !cursor.take(.semicolon) {
        cursor.report("expected ';'")
        cursor.skipStatement()
      }
    }
    cursor.expect(.closeBrace, "'}'")
    components.append(record)
    role = .unknown
    source = .none
  }

  private mutating func componentStatus(_ value: TextRange) -> CatalogStatus {
    switch cursor.text(value) {
    case "deprecated": return .deprecated
    case "unavailable": return .unavailable
    case "current": return .current
    default:
      cursor.report("a status is current, deprecated or unavailable", at: Int(value.start))
      return .current
    }
  }

  private mutating func classPaths() {
    let first = paths.count
    repeat {
      let start = cursor.start
      guard let name = className() else {
        cursor.report("expected a class path")
        break
      }
      let (_, isNew) = cursor.bytes[name.range].withUnsafeBufferPointer { pathNames.insert($0) }
      guard isNew else {
        cursor.report("'\(cursor.text(name))' is there twice", at: start)
        continue
      }
      if cursor.bytes[name.range].contains(UInt8(ascii: "{")) { patterns.append(paths.count) }
      paths.append(
        CatalogFamily.PathRecord(
          name: name, owner: Int32(truncatingIfNeeded: components.count - 1), role: role, source: source))
    } while cursor.take(.comma)

    var block = CatalogFamily.FactsRecord()
    let firstAttribute = attributes.count
    if cursor.take(.openBrace) {
      body(&block)
    } else if !cursor.take(.semicolon) {
      cursor.report("expected '{' or ';'")
      cursor.skipStatement()
      _ = cursor.take(.closeBrace)
    }
    facts.append(block)
    for index in first..<paths.count {
      paths[index].facts = Int32(truncatingIfNeeded: facts.count - 1)
      paths[index].attributes = IndexRange(firstAttribute..<attributes.count)
    }
  }

  /// A word, together with `{word}` placeholders that touch it.
  private mutating func className() -> TextRange? {
    let start = cursor.start
    guard cursor.kind == .word || cursor.isCharacter("*") else { return nil }
    var end = cursor.range.upperBound
    var isOpen = cursor.adjacentKind == .openBrace
    cursor.advance()
    while isOpen, cursor.kind == .openBrace, cursor.adjacentKind == .word {
      cursor.advance()
      guard cursor.adjacentKind == .closeBrace else { break }
      cursor.advance()
      end = cursor.range.upperBound
      let next = cursor.adjacentKind
      cursor.advance()
      isOpen = next == .openBrace
      if next == .word {
        end = cursor.range.upperBound
        isOpen = cursor.adjacentKind == .openBrace
        cursor.advance()
      }
    }
    return TextRange(start..<end)
  }

  /// The stem of each path: the longest stem of a component, else everything up to the first `_`, `.` or `-`.
  private mutating func findStems() {
    cursor.bytes.withUnsafeBufferPointer { bytes in
      for index in paths.indices {
        // The name of a path is a range of tokens of these bytes.
        let name = UnsafeBufferPointer(rebasing: bytes[paths[index].name.range])
        let stem = StemSearch.longest(in: name, nested: true) { stems.find($0) }
        let length = stem?.length ?? StemSearch.firstBoundary(in: name)
        paths[index].stemLength = UInt16(truncatingIfNeeded: length)
      }
    }
  }
}

/// Where stems can end: at `_`, `.`, `-` or the end of the name.
enum StemSearch {
  static func isBoundary(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  static func firstBoundary(in name: UnsafeBufferPointer<UInt8>) -> Int {
    name.firstIndex(where: isBoundary) ?? name.count
  }

  /// The next boundary behind one, or the end.
  static func boundary(in name: UnsafeBufferPointer<UInt8>, after first: Int) -> Int {
    guard first < name.count else { return first }
    // `first` is below the count.
    return name[(first + 1)...].firstIndex(where: isBoundary) ?? name.count
  }

  /// The longest beginning of the name that ends at a boundary and is a stem: its length, and what `find` gave for it.
  /// Stems hold at most two boundary characters, so no more than three beginnings are tried; without stems that begin
  /// with another stem and a boundary (`nested`), the first hit is the longest.
  @inline(__always)
  static func longest(
    in name: UnsafeBufferPointer<UInt8>, nested: Bool, find: (UnsafeBufferPointer<UInt8>) -> Int?
  ) -> (length: Int, index: Int)? {
    var found: (length: Int, index: Int)?
    var at = 0
    for _ in 0..<3 {
      // `at` stops at a boundary or at the count, behind which the loop does not go on.
      while at < name.count, !isBoundary(name[at]) { at += 1 }
      if at > 0, let index = find(UnsafeBufferPointer(rebasing: name[..<at])) {
        found = (at, index)
        if !nested { break }
      }
      if at == name.count { break }
      at += 1
    }
    return found
  }
}
