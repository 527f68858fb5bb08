import NSSCatalog
import NSSSyntax

/// Signs that a file is in another language that uses the extension `.nss`, or no text at all.
public struct ForeignText: Sendable {
  /// What it seems to be, for a message: "a Neverwinter Nights script".
  public let language: String
  /// The sign, as a 0-based UTF-8 byte range.
  public let range: Range<Int>

  /// Looks for signs in a parsed sheet. Linear, and quick for themes: only what the parser objected to, the first
  /// bytes and the rule heads are looked at.
  public static func detect(_ tree: SyntaxTree) -> ForeignText? {
    binary(tree) ?? script(tree) ?? css(tree) ?? plainText(tree)
  }

  /// NUL in the first kilobytes. UTF-16 text has NUL too; a rule of its own explains that.
  private static func binary(_ tree: SyntaxTree) -> ForeignText? {
    let head = tree.source.bytes.prefix(4096)
    guard !head.starts(with: [0xFF, 0xFE]), !head.starts(with: [0xFE, 0xFF]) else { return nil }
    guard let at = head.firstIndex(of: 0), head.filter({ $0 == 0 }).count > 1 else { return nil }
    return ForeignText(language: "a binary file", range: at..<at + 1)
  }

  /// `#include "..."`, or a function head such as `void main()`, outside rules.
  private static func script(_ tree: SyntaxTree) -> ForeignText? {
    for problem in tree.problems.prefix(8) {
      let index = tree.tokens.index(at: problem.range.lowerBound)
      var words: [Int] = []
      var token = tree.tokens.significant(before: index)
      while token >= 0, tree.tokens.kind(token).isName, words.count < 3 {
        words.append(token)
        token = tree.tokens.significant(before: token)
      }
      guard let first = words.last else { continue }
      let isInclude =
        tree.tokens.kind(index) == .string && words.contains { tree.bytes($0).elementsEqual("#include".utf8) }
      let following = tree.tokens.significant(from: min(index + 1, tree.tokens.count - 1))
      let isFunction =
        functionTypes.contains(tree.text(words.count > 1 ? words[1] : first))
        && (tree.tokens.kind(index) == .openParen || tree.tokens.kind(following) == .openParen)
        || functionTypes.contains(tree.text(words[0])) && tree.tokens.kind(index) == .word
          && tree.tokens.kind(following) == .openParen
      if isInclude || isFunction {
        return ForeignText(
          language: "a Neverwinter Nights script", range: tree.tokens.start(first)..<tree.tokens.end(index))
      }
    }
    return nil
  }

  /// Many lines that make no sense, and neither a block nor a definition among them.
  private static func plainText(_ tree: SyntaxTree) -> ForeignText? {
    guard tree.problems.count >= 5, let first = tree.problems.first,
      !tree.nodes.contains(where: { $0.kind == .definition || $0.kind == .declaration || $0.kind == .media })
    else { return nil }
    return ForeignText(language: "plain text", range: first.range)
  }

  private static let functionTypes: Set<String> = [
    "void", "int", "float", "string", "object", "effect", "location", "vector", "event", "talent",
    "itemproperty",
  ]

  /// Every rule begins with a CSS selector, and none of them is a style class with a dot before it.
  private static func css(_ tree: SyntaxTree) -> ForeignText? {
    var sign: Range<Int>?
    for node in tree.nodes where node.kind == .rule || node.kind == .definition {
      guard node.kind == .rule else { return nil }
      let first = Int(node.first)
      let name = tree.bytes(first)
      guard tree.tokens.kind(first) == .word, name.count > 1, name.first == UInt8(ascii: ".") else {
        return nil
      }
      for catalog in [Catalog.nui, .sapfiori] {
        if catalog.classPath(name.dropFirst()) != nil { return nil }
      }
      sign = sign ?? tree.tokens.range(first)
    }
    return sign.map { ForeignText(language: "a CSS style sheet", range: $0) }
  }
}
