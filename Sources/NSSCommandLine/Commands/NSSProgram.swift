extension Program {
  /// `nss`.
  public static var nss: Program {
    Program(command: nssDescription) { arguments, console in
      switch arguments.path.dropFirst().first {
      case "catalog": try CatalogCommand.run(arguments, console)
      case "why": try WhyCommand(arguments, console).run()
      default: try ResolveCommand(arguments, console).run()
      }
    }
  }

  private static var nssDescription: CommandDescription {
    CommandDescription(
      "nss", summary: "Answers what an .nss theme of SAP Fiori for iOS or NUI means.",
      options: [.color],
      subcommands: [ResolveCommand.description, WhyCommand.description, CatalogCommand.description],
      epilogue: """
        Exit codes: 0 done, 2 wrong usage or unreadable input.

        The linter is a program of its own: nsslint.
        """)
  }
}
