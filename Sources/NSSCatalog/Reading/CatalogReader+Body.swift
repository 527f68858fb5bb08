import NSSSyntax

/// What stands between the braces of a class path.
extension CatalogReader {
  /// What the attributes of a block have in common.
  private struct Defaults {
    var evidence = Evidence.listed
    var source = TextRange.none
  }

  /// Reads facts and attributes up to and with the closing brace.
  mutating func body(_ block: inout CatalogFamily.FactsRecord) {
    var defaults = Defaults()
    defaults.source = source
    while !cursor.isAtEnd, cursor.kind != .closeBrace {
      let token = cursor.token
      if cursor.kind == .variable {
        fact(&block, &defaults)
      } else if cursor.kind == .word {
        attribute(defaults)
      } else {
        cursor.report("expected an attribute or a fact")
        cursor.advance()
        cursor.skipStatement()
      }
      // Every statement takes at least its first token.
      if cursor.token == token { cursor.advance() }
    }
    cursor.expect(.closeBrace, "'}'")
  }

  private mutating func fact(_ block: inout CatalogFamily.FactsRecord, _ defaults: inout Defaults) {
    let key = cursor.range
    cursor.advance()
    func isKey(_ text: StaticString) -> Bool { NotationCursor.equals(cursor.bytes, key, text) }
    if isKey("@deprecated") {
      block.status = .deprecated
      block.replacement = cursor.takeTextIfPresent() ?? .none
    } else if isKey("@misprint") {
      block.status = .misprint
      block.replacement = cursor.takeTextIfPresent() ?? .none
    } else if isKey("@also") {
      block.otherSpelling = cursor.takeText("a class path")
    } else if isKey("@note") {
      block.note = cursor.takeText("a remark")
    } else if isKey("@element") {
      block.element = cursor.takeText("an element")
    } else if isKey("@state") {
      block.state = cursor.takeText("a class state")
    } else if isKey("@listed-by") {
      let first = names.count
      repeat { names.append(cursor.takeText("a component")) } while cursor.take(.comma)
      block.listedBy = IndexRange(first..<names.count)
      block.isListedByGiven = true
    } else if isKey("@attributes") {
      block.hasDocumentedAttributes = cursor.isText("documented")
      cursor.advance()
    } else if isKey("@evidence") {
      if let evidence = evidence(cursor.range) {
        defaults.evidence = evidence
      } else {
        cursor.report("unknown evidence")
      }
      cursor.advance()
    } else if isKey("@attribute-source") {
      defaults.source = cursor.kind == .string ? cursor.takeText("a source") : run(upTo: .semicolon)
    } else if isKey("@uikit") {
      block.uikit = cursor.takeText("a class")
    } else if isKey("@inherits") {
      block.inherits = cursor.takeText("a chain of classes")
    } else if isKey("@undocumented") {
      block.isDocumented = false
    } else if isKey("@unrendered") {
      block.isRendered = false
    } else {
      cursor.report("unknown fact", at: key.lowerBound)
    }
    endStatement()
  }

  private mutating func attribute(_ defaults: Defaults) {
    let base = TextRange(cursor.range)
    let id = cursor.bytes[base.range].withUnsafeBufferPointer { bases.find($0) } ?? -1
    cursor.advance()
    var record = CatalogFamily.AttributeRecord(
      base: base, baseID: Int16(truncatingIfNeeded: id), type: .string, evidence: defaults.evidence,
      flags: [],
      source: defaults.source)
    if cursor.take("[") { record.modifiers = modifierList() }
    if cursor.take(.openBrace) {
      stateList(&record)
    } else {
      record.flags.insert(.bare)
    }
    cursor.expect(.colon, "':' and a type")
    type(&record)
    if cursor.take(.openParen) { qualifiers(&record) }
    if cursor.kind == .string { record.note = cursor.takeText("a remark") }
    endStatement()
    if record.evidence == .inferred || Certainty.of(sources: cursor.bytes[record.source.range]) == .inferred {
      record.flags.insert(.inferred)
    }
    attributes.append(record)
  }

  private mutating func endStatement() {
    if cursor.take(.semicolon) { return }
    cursor.report("expected ';'")
    cursor.skipStatement()
  }

  private mutating func modifierList() -> IndexRange {
    let first = modifiers.count
    while cursor.kind == .word {
      let word = cursor.text(TextRange(cursor.range))
      for alternative in word.split(separator: "/") {
        var set = AttributeModifiers()
        for part in alternative.split(separator: "-") {
          switch part {
          case "top": set.insert(.top)
          case "bottom": set.insert(.bottom)
          case "landscape": set.insert(.landscape)
          case "insets": set.insert(.insets)
          default: cursor.report("unknown modifier '\(part)'")
          }
        }
        modifiers.append(set)
      }
      cursor.advance()
      _ = cursor.take("|")
    }
    if !cursor.take("]") { cursor.report("expected ']'") }
    return IndexRange(first..<modifiers.count)
  }

  private mutating func stateList(_ record: inout CatalogFamily.AttributeRecord) {
    let first = states.count
    let known = Vocabulary.shared.states
    repeat {
      if cursor.isText("bare") {
        record.flags.insert(.bare)
        cursor.advance()
        continue
      }
      let isInferred = cursor.take("~")
      guard cursor.kind == .word, cursor.range.count > 1, cursor.bytes[cursor.start] == UInt8(ascii: "-")
      else {
        cursor.report("expected a state such as '-disabled'")
        break
      }
      let name = TextRange(cursor.start + 1..<cursor.range.upperBound)
      if let id = cursor.bytes[name.range].withUnsafeBufferPointer({ known.find($0) }) {
        states.append(
          CatalogFamily.StateRecord(name: name, id: UInt8(truncatingIfNeeded: id), isInferred: isInferred))
      } else {
        cursor.report("'\(cursor.text(name))' is no state of vocabulary.nssc")
      }
      cursor.advance()
    } while cursor.take("|")
    record.states = IndexRange(first..<states.count)
    cursor.expect(.closeBrace, "'}'")
  }

  private mutating func type(_ record: inout CatalogFamily.AttributeRecord) {
    let at = cursor.start
    if cursor.take("<") {
      let name = cursor.takeText("a type")
      if let type = types.type(named: cursor.bytes[name.range]) {
        record.type = type
      } else {
        cursor.report("unknown type '\(cursor.text(name))'", at: at)
      }
      if !cursor.take(">") { cursor.report("expected '>'") }
    } else {
      let name = cursor.takeText("a type")
      var end = name.end
      while cursor.take("|") { end = max(end, cursor.takeText("a type").end) }
      // Quotes belong to the notation, not to the type; between alternatives they are kept.
      record.printedType = name.isEmpty ? .none : TextRange(start: name.start, end: end)
      if let type = types.type(printed: cursor.bytes[name.range]) {
        record.type = type
      } else {
        cursor.report("unknown type '\(cursor.text(name))'", at: at)
      }
    }
    if types.isUnspelled(record.type, printed: cursor.bytes[record.printedType.range]) {
      record.flags.insert(.wordsNotPrinted)
    }
  }

  private mutating func qualifiers(_ record: inout CatalogFamily.AttributeRecord) {
    while !cursor.isAtEnd, cursor.kind != .closeParen, cursor.kind != .semicolon, cursor.kind != .closeBrace {
      if cursor.isText("deprecated") {
        record.flags.insert(.deprecated)
        cursor.advance()
      } else if cursor.isText("undocumented") {
        record.flags.insert(.undocumented)
        cursor.advance()
      } else if cursor.isText("unread") {
        record.flags.insert(.unread)
        cursor.advance()
      } else if let evidence = evidence(cursor.range) {
        record.evidence = evidence
        cursor.advance()
      } else if cursor.kind == .string {
        record.source = cursor.takeText("a source")
      } else {
        record.source = sources()
      }
      if !cursor.take(.comma) { break }
    }
    cursor.expect(.closeParen, "')'")
  }

  /// `S0 ~web`: the text up to a comma or the closing parenthesis.
  private mutating func sources() -> TextRange {
    let start = cursor.start
    var end = start
    while cursor.kind == .word || cursor.isCharacter("~") {
      end = cursor.range.upperBound
      cursor.advance()
    }
    if end == start {
      cursor.report("expected a source")
      cursor.advance()
    }
    return TextRange(start..<end)
  }

  private func evidence(_ range: Range<Int>) -> Evidence? {
    let word = cursor.bytes[range]
    return Evidence.allCases.first { $0.word.utf8.elementsEqual(word) }
  }
}
