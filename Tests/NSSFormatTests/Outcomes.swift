import NSSSyntax
import NSSTheme

/// What the engines make of a sheet, as text to compare.
enum Outcomes {
  static let traits: [Traits] = [
    Traits(device: .ipad, orientation: .portrait), Traits(device: .iphone, orientation: .landscape),
  ]

  /// NUI: the verdict by name, definitions and classes with their texts.
  static func nui(_ source: SourceText) -> [String] {
    traits.flatMap { traits in
      let outcome = NUIEngine.outcome(source, traits)
      var lines = [outcome.verdict.name]
      for definition in outcome.definitions {
        let name = source.text(definition.declaration.name)
        lines.append(
          "\(name) = \(outcome.text(definition.declaration)) \(definition.applies) \(definition.wins)")
      }
      for index in 0..<outcome.classCount {
        lines.append(outcome.className(index))
        for attribute in outcome.attributes(of: index) {
          lines.append("  \(source.text(attribute.declaration.name)) = \(outcome.text(attribute))")
        }
      }
      return lines
    }
  }

  /// FioriThemeManager: definitions, and the palette colours they set.
  static func fiori(_ source: SourceText) -> [String] {
    let outcome = FioriSwiftUIEngine.outcome(source, Traits())
    return [outcome.verdict.name] + outcome.definitions.map { "\($0.name)=\($0.text)" }
      + outcome.overrides.map { "\($0.style.name) \($0.variant) \($0.text)" }
  }

  /// FioriThemeManager, read from its description and not from the product's reader: lines whose first character is
  /// `@`, without their first and last character, in two at their only colon; the first of a name wins.
  static func fioriLines(_ source: SourceText) -> [String] {
    guard source.firstInvalidUTF8() == nil else { return ["unreadable"] }
    var text = String(decoding: source.bytes, as: UTF8.self)
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    var names: Set<String> = []
    var found: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    where line.first == "@" {
      let parts = line.dropFirst().dropLast().unicodeScalars.split(
        separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, names.insert(String(parts[0])).inserted else { continue }
      found.append(String(parts[0]) + "=" + String(parts[1]))
    }
    return found
  }

  /// The tokens and comments in order, without white space inside of comments at the edges of their lines.
  static func pieces(_ tree: SyntaxTree) -> [String] {
    (0..<tree.tokens.count).filter { tree.tokens.kind($0) != .whitespace }.map { token in
      guard tree.tokens.kind(token).isTrivia, tree.tokens.kind(token) != .unterminatedComment else {
        return tree.text(token)
      }
      return tree.text(token).unicodeScalars.split(omittingEmptySubsequences: false) {
        Character($0).isNewline
      }.enumerated().map { index, line in
        let start = index == 0 ? line : line.drop { $0 == " " || $0 == "\t" }
        var end = start
        if tree.tokens.kind(token) == .lineComment {
          while end.last == " " || end.last == "\t" { end.removeLast() }
        }
        return String(end)
      }.joined(separator: "\n")
    }
  }
}
