import NSSSyntax

/// The grammar of a value in one string, such as `left | center | right`, `<Number>{1,4}`, `<Number> , <Number>`.
/// It checks values, words "expected ...", and lists the words for completion.
///
/// Alternatives are parted by `|`. An alternative is a sequence of words, `<Primitive>`s and commas; each may be
/// followed by `?`, `+`, `*`, `{least,most}`, or `#` for a list with commas between.
public struct ValueGrammar: Sendable, Equatable {
  /// What one token, or a run of tokens, must be.
  enum Term: Sendable, Equatable {
    case word(String)
    case comma
    case primitive(Primitive)
  }

  /// The kinds of values that are no fixed words.
  enum Primitive: String, Sendable, CaseIterable {
    case number = "Number"
    case fontName = "FontName"
    case image = "Image"
    case string = "String"
    case viewClass = "ViewClass"
  }

  /// A term with how often it may stand.
  struct Step: Sendable, Equatable {
    var term: Term
    var least = 1
    var most = 1
    var hasCommasBetween = false
  }

  /// The grammar as the catalogue writes it.
  public let definition: String
  let alternatives: [[Step]]
  /// Words the engine takes besides, which are not offered.
  let also: [String]

  /// Reads a definition. Returns nil when it is malformed.
  public init?(_ definition: String, also: [String] = []) {
    guard let alternatives = ValueGrammarReader.read(Array(definition.utf8)) else { return nil }
    self.definition = definition
    self.alternatives = alternatives
    self.also = also
  }

  /// The words that can stand first, in order; empty for numbers and names.
  public var words: [String] {
    alternatives.compactMap { steps in
      if case .word(let word)? = steps.first?.term { word } else { nil }
    }
  }

  /// The words that can stand first, and those that the engine takes besides.
  public var allWords: [String] { words + also }
}

/// Reads value definitions.
private enum ValueGrammarReader {
  static func read(_ text: [UInt8]) -> [[ValueGrammar.Step]]? {
    var alternatives: [[ValueGrammar.Step]] = [[]]
    var at = 0
    while at < text.count {
      let byte = text[at]
      switch byte {
      case 0x20:
        at += 1
      case UInt8(ascii: "|"):
        if alternatives[alternatives.count - 1].isEmpty { return nil }
        alternatives.append([])
        at += 1
      case UInt8(ascii: ","):
        alternatives[alternatives.count - 1].append(ValueGrammar.Step(term: .comma))
        at += 1
      case UInt8(ascii: "<"):
        guard let end = text[at...].firstIndex(of: UInt8(ascii: ">")),
          let primitive = ValueGrammar.Primitive(
            rawValue: String(decoding: text[(at + 1)..<end], as: UTF8.self))
        else { return nil }
        at = end + 1
        guard let step = step(.primitive(primitive), text, &at) else { return nil }
        alternatives[alternatives.count - 1].append(step)
      default:
        let start = at
        while at < text.count, isWordByte(text[at]) { at += 1 }
        if at == start { return nil }
        let word = String(decoding: text[start..<at], as: UTF8.self)
        guard let step = step(.word(word), text, &at) else { return nil }
        alternatives[alternatives.count - 1].append(step)
      }
    }
    return alternatives.contains { $0.isEmpty } ? nil : alternatives
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
    default: false
    }
  }

  private static func step(_ term: ValueGrammar.Term, _ text: [UInt8], _ at: inout Int) -> ValueGrammar.Step?
  {
    var step = ValueGrammar.Step(term: term)
    guard at < text.count else { return step }
    switch text[at] {
    case UInt8(ascii: "?"): step.least = 0
    case UInt8(ascii: "+"): step.most = Int.max
    case UInt8(ascii: "*"): (step.least, step.most) = (0, Int.max)
    case UInt8(ascii: "#"): (step.most, step.hasCommasBetween) = (Int.max, true)
    case UInt8(ascii: "{"):
      guard let end = text[at...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let bounds = text[(at + 1)..<end].split(separator: UInt8(ascii: ","))
        .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      guard bounds.count == 2, bounds[0] >= 0, bounds[1] >= bounds[0] else { return nil }
      (step.least, step.most) = (bounds[0], bounds[1])
      at = end
    default: return step
    }
    at += 1
    return step
  }
}
