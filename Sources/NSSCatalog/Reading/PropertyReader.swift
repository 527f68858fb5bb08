import NSSSyntax

/// A block of `key: value, value;` lines, as the small catalogue files use it: `@type Number { nui: "<Number>"; }`.
struct PropertyBlock: Sendable {
  /// The directive without `@`, such as `type`.
  let directive: String
  /// What it is about; empty when the directive stands alone.
  let title: String
  /// The keys with their values, in order.
  let properties: [(key: String, values: [String])]

  /// The values of a key; empty when it is not there.
  func values(_ key: String) -> [String] { properties.first { $0.key == key }?.values ?? [] }
  /// The first value of a key.
  func value(_ key: String) -> String? { values(key).first }
}

/// Reads the files that hold only property blocks.
enum PropertyReader {
  /// The blocks of a file. `key: values;` lines outside a block form a block of their own for each `@directive "title";`
  /// they follow.
  static func read(file: String, bytes: [UInt8]) -> (blocks: [PropertyBlock], problems: [CatalogProblem]) {
    var cursor = NotationCursor(file: file, bytes: bytes)
    var blocks: [PropertyBlock] = []
    var open: (directive: String, title: String, properties: [(key: String, values: [String])])?
    func close() {
      if let block = open {
        blocks.append(
          PropertyBlock(directive: block.directive, title: block.title, properties: block.properties))
      }
      open = nil
    }
    while !cursor.isAtEnd {
      switch cursor.kind {
      case .variable:
        close()
        let directive = cursor.text(TextRange(cursor.range.dropFirst()))
        cursor.advance()
        let title = cursor.takeTextIfPresent().map(cursor.text) ?? ""
        open = (directive, title, [])
        if cursor.take(.openBrace) {
          while !cursor.isAtEnd, cursor.kind != .closeBrace {
            if let property = property(&cursor) { open?.properties.append(property) }
          }
          cursor.expect(.closeBrace, "'}'")
          close()
        } else {
          cursor.expect(.semicolon, "';' or '{'")
        }
      case .word, .string:
        if let property = property(&cursor) { open?.properties.append(property) }
      default:
        cursor.report("expected a directive")
        cursor.advance()
      }
    }
    close()
    return (blocks, cursor.problems)
  }

  private static func property(_ cursor: inout NotationCursor) -> (key: String, values: [String])? {
    guard let key = cursor.takeTextIfPresent() else {
      cursor.report("expected a key")
      cursor.advance()
      return nil
    }
    guard cursor.take(.colon) else {
      cursor.report("expected ':'")
      cursor.skipStatement()
      return nil
    }
    var values: [String] = []
    repeat { values.append(cursor.text(cursor.takeText("a value"))) } while cursor.take(.comma)
    if !cursor.take(.semicolon) {
      cursor.report("expected ';'")
      cursor.skipStatement()
    }
    return (cursor.text(key), values)
  }
}
