import NSSLint
import NSSSyntax
import Testing

/// What the examples of the rule do not show.
@Suite struct CompetingPathsTests {
  private static let chartCards = """
    fdlFUIChartCardCollectionViewCell_title { font-color: #112233; }
    fdlFUIChartCardView_title { font-color: #445566; }

    """
  private static let filterCells = """
    fdlFUIFilterFormCell_item_titleLabel { font-color-selected: #112233; }
    fdlFUIFilterFormCell_item_titleLabel_selected { font-color: #445566; }

    """

  private static func places(_ text: String) -> [Range<Int>] {
    var settings = LintSettings()
    settings.engines = .sapfiori
    settings.only = ["competing-paths"]
    return Linter(settings: settings).lint(SourceText(name: "", text)).diagnostics.map(\.range)
  }

  @Test func thoseOfAViewThatAComponentShowsCompete() {
    let start = Self.chartCards.utf8.count - "font-color: #445566; }\n".utf8.count
    #expect(Self.places(Self.chartCards) == [start..<start + "font-color".utf8.count])
  }

  @Test func whatElseTheSheetHoldsMakesNoDifference() {
    let other = Self.places(Self.filterCells).map {
      $0.lowerBound + Self.chartCards.utf8.count..<$0.upperBound + Self.chartCards.utf8.count
    }
    #expect(other.count == 1)
    #expect(Self.places(Self.chartCards + Self.filterCells) == Self.places(Self.chartCards) + other)
  }
}
