import NSSLint
import NSSSyntax

/// Findings for people: source frames with related places and fixes, and one line that sums up.
struct TextReporter: LintReporter {
  private let options: LintReportOptions

  init(_ options: LintReportOptions) { self.options = options }

  func append(_ file: LintedFile, to output: inout [UInt8]) {
    let shown = file.diagnostics.filter { options.showsNotes || $0.severity > .note }
    guard !shown.isEmpty else { return }
    let lines = LineTable(file.source)
    let name = file.pathText
    for diagnostic in shown {
      frame(diagnostic, file, lines, name).append(to: &output, style: options.style, width: options.width)
      output.append(0x0A)
    }
  }

  func finish(_ summary: LintSummary, to output: inout [UInt8]) {
    guard options.showsSummary else { return }
    output.append(text: options.style.paint(summary.line(showsNotes: options.showsNotes), .emphasis))
    output.append(0x0A)
  }

  private func frame(_ diagnostic: Diagnostic, _ file: LintedFile, _ lines: LineTable, _ name: String)
    -> SourceFrame
  {
    let role = diagnostic.severity.role
    var excerpts = [SourceFrame.Excerpt(file.source, lines, diagnostic.range, role: role, name: name)]
    for place in diagnostic.related {
      excerpts.append(
        .init(file.source, lines, place.range, label: place.message, role: .secondary, name: name))
    }
    return SourceFrame(
      heading: .init(
        role: role, word: diagnostic.severity.name, id: diagnostic.rule, message: diagnostic.message),
      excerpts: excerpts,
      footnotes: diagnostic.fixes.map { .init("help", Self.help($0.title) + Self.remark($0.safety)) })
  }

  /// What applies the fix.
  private static func remark(_ safety: Fix.Safety) -> String {
    switch safety {
    case .safe: " (--fix)"
    case .unsafe: " (--fix --unsafe-fixes)"
    case .suggestion: ""
    }
  }

  /// "replace by 'x'" of "Replace by 'x'", on one line.
  private static func help(_ title: String) -> String {
    let title = DisplayWidth.printable(title)
    guard let first = title.unicodeScalars.first, ("A"..."Z").contains(first) else { return title }
    return first.properties.lowercaseMapping + String(title.unicodeScalars.dropFirst())
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
