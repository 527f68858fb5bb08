import NSSCatalog
import NSSLint
import NSSSyntax

/// Renaming variables and the app's own classes in all sheets.
enum Rename {
  /// Why something cannot be renamed, for people.
  struct Refusal: Error, Equatable {
    let reason: String
  }

  /// The name at an offset that can be renamed.
  static func prepare(_ snapshot: Snapshot, _ offset: Int) throws(Refusal) -> (
    range: Range<Int>, name: SymbolName
  ) {
    guard snapshot.foreign == nil, let found = snapshot.symbols.name(at: offset) else {
      throw Refusal(reason: "There is no variable and no class here.")
    }
    switch found.name {
    case .variable(let name):
      if PaletteName(String(name.dropFirst())) != nil {
        throw Refusal(reason: "\(name) is a colour of the palette; another name would mean another colour.")
      }
    case .styleClass(let name):
      for engine in snapshot.ruleEngines {
        switch snapshot.catalog(engine).verdict(onClass: name.utf8) {
        case .known, .bareStem:
          throw Refusal(reason: "\(name) is a class path of \(engine.name), not of the app.")
        case .appClass, .unknown: break
        }
      }
    }
    return (found.range, found.name)
  }

  /// The places that get the new name.
  static func places(
    _ snapshot: Snapshot, _ offset: Int, to newName: String, others: [Snapshot]
  ) throws(Refusal) -> (places: [Place], text: String) {
    let old = try prepare(snapshot, offset).name
    var text = newName
    let new: SymbolName
    switch old {
    case .variable:
      if text.first != "@" { text = "@" + text }
      new = .variable(text)
    case .styleClass: new = .styleClass(text)
    }
    guard isName(text, like: old) else {
      throw Refusal(reason: "'\(newName)' is no name that every engine reads.")
    }
    let sheets = [snapshot] + others
    if new == old { return ([], text) }
    for sheet in sheets where !sheet.symbols.places(of: new).isEmpty && !sheet.symbols.places(of: old).isEmpty
    {
      throw Refusal(reason: "'\(text)' is used already in \(sheet.source.name).")
    }
    if case .variable(let name) = new, PaletteName(String(name.dropFirst())) != nil {
      throw Refusal(reason: "\(name) is a colour of the palette.")
    }
    let places = sheets.flatMap { sheet in
      sheet.symbols.places(of: old).map { Place(snapshot: sheet, range: $0.range) }
    }
    return (places, text)
  }

  /// Whether a text is one name token of the same kind, and none that NUI takes for a keyword.
  private static func isName(_ text: String, like old: SymbolName) -> Bool {
    let tree = SyntaxTree.parse(SourceText(name: "", text))
    guard tree.tokens.count == 2, text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    switch old {
    case .variable:
      return tree.tokens.kind(0) == .variable && text.count > 1 && !text.hasPrefix("@media")
        && !text.hasPrefix("@import")
    case .styleClass: return tree.tokens.kind(0) == .word && !text.hasPrefix("and")
    }
  }
}
