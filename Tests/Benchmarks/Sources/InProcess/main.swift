import NSSLint
import NSSSyntax
import NSSTheme
import NSSWorkspace

// What happens inside a process that stays, as an app or an editor has it: no start, no reading of files.
//
//   InProcess ROUNDS LARGE-SHEET THEME-SHEET

guard CommandLine.arguments.count == 4, let rounds = Int(CommandLine.arguments[1]) else {
  fatalError("usage: InProcess ROUNDS LARGE-SHEET THEME-SHEET")
}
let watch = Stopwatch(rounds: rounds)

let large = SourceText(name: "large.nss", bytes: try FileContent.read(FilePath(CommandLine.arguments[2])))
watch.measure("lex") { Lexer.tokens(of: large) }
watch.measure("parse") { SyntaxTree.parse(large) }
var settings = LintSettings()
settings.engines = .sapfiori
let linter = Linter(settings: settings)
let tree = SyntaxTree.parse(large)
watch.measure("lint") { linter.lint(tree) }

let sheet = SourceText(name: "theme.nss", bytes: try FileContent.read(FilePath(CommandLine.arguments[3])))
// The catalogue's tables are made once in the life of a process.
_ = ResolvedTheme([sheet], engine: .sapfiori).components
watch.measure("resolve") { ResolvedTheme([sheet], engine: .sapfiori) }
let parsed = ParsedTheme([sheet], engine: .sapfiori)
var dark = Traits()
dark.appearance = .dark
watch.measure("second traits") { parsed.resolve(dark) }

let theme = parsed.resolve(Traits())
let table = theme[.FUITitleFormCell]
if let element = table[element: "valueTextField"] {
  watch.measure("lookup of a state", calls: 10_000) { element[.disabled].foregroundColor }
  watch.measure("lookup without state", calls: 10_000) { element[.normal].foregroundColor }
  watch.measure("lookup of a font", calls: 10_000) { element[.normal].font }
}
