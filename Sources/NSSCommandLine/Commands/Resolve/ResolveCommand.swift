import NSSCatalog
import NSSReport
import NSSSyntax
import NSSTheme
import NSSWorkspace

/// `nss resolve SHEET...`
struct ResolveCommand {
  private enum Format: String, CaseIterable {
    case table, json, swift, tokens
  }

  static let description = CommandDescription(
    "resolve", summary: "Prints what a theme is: every value, and where it comes from.",
    discussion: """
      The first sheet is the base, the others are appended to it; '-' is standard input. A sheet that an engine \
      rejects is an answer too.

      Without --engine the sheets decide: any fdl... class path means sapfiori, definitions of palette \
      colours mean fiori-swiftui, neither means nui. Where it is both, the table shows both and the other formats \
      show sapfiori.
      """,
    options: [
      ThemeOptions.engine, ThemeOptions.trait, ThemeOptions.palette,
      .init(
        "component", .text("NAME"), isRepeatable: true,
        help: "Show this component alone, such as FUIStepperFormCell; 'nss catalog' lists them"),
      .init(
        "format", .choice(Format.allCases.map(\.rawValue)),
        help: "table for people; json; tokens: W3C design tokens; swift: source that sets the same tint "
          + "attributes through SAPFiori's API"),
      .init(
        "batch",
        help: "Read one request a line from standard input, such as {\"input\": \"Button { }\", "
          + "\"engine\": \"nui\", \"device\": \"ipad\"} (or inputBase64), and answer one line of JSON each"),
      .output,
    ],
    positionals: .init("SHEET...", 0...Int.max),
    epilogue: """
      Exit codes: 0 done, whatever the engine makes of the sheet; 2 wrong usage, unreadable input or (--batch) a \
      malformed request.
      """)

  private let arguments: Arguments
  private let console: any Console
  private let options: ThemeOptions
  private let format: Format
  private let only: [ThemedComponent]?

  init(_ arguments: Arguments, _ console: any Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    options = try ThemeOptions(arguments)
    format = arguments.value("format").flatMap(Format.init) ?? .table
    only = try Self.components(arguments)
  }

  func run() throws -> ExitCode {
    var sink = OutputSink(console, file: arguments.filePath("output"))
    if arguments.has("batch") { return try runBatch(&sink) }
    if arguments.positionals.isEmpty { throw arguments.usageError("expected SHEET...") }
    let sheets = try ThemeSheets.read(arguments.paths, arguments, console)
    let engines = try engines(for: sheets)
    for engine in engines {
      let theme = ResolvedTheme(sheets, engine: engine, traits: options.traits)
      reportVerdicts(of: theme)
      append(theme, isFirst: engine == engines.first, to: &sink)
      try sink.flushIfLarge()
    }
    try sink.finish()
    return .clean
  }

  private func runBatch(_ sink: inout OutputSink) throws -> ExitCode {
    if !arguments.positionals.isEmpty {
      throw arguments.usageError("'--batch' reads requests from standard input and takes no SHEET")
    }
    if let format = arguments.value("format"), format != "json" {
      throw arguments.usageError("'--batch' answers in JSON, not in '\(format)'")
    }
    if options.engines.count > 1 { throw arguments.usageError("'--batch' takes one engine") }
    var batch = ResolveBatch(options, only: only)
    try batch.run(console, &sink)
    try sink.finish()
    return batch.hasMalformedLine ? .failure : .clean
  }

  /// The engines to show. Only the table shows several.
  private func engines(for sheets: [SourceText]) throws(UsageError) -> [Engine] {
    if format == .swift {
      if options.engines.contains(where: { $0 != .sapfiori }) {
        throw arguments.usageError("'--format swift' is for engine sapfiori alone")
      }
      return [.sapfiori]
    }
    let engines = options.engines(for: sheets)
    if format == .table || engines.count == 1 { return engines }
    if options.engines.count > 1 {
      throw arguments.usageError("'--format \(format.rawValue)' takes one engine")
    }
    let others = engines.dropFirst().map(\.name).joined(separator: ", ")
    console.report("nss: read as \(engines[0].name); for \(others) say --engine")
    return [engines[0]]
  }

  /// Tokens and source cannot say why they are empty.
  private func reportVerdicts(of theme: ResolvedTheme) {
    guard format == .tokens || format == .swift else { return }
    for (sheet, verdict) in zip(theme.sheets, theme.verdicts) where verdict != .resolved {
      console.report("nss: \(sheet.name): \(verdict.name): the sheet sets nothing in \(theme.engine.name)")
    }
  }

  private func append(_ theme: ResolvedTheme, isFirst: Bool, to sink: inout OutputSink) {
    switch format {
    case .json:
      var json = JSONWriter(indentation: 2)
      ResolveJSON.append(theme, only: only, to: &json)
      json.endLine()
      sink.bytes += json.bytes
    case .table:
      let choice = arguments.value("color").flatMap(ColorChoice.init) ?? .auto
      let style = console.style(choice, for: .output, isFile: sink.isFile)
      if !isFirst { sink.bytes.append(0x0A) }
      sink.bytes += ResolveTable.text(theme, only: only, style: style, width: console.layoutWidth).utf8
    case .tokens: sink.bytes += DesignTokens.json(theme, only: only)
    case .swift: sink.bytes += SwiftSource.text(theme, only: only, tool: ToolVersion.number).utf8
    }
  }

  /// The components of `--component`, by Swift class or by the stem of its class paths.
  private static func components(_ arguments: Arguments) throws(UsageError) -> [ThemedComponent]? {
    guard arguments.has("component") else { return nil }
    var found: [ThemedComponent] = []
    for name in arguments.values("component") {
      let short = name.hasPrefix("fdl") ? String(name.dropFirst(3)) : name
      guard let component = ThemedComponent(named: short) else {
        let near = Suggestion.hint(for: short, among: ThemedComponent.allCases.map(\.name))
        throw arguments.usageError("there is no component '\(name)'\(near); 'nss catalog' lists them")
      }
      if !found.contains(component) { found.append(component) }
    }
    return found.sorted { $0.rawValue < $1.rawValue }
  }
}
