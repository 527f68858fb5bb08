import NSSCatalog
import NSSSyntax

/// The engine of SAPFiori, as far as it is documented: a fork of NUI, closed source.
///
/// A sheet that NUI's grammar takes is read by that grammar. The vendor's own examples hold `//` comments, so these count
/// as white space. Whatever else NUI rejects is read tolerantly from the syntax tree, and everything that such a sheet
/// says rests on ``Assumptions/tolerantReading``: nobody knows what the engine does with it.
public enum SAPFioriEngine {
  /// How a sheet can be read.
  public enum Reading: UInt8, Sendable {
    /// By NUI's grammar, `//` comments left out.
    case byGrammar
    /// Only tolerantly.
    case tolerant
    /// Not at all: it is not UTF-8.
    case unreadable
  }

  /// How a sheet can be read. No traits change it.
  public static func reading(_ source: SourceText) -> Reading { SheetReading.sapfiori(source).reading }
}

/// A sheet in flat arrays, with the way its values become text.
struct SheetReading: Sendable {
  let sheet: NUISheet
  let reading: SAPFioriEngine.Reading
  /// Whether values are joined from the tokens of the tolerant lexer.
  let isFromTree: Bool
  /// What NUI's grammar makes of a sheet that is read tolerantly; nil for all others.
  var strictVerdict: EngineVerdict?

  static func nui(_ source: SourceText) -> SheetReading {
    SheetReading(sheet: NUIParser.parse(source), reading: .byGrammar, isFromTree: false)
  }

  static func sapfiori(_ source: SourceText) -> SheetReading {
    let sheet = NUIParser.parse(source)
    switch sheet.verdict {
    case .unreadable: return SheetReading(sheet: sheet, reading: .unreadable, isFromTree: false)
    case .syntaxError: break
    default: return SheetReading(sheet: sheet, reading: .byGrammar, isFromTree: false)
    }
    var strict = sheet.verdict
    let tokens = Lexer.tokens(of: source)
    if let plain = withoutLineComments(source, tokens) {
      let sheet = NUIParser.parse(plain)
      if sheet.verdict == .resolved {
        return SheetReading(sheet: sheet, reading: .byGrammar, isFromTree: false)
      }
      strict = sheet.verdict
    }
    return SheetReading(
      sheet: TreeSheetReader.read(SyntaxTree.parse(source)), reading: .tolerant, isFromTree: true,
      strictVerdict: strict)
  }

  /// The text with blanks in place of `//` comments, or nil when it has none.
  private static func withoutLineComments(_ source: SourceText, _ tokens: TokenBuffer) -> SourceText? {
    guard tokens.kinds.contains(.lineComment) else { return nil }
    var bytes = source.bytes
    for token in 0..<tokens.count where tokens.kind(token) == .lineComment {
      for at in tokens.range(token) { bytes[at] = 0x20 }
    }
    return SourceText(name: source.name, bytes: bytes)
  }

  /// Appends the text of a value as the engine holds it: its tokens joined by single spaces.
  func appendText(_ range: Range<Int>, to text: inout [UInt8]) {
    sheet.source.bytes.withUnsafeBufferPointer { bytes in
      // `range` is that of a value of this sheet, read from these bytes.
      let value = UnsafeBufferPointer(rebasing: bytes[range])
      if value.allSatisfy({ NUIByteClass.table[Int($0)] & NUIByteClass.goesOn != 0 }),
        let first = value.first, NUIByteClass.table[Int(first)] & NUIByteClass.starts != 0
      {
        text.append(contentsOf: value)
        return
      }
      let start = text.count
      if isFromTree {
        let tokens = Lexer.tokens(of: SourceText(name: "", bytes: Array(value)))
        for token in 0..<tokens.count - 1 where !tokens.kind(token).isTrivia {
          if text.count > start { text.append(0x20) }
          text.append(contentsOf: value[tokens.range(token)])
        }
        return
      }
      // The tokeniser stays inside of what it is given.
      var tokens = NUITokenizer(
        UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), from: range.lowerBound)
      tokens.advance()
      while tokens.kind != .end, tokens.kind != .error {
        if text.count > start { text.append(0x20) }
        text.append(contentsOf: bytes[tokens.range])
        tokens.advance()
      }
    }
  }
}
