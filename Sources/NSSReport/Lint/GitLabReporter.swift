import NSSLint
import NSSSyntax

/// GitLab's code quality report (the part of Code Climate's format that GitLab reads): one array of issues.
///
/// An error is `major`, a warning `minor`, a note `info`. Paths are relative to the base folder where they are inside.
/// The fingerprint depends on rule, path, the line's text and the ordinal among equal ones, so moved lines keep it.
struct GitLabReporter: LintReporter {
  private let base: [UInt8]?

  init(_ options: LintReportOptions) { base = options.base }

  var separator: [UInt8] { [0x2C] }

  func begin(_ output: inout [UInt8]) { output.append(0x5B) }

  func append(_ file: LintedFile, to output: inout [UInt8]) {
    guard !file.diagnostics.isEmpty else { return }
    var places = SourcePlaces(file.source, .utf8)
    let path = ReportPath.relative(file.path, base: base)
    var pathText: [UInt8] = []
    pathText.append(json: path)
    var keys = FindingKeys(file.source, places.lines, path: path)
    output.append(list: file.diagnostics) { diagnostic, output in
      output.append(0x0A)
      let span = places.span(file.clamped(diagnostic.range))
      let key = keys.next(rule: diagnostic.rule, line: span.start.line)
      Self.append(diagnostic, span, pathText, key, to: &output)
    }
  }

  func finish(_ summary: LintSummary, to output: inout [UInt8]) { output.append(text: "\n]\n") }

  private static func append(
    _ diagnostic: Diagnostic, _ span: SourcePlaces.Span, _ path: [UInt8], _ key: UInt64,
    to output: inout [UInt8]
  ) {
    output.append(text: #"{"check_name":"#)
    output.append(json: diagnostic.rule)
    output.append(text: #","description":"#)
    output.append(json: diagnostic.message)
    output.append(text: #","fingerprint":""#)
    output.append(hexadecimal: key)
    output.append(text: #"","location":{"lines":{"begin":"#)
    output.append(decimal: span.start.line)
    output.append(text: #","end":"#)
    output.append(decimal: span.end.line)
    output.append(text: #"},"path":"#)
    output += path
    output.append(text: #"},"severity":""#)
    output.append(text: severity(diagnostic.severity))
    output.append(text: #""}"#)
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
