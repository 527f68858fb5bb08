import NSSLint
import NSSSyntax

/// The linter's own JSON, version 1 (`Grammar/schemas/nsslint-report.schema.json`). Keys are sorted; a file is a line.
///
/// Columns and offsets count UTF-8 bytes; lines and columns begin at 1, offsets at 0.
struct JSONReporter: LintReporter {
  var separator: [UInt8] { [0x2C] }

  func begin(_ output: inout [UInt8]) { output.append(text: "{\"files\":[") }

  func append(_ file: LintedFile, to output: inout [UInt8]) {
    output.append(0x0A)
    var json = JSONWriter()
    swap(&json.bytes, &output)
    json.beginObject()
    json.key("engines")
    json.beginArray()
    for name in file.engines.names { json.string(name) }
    json.endArray()
    json.key("findings")
    json.beginArray()
    if !file.diagnostics.isEmpty {
      var places = SourcePlaces(file.source, .utf8)
      let path = file.pathText
      for diagnostic in file.diagnostics { Self.append(diagnostic, file, path, &places, to: &json) }
    }
    json.endArray()
    json.key("path")
    json.string(bytes: file.path)
    json.endObject()
    swap(&json.bytes, &output)
  }

  func finish(_ summary: LintSummary, to output: inout [UInt8]) {
    output.append(text: "\n],\"summary\":")
    var json = JSONWriter()
    json.beginObject()
    json.member("errors", summary.errors)
    json.member("files", summary.files)
    json.member("notes", summary.notes)
    json.member("warnings", summary.warnings)
    json.endObject()
    output += json.bytes
    output.append(text: ",\"version\":1}\n")
  }

  private static func append(
    _ diagnostic: Diagnostic, _ file: LintedFile, _ path: String, _ places: inout SourcePlaces,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    json.key("fixes")
    json.beginArray()
    for fix in diagnostic.fixes { append(fix, to: &json) }
    json.endArray()
    json.member("message", diagnostic.message)
    append(file.clamped(diagnostic.range), &places, to: &json)
    json.key("related")
    json.beginArray()
    for place in diagnostic.related {
      json.beginObject()
      json.member("message", place.message)
      json.member("path", path)
      append(file.clamped(place.range), &places, to: &json)
      json.endObject()
    }
    json.endArray()
    json.member("rule", diagnostic.rule)
    json.member("severity", diagnostic.severity.name)
    json.endObject()
  }

  private static func append(_ fix: Fix, to json: inout JSONWriter) {
    json.beginObject()
    json.key("edits")
    json.beginArray()
    for edit in fix.edits.inOrder {
      json.beginObject()
      json.member("length", edit.range.count)
      json.member("offset", edit.range.lowerBound)
      json.key("text")
      json.string(bytes: edit.replacement)
      json.endObject()
    }
    json.endArray()
    json.member("safety", fix.safety.name)
    json.member("title", fix.title)
    json.endObject()
  }

  private static func append(_ range: Range<Int>, _ places: inout SourcePlaces, to json: inout JSONWriter) {
    let span = places.span(range)
    json.key("range")
    json.beginObject()
    append("end", span.end, range.upperBound, to: &json)
    append("start", span.start, range.lowerBound, to: &json)
    json.endObject()
  }

  private static func append(_ name: String, _ place: Position, _ offset: Int, to json: inout JSONWriter) {
    json.key(name)
    json.beginObject()
    json.member("column", place.column)
    json.member("line", place.line)
    json.member("offset", offset)
    json.endObject()
  }
}

extension [TextEdit] {
  /// Ordered by offset; edits at one place keep their order.
  var inOrder: [TextEdit] {
    if count < 2 { return self }
    return enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }
}
