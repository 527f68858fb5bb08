import Foundation
import NSSCatalog
import NSSReport
import NSSSyntax
import NSSTestSupport
import NSSTheme
import Testing

@Suite struct ResolveJSONTests {
  private func json(_ theme: ResolvedTheme, only: [ThemedComponent]? = nil) throws -> [String: Any] {
    var writer = JSONWriter()
    ResolveJSON.append(theme, only: only, to: &writer)
    return try #require(JSONSerialization.jsonObject(with: Data(writer.bytes)) as? [String: Any])
  }

  private func schema() throws -> SchemaValidator {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let file = root.appending(path: "Grammar/schemas/nss-resolve.schema.json")
    return try #require(SchemaValidator(JSONSerialization.jsonObject(with: Data(contentsOf: file))))
  }

  /// Every shipped theme and every sample, by every engine, for each device.
  @Test func isValidAgainstItsSchema() throws {
    let schema = try schema()
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Themes")
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "nss" }
    #expect(files.count >= 5)
    var sheets = try files.map {
      SourceText(name: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
    }
    sheets += [ThemeSamples.base, ThemeSamples.palette, ThemeSamples.rejected]
    sheets.append(SourceText(name: "-", bytes: [0x41, 0xFF]))
    for sheet in sheets {
      for engine in Engine.allCases {
        let theme = ThemeSamples.theme([sheet], engine, device: .ipad)
        #expect(schema.problems(try json(theme)).prefix(3) == [], "\(sheet.name) \(engine.name)")
      }
    }
  }

  @Test func aSchemaThatIsBrokenIsNoticed() throws {
    var broken = try json(ThemeSamples.theme())
    broken["outcome"] = "fine"
    broken["classes"] = ["A": ["b": ["text": 1]]]
    #expect(try schema().problems(broken).count > 3)
  }

  @Test func aValueHasItsWholeStory() throws {
    let theme = ThemeSamples.theme([ThemeSamples.base, ThemeSamples.appended])
    let classes = try #require(json(theme)["classes"] as? [String: [String: [String: Any]]])
    let value = try #require(classes["fdlFUIStepperFormCell_keyText"]?["font-color"])
    #expect(value["text"] as? String == "primary1")
    #expect(value["type"] as? String == "Color")
    #expect(value["via"] as? [String] == ["@brand", "primary1"])
    #expect(value["assumed"] as? [String] == ["palette-hop", "sheet-scope", "bare-form"])
    let source = value["source"] as? [String: Any]
    #expect(source?["path"] as? String == "Themes/Übersicht.nss")
    #expect([source?["line"], source?["column"]] as? [Int] == [2, 3])
    let beats = value["beats"] as? [[String: Any]]
    #expect(beats?.map { $0["text"] as? String } == ["@brand"])
    let size = try #require(classes["fdlFUIStepperFormCell_keyText"]?["font-size"])
    #expect((size["value"] as? [String: Any])?["readAs"] as? Double == 17)
  }

  @Test func aTableHasStatesAndWhereTheyCameFrom() throws {
    let components = try #require(
      json(ThemeSamples.theme(), only: [.FUIStepperFormCell])["components"]
        as? [String: [String: [String: Any]]])
    #expect(components.keys.sorted() == ["FUIStepperFormCell"])
    let element = try #require(components["FUIStepperFormCell"]?["keyText"])
    #expect(element["propertyRef"] as? String == "title")
    #expect(element["basis"] as? String == "heading")
    let states = try #require(element["states"] as? [String: [String: [String: Any]]])
    #expect(states["disabled"]?["foregroundColor"]?["from"] as? String == "state")
    #expect(states["disabled"]?["foregroundColor"]?["value"] as? String == "#66666666")
    #expect(states["highlighted"]?["foregroundColor"]?["from"] as? String == "bare")
    #expect((states["highlighted"]?["foregroundColor"]?["assumed"] as? [String])?.first == "state-fallback")
  }

  @Test func aRejectedSheetSaysWhere() throws {
    let answer = try json(ThemeSamples.theme([ThemeSamples.rejected], .nui))
    #expect(answer["classes"] == nil && answer["components"] == nil)
    #expect(answer["outcome"] as? String == "syntax-error")
    let error = try #require(answer["error"] as? [String: Any])
    // The mark has three bytes, each of the two characters three bytes and one unit.
    #expect(error["offset"] as? Int == 30)
    #expect(error["utf16Offset"] as? Int == 23)
    #expect([error["line"], error["column"]] as? [Int] == [2, 15])
  }

  @Test func keysAreSorted() {
    var writer = JSONWriter(indentation: 1)
    ResolveJSON.append(ThemeSamples.theme([ThemeSamples.base, ThemeSamples.palette]), to: &writer)
    var keys: [[String]] = [[]]
    for line in String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count
      let text = line.dropFirst(depth)
      while keys.count > depth + 1 { keys.removeLast() }
      while keys.count < depth + 1 { keys.append([]) }
      guard text.hasPrefix("\""), let end = text.range(of: "\": ") else { continue }
      let key = String(text[..<end.lowerBound].dropFirst())
      if let last = keys[depth].last {
        #expect(last.utf8.lexicographicallyPrecedes(key.utf8), "\(last) \(key)")
      }
      keys[depth].append(key)
    }
  }
}
