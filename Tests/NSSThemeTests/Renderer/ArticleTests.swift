import Foundation
import NSSTheme
import NSSTestSupport
import Testing

/// The renderer of the documentation compiles, because it is a file of this target; and it does what the page says.
@Suite struct ArticleTests {
  private static let article = "Sources/NSSTheme/NSSTheme.docc/DrawingACell.md"

  @Test func thePageShowsTheFile() throws {
    let page = try String(contentsOf: PackageFiles.root.appendingPathComponent(Self.article), encoding: .utf8)
    let code = try String(
      contentsOf: PackageFiles.root.appendingPathComponent(
        "Tests/NSSThemeTests/Renderer/StepperCellPicture.swift"),
      encoding: .utf8)
    let isShown = page.contains("```swift\n" + code + "```\n")
    if !isShown, ProcessInfo.processInfo.environment["NSS_UPDATE"] == "1",
      let start = page.range(of: "```swift\nimport NSSTheme\n\n///"),
      let end = page.range(of: "\n```\n", range: start.upperBound..<page.endIndex)
    {
      let renewed = page.replacingCharacters(
        in: start.lowerBound..<end.upperBound, with: "```swift\n" + code + "```\n")
      try renewed.write(
        to: PackageFiles.root.appendingPathComponent(Self.article), atomically: true, encoding: .utf8)
    }
    #expect(isShown, "the page is stale; NSS_UPDATE=1 renews it")
  }

  @Test func thePictureIsTheOneOfThePage() throws {
    let sheet = """
      fdlFUIStepperFormCell_keyText { font-color: #354A5F; font-color-disabled: @primary4; font-size: 15; }
      fdlFUIStepperFormCell_valueText { font-color: #0A6ED1; border-color-disabled: #89919A; }
      """
    let picture = StepperCellPicture(stylesheet: Array(sheet.utf8), appearance: .light)
    let svg = picture.svg(key: "Persons", value: "4", state: .disabled)
    let grey = PaletteStyle.named("primary4").flatMap { Palette().color($0, .dark) }?.hex ?? ""
    #expect(
      svg == """
        <svg width="320" height="44">
          <text x="16" y="28" fill="\(grey)" font-size="15.0">Persons</text>
          <rect x="200" y="8" width="96" height="28" fill="none" stroke="#89919aff"/>
          <text x="208" y="28" fill="#0a6ed1ff" font-size="17.0">4 ?</text>
        </svg>
        """)
    let page = try String(contentsOf: PackageFiles.root.appendingPathComponent(Self.article), encoding: .utf8)
    #expect(page.contains(sheet))
    #expect(page.contains(svg))
  }
}
