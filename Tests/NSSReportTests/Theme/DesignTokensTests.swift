import Foundation
import NSSCatalog
import NSSReport
import NSSSyntax
import NSSTheme
import Testing

/// The rules of the format module (October 2025): names, types, the shape of each type's value, aliases.
@Suite struct DesignTokensTests {
  private struct Token {
    var type: String
    var value: Any
  }

  private func document(_ theme: ResolvedTheme) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(DesignTokens.json(theme))) as? [String: Any])
  }

  /// All tokens by path; what breaks a rule of groups and names.
  private func tokens(
    _ group: [String: Any], _ path: [String], _ problems: inout [String]
  ) -> [String: Token] {
    var result: [String: Token] = [:]
    for (key, value) in group {
      if key.hasPrefix("$") {
        if !["$description", "$extensions", "$type"].contains(key) { problems.append("unknown \(key)") }
        continue
      }
      if key.contains(where: { ".{}".contains($0) }) { problems.append("name \(key)") }
      guard let object = value as? [String: Any] else {
        problems.append("no object at \(key)")
        continue
      }
      guard let content = object["$value"] else {
        result.merge(tokens(object, path + [key], &problems)) { $1 }
        continue
      }
      let known: Set = ["$value", "$type", "$description", "$extensions"]
      problems += object.keys.filter { !known.contains($0) }.map { "unknown \($0) in \(key)" }
      if !(object["$description"] is String) { problems.append("no description at \(key)") }
      result[(path + [key]).joined(separator: ".")] = Token(
        type: object["$type"] as? String ?? "", value: content)
    }
    return result
  }

  private func isValid(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "color":
      guard let color = value as? [String: Any], color["colorSpace"] as? String == "srgb",
        let parts = color["components"] as? [Double], let alpha = color["alpha"] as? Double,
        let hex = color["hex"] as? String
      else { return false }
      return parts.count == 3 && (parts + [alpha]).allSatisfy { (0...1).contains($0) }
        && hex.range(of: "^#[0-9a-f]{6}$", options: .regularExpression) != nil && color.count == 4
    case "dimension":
      let dimension = value as? [String: Any]
      return dimension?["unit"] as? String == "px" && dimension?["value"] is Double && dimension?.count == 2
    case "number": return value is Double
    case "fontFamily": return value is String
    default: return false
    }
  }

  /// Follows an alias to its end; nil where it leads nowhere, to another type or round in a circle.
  private func resolve(_ token: Token, _ all: [String: Token]) -> Any? {
    var token = token
    for _ in 0..<10 {
      guard let text = token.value as? String, text.hasPrefix("{"), text.hasSuffix("}") else {
        return token.value
      }
      guard let next = all[String(text.dropFirst().dropLast())], next.type == token.type else { return nil }
      token = next
    }
    return nil
  }

  @Test func followsTheFormat() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Themes")
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "nss" }
    var sheets = try files.map {
      SourceText(name: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
    }
    sheets += [ThemeSamples.base, ThemeSamples.palette, ThemeSamples.rejected]
    sheets.append(
      SourceText(
        name: "-", "@primary1: @primary1; @a: primary1; A { font-color: @a; font-color-disabled: @primary1 }")
    )
    sheets.append(
      SourceText(
        name: "-",
        "@a: 12; A { font-size: @a; text-line-clamp: @a; } A.B { font-size: 1 } A_B { font-size: 2 }"))
    for sheet in sheets {
      for engine in Engine.allCases {
        var problems: [String] = []
        let all = tokens(try document(ThemeSamples.theme([sheet], engine)), [], &problems)
        #expect(problems == [])
        for (path, token) in all {
          let end = resolve(token, all)
          #expect(end.map { isValid($0, token.type) } == true, "\(sheet.name) \(path): \(token)")
        }
      }
    }
  }

  @Test func aliasesAreKept() throws {
    var problems: [String] = []
    let all = tokens(try document(ThemeSamples.theme()), [], &problems)
    #expect(all["classes.fdlFUIStepperFormCell_keyText.font-color"]?.value as? String == "{variables.brand}")
    #expect(all["variables.brand"]?.value as? String == "{palette.primary1}")
    #expect(
      all["classes.fdlFUIStepperFormCell_valueText.border-color"]?.value as? String == "{palette.primary4}")
    #expect(
      all["classes.fdlFUISegmentedControl.tint-color"]?.value as? String
        == "{palette.negative_darkBackground}")
    #expect(all["classes.My_Button.border-width"]?.type == "dimension")
    #expect(all["classes.fdlFUIStepperFormCell_keyText.font-name"]?.type == "fontFamily")
    let color = all["palette.primary4"]?.value as? [String: Any]
    #expect(color?["hex"] as? String == "#cccccc")
    #expect(color?["components"] as? [Double] == [0.8, 0.8, 0.8])
  }

  @Test func namesStayApart() throws {
    let sheet = SourceText(name: "-", "A.B { font-size: 1; } A_B { font-size: 2; }")
    var problems: [String] = []
    let all = tokens(try document(ThemeSamples.theme([sheet], .nui)), [], &problems)
    let sizes = all.filter { $0.key.hasSuffix(".font-size") }.compactMap {
      ($0.value.value as? [String: Any])?["value"] as? Double
    }
    #expect(sizes.sorted() == [1, 2])
  }
}
