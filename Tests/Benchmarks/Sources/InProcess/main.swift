import NSSLint
import NSSSyntax
import NSSTheme
import NSSWorkspace

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// What happens inside a process that stays, as an app or an editor has it: no start, no reading of files.
//
//   InProcess ROUNDS LARGE-SHEET THEME-SHEET
//   InProcess lookups COUNT THEME-SHEET

/// The element of the theme that is looked at: a text with a colour and a font.
func element(of sheet: SourceText) -> TintElement? {
  ResolvedTheme([sheet], engine: .sapfiori)[.FUITitleFormCell][element: "valueTextField"]
}

// Only that many lookups of each kind, so that somebody can count what they allocate.
if CommandLine.arguments.count == 4, CommandLine.arguments[1] == "lookups" {
  let sheet = SourceText(name: "theme.nss", bytes: try FileContent.read(FilePath(CommandLine.arguments[3])))
  guard let count = Int(CommandLine.arguments[2]), let element = element(of: sheet) else {
    fatalError("usage: InProcess lookups COUNT THEME-SHEET")
  }
  var found = 0
  for _ in 0..<count {
    for state in [TintState.normal, .disabled] {
      let attributes = element[state]
      if attributes.foregroundColor != nil { found += 1 }
      if attributes.font != nil { found += 1 }
      if attributes.borderColor != nil { found += 1 }
      if attributes.view("placeholder-color") != nil { found += 1 }
    }
  }
  print("found", found)
  exit(0)
}

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
watch.measure("table", calls: 100) { theme[.FUITitleFormCell] }
if let element = element(of: sheet) {
  watch.measure("lookup of a state", calls: 10_000) { element[.disabled].foregroundColor }
  watch.measure("lookup without state", calls: 10_000) { element[.normal].foregroundColor }
  watch.measure("lookup of a font", calls: 10_000) { element[.normal].font }
}
