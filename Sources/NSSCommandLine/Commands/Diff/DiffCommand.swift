import NSSCatalog
import NSSReport
import NSSSyntax
import NSSTheme
import NSSWorkspace

/// `nss diff OLD NEW`
struct DiffCommand {
  private enum Format: String, CaseIterable {
    case text, markdown, json, html
  }

  private enum FailOn: String, CaseIterable {
    case any, contrast, none
  }

  static let description = CommandDescription(
    "diff", summary: "Says what a user sees otherwise, and which edit it follows from.",
    discussion: """
      OLD and NEW are files, folders of sheets (paired by name), REV:PATH of git (:PATH is what is staged) or '-'. Only what \
      has an effect is listed, by cause: one variable that recolours forty cells is one cause. Edits without effect are \
      counted.

      In folders, sheets that "sheets" of .nsslint.json names together are compared as the one theme that they are; with \
      --with SHEET a sheet is loaded before OLD and before NEW, as a palette before the sheets that use it.

      One SHEET is compared with itself, with --palette P..Q under two palettes (what an SDK upgrade changes) or with two \
      --engine as each of them reads it. Else each --engine gets a comparison of its own; without any, those that the \
      sheets look written for.

      As git's external diff it takes git's seven arguments: GIT_EXTERNAL_DIFF='nss diff' git diff.
      """,
    options: [
      ThemeOptions.engine, DiffOptions.trait, DiffOptions.palette, DiffOptions.with,
      .init(
        "format", .choice(Format.allCases.map(\.rawValue)),
        help:
          "text by default; markdown fits a comment on a pull request; html is a page with the cells before and after"
      ),
      .init(
        "fail-on", .choice(FailOn.allCases.map(\.rawValue)),
        help:
          "What exits with 1: any difference (the default); contrast: a text that loses AA or AAA or is new and below AA, "
          + "a theme that is newly rejected or may be; none"),
      .output, .color,
    ],
    positionals: .init("OLD NEW | SHEET", 1...9),
    epilogue: """
      Exit codes: 0 no difference (or none that --fail-on names), 1 differences, 2 wrong usage or unreadable input. \
      Called by git: 0 whatever it finds.
      """)

  private static let nothing: FilePath = "/dev/null"

  private let arguments: Arguments
  private let console: any Console
  private let options: DiffOptions
  private let format: Format
  /// The sheets that are loaded before both.
  private var common: [SourceText] = []

  init(_ arguments: Arguments, _ console: any Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    options = try DiffOptions(arguments)
    format = arguments.value("format").flatMap(Format.init) ?? .text
  }

  func run() throws -> ExitCode {
    var command = self
    command.common = try arguments.filePaths("with").map { try DiffInput.file($0, console) }
    return try command.compareAndWrite()
  }

  private func compareAndWrite() throws -> ExitCode {
    if let call = GitDiffCall(arguments.positionals) { return try run(call) }
    let paths = arguments.paths
    if paths.count > 2 {
      throw arguments.usageError(
        "expected OLD and NEW (or git's seven arguments), found \(paths.count) arguments")
    }
    if paths.filter({ $0 == "-" }).count > 1 {
      throw arguments.usageError("standard input ('-') can be read only once")
    }
    let report = DiffReport(
      paths.count == 1 ? try compareWithItself(paths[0]) : try compare(paths[0], paths[1]))
    try write(report)
    switch arguments.value("fail-on").flatMap(FailOn.init) ?? .any {
    case .any: return report.isEmpty ? .clean : .findings
    case .contrast: return report.hasContrastRegression || report.hasNewRejection ? .findings : .clean
    case .none: return .clean
    }
  }

  private func run(_ call: GitDiffCall) throws -> ExitCode {
    guard call.newPath.hasExtension(".nss") || call.oldPath.hasExtension(".nss") else {
      console.report("nss: \(call.newPath.printable): left alone: it is no .nss theme")
      return .clean
    }
    let (old, new) = try call.read(console)
    try write(DiffReport([compare(old.map { [$0] } ?? [], new.map { [$0] } ?? [])]))
    return .clean
  }

  // MARK: Comparing

  private func compareWithItself(_ path: FilePath) throws -> [DiffedSheet] {
    let isTwoPalettes = options.palettes.old != options.palettes.new
    guard isTwoPalettes || options.engines.count == 2 else {
      throw arguments.usageError("expected OLD and NEW; one SHEET needs --palette P..Q or two --engine")
    }
    if isTwoPalettes, options.engines.count == 2 {
      throw arguments.usageError("one SHEET is compared by --palette P..Q or by two --engine, not by both")
    }
    let sheets: [SourceText]
    switch try DiffInput.read(path, console) {
    case .sheet(let source): sheets = [source]
    case .folder(let found): sheets = found.map(\.source)
    }
    return sheets.map { source in
      if isTwoPalettes { return compare([source], [source]) }
      let old = ParsedTheme(common + [source], engine: options.engines[0])
      let new = ParsedTheme(common + [source], engine: options.engines[1])
      let diff = ThemeDiff(old, new, traits: options.pairs(old, new))
      return DiffedSheet(oldPath: source.name, newPath: source.name, diffs: [diff])
    }
  }

  private func compare(_ oldPath: FilePath, _ newPath: FilePath) throws -> [DiffedSheet] {
    let old = try DiffInput.read(oldPath, console)
    let new = try DiffInput.read(newPath, console)
    // Programs that compare files by pairs say `/dev/null` for one that is not there.
    if oldPath == Self.nothing, case .sheet(let new) = new { return [compare([], [new])] }
    if newPath == Self.nothing, case .sheet(let old) = old { return [compare([old], [])] }
    switch (old, new) {
    case (.sheet(let old), .sheet(let new)): return [compare([old], [new])]
    case (.folder(let olds), .folder(let news)):
      if olds.isEmpty, news.isEmpty { console.report("nss: no .nss file found") }
      let pairs = try SheetPairs.make(olds, news, folders: [newPath, oldPath], console)
      let progress = Progress(console, "sheets", total: pairs.count)
      defer { progress.clear() }
      return pairs.enumerated().map { index, pair in
        defer { progress.advance(to: index + 1) }
        return compare(pair.old, pair.new)
      }
    case (.folder, .sheet):
      throw arguments.usageError("'\(oldPath.printable)' is a folder, '\(newPath.printable)' is none")
    case (.sheet, .folder):
      throw arguments.usageError("'\(newPath.printable)' is a folder, '\(oldPath.printable)' is none")
    }
  }

  /// Two versions of a sheet, or of a set that is loaded together; what is missing is as good as empty.
  private func compare(_ olds: [SourceText], _ news: [SourceText]) -> DiffedSheet {
    let nothing = [SourceText(name: (news.first ?? olds.first)?.name ?? "", bytes: [])]
    var diffs: [ThemeDiff] = []
    let isSame = olds.map(\.bytes) == news.map(\.bytes) && options.palettes.old == options.palettes.new
    for engine in options.engines(common + olds + news) {
      let from = ParsedTheme(common + (olds.isEmpty ? nothing : olds), engine: engine)
      let to = ParsedTheme(common + (news.isEmpty ? nothing : news), engine: engine)
      let diff = ThemeDiff(from, to, traits: options.pairs(from, to))
      // Of two equal sheets there is something to say only where an engine rejects them.
      if !isSame || !diff.stillRejected.isEmpty || !diff.doubts.isEmpty { diffs.append(diff) }
    }
    func path(_ sheets: [SourceText]) -> String? {
      sheets.isEmpty ? nil : sheets.map(\.name).joined(separator: " + ")
    }
    return DiffedSheet(oldPath: path(olds), newPath: path(news), diffs: diffs)
  }

  // MARK: Output

  private func write(_ report: DiffReport) throws {
    var sink = OutputSink(console, file: arguments.filePath("output"))
    switch format {
    case .text:
      let choice = arguments.value("color").flatMap(ColorChoice.init) ?? .auto
      let style = console.style(choice, for: .output, isFile: sink.isFile)
      try sink.write(DiffText.text(report, style: style, width: console.layoutWidth))
    case .markdown: try sink.write(DiffMarkdown.text(report))
    case .json:
      var json = JSONWriter(indentation: 2)
      DiffJSON.append(report, to: &json)
      json.endLine()
      try sink.write(json.bytes)
    case .html: try sink.write(DiffPage.html(report, themes: Self.themes))
    }
    try sink.finish()
  }

  /// The themes that a difference compares, for the pictures of a page.
  private static func themes(_ diff: ThemeDiff) -> DiffPage.Themes {
    let old = ParsedTheme(diff.sheets.old, engine: diff.engines.old)
    let new = ParsedTheme(diff.sheets.new, engine: diff.engines.new)
    return diff.traits.map { (old.resolve($0.old), new.resolve($0.new)) }
  }
}
