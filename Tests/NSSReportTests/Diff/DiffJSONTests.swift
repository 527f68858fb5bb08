import Foundation
import NSSCatalog
import NSSReport
import NSSSyntax
import NSSTheme
import Testing

@Suite struct DiffJSONTests {
  private func json(_ report: DiffReport) throws -> [String: Any] {
    var writer = JSONWriter()
    DiffJSON.append(report, to: &writer)
    return try #require(JSONSerialization.jsonObject(with: Data(writer.bytes)) as? [String: Any])
  }

  private func schema() throws -> SchemaValidator {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let file = root.appending(path: "Grammar/schemas/nss-diff.schema.json")
    return try #require(SchemaValidator(JSONSerialization.jsonObject(with: Data(contentsOf: file))))
  }

  /// Every kind of cause, edit, value and difference, and each shipped theme against nothing.
  private func reports() throws -> [DiffReport] {
    let names = ["variable", "refactoring", "contrast"]
    var reports = try names.map { try DiffSamples.prepared($0) }
    let old =
      "@a: 1; A { font-size: 1; content-insets: 1; text-shadow-offset: 1,2; font-name: x; b: @a; own: 2px; }"
    let new =
      "@c: 2; A { font-size: 2; content-insets: 2; text-shadow-offset: 2,3; font-name: y; b: @c; own: 3px; }"
    for engine in Engine.allCases {
      reports.append(DiffSamples.report(old, new, engine))
      reports.append(DiffSamples.report("A { a: b; }", "A { a: @b; ", engine))
      reports.append(DiffSamples.report("@primary1:#111111;", "@primary1_darkBackground:red;", engine))
    }
    let themes = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Themes")
    let found = FileManager.default.enumerator(at: themes, includingPropertiesForKeys: nil)
    for file in (found?.allObjects as? [URL] ?? []) where file.pathExtension == "nss" {
      let sheet = SourceText(name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
      for engine in Engine.allCases {
        reports.append(DiffSamples.report(SourceText(name: "/dev/null", ""), sheet, engine))
      }
      let theme = ParsedTheme([sheet], engine: .sapfiori)
      let palettes = ThemeDiff(
        theme, theme, traits: [TraitsPair(old: Traits(palette: .v4), new: Traits(palette: .v8))])
      let engines = ThemeDiff(ParsedTheme([sheet], engine: .nui), theme)
      reports.append(
        DiffReport([DiffedSheet(oldPath: nil, newPath: sheet.name, diffs: [palettes, engines])]))
    }
    return reports
  }

  @Test func isValidAgainstItsSchema() throws {
    let schema = try schema()
    for report in try reports() {
      let problems = schema.problems(try json(report))
      #expect(problems.prefix(3) == [], "\(report.sheets.map(\.path))")
    }
  }

  @Test func aSchemaThatIsBrokenIsNoticed() throws {
    var broken = try json(DiffSamples.prepared("contrast"))
    broken["version"] = 2
    broken["more"] = 1
    #expect(try schema().problems(broken).count > 1)
  }

  @Test func aChangeHasItsWholeStory() throws {
    let answer = try json(DiffSamples.prepared("contrast"))
    #expect((answer["summary"] as? [String: Int])?["contrastRegressions"] == 1)
    let sheet = try #require((answer["sheets"] as? [[String: Any]])?.first)
    let diff = try #require((sheet["diffs"] as? [[String: Any]])?.first)
    let cause = try #require((diff["causes"] as? [[String: Any]])?.first)
    #expect(cause["name"] as? String == "@tintColor_darkBackground")
    let change = try #require((cause["changes"] as? [[String: Any]])?.first)
    #expect(change["in"] as? [Int] == [1])
    #expect((change["place"] as? [String: Any])?["component"] as? String == "FUIButton")
    #expect((change["new"] as? [String: Any])?["value"] as? String == "#8fc1f2ff")
    #expect((change["difference"] as? [String: Any])?["word"] as? String == "strong")
    let contrast = try #require((cause["contrasts"] as? [[String: Any]])?.first)
    #expect(contrast["crossing"] as? String == "regression")
    #expect((contrast["new"] as? [String: Any])?["level"] as? String == "fail")
  }
}
