import NSSCatalog
import NSSSyntax

/// Walks the values that are not what their attribute takes.
enum BadValueWalk {
  /// Calls `body` for each place of each distinct bad value.
  static func run(
    _ sheet: LintSheet, _ body: (EngineFacts, BadValue, ValuePlace) -> Void
  ) {
    for facts in sheet.facts.byEngine {
      for value in facts.badValues {
        for place in value.places { body(facts, value, place) }
      }
    }
  }

  /// Where a value in a definition is wanted: the declaration that uses the variable.
  static func related(_ place: ValuePlace, _ sheet: LintSheet) -> [RelatedLocation] {
    guard place.definition >= 0 else { return [] }
    let declaration = sheet.declarations[Int(place.declaration)]
    return [
      RelatedLocation(
        "used here for '\(sheet.text(declaration.name))'",
        sheet.range(ofTokens: sheet.valueTokens(of: declaration)))
    ]
  }
}

extension Range<Int> {
  func offset(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
