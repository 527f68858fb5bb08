import NSSLint
import NSSSyntax

/// The XML that Checkstyle writes. Columns count characters (Unicode scalars); notes have its severity `info`.
struct CheckstyleReporter: LintReporter {
  func begin(_ output: inout [UInt8]) {
    output.append(text: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
  }

  func append(_ file: LintedFile, to output: inout [UInt8]) {
    output.append(text: "  <file name=\"")
    XMLText.append(file.pathText, to: &output)
    guard !file.diagnostics.isEmpty else {
      output.append(text: "\"/>\n")
      return
    }
    output.append(text: "\">\n")
    var places = SourcePlaces(file.source, .scalar)
    for diagnostic in file.diagnostics {
      let start = places.position(of: diagnostic.range.lowerBound)
      output.append(text: "    <error line=\"")
      output.append(decimal: start.line)
      output.append(text: "\" column=\"")
      output.append(decimal: start.column)
      output.append(text: "\" severity=\"")
      output.append(text: diagnostic.severity == .note ? "info" : diagnostic.severity.name)
      output.append(text: "\" message=\"")
      XMLText.append(DisplayWidth.unhidden(diagnostic.message), to: &output)
      output.append(text: "\" source=\"nsslint.")
      XMLText.append(diagnostic.rule, to: &output)
      output.append(text: "\"/>\n")
    }
    output.append(text: "  </file>\n")
  }

  func finish(_ summary: LintSummary, to output: inout [UInt8]) { output.append(text: "</checkstyle>\n") }
}
