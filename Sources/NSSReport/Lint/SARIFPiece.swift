import NSSLint
import NSSSyntax

/// The SARIF results of one file.
struct SARIFPiece {
  private let file: LintedFile
  private let uri: String
  private var places: SourcePlaces
  private var keys: FindingKeys

  init(_ file: LintedFile) {
    self.file = file
    uri = String(decoding: ReportPath.uri(ReportPath.relative(file.path, base: nil)), as: UTF8.self)
    places = SourcePlaces(file.source, .utf16)
    keys = FindingKeys(file.source, places.lines)
  }

  /// Appends the result object of the next finding.
  mutating func append(_ diagnostic: Diagnostic, ruleIndex: Int?, to output: inout [UInt8]) {
    var json = JSONWriter()
    swap(&json.bytes, &output)
    let range = file.clamped(diagnostic.range)
    let key = keys.next(rule: diagnostic.rule, line: places.position(of: range.lowerBound).line)
    json.beginObject()
    json.member("ruleId", diagnostic.rule)
    if let ruleIndex { json.member("ruleIndex", ruleIndex) }
    json.member("level", diagnostic.severity.name)
    message("message", diagnostic.message, to: &json)
    json.key("locations")
    json.beginArray()
    json.beginObject()
    location(range, to: &json)
    json.endObject()
    json.endArray()
    if !diagnostic.related.isEmpty { related(diagnostic.related, to: &json) }
    if !diagnostic.fixes.isEmpty {
      json.key("fixes")
      json.beginArray()
      for fix in diagnostic.fixes where !fix.edits.isEmpty { append(fix, to: &json) }
      json.endArray()
    }
    json.key("partialFingerprints")
    json.beginObject()
    json.key("ruleAndLineText/v1")
    json.hexadecimal(key)
    json.endObject()
    json.endObject()
    swap(&json.bytes, &output)
  }

  private mutating func related(_ related: [RelatedLocation], to json: inout JSONWriter) {
    json.key("relatedLocations")
    json.beginArray()
    for (index, place) in related.enumerated() {
      json.beginObject()
      json.member("id", index)
      message("message", place.message, to: &json)
      location(file.clamped(place.range), to: &json)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func append(_ fix: Fix, to json: inout JSONWriter) {
    json.beginObject()
    message("description", fix.title, to: &json)
    json.key("artifactChanges")
    json.beginArray()
    json.beginObject()
    artifact(to: &json)
    json.key("replacements")
    json.beginArray()
    for edit in fix.edits.inOrder {
      json.beginObject()
      region("deletedRegion", file.clamped(edit.range), to: &json)
      json.key("insertedContent")
      json.beginObject()
      json.key("text")
      json.string(bytes: edit.replacement)
      json.endObject()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endArray()
    json.key("properties")
    json.beginObject()
    json.member("safety", fix.safety.name)
    json.endObject()
    json.endObject()
  }

  private mutating func location(_ range: Range<Int>, to json: inout JSONWriter) {
    json.key("physicalLocation")
    json.beginObject()
    artifact(to: &json)
    region("region", range, to: &json)
    json.endObject()
  }

  private func artifact(to json: inout JSONWriter) {
    json.key("artifactLocation")
    json.beginObject()
    json.member("uri", uri)
    json.endObject()
  }

  private mutating func region(_ name: String, _ range: Range<Int>, to json: inout JSONWriter) {
    let span = places.span(range)
    json.key(name)
    json.beginObject()
    json.member("startLine", span.start.line)
    json.member("startColumn", span.start.column)
    json.member("endLine", span.end.line)
    json.member("endColumn", span.end.column)
    json.member("byteOffset", range.lowerBound)
    json.member("byteLength", range.count)
    json.endObject()
  }

  private func message(_ name: String, _ text: String, to json: inout JSONWriter) {
    json.key(name)
    json.beginObject()
    json.member("text", text)
    json.endObject()
  }
}
