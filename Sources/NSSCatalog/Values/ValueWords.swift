extension ValueGrammar {
  /// The end of a message "expected ...": "a number", "1 to 4 numbers", "'left', 'center' or 'right'".
  public var expectation: String { Self.list(alternatives.map(Self.describe), "or") }

  private static func describe(_ steps: [Step]) -> String {
    if steps.count == 1, let step = steps.first { return describe(step) }
    // `<Number> , <Number>`
    let terms = steps.filter { $0.term != .comma }
    if terms.count > 1, steps.count == terms.count * 2 - 1, terms.allSatisfy({ $0 == terms[0] }),
      case .primitive(let primitive) = terms[0].term
    {
      return "\(terms.count == 2 ? "two" : String(terms.count)) \(plural(primitive)) with a comma between"
    }
    return steps.map { $0.term == .comma ? "','" : describe($0) }.joined(separator: " ")
  }

  private static func describe(_ step: Step) -> String {
    switch step.term {
    case .word(let word): return "'\(word)'"
    case .comma: return "','"
    case .primitive(let primitive):
      if step.hasCommasBetween { return plural(primitive) + " separated by commas" }
      if step.most == Int.max || step.most == 1 { return singular(primitive) }
      return "\(step.least) to \(step.most) \(plural(primitive))"
    }
  }

  private static func singular(_ primitive: Primitive) -> String {
    switch primitive {
    case .number: "a number"
    case .fontName: "the name of a font"
    case .image: "the name of an image"
    case .string: "a word"
    case .viewClass: "the name of a view class"
    }
  }

  private static func plural(_ primitive: Primitive) -> String {
    switch primitive {
    case .number: "numbers"
    case .fontName: "names of fonts"
    case .image: "names of images"
    case .string: "words"
    case .viewClass: "names of view classes"
    }
  }

  /// "a, b or c".
  static func list(_ parts: [String], _ last: String) -> String {
    guard let final = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " \(last) " + final
  }
}
