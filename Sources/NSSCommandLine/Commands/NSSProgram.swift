extension Program {
  /// `nss`.
  public static var nss: Program {
    Program(command: nssDescription) { arguments, console in
      switch arguments.path.dropFirst().first {
      case "catalog": try CatalogCommand.run(arguments, console)
      case "diff": try DiffCommand(arguments, console).run()
      case "format": try FormatCommand(arguments, console).run()
      case "preview": try PreviewCommand(arguments, console).run()
      case "why": try WhyCommand(arguments, console).run()
      default: try ResolveCommand(arguments, console).run()
      }
    }
  }

  private static var nssDescription: CommandDescription {
    CommandDescription(
      "nss", summary: "Answers what an .nss theme of SAP Fiori for iOS or NUI means.",
      options: [.color],
      subcommands: [
        ResolveCommand.description, WhyCommand.description, DiffCommand.description,
        PreviewCommand.description, FormatCommand.description, CatalogCommand.description,
      ],
      epilogue: """
        Exit codes: 0 done, 1 differences (nss diff) or files that nss format would change (--check, --diff), 2 wrong usage or unreadable input.

        The linter is a program of its own: nsslint.
        """)
  }
}
