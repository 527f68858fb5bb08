import NSSCommandLine
import NSSTestSupport
import NSSWorkspace
import Testing

@Suite struct ArgumentParserTests {
  private let lint = CommandDescription(
    "nsslint", summary: "Check stylesheets.",
    options: [
      OptionDescription(
        "engine", .choice(["auto", "nui", "sapfiori"]), isRepeatable: true, help: "The engine"),
      OptionDescription("fix", help: "Apply safe fixes"),
      OptionDescription("max-warnings", .number("N", atLeast: 0), help: "More than N warnings fail"),
      .output, .color,
    ],
    positionals: .init("[PATH...]", 0...Int.max),
    subcommands: [
      CommandDescription(
        "rules", summary: "List the rules.",
        options: [OptionDescription("format", .choice(["text", "json"]), help: "How")]),
      CommandDescription("explain", summary: "Explain one rule.", positionals: .init("ID", 1...1)),
    ])
  private var nss: CommandDescription {
    CommandDescription(
      "nss", summary: "Themes.", options: [.color],
      subcommands: [CommandDescription("resolve", summary: "x"), CommandDescription("diff", summary: "y")])
  }

  private func parse(_ words: String..., with command: CommandDescription? = nil) throws -> Arguments {
    let outcome = try ArgumentParser.parse(words.map { Array($0.utf8) }, for: command ?? lint)
    guard case .run(let arguments) = outcome else { throw UsageError("not a run", command: "") }
    return arguments
  }

  private func error(_ words: [String], with command: CommandDescription? = nil) -> String? {
    do {
      _ = try ArgumentParser.parse(words.map { Array($0.utf8) }, for: command ?? lint)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func readsOptionsInEveryForm() throws {
    let arguments = try parse(
      "a.nss", "--engine=nui", "--engine", "auto", "-o", "x", "--fix", "-", "--max-warnings=0")
    #expect(arguments.values("engine") == ["nui", "auto"])
    #expect(arguments.filePath("output") == "x")
    #expect(arguments.has("fix") && !arguments.has("color"))
    #expect(arguments.number("max-warnings") == 0)
    #expect(arguments.paths == ["a.nss", "-"])
    #expect(
      try parse(
        "-oout", "--output", "y",
        with: CommandDescription(
          "c", summary: "",
          options: [OptionDescription("output", letter: "o", .text("FILE"), isRepeatable: true, help: "")])
      ).values("output") == ["out", "y"])
    #expect(try parse("--output", "-").filePath("output") == "-")
    #expect(try parse("--output=a=b").value("output") == "a=b")
  }

  @Test func twoDashesEndTheOptions() throws {
    #expect(try parse("--fix", "--", "--engine", "rules", "--").paths == ["--engine", "rules", "--"])
  }

  @Test func keepsAnyBytes() throws {
    let word: [UInt8] = [0x61, 0xFF, 0x0A]
    guard
      case .run(let arguments) = try ArgumentParser.parse([word, Array("--output=".utf8) + word], for: lint)
    else { return }
    #expect(arguments.paths == [FilePath(bytes: word)])
    #expect(arguments.filePath("output") == FilePath(bytes: word))
  }

  @Test func findsSubcommands() throws {
    let rules = try parse("--color", "never", "rules", "--format", "json")
    #expect(rules.path == ["nsslint", "rules"])
    #expect(rules.value("color") == "never" && rules.value("format") == "json")
    #expect(try parse("rules", "--color=always").value("color") == "always")
    #expect(try parse("./rules").path == ["nsslint"])
    #expect(try parse("a.nss", "rules").paths == ["a.nss", "rules"])
    #expect(try parse("explain", "rules").paths == ["rules"])
    #expect(try parse("resolve", with: nss).command.name == "resolve")
  }

  @Test(arguments: [
    (["--engin", "nui"], "unknown option '--engin'; did you mean '--engine'?"),
    (["--zzzzzzzz"], "unknown option '--zzzzzzzz'"),
    (["--engine"], "'--engine' expects auto, nui or sapfiori"),
    (["--engine", "--fix"], "'--engine' expects auto, nui or sapfiori"),
    (
      ["--engine", "sapfiory"],
      "'--engine' expects auto, nui or sapfiori, found 'sapfiory'; did you mean 'sapfiori'?"
    ),
    (["--fix=yes"], "'--fix' takes no value"), (["-o"], "'-o' expects FILE"),
    (["--output="], "'--output' expects FILE, found nothing"),
    (["--\u{1B}[2J"], "unknown option '--␛[2J'"), (["-x"], "unknown option '-x'"),
    (["-fix"], "unknown option '-fix'; did you mean '--fix'?"),
    (["-o", "a", "-o", "b"], "'-o' stands there twice"),
    (["--max-warnings", "many"], "'--max-warnings' expects a whole number of at least 0, found 'many'"),
    (["--max-warnings=-1"], "'--max-warnings' expects a whole number of at least 0, found '-1'"),
    (["--fix", "rules"], "'--fix' is not an option of 'nsslint rules'"),
    (["rules", "--fix"], "unknown option '--fix'"),
    (["rules", "x"], "unexpected argument 'x'"), (["explain"], "expected ID"),
    (["explain", "a", "b"], "unexpected argument 'b'"),
  ]) func saysWhatIsWrong(words: [String], message: String) {
    #expect(error(words) == message)
  }

  @Test func aCommandIsNeeded() {
    #expect(error([], with: nss) == "expected a command")
    #expect(error(["resolv"], with: nss) == "unknown command 'resolv'; did you mean 'resolve'?")
    #expect(error(["resolve", "x"], with: nss) == "unexpected argument 'x'")
    #expect(UsageError("no", command: "nss diff").description == "no\nTry 'nss diff --help'.")
  }

  @Test func helpAndVersionWinOverWhatIsMissing() throws {
    for (words, expected) in [
      (["explain", "--help"], "Usage: nsslint explain [OPTION...] ID"),
      (["-h"], "Usage: nsslint [OPTION...] [PATH...]\n       nsslint COMMAND [OPTION...]"),
    ] {
      guard case .help(let text) = try ArgumentParser.parse(words.map { Array($0.utf8) }, for: lint) else {
        Issue.record("no help for \(words)")
        continue
      }
      #expect(text.contains(expected))
    }
    guard case .version = try ArgumentParser.parse([Array("--version".utf8)], for: nss) else {
      Issue.record("no version")
      return
    }
  }

  @Test func theHelpFitsEightyColumns() throws {
    guard case .help(let text) = try ArgumentParser.parse([Array("-h".utf8)], for: lint) else { return }
    #expect(
      text == """
        Check stylesheets.

        Usage: nsslint [OPTION...] [PATH...]
               nsslint COMMAND [OPTION...]

        Commands:
          rules    List the rules.
          explain  Explain one rule.

        Options:
              --engine auto|nui|sapfiori
                                      The engine (may be repeated)
              --fix                   Apply safe fixes
              --max-warnings N        More than N warnings fail
          -o, --output FILE           Write the result to FILE instead of standard
                                      output
              --color auto|always|never
                                      Colours in the output; auto: on a terminal, unless
                                      NO_COLOR is set
          -h, --help                  Print this help
              --version               Print the version and the age of the catalogue

        """)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func neverTrapsOnAnyWords() {
    var random = SplitMix64(seed: 4)
    let pieces = ["-", "--", "=", "engine", "fix", "o", "rules", "\u{FF}", "é", "", "h"]
    for _ in 0..<3000 {
      let words = (0..<Int.random(in: 0..<5, using: &random)).map { _ in
        (0..<Int.random(in: 0..<4, using: &random)).flatMap { _ in
          Array(pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8)
        }
      }
      _ = try? ArgumentParser.parse(words, for: lint)
      _ = try? ArgumentParser.parse(words, for: nss)
    }
  }
}
