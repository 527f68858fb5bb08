import NSSLint
import NSSSyntax

/// One line for each finding: `path:line:column: severity: message [rule]`. Columns count UTF-8 bytes.
///
/// Pictures stand for control characters, line breaks among them.
struct CompactReporter: LintReporter {
  private let options: LintReportOptions

  init(_ options: LintReportOptions) { self.options = options }

  func append(_ file: LintedFile, to output: inout [UInt8]) {
    let shown = file.diagnostics.filter { options.showsNotes || $0.severity > .note }
    guard !shown.isEmpty else { return }
    var places = SourcePlaces(file.source, .utf8)
    let path = options.style.paint(DisplayWidth.printable(file.pathText), .path)
    let words = Severity.allCases.map { options.style.paint($0.name, $0.role) }
    for diagnostic in shown {
      output.append(text: path)
      output.append(0x3A)
      output.append(places.position(of: diagnostic.range.lowerBound))
      output.append(text: ": ")
      output.append(text: words[Int(diagnostic.severity.rawValue)])
      output.append(text: ": ")
      output.append(text: DisplayWidth.printable(diagnostic.message))
      output.append(text: " [")
      output.append(text: diagnostic.rule)
      output.append(text: "]\n")
    }
  }
}
