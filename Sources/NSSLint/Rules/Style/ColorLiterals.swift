import NSSCatalog
import NSSSyntax
import NSSTheme

/// The colours that a sheet writes out: hex digits and functions, not names, as whole values.
struct ColorLiterals {
  /// One spelling of a colour.
  struct Literal {
    /// Its text as engines hold it, tokens joined by single spaces.
    let text: String
    /// Where it stands, 0-based UTF-8 byte ranges, in document order within declarations, then definitions.
    var places: [Range<Int>]
  }

  /// The distinct spellings, in the order in which they are met.
  private(set) var literals: [Literal] = []

  init(_ sheet: LintSheet) {
    var numbers: [NameID: Int] = [:]
    func add(_ value: NameID, _ tokens: Range<Int32>) {
      if let known = numbers[value] {
        if known >= 0 { literals[known].places.append(sheet.range(ofTokens: tokens)) }
        return
      }
      guard let text = Self.text(tokens, sheet) else {
        numbers[value] = -1
        return
      }
      numbers[value] = literals.count
      literals.append(Literal(text: text, places: [sheet.range(ofTokens: tokens)]))
    }
    for declaration in sheet.declarations where !declaration.isBroken {
      add(declaration.value, sheet.valueTokens(of: declaration))
    }
    for definition in sheet.definitions where !definition.isBroken {
      add(definition.value, definition.valueTokens)
    }
  }

  /// The text of a value that is a colour written out, as at least one engine reads it; nil for others.
  private static func text(_ value: Range<Int32>, _ sheet: LintSheet) -> String? {
    let tokens = value.map { Int($0) }.filter { !sheet.tree.tokens.kind($0).isTrivia }
    // The longest is hsla( , , , ); what is longer is no colour.
    guard let first = tokens.first, tokens.count <= 10 else { return nil }
    let text = tokens.map { sheet.tree.text($0) }.joined(separator: " ")
    switch sheet.tree.tokens.kind(first) {
    case .hash where tokens.count == 1:
      guard text.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
      return [4, 7, 9].contains(text.utf8.count) ? text : nil
    case .word where tokens.count > 1:
      switch ColorReading(text, engine: .nui).form {
      case .rgb, .rgba, .hsl, .hsla: return text
      default: return nil
      }
    default: return nil
    }
  }
}

extension ColorReading {
  /// Whether two spellings are the same to every one of some engines.
  static func areSame(_ a: String, _ b: String, for engines: EngineSet) -> Bool {
    engines.engines.allSatisfy { ColorReading(a, engine: $0).value == ColorReading(b, engine: $0).value }
  }
}
