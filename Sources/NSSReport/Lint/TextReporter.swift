import NSSLint
import NSSSyntax

/// Findings for people: source frames with related places and fixes, and one line that sums up.
struct TextReporter: LintReporter {
  private let options: LintReportOptions

  init(_ options: LintReportOptions) { self.options = options }

  var bytesPerFinding: Int { 320 }

  func append(_ file: LintedFile, to output: inout [UInt8]) {
    guard file.diagnostics.contains(where: options.shows) else { return }
    let text = SourceFrame.Text(file.source, LineTable(file.source), name: file.pathText)
    var writer = FrameWriter(options.style, width: options.width, lastNumber: 1)
    for diagnostic in file.diagnostics where options.shows(diagnostic) {
      append(diagnostic, file, text, &writer, to: &output)
      output.append(0x0A)
    }
  }

  func finish(_ summary: LintSummary, to output: inout [UInt8]) {
    guard options.showsSummary else { return }
    output.append(text: options.style.paint(summary.line(showsNotes: options.showsNotes), .emphasis))
    output.append(0x0A)
  }

  /// Appends the frame of one finding, by the writer of the last one where that fits.
  private func append(
    _ diagnostic: Diagnostic, _ file: LintedFile, _ text: SourceFrame.Text, _ writer: inout FrameWriter,
    to output: inout [UInt8]
  ) {
    let role = diagnostic.severity.role
    FrameWriter.append(
      diagnostic.severity.name, role, id: diagnostic.rule, diagnostic.message, to: &output,
      style: options.style)
    let place = FrameLines(file.clamped(diagnostic.range), in: text)
    let related = diagnostic.related.map { FrameLines(file.clamped($0.range), in: text) }
    let lastNumber = related.reduce(place.lastNumber) { max($0, $1.lastNumber) }
    if !writer.fits(lastNumber: lastNumber) {
      writer = FrameWriter(options.style, width: options.width, lastNumber: lastNumber)
    }
    writer.append(place, of: text, label: nil, role, isFirst: true, to: &output)
    for (index, lines) in related.enumerated() {
      writer.append(
        lines, of: text, label: diagnostic.related[index].message, .secondary, isFirst: false, to: &output)
    }
    for fix in diagnostic.fixes { writer.append(footnote: "help", Self.help(fix), to: &output) }
  }

  /// "replace by 'x' (--fix)" of a fix "Replace by 'x'", on one line, with what applies it.
  private static func help(_ fix: Fix) -> String {
    var text: [UInt8] = []
    text.append(printable: fix.title)
    if let first = text.first, (0x41...0x5A).contains(first) { text[0] = first + 0x20 }
    switch fix.safety {
    case .safe: text.append(text: " (--fix)")
    case .unsafe: text.append(text: " (--fix --unsafe-fixes)")
    case .suggestion: break
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Severity {
  /// How a text report paints it.
  var role: Style.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
