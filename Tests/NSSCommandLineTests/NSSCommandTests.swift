import Foundation
import NSSCommandLine
import NSSWorkspace
import Testing

/// `nss`, run in the process of the test.
@Suite struct NSSCommandTests {
  private static let sheet = """
    @primary4: #CCCCCC;
    fdlFUIStepperFormCell_valueText { border-color: @primary4; }
    """

  private func run(_ words: String..., input: String = "") -> (code: ExitCode, console: ScriptedConsole) {
    let console = ScriptedConsole()
    console.input = Array(input.utf8)
    return (Program.nss.main(words.map { Array($0.utf8) }, console), console)
  }

  // MARK: catalog

  @Test func catalogShowsAComponentInEveryFormat() throws {
    #expect(run("catalog", "FUIStepperFormCell").console.output.contains("fdlFUIStepperFormCell_keyText\n"))
    #expect(run("catalog", "Button", "--format", "markdown").console.output.hasPrefix("# Button\n"))
    let (code, console) = run("catalog", "fdlFUIStepperFormCell_keyText", "--format=json")
    #expect(code == .clean)
    let answer = try JSONSerialization.jsonObject(with: Data(console.output.utf8)) as? [String: Any]
    #expect(
      (answer?["entries"] as? [[String: Any]])?.first?["name"] as? String == "fdlFUIStepperFormCell_keyText")
  }

  @Test func catalogListsByKind() {
    let (code, console) = run("catalog")
    #expect(code == .clean)
    #expect(console.output.contains("\nFormCell\n  FUIAttachmentsFormCell\n"))
    #expect(run("catalog", "--format", "markdown").console.output.contains("\n## FormCell\n\n- `FUIAttach"))
    #expect(run("catalog", "--format", "json").console.output.contains("\"name\": \"FUIStepperFormCell\""))
  }

  @Test func catalogKnowsWhatWasMeant() {
    let (code, console) = run("catalog", "FUIStepperFormCel")
    #expect(code == .failure)
    #expect(console.errors.contains("did you mean 'FUIStepperFormCell'?"))
    #expect(console.output == "")
    #expect(run("catalog", "a", "b").code == .failure)
  }

  // MARK: resolve

  /// The seed example: the palette's own colour where the sheet does not set it, in every version, light and dark.
  @Test func aPaletteNameBecomesTheColourOfEachPalette() throws {
    let sheet = "fdlFUIStepperFormCell_valueText { border-color: @primary4; }"
    var colors: Set<String> = []
    for palette in ["v3_x", "v3_2", "v4", "v5", "v6", "v7", "v8"] {
      for appearance in ["light", "dark"] {
        let (code, console) = run(
          "resolve", "-", "--palette", palette, "--trait", "appearance=\(appearance)", "--format", "json",
          input: sheet)
        #expect(code == .clean)
        let answer = try JSONSerialization.jsonObject(with: Data(console.output.utf8)) as? [String: Any]
        let classes = answer?["classes"] as? [String: [String: [String: Any]]]
        let value = try #require(classes?["fdlFUIStepperFormCell_valueText"]?["border-color"])
        #expect(value["via"] as? [String] == ["@primary4"])
        colors.insert(try #require(value["value"] as? String))
        #expect(answer?["palette"] as? String == palette)
      }
    }
    #expect(colors == ["#ccccccff", "#ebebf54d", "#687d94ff"])
  }

  @Test func resolveShowsEveryEngineOfTheSheetInTheTable() {
    let (code, console) = run("resolve", "-", input: Self.sheet)
    #expect(code == .clean)
    #expect(console.output.hasPrefix("sapfiori, palette v8"))
    #expect(console.output.contains("\n\nfiori-swiftui, palette v8"))
    #expect(console.errors == "")
  }

  @Test func otherFormatsTakeSAPFioriAndSaySo() {
    for format in ["json", "tokens"] {
      let (code, console) = run("resolve", "-", "--format", format, input: Self.sheet)
      #expect(code == .clean)
      #expect(console.errors == "nss: read as sapfiori; for fiori-swiftui say --engine\n")
      #expect(console.output.contains("\"engine\": \"sapfiori\""))
    }
    let (_, console) = run("resolve", "-", "--format", "swift", input: Self.sheet)
    #expect(console.output.contains("setAttributes("))
  }

  @Test func aRejectedSheetIsAnAnswer() {
    let (code, console) = run("resolve", "-", "--engine", "nui", input: "Button { a: b }")
    #expect(code == .clean)
    #expect(console.output.contains("-:1:15: nui cannot take '}' here"))
    let tokens = run("resolve", "-", "--engine", "nui", "--format", "tokens", input: "Button { a: b }")
    #expect(tokens.code == .clean)
    #expect(tokens.console.errors == "nss: -: syntax-error: the sheet sets nothing in nui\n")
  }

  @Test func componentsAreFiltered() {
    let sheet =
      "fdlFUIStepperFormCell_keyText { font-color: red; } fdlFUISegmentedControl { tint-color: red; }"
    let (_, console) = run("resolve", "-", "--component", "fdlFUISegmentedControl", input: sheet)
    #expect(console.output.contains("\nFUISegmentedControl\n"))
    #expect(!console.output.contains("Stepper"))
    let (code, other) = run("resolve", "-", "--component", "FUIStepperFormCel", input: sheet)
    #expect(code == .failure)
    #expect(other.errors.contains("did you mean \"FUIStepperFormCell\"?"))
  }

  @Test(arguments: [
    (["resolve"], "expected SHEET..."),
    (["resolve", "-", "-"], "standard input ('-') can be read only once"),
    (["resolve", "/no/such.nss"], "cannot read '/no/such.nss'"),
    (["resolve", "-", "--trait", "device"], "a trait is written NAME=VALUE"),
    (["resolve", "-", "--trait", "devise=ipad"], "did you mean \"device\"?"),
    (["resolve", "-", "--trait", "device=ipod"], "did you mean 'ipad'?"),
    (["resolve", "-", "--palette", "v9"], "'--palette' expects"),
    (["resolve", "-", "--engine", "nui", "--format", "swift"], "for engine sapfiori alone"),
    (["resolve", "-", "--engine", "nui", "--engine", "sapfiori", "--format", "json"], "takes one engine"),
    (["resolve", "a", "--batch"], "takes no SHEET"),
    (["resolve", "--batch", "--format", "tokens"], "answers in JSON, not in 'tokens'"),
    (["why", "a.b"], "expected CLASS.ATTRIBUTE SHEET..."),
    (["why", "ab", "-"], "expected CLASS.ATTRIBUTE, found 'ab'"),
    (["why", ".b", "-"], "expected CLASS.ATTRIBUTE, found '.b'"),
    (["why", "a.", "-"], "expected CLASS.ATTRIBUTE, found 'a.'"),
    (["resolv", "-"], "did you mean 'resolve'?"),
    ([], "expected a command"),
  ]) func wrongUsageIsExplained(words: [String], message: String) {
    let console = ScriptedConsole()
    #expect(Program.nss.main(words.map { Array($0.utf8) }, console) == .failure)
    #expect(console.errors.contains(message), "\(console.errors)")
    #expect(console.output == "")
  }

  @Test func helpAndVersion() {
    for words in [["--help"], ["resolve", "--help"], ["why", "-h"], ["catalog", "--help"]] {
      let console = ScriptedConsole()
      #expect(Program.nss.main(words.map { Array($0.utf8) }, console) == .clean)
      #expect(console.output.contains("Usage: nss"))
    }
    #expect(run("--version").console.output.contains("SAPFiori documents of SDK 6 to 25.08"))
  }

  @Test func sheetsAreAppendedAndTheResultGoesToAFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nss-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let appended = folder.appending(path: "b.nss").path
    try "Button { font-color: blue; }".write(toFile: appended, atomically: true, encoding: .utf8)
    let result = folder.appending(path: "out.txt").path
    let (code, console) = run(
      "why", "Button.font-color", "-", appended, "-o", result, input: "Button { font-color: red; }")
    #expect(code == .clean)
    #expect(console.output == "")
    let text = try String(contentsOfFile: result, encoding: .utf8)
    #expect(text.hasPrefix("Button.font-color: #0000ff\n"))
    #expect(text.contains("`red` at -:1:10: an appended sheet wins."))
  }

  // MARK: why

  @Test func whyAnswersForEachEngineAndSplitsAtTheLastDot() {
    let (code, console) = run(
      "why", "My.Button.font-color", "-", "--engine", "nui", "--engine", "sapfiori",
      input: "My.Button { font-color: #12345678; }")
    #expect(code == .clean)
    #expect(console.output.contains("My.Button.font-color: #123456\n  in nui"))
    #expect(console.output.contains("My.Button.font-color: #345678 18%\n  in sapfiori"))
  }

  @Test func whatIsNotThereIsAnAnswerToo() {
    let (code, console) = run("why", "Buton.font-color", "-", input: "Button { font-color: red; }")
    #expect(code == .clean)
    #expect(console.output.contains("did you mean"))
  }
}
