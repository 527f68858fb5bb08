import NSSReport
import NSSSyntax
import NSSWorkspace

/// The sheets a command line names: a base and appended ones.
enum ThemeSheets {
  /// Reads them in order. `-` is standard input, once.
  static func read(
    _ paths: some Collection<FilePath>, _ arguments: Arguments, _ console: any Console
  ) throws -> [SourceText] {
    if paths.filter({ $0 == "-" }).count > 1 {
      throw arguments.usageError("standard input ('-') can be read only once")
    }
    let progress = Progress(console, "sheets", total: paths.count)
    defer { progress.clear() }
    var sheets: [SourceText] = []
    for path in paths {
      let limit = SourceText.maximumSize
      let bytes = path == "-" ? try console.readInput(limit: limit) : try FileContent.read(path)
      sheets.append(SourceText(name: path == "-" ? "-" : path.description, bytes: bytes))
      progress.advance(to: sheets.count)
    }
    return sheets
  }
}
