import NSSLint
import NSSSyntax
import NSSWorkspace
import Testing

/// What configurations name reaches the linter.
@Suite struct ProjectFilesTests {
  /// The findings of a sheet under the folder's configuration: `rule: message`, and what is wrong with the files.
  private func lint(_ sheet: String, named name: FilePath = "theme.nss", in folder: TemporaryFolder)
    -> (findings: [String], problems: [String])
  {
    let store = ConfigurationStore(.nearest, currentFolder: folder.path)
    let files = ProjectFiles(currentFolder: folder.path)
    let configuration = store.configuration(forFile: name)
    var settings = LintSettings()
    settings.engines = .nui
    settings.classes = configuration.classes
    settings.fonts = Set(configuration.fonts)
    settings.siblings = files.siblings(of: name, in: configuration.sheets)
    files.complete(&settings, from: configuration)
    // Asked twice, said once.
    files.complete(&settings, from: configuration)
    let result = Linter(settings: settings).lint(SourceText(name: "theme.nss", sheet))
    #expect(store.problems.isEmpty)
    return (result.diagnostics.map { "\($0.rule): \($0.message)" }, files.problems)
  }

  @Test func classesTakeTheAttributesOfTheirBase() throws {
    let folder = try TemporaryFolder()
    let sheet = "HugeButton { bar-tint-color: red; font-color-highlited: red; font-size: big; }"
    #expect(lint(sheet, in: folder).findings.filter { $0.hasPrefix("unsupported") } == [])
    try folder.write(".nsslint.json", #"{"classes": {"HugeButton": "LargeButton", "LargeButton": "Button"}}"#)
    let (findings, problems) = lint(sheet, in: folder)
    #expect(problems == [])
    #expect(
      findings.map { $0.prefix { $0 != ":" } } == [
        "unsupported-attribute", "unknown-attribute", "invalid-value",
      ])
    #expect(findings.first?.contains("'HugeButton' does not take 'bar-tint-color'") == true)
  }

  @Test func aClassNearAKnownOneIsTheAppsOwnWhenItIsConfigured() throws {
    let folder = try TemporaryFolder()
    #expect(lint("Buttom { font-size: 12; }", in: folder).findings.count == 1)
    try folder.write(".nsslint.json", #"{"classes": {"Buttom": "Button"}}"#)
    #expect(lint("Buttom { font-size: 12; }", in: folder).findings == [])
  }

  @Test func basesThatLeadNowhereAreProblems() throws {
    let folder = try TemporaryFolder()
    try folder.write(".nsslint.json", #"{"classes": {"A": "Buttn", "B": "C", "C": "B"}}"#)
    let (findings, problems) = lint("A { font-size: 12; } B { font-size: 12; }", in: folder)
    #expect(findings == [])
    #expect(
      problems == [#""classes" gives 'A' the base 'Buttn', which no catalogue has; did you mean 'Button'?"#])
  }

  @Test func cataloguesAreAdded() throws {
    let folder = try TemporaryFolder()
    try folder.write(".nsslint.json", #"{"catalogs": ["app.nssc"]}"#)
    try folder.write("app.nssc", "Badge { font-color: Color; badge-size: Number; }\n")
    let (findings, problems) = lint("Badge { badge-size: big; font-size: 12; }", in: folder)
    #expect(problems == [])
    #expect(findings.map { $0.prefix { $0 != ":" } } == ["invalid-value", "unsupported-attribute"])
  }

  @Test func brokenCataloguesAreReportedWithTheirPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write(".nsslint.json", #"{"catalogs": ["Sub/app.nssc", "none.nssc"]}"#)
    try folder.write("Sub/app.nssc", "Badge {\n  font-color Color;\n}\n")
    let problems = lint("Label { font-size: 12; }", in: folder).problems
    #expect(problems.contains("none.nssc: cannot read the catalogue: No such file or directory"))
    #expect(problems.contains { $0.hasPrefix("Sub/app.nssc:2:") })
  }

  @Test func fontsOfTheInfoPlistCount() throws {
    let folder = try TemporaryFolder()
    let sheet = "Label { font-name: Brandish-Bold; }"
    #expect(lint(sheet, in: folder).findings.count == 1)
    try folder.write(".nsslint.json", #"{"infoPlist": "App/Info.plist"}"#)
    try folder.write(
      "App/Info.plist",
      "<plist><dict><key>UIAppFonts</key><array><string>Fonts/Brandish-Bold.ttf</string></array></dict></plist>"
    )
    #expect(lint(sheet, in: folder).findings == [])
    try folder.write("App/Info.plist", "bplist00")
    let problems = lint(sheet, in: folder).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("App/Info.plist: binary property lists are not read") == true)
  }

  @Test func sheetsOfASetKnowEachOthersVariables() throws {
    let folder = try TemporaryFolder()
    try folder.write(".nsslint.json", #"{"sheets": [["Themes/Base.nss", "Themes/Dark.nss"], ["Other.nss"]]}"#)
    try folder.write("Themes/Base.nss", "@brand: #112233;\n@unused: 1;\n")
    let dark = "@own: red;\nLabel { font-color: @brand; font-size: @size; }"
    try folder.write("Themes/Dark.nss", dark)
    let (findings, problems) = lint(dark, named: "Themes/Dark.nss", in: folder)
    #expect(problems == [])
    #expect(
      findings.map { $0.prefix { $0 != ":" } } == [
        "unused-variable", "variable-across-sheets", "undefined-variable",
      ])
    #expect(findings.contains { $0.contains("'Themes/Base.nss'") })
    // Unused is what no sheet of the set uses.
    let base = lint("@brand: #112233;\n@unused: 1;", named: "Themes/Base.nss", in: folder).findings
    #expect(base == ["unused-variable: '@unused' is never used"])
    #expect(lint("@unused: 1;", named: "Alone.nss", in: folder).findings.count == 1)
  }

  @Test func aMissingSheetOfASetIsAProblem() throws {
    let folder = try TemporaryFolder()
    try folder.write(".nsslint.json", #"{"sheets": [["theme.nss", "Gone.nss"]]}"#)
    #expect(
      lint("Label { font-size: 12; }", in: folder).problems == [
        "Gone.nss: cannot read the sheet that \"sheets\" names: No such file or directory"
      ])
  }
}
