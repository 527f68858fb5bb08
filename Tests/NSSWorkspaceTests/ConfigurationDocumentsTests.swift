import Foundation
import NSSWorkspace
import Testing

@Suite struct ConfigurationDocumentsTests {
  private let schemaPath = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Grammar/schemas/nsslint-configuration.schema.json")

  @Test func theSchemaIsUpToDate() throws {
    let expected = ConfigurationSchema.json()
    let actual = (try? Data(contentsOf: schemaPath)).map { Array($0) }
    if actual != expected, ProcessInfo.processInfo.environment["NSS_UPDATE"] == "1" {
      try AtomicFile.write(expected, to: FilePath(schemaPath.path))
    }
    #expect(actual == expected, "run the tests with NSS_UPDATE=1 to rewrite \(schemaPath.lastPathComponent)")
  }

  @Test func theSchemaNamesTheRules() throws {
    let root = try JSONReader.read(ConfigurationSchema.json(rules: [("empty-rule", "says nothing")])).root
    let rule = root["properties"]?["rules"]?["properties"]?["empty-rule"]
    #expect(rule?["description"]?.string == "says nothing")
    #expect(rule?["enum"]?.children.compactMap(\.string) == ["off", "note", "warning", "error"])
  }

  @Test func theStarterSaysNothingUntilItIsUncommented() throws {
    let folder = try TemporaryFolder()
    try folder.write(".nsslint.json", ConfigurationStarter.text())
    let store = ConfigurationStore(.nearest, currentFolder: folder.path)
    #expect(store.configuration(forFile: "a.nss") == Configuration())
    #expect(store.problems.isEmpty)
    #expect(ConfigurationStarter.text().split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func everyExampleOfTheStarterIsAccepted() throws {
    let folder = try TemporaryFolder()
    try folder.write("shared.nsslint.json", "{}")
    let text = ConfigurationStarter.text().replacing("  // \"", with: "  \"")
      .replacing("../shared", with: "shared")
    try folder.write(".nsslint.json", text)
    let store = ConfigurationStore(.nearest, currentFolder: folder.path)
    let configuration = store.configuration(forFile: "a.nss")
    #expect(store.problems.map(\.description) == [])
    let printed = try JSONReader.read(configuration.json()).root
    // Every key but `extends`, whose settings are taken in.
    let keys = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }.count
    #expect(Array(printed.children).count == keys - 1)
  }
}
