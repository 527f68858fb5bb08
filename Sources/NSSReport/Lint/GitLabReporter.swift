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
    let pathText = String(decoding: path, as: UTF8.self)
    var keys = FindingKeys(file.source, places.lines, path: path)
    var isFirst = true
    for diagnostic in file.diagnostics {
      if !isFirst { output.append(0x2C) }
      isFirst = false
      output.append(0x0A)
      let span = places.span(file.clamped(diagnostic.range))
      let key = keys.next(rule: diagnostic.rule, line: span.start.line)
      append(diagnostic, span, pathText, key, to: &output)
    }
  }

  func finish(_ summary: LintSummary, to output: inout [UInt8]) { output.append(text: "\n]\n") }

  private func append(
    _ diagnostic: Diagnostic, _ span: SourcePlaces.Span, _ path: String, _ key: UInt64,
    to output: inout [UInt8]
  ) {
    var json = JSONWriter()
    swap(&json.bytes, &output)
    json.beginObject()
    json.member("check_name", diagnostic.rule)
    json.member("description", diagnostic.message)
    json.key("fingerprint")
    json.hexadecimal(key)
    json.key("location")
    json.beginObject()
    json.key("lines")
    json.beginObject()
    json.member("begin", span.start.line)
    json.member("end", span.end.line)
    json.endObject()
    json.member("path", path)
    json.endObject()
    json.member("severity", Self.severity(diagnostic.severity))
    json.endObject()
    swap(&json.bytes, &output)
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}

extension JSONWriter {
  /// A string of 16 hexadecimal digits.
  mutating func hexadecimal(_ value: UInt64) {
    var digits: [UInt8] = []
    digits.append(hexadecimal: value)
    string(bytes: digits)
  }
}
