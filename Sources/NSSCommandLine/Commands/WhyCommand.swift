import NSSReport
import NSSTheme
import NSSWorkspace

/// `nss why CLASS.ATTRIBUTE SHEET...`
struct WhyCommand {
  static let description = CommandDescription(
    "why", summary: "Explains a value: where it is set, what it beats, what is assumed.",
    discussion: """
      The argument is split at its last dot: fdlFUIStepperFormCell_keyText.font-color. The first sheet is the base, \
      the others are appended to it; '-' is standard input. Without --engine: each engine that the sheets look \
      written for.
      """,
    options: [ThemeOptions.engine, ThemeOptions.trait, ThemeOptions.palette, .output],
    positionals: .init("CLASS.ATTRIBUTE SHEET...", 2...Int.max),
    epilogue: "Exit codes: 0 answered, also where there is no such value; 2 wrong usage or unreadable input.")

  private let arguments: Arguments
  private let console: any Console
  private let options: ThemeOptions
  private let className: String
  private let attribute: String

  init(_ arguments: Arguments, _ console: any Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    options = try ThemeOptions(arguments)
    let word = String(decoding: arguments.positionals[0], as: UTF8.self)
    guard let dot = word.utf8.lastIndex(of: UInt8(ascii: ".")), dot > word.startIndex,
      word.utf8.index(after: dot) < word.endIndex
    else { throw arguments.usageError("expected CLASS.ATTRIBUTE, found '\(word)'") }
    className = String(word[..<dot])
    attribute = String(word[word.utf8.index(after: dot)...])
  }

  func run() throws -> ExitCode {
    let sheets = try ThemeSheets.read(arguments.paths.dropFirst(), arguments, console)
    var sink = OutputSink(console, file: arguments.filePath("output"))
    let choice = arguments.value("color").flatMap(ColorChoice.init) ?? .auto
    let style = console.style(choice, for: .output, isFile: sink.isFile)
    for (index, engine) in options.engines(for: sheets).enumerated() {
      let theme = ResolvedTheme(sheets, engine: engine, traits: options.traits)
      if index > 0 { try sink.write("\n") }
      try sink.write(
        WhyText.text(attribute, of: className, in: theme, style: style, width: console.layoutWidth))
    }
    try sink.finish()
    return .clean
  }
}
