import NSSSyntax
import NSSTheme

/// Paths, lines and columns of the places in a theme's sheets.
struct ThemePlaces {
  private let names: [String]
  private var places: [SourcePlaces]

  init(_ sheets: [SourceText]) {
    names = sheets.map(\.name)
    places = sheets.map { SourcePlaces($0, .utf8) }
  }

  /// The path of a sheet as it was given.
  func path(_ sheet: Int) -> String { names.indices.contains(sheet) ? names[sheet] : "" }

  /// Where a place begins: 1-based line and column, the column in UTF-8 bytes.
  mutating func position(_ location: ThemeLocation) -> Position {
    position(location.range.lowerBound, in: location.sheet)
  }

  /// The place of a 0-based byte offset in a sheet.
  mutating func position(_ offset: Int, in sheet: Int) -> Position {
    places.indices.contains(sheet) ? places[sheet].position(of: offset) : Position(line: 1, column: 1)
  }

  /// `theme.nss:3:5`
  mutating func text(_ location: ThemeLocation) -> String {
    let position = position(location)
    return "\(path(location.sheet)):\(position.line):\(position.column)"
  }
}
