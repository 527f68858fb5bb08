import NSSLint
import NSSSyntax

/// JUnit XML: a suite for each file, in it a case for each finding, or one that passed.
///
/// Errors and warnings are failures. Notes never fail: their cases pass and carry the text as output.
struct JUnitReporter: LintReporter {
  var bytesPerFinding: Int { 448 }

  func begin(_ output: inout [UInt8]) {
    output.append(text: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"nsslint\">\n")
  }

  func append(_ file: LintedFile, to output: inout [UInt8]) {
    var path: [UInt8] = []
    XMLText.append(file.pathText, to: &path)
    output.append(text: "  <testsuite name=\"")
    output += path
    output.append(text: "\" tests=\"")
    output.append(decimal: max(1, file.diagnostics.count))
    output.append(text: "\" failures=\"")
    output.append(decimal: file.diagnostics.count { $0.severity > .note })
    output.append(text: "\" errors=\"0\" skipped=\"0\" time=\"0\">\n")
    if file.diagnostics.isEmpty {
      output.append(text: "    <testcase name=\"nothing found\" classname=\"")
      output += path
      output.append(text: "\" time=\"0\"/>\n")
    } else {
      var places = SourcePlaces(file.source, .utf8)
      for diagnostic in file.diagnostics {
        append(diagnostic, places.position(of: diagnostic.range.lowerBound), path, to: &output)
      }
    }
    output.append(text: "  </testsuite>\n")
  }

  func finish(_ summary: LintSummary, to output: inout [UInt8]) { output.append(text: "</testsuites>\n") }

  private func append(
    _ diagnostic: Diagnostic, _ start: Position, _ path: [UInt8], to output: inout [UInt8]
  ) {
    output.append(text: "    <testcase name=\"")
    XMLText.append(diagnostic.rule, to: &output)
    output.append(text: " (")
    output.append(start)
    output.append(text: ")\" classname=\"")
    output += path
    output.append(text: "\" time=\"0\">\n      ")
    let isFailure = diagnostic.severity > .note
    if isFailure {
      output.append(text: "<failure type=\"")
      output.append(text: diagnostic.severity.name)
      output.append(text: "\" message=\"")
      XMLText.append(DisplayWidth.unhidden(diagnostic.message), to: &output)
      output.append(text: "\">")
    } else {
      output.append(text: "<system-out>")
    }
    output += path
    output.append(0x3A)
    output.append(start)
    output.append(text: ": ")
    output.append(text: diagnostic.severity.name)
    output.append(text: ": ")
    XMLText.append(DisplayWidth.unhidden(diagnostic.message), to: &output)
    output.append(text: " [")
    XMLText.append(diagnostic.rule, to: &output)
    output.append(text: isFailure ? "]</failure>\n    </testcase>\n" : "]</system-out>\n    </testcase>\n")
  }
}
