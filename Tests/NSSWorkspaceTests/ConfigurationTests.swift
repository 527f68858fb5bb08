import Foundation
import NSSTestSupport
import NSSWorkspace
import Testing

@Suite struct ConfigurationTests {
  private let rules = ["empty-rule", "unused-variable", "invalid-color"]

  private func store(_ folder: TemporaryFolder, _ choice: ConfigurationStore.Choice = .nearest)
    -> ConfigurationStore
  {
    ConfigurationStore(choice, currentFolder: folder.path, ruleIDs: rules)
  }

  private func problems(_ text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(".nsslint.json", text)
    let store = store(folder)
    _ = store.configuration(forFile: "a.nss")
    return store.problems.map(\.description)
  }

  @Test func readsEveryKey() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ".nsslint.json",
      """
      // all of them
      {
        "$schema": "x",
        "exclude": ["build/", "*.gen.nss"], "engines": ["nui", "auto"],
        "rules": { "empty-rule": "off", "invalid-color": "note" },
        "attributes": ["badge-color"], "values": ["brand"], "fonts": ["72-Bold"],
        "classes": { "LargeButton": "Button" }, "sheets": [["Base.nss", "../Dark.nss"]],
        "catalogs": ["x/app.nssc"], "infoPlist": "Info.plist", "palette": "v8",
        "overrides": [{ "paths": ["Legacy/"], "rules": { "empty-rule": "error" }, "palette": "v4" },],
      }
      """)
    let store = store(folder)
    let configuration = store.configuration(forFile: "Sub/a.nss")
    #expect(store.problems.map(\.description) == [])
    #expect(configuration.engines == ["nui", "auto"])
    #expect(configuration.rules == ["empty-rule": .off, "invalid-color": .note])
    #expect(configuration.attributes == ["badge-color"])
    #expect(configuration.values == ["brand"])
    #expect(configuration.fonts == ["72-Bold"])
    #expect(configuration.classes == ["LargeButton": "Button"])
    #expect(
      configuration.sheets == [[folder.path.appending("Base.nss"), folder.path.parent.appending("Dark.nss")]])
    #expect(configuration.catalogs == [folder.path.appending("x/app.nssc")])
    #expect(configuration.infoPlist == folder.path.appending("Info.plist"))
    #expect(configuration.palette == "v8")
    #expect(store.excludes(folder.path.appending("x/build"), isFolder: true))
    #expect(store.excludes(folder.path.appending("x/a.gen.nss"), isFolder: false))
    #expect(!store.excludes(folder.path.appending("x/a.nss"), isFolder: false))
    let legacy = store.configuration(forFile: "Legacy/deep/a.nss")
    #expect(legacy.rules == ["empty-rule": .error, "invalid-color": .note])
    #expect(legacy.palette == "v4")
    #expect(legacy.engines == ["nui", "auto"])
  }

  @Test(arguments: [
    (#"{"rule": {}}"#, #"1:2: unknown key "rule"; did you mean "rules"?"#),
    (#"{ "engines": "nui" }"#, #"1:14: expected an array of strings for "engines", found a string"#),
    (
      #"{"engines": ["nui", "sapfiory"]}"#,
      #"1:21: expected "auto", "nui", "sapfiori", "fiori-swiftui" for "engines", found "sapfiory"; did you mean "sapfiori"?"#
    ),
    (#"{"rules": {"empty-rul": "off"}}"#, #"1:12: unknown rule "empty-rul"; did you mean "empty-rule"?"#),
    (
      #"{"rules": {"empty-rule": "warn"}}"#,
      #"1:26: expected "off", "note", "warning", "error" for "empty-rule", found "warn"; did you mean "warning"?"#
    ),
    (
      #"{"rules": {"empty-rule": 1}}"#,
      #"1:26: expected "off", "note", "warning", "error" for "empty-rule", found the number 1"#
    ),
    (
      "{\n  \"fonts\": [1]\n}",
      #"2:13: expected a string (a PostScript name) for "fonts", found the number 1"#
    ),
    (
      #"{"classes": ["a"]}"#,
      #"1:13: expected an object from style classes to strings for "classes", found an array"#
    ),
    (#"{"sheets": ["a"]}"#, #"1:13: expected an array of strings for "sheets", found a string"#),
    (
      #"{"palette": "v9"}"#,
      #"1:13: expected "v3_x", "v3_2", "v4", "v5", "v6", "v7", "v8" for "palette", found "v9"; did you mean "v3_2"?"#
    ),
    (#"{"overrides": [{"rules": {}}]}"#, #"1:16: expected "paths" in each object of "overrides""#),
    (#"{"overrides": [{"paths": [], "exclude": []}]}"#, #"1:30: "exclude" cannot stand in "overrides""#),
    (#"{"overrides": [{"path": [], "paths": []}]}"#, #"1:17: unknown key "path"; did you mean "paths"?"#),
    (#"{"overrides": [1]}"#, #"1:16: expected an object in "overrides", found the number 1"#),
    (#"{"exclude": ["[a"]}"#, #"1:14: "[a" is no pattern: it can match nothing"#),
    (#"{"infoPlist": ""}"#, #"1:15: expected a string (a path) in "infoPlist", found an empty one"#),
    (#"{"fonts": [], "fonts": []}"#, #"1:15: the key "fonts" stood here before"#),
    ("[]", "1:1: expected an object, found an array"), ("{\"fonts\": [}", "1:12: expected a value"),
    ("", "1:1: expected a value, found the end of the text"),
    (#"{"extends": "none.json"}"#, "1:13: cannot read 'none.json': No such file or directory"),
  ]) func saysWhereAndWhatWasExpected(text: String, problem: String) throws {
    let problems = try problems(text)
    if problem.contains("v9") {
      #expect(problems.count == 1 && problems[0].hasPrefix(".nsslint.json:1:13: expected \"v3_x\""))
    } else {
      #expect(problems == [".nsslint.json:" + problem])
    }
  }

  @Test func anUnknownKeyWithoutANeighbourListsAll() throws {
    #expect(
      try problems(#"{"zzzzzzzzzz": 1}"#).first?.contains("expected one of \"extends\", \"exclude\"") == true)
  }

  @Test func theNearestFileCounts() throws {
    let folder = try TemporaryFolder()
    try folder.write(".nsslint.json", #"{"palette": "v7", "fonts": ["A"]}"#)
    try folder.write("sub/.nsslint.json", #"{"fonts": ["B"]}"#)
    let store = store(folder)
    #expect(store.configuration(forFile: "x/y/a.nss").palette == "v7")
    #expect(store.configuration(forFile: "sub/y/a.nss").palette == nil)
    #expect(store.configuration(forFile: folder.path.appending("sub/a.nss")).fonts == ["B"])
    #expect(self.store(folder, .none).configuration(forFile: "x.nss") == Configuration())
    let one = self.store(folder, .file("sub/.nsslint.json"))
    #expect(one.configuration(forFile: "x.nss").fonts == ["B"])
  }

  @Test func extendsAddsBasesInOrder() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "base/one.json",
      #"{"rules": {"empty-rule": "off"}, "fonts": ["A"], "palette": "v4", "exclude": ["x/"]}"#)
    try folder.write("base/two.json", #"{"extends": "one.json", "palette": "v5"}"#)
    try folder.write(".nsslint.json", #"{"extends": ["base/one.json", "base/two.json"], "fonts": ["B"]}"#)
    let store = store(folder)
    let configuration = store.configuration(forFile: "a.nss")
    #expect(store.problems.isEmpty)
    #expect(configuration.palette == "v5")
    #expect(configuration.fonts == ["A", "A", "B"])
    #expect(configuration.rules == ["empty-rule": .off])
    #expect(configuration.excludes(folder.path.appending("base/x"), isFolder: true))
    #expect(!configuration.excludes(folder.path.appending("x"), isFolder: true))
  }

  @Test func circlesAndLongChainsEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write(".nsslint.json", #"{"extends": "b.json"}"#)
    try folder.write("b.json", #"{"extends": ["c.json"]}"#)
    try folder.write("c.json", #"{"extends": "./x/../b.json"}"#)
    let first = store(folder)
    _ = first.configuration(forFile: "a.nss")
    #expect(
      first.problems.map(\.description) == [
        "c.json:1:13: \"extends\" goes round in a circle: 'b.json' -> 'c.json' -> 'b.json'"
      ])
    for index in 0..<100 { try folder.write("n\(index).json", #"{"extends": "n\#(index + 1).json"}"#) }
    let second = store(folder, .file("n0.json"))
    _ = second.configuration(forFile: "a.nss")
    #expect(second.problems.map(\.description) == ["n63.json:1:13: more than 64 files extend each other"])
  }

  @Test func manyWaysToOneBaseAreReadOnce() throws {
    let folder = try TemporaryFolder()
    for index in 0..<12 {
      try folder.write("d\(index).json", #"{"extends": ["d\#(index + 1).json", "d\#(index + 1).json"]}"#)
    }
    try folder.write("d12.json", #"{"palette": "v6"}"#)
    let store = store(folder, .file("d0.json"))
    #expect(store.configuration(forFile: "a.nss").palette == "v6")
    #expect(store.problems.isEmpty)
  }

  @Test func anUnreadableFileIsAProblem() throws {
    let folder = try TemporaryFolder()
    let missing = store(folder, .file("none.json"))
    _ = missing.configuration(forFile: "a.nss")
    _ = missing.configuration(forFile: "b.nss")
    #expect(
      missing.problems.map(\.description) == [
        "none.json: cannot read the configuration: No such file or directory"
      ])
    try folder.write(".nsslint.json/x", "")
    let store = store(folder)
    _ = store.configuration(forFile: "a.nss")
    #expect(
      store.problems.map(\.description) == [".nsslint.json: cannot read the configuration: it is a folder"])
  }

  @Test func printsWhatIsInForce() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ".nsslint.json",
      #"{"rules": {"unused-variable": "note", "empty-rule": "off"}, "palette": "v8", "overrides": [{"paths": ["a/"], "fonts": ["X"]}]}"#
    )
    let printed = store(folder).configuration(forFile: "a.nss").json()
    let root = try JSONReader.read(printed).root
    #expect(root.children.compactMap(\.key) == ["rules", "palette", "overrides"])
    #expect(root["rules"]?.children.compactMap(\.key) == ["empty-rule", "unused-variable"])
    #expect(Configuration().json() == Array("{}\n".utf8))
  }

  @Test func aHundredMegabytesAreRefusedQuickly() throws {
    let folder = try TemporaryFolder()
    try folder.write(".nsslint.json")
    let handle = try FileHandle(
      forWritingTo: URL(fileURLWithPath: folder.path.appending(".nsslint.json").description))
    try handle.truncate(atOffset: 100 << 20)
    try handle.close()
    let store = store(folder)
    _ = store.configuration(forFile: "a.nss")
    #expect(store.problems.first?.message.contains("more than the 16777216 bytes") == true)
  }

  @Test func neverTrapsOnMutatedFiles() throws {
    let seed = Array(
      #"{"extends":"x","exclude":["a"],"rules":{"empty-rule":"off"},"sheets":[["a"]],"overrides":[{"paths":["b"],"fonts":["c"]}]}"#
        .utf8)
    let alphabet = Array(#"{}[]",:1a !*/\"#.utf8) + [0xFF]
    var random = SplitMix64(seed: 9)
    let folder = try TemporaryFolder()
    for _ in 0..<300 {
      var bytes = seed
      for _ in 0..<4 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      try AtomicFile.write(bytes, to: folder.path.appending(".nsslint.json"))
      let store = store(folder)
      _ = store.configuration(forFile: "a.nss").json()
      #expect(store.problems.allSatisfy { !$0.message.isEmpty })
    }
  }
}
