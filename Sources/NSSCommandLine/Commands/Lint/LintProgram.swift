import NSSReport

extension Program {
  /// `nsslint`.
  public static var nsslint: Program {
    Program(command: lintDescription) { arguments, console in
      switch arguments.path.dropFirst().first {
      case "rules": try RulesCommand.run(arguments, console)
      case "explain": try ExplainCommand.run(arguments, console)
      case "init": try InitCommand.run(arguments, console)
      case "lsp": LSPCommand.run(arguments, console)
      default: try LintCommand(arguments, console).run()
      }
    }
  }

  private static var lintDescription: CommandDescription {
    CommandDescription(
      "nsslint", summary: "Finds the mistakes in .nss themes of SAP Fiori for iOS and NUI.",
      discussion: """
        Checks the files that you name, and the *.nss files of the folders that you name (default: this folder).
        Without --engine each sheet is judged for the engines that it looks written for.
        """,
      options: [
        .init(
          "engine", .choice(["auto", "nui", "sapfiori", "fiori-swiftui"]), isRepeatable: true,
          help: "Judge for this engine"),
        .init("format", .choice(LintFormat.allCases.map(\.rawValue)), help: "How to print findings"),
        .output, .color,
        .init("notes", help: "Print notes too"),
        .init("strict", help: "Warnings fail the run as errors do"),
        .init("max-warnings", .number("N", atLeast: 0), help: "Fail with more than N warnings"),
        .init("quiet", help: "No summary and no notices"),
        .init(
          "rule", .text("ID[=LEVEL]"), isRepeatable: true,
          help:
            "Set a rule to off, note, warning or error; without LEVEL turns an opt-in rule on as a warning"),
        .init("only", .text("ID"), isRepeatable: true, help: "Run this rule alone"),
        .init("fix", help: "Apply safe fixes in place; with '-' the fixed sheet goes to standard output"),
        .init(
          "unsafe-fixes",
          help: "With --fix or --diff: unsafe fixes too, which change what the theme does, as probably meant"),
        .init("diff", help: "Print the fixes as a patch, and write nothing"),
        .init("baseline", .text("FILE"), help: "Leave out the findings that FILE knows"),
        .init("write-baseline", .text("FILE"), help: "Write all findings to FILE, and report none"),
        .init(
          "stdin-filename", .text("NAME"), help: "The name that a sheet from standard input ('-') goes by"),
        .init("config", .text("FILE"), help: "Use this configuration instead of the nearest .nsslint.json"),
        .init("no-config", help: "Use no configuration"),
        .init("print-config", help: "Print the configuration that holds for the first path, and stop"),
        .init(
          "jobs", .number("N", atLeast: 1),
          help: "Lint so many files at a time (default: as many as there are processors)"),
        .init(
          "cache", .text("DIR"),
          help: "Keep findings in DIR, and do not lint what was linted before; made if it is not there"),
        .init("statistics", help: "Print the findings by rule to standard error"),
        .init("timing", help: "Print where the time went to standard error"),
      ],
      positionals: .init("[PATH...]", 0...Int.max),
      subcommands: [
        RulesCommand.description, ExplainCommand.description, InitCommand.description, LSPCommand.description,
      ],
      epilogue: """
        Exit codes: 0 clean, 1 errors (or warnings, with --strict or --max-warnings), 2 wrong usage or unreadable input.

        A comment silences a finding: /* nss-disable-next-line rule-id -- reason */
        """)
  }
}
