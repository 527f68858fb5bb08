import NSSLint
import NSSSyntax

/// The linter's own JSON, version 1 (`Grammar/schemas/nsslint-report.schema.json`). Keys are sorted; a file is a line.
///
/// Columns and offsets count UTF-8 bytes; lines and columns begin at 1, offsets at 0.
struct JSONReporter: LintReporter {
  var separator: [UInt8] { [0x2C] }
  var bytesPerFinding: Int { 448 }

  func begin(_ output: inout [UInt8]) { output.append(text: "{\"files\":[") }

  func append(_ file: LintedFile, to output: inout [UInt8]) {
    output.append(text: "\n{\"engines\":[")
    output.append(list: file.engines.names) { $1.append(json: $0) }
    output.append(text: "],\"findings\":[")
    if !file.diagnostics.isEmpty {
      var places = SourcePlaces(file.source, .utf8)
      let path = file.pathText
      output.append(list: file.diagnostics) { Self.append($0, file, path, &places, to: &$1) }
    }
    output.append(text: "],\"path\":")
    output.append(json: file.path)
    output.append(0x7D)
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
    to output: inout [UInt8]
  ) {
    output.append(text: #"{"fixes":["#)
    output.append(list: diagnostic.fixes) { append($0, to: &$1) }
    output.append(text: #"],"message":"#)
    output.append(json: diagnostic.message)
    append(file.clamped(diagnostic.range), &places, to: &output)
    output.append(text: #","related":["#)
    output.append(list: diagnostic.related) { place, output in
      output.append(text: #"{"message":"#)
      output.append(json: place.message)
      output.append(text: #","path":"#)
      output.append(json: path)
      append(file.clamped(place.range), &places, to: &output)
      output.append(0x7D)
    }
    output.append(text: #"],"rule":"#)
    output.append(json: diagnostic.rule)
    output.append(text: #","severity":""#)
    output.append(text: diagnostic.severity.name)
    output.append(text: #""}"#)
  }

  private static func append(_ fix: Fix, to output: inout [UInt8]) {
    output.append(text: #"{"edits":["#)
    output.append(list: fix.edits.inOrder) { edit, output in
      output.append(text: #"{"length":"#)
      output.append(decimal: edit.range.count)
      output.append(text: #","offset":"#)
      output.append(decimal: edit.range.lowerBound)
      output.append(text: #","text":"#)
      output.append(json: edit.replacement)
      output.append(0x7D)
    }
    output.append(text: #"],"safety":""#)
    output.append(text: fix.safety.name)
    output.append(text: #"","title":"#)
    output.append(json: fix.title)
    output.append(0x7D)
  }

  /// The member `range`, a comma before it.
  private static func append(_ range: Range<Int>, _ places: inout SourcePlaces, to output: inout [UInt8]) {
    let span = places.span(range)
    output.append(text: #","range":{"end":"#)
    append(span.end, range.upperBound, to: &output)
    output.append(text: #","start":"#)
    append(span.start, range.lowerBound, to: &output)
    output.append(0x7D)
  }

  private static func append(_ place: Position, _ offset: Int, to output: inout [UInt8]) {
    output.append(text: #"{"column":"#)
    output.append(decimal: place.column)
    output.append(text: #","line":"#)
    output.append(decimal: place.line)
    output.append(text: #","offset":"#)
    output.append(decimal: offset)
    output.append(0x7D)
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
