/// One option of a command, declared once: parser and help follow.
public struct OptionDescription: Sendable {
  /// What follows an option.
  public enum Value: Sendable, Hashable {
    /// Nothing.
    case none
    /// Any text; the word stands for it in the help: `FILE`.
    case text(String)
    /// One of these words.
    case choice([String])
    /// A whole number of at least this; the word stands for it in the help.
    case number(String, atLeast: Int)
  }

  /// The name without its two dashes.
  public let name: String
  /// The letter behind one dash.
  public let letter: Character?
  /// What follows.
  public let value: Value
  /// Whether it may stand several times; else the last would silently win, and two are an error.
  public let isRepeatable: Bool
  /// Whether it may stand before and after the name of a subcommand, and belongs to all of them.
  public let isCommon: Bool
  /// What it does, for the help.
  public let help: String

  /// An option.
  public init(
    _ name: String, letter: Character? = nil, _ value: Value = .none, isRepeatable: Bool = false,
    isCommon: Bool = false, help: String
  ) {
    (self.name, self.letter, self.value, self.help) = (name, letter, value, help)
    (self.isRepeatable, self.isCommon) = (isRepeatable, isCommon)
  }

  /// `--color auto|always|never`.
  public static let color = OptionDescription(
    "color", .choice(["auto", "always", "never"]), isCommon: true,
    help: "Colours in the output; auto: on a terminal, unless NO_COLOR is set")
  /// `-o, --output FILE`.
  public static let output = OptionDescription(
    "output", letter: "o", .text("FILE"), help: "Write the result to FILE instead of standard output")
  /// `-h, --help`.
  public static let help = OptionDescription("help", letter: "h", isCommon: true, help: "Print this help")
  /// `--version`.
  public static let version = OptionDescription(
    "version", isCommon: true, help: "Print the version and the age of the catalogue")
}

/// A command, declared once: parser and help follow.
public struct CommandDescription: Sendable {
  /// What stands beside the options.
  public struct Positionals: Sendable {
    /// How they are written in the usage line: `PATH...`, empty for none.
    public let usage: String
    /// How many there may be.
    public let count: ClosedRange<Int>

    /// Positionals.
    public init(_ usage: String, _ count: ClosedRange<Int>) { (self.usage, self.count) = (usage, count) }

    /// None at all.
    public static let none = Positionals("", 0...0)
  }

  /// The word that calls it; of the outermost, the program's name.
  public let name: String
  /// One line.
  public let summary: String
  /// Paragraphs below the usage line.
  public let discussion: String
  /// In the order of the help.
  public let options: [OptionDescription]
  /// What stands beside the options.
  public let positionals: Positionals
  /// In the order of the help. With positionals too, a first positional that is a subcommand's name calls it.
  public let subcommands: [CommandDescription]
  /// Paragraphs at the end: exit codes, examples.
  public let epilogue: String

  /// A command.
  public init(
    _ name: String, summary: String, discussion: String = "", options: [OptionDescription] = [],
    positionals: Positionals = .none, subcommands: [CommandDescription] = [], epilogue: String = ""
  ) {
    (self.name, self.summary, self.discussion, self.options) = (name, summary, discussion, options)
    (self.positionals, self.subcommands, self.epilogue) = (positionals, subcommands, epilogue)
  }
}
