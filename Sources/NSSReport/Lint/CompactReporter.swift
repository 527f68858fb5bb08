import NSSLint
import NSSSyntax

/// One line for each finding: `path:line:column: severity: message [rule]`. Columns count UTF-8 bytes.
///
/// Pictures stand for control characters, line breaks among them.
struct CompactReporter: LintReporter {
  private let options: LintReportOptions

  init(_ options: LintReportOptions) { self.options = options }

  func append(_ file: LintedFile, to output: inout [UInt8]) {
    guard file.diagnostics.contains(where: options.shows) else { return }
    var places = SourcePlaces(file.source, .utf8)
    let path = options.style.paint(DisplayWidth.printable(file.pathText), .path)
    for diagnostic in file.diagnostics where options.shows(diagnostic) {
      output.append(text: path)
      output.append(0x3A)
      output.append(places.position(of: diagnostic.range.lowerBound))
      output.append(text: ": ")
      options.style.paint(diagnostic.severity.role, in: &output) { $0.append(text: diagnostic.severity.name) }
      output.append(text: ": ")
      output.append(printable: diagnostic.message)
      output.append(text: " [")
      output.append(text: diagnostic.rule)
      output.append(text: "]\n")
    }
  }
}
