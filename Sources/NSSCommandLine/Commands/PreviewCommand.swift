import NSSCatalog
import NSSReport
import NSSSyntax
import NSSTheme
import NSSWorkspace

/// `nss preview SHEET...`
struct PreviewCommand {
  static let description = CommandDescription(
    "preview", summary: "Draws a theme: every component in every state, as one HTML page.",
    discussion: """
      The page needs nothing but a browser and no network. Every component that the theme styles is drawn as a cell, \
      light and dark; a click on any part says which class path and attribute give it its look, and why. The first sheet \
      is the base, the others are appended to it; '-' is standard input. A sheet that an engine rejects gets a page that \
      says so.

      Without --engine: each engine that the sheets look written for. The trait 'appearance' says which comes \
      first.
      """,
    options: [ThemeOptions.engine, ThemeOptions.trait, ThemeOptions.palette, .output],
    positionals: .init("SHEET...", 1...Int.max),
    epilogue: """
      Cells are drawn from the catalogue, not by the app: colours and fonts are the theme's, sizes and texts are \
      examples. Exit codes: 0 done, whatever the engine makes of the sheet; 2 wrong usage or unreadable input.
      """)

  private let arguments: Arguments
  private let console: any Console
  private let options: ThemeOptions

  init(_ arguments: Arguments, _ console: any Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    options = try ThemeOptions(arguments)
  }

  func run() throws -> ExitCode {
    let sheets = try ThemeSheets.read(arguments.paths, arguments, console)
    var sink = OutputSink(console, file: arguments.filePath("output"))
    let readings = options.engines(for: sheets).map { engine in
      let parsed = ParsedTheme(sheets, engine: engine)
      let drawn = traits(engine)
      return PreviewPage.Reading(
        drawn.map(parsed.resolve), others: others(drawn).map(parsed.resolve))
    }
    sink.bytes += PreviewPage.html(readings)
    try sink.finish()
    return .clean
  }

  /// The other devices and orientations, where an engine may reject what it takes here.
  private func others(_ drawn: [Traits]) -> [Traits] {
    Traits.Device.allCases.flatMap { device in
      Traits.Orientation.allCases.flatMap { orientation in
        drawn.map { traits in
          var traits = traits
          (traits.device, traits.orientation) = (device, orientation)
          return traits
        }
      }
    }.filter { !drawn.contains($0) }
  }

  /// Light and dark, the one asked for first. NUI knows no appearance.
  private func traits(_ engine: Engine) -> [Traits] {
    if engine == .nui { return [options.traits] }
    var other = options.traits
    other.appearance = options.traits.appearance == .light ? .dark : .light
    return [options.traits, other]
  }
}
