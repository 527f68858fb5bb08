import NSSCatalog
import NSSLint

/// A place in one of the client's sheets.
struct Place {
  var snapshot: Snapshot
  /// 0-based UTF-8 byte range.
  var range: Range<Int>
}

/// Definition, references and highlights of variables and classes across sheets.
enum Navigation {
  /// The definitions of what is named at an offset: of the sheet itself where it has some, else of the others.
  static func definitions(_ snapshot: Snapshot, _ offset: Int, others: () -> [Snapshot]) -> [Place] {
    guard let name = snapshot.symbols.name(at: offset)?.name else { return [] }
    func own(_ sheet: Snapshot) -> [Place] {
      sheet.symbols.places(of: name).filter(\.isDefinition).map { Place(snapshot: sheet, range: $0.range) }
    }
    let here = own(snapshot)
    if !here.isEmpty { return here }
    let others = others()
    let there = others.flatMap(own)
    return there.isEmpty ? ([snapshot] + others).flatMap { overrides(of: name, $0) } : there
  }

  /// The definitions of variants of a palette colour, which set what its plain name stands for.
  private static func overrides(of name: SymbolName, _ sheet: Snapshot) -> [Place] {
    guard case .variable(let text) = name, let style = PaletteName(String(text.dropFirst()))?.style else {
      return []
    }
    return sheet.sheet.definitions.filter {
      PaletteName(String(sheet.sheet.text($0.name).dropFirst()))?.style == style
    }.map { Place(snapshot: sheet, range: sheet.sheet.range(ofToken: $0.token)) }
  }

  /// All places of what is named at an offset, this sheet's first.
  static func references(
    _ snapshot: Snapshot, _ offset: Int, withDefinitions: Bool, others: () -> [Snapshot]
  ) -> [Place] {
    guard let name = snapshot.symbols.name(at: offset)?.name else { return [] }
    // The places of a class are rules, each as much a use as a definition.
    let isClass = if case .styleClass = name { true } else { false }
    return ([snapshot] + others()).flatMap { sheet in
      sheet.symbols.places(of: name).filter { withDefinitions || isClass || !$0.isDefinition }
        .map { Place(snapshot: sheet, range: $0.range) }
    }
  }

  /// The places in this sheet of what is named at an offset.
  static func highlights(_ snapshot: Snapshot, _ offset: Int) -> [SymbolTable.Occurrence] {
    snapshot.symbols.name(at: offset).map { snapshot.symbols.places(of: $0.name) } ?? []
  }
}
