import NSSSyntax

/// A block of `key: value, value;` lines, as the small catalogue files use it: `@type Number { nui: "<Number>"; }`.
struct PropertyBlock: Sendable {
  /// The directive without `@`, such as `type`.
  let directive: String
  /// What it is about; empty when the directive stands alone.
  let title: String
  /// The file. Text is made of it when it is asked for: at the start of a process most of it is not.
  private let bytes: [UInt8]
  private var entries: [(key: TextRange, values: IndexRange)] = []
  private var texts: [TextRange] = []

  init(directive: String, title: String, in bytes: [UInt8]) {
    (self.directive, self.title, self.bytes) = (directive, title, bytes)
  }

  /// Begins a key, whose values follow.
  mutating func add(key: TextRange) { entries.append((key, IndexRange(texts.count..<texts.count))) }

  /// Adds a value of the key that was begun last.
  mutating func add(value: TextRange) {
    texts.append(value)
    if !entries.isEmpty { entries[entries.count - 1].values.count += 1 }
  }

  /// The keys with their values, in order.
  var properties: [(key: String, values: [String])] { entries.map { (text($0.key), values($0.values)) } }
  /// The values of a key; empty when it is not there.
  func values(_ key: String) -> [String] {
    entries.first { bytes[$0.key.range].elementsEqual(key.utf8) }.map { values($0.values) } ?? []
  }
  /// The first value of a key.
  func value(_ key: String) -> String? { values(key).first }

  private func values(_ range: IndexRange) -> [String] { texts[range.range].map(text) }
  private func text(_ range: TextRange) -> String { String(decoding: bytes[range.range], as: UTF8.self) }
}

/// Reads the files that hold only property blocks.
enum PropertyReader {
  /// The blocks of a file. `key: values;` lines outside a block form a block of their own for each `@directive "title";`
  /// they follow.
  static func read(file: String, bytes: [UInt8]) -> (blocks: [PropertyBlock], problems: [CatalogProblem]) {
    var cursor = NotationCursor(file: file, bytes: bytes)
    var blocks: [PropertyBlock] = []
    var open: PropertyBlock?
    func close() {
      if let block = open { blocks.append(block) }
      open = nil
    }
    while !cursor.isAtEnd {
      switch cursor.kind {
      case .variable:
        close()
        let directive = cursor.text(TextRange(cursor.range.dropFirst()))
        cursor.advance()
        let title = cursor.takeTextIfPresent().map(cursor.text) ?? ""
        open = PropertyBlock(directive: directive, title: title, in: cursor.bytes)
        if cursor.take(.openBrace) {
          while !cursor.isAtEnd, cursor.kind != .closeBrace {
            property(&cursor, of: &open)
          }
          cursor.expect(.closeBrace, "'}'")
          close()
        } else {
          cursor.expect(.semicolon, "';' or '{'")
        }
      case .word, .string:
        property(&cursor, of: &open)
      default:
        cursor.report("expected a directive")
        cursor.advance()
      }
    }
    close()
    return (blocks, cursor.problems)
  }

  private static func property(_ cursor: inout NotationCursor, of block: inout PropertyBlock?) {
    guard let key = cursor.takeTextIfPresent() else {
      cursor.report("expected a key")
      cursor.advance()
      return
    }
    guard cursor.take(.colon) else {
      cursor.report("expected ':'")
      cursor.skipStatement()
      return
    }
    block?.add(key: key)
    repeat { block?.add(value: cursor.takeText("a value")) } while cursor.take(.comma)
    if !cursor.take(.semicolon) {
      cursor.report("expected ';'")
      cursor.skipStatement()
    }
  }
}
