import NSSLint
import NSSSyntax

/// The SARIF results of one file.
struct SARIFPiece {
  private let file: LintedFile
  /// The member that names the file.
  private let artifact: String
  private var places: SourcePlaces
  private var keys: FindingKeys

  init(_ file: LintedFile) {
    self.file = file
    // A URI has nothing that JSON escapes.
    let uri = String(decoding: ReportPath.uri(ReportPath.relative(file.path, base: nil)), as: UTF8.self)
    artifact = #""artifactLocation":{"uri":"\#(uri)"}"#
    places = SourcePlaces(file.source, .utf16)
    keys = FindingKeys(file.source, places.lines)
  }

  /// Appends the result object of the next finding.
  mutating func append(_ diagnostic: Diagnostic, ruleIndex: Int?, to output: inout [UInt8]) {
    let range = file.clamped(diagnostic.range)
    let key = keys.next(rule: diagnostic.rule, line: places.position(of: range.lowerBound).line)
    output.append(text: #"{"ruleId":"#)
    output.append(json: diagnostic.rule)
    if let ruleIndex {
      output.append(text: #","ruleIndex":"#)
      output.append(decimal: ruleIndex)
    }
    output.append(text: #","level":""#)
    output.append(text: diagnostic.severity.name)
    output.append(text: #"","message":{"text":"#)
    output.append(json: diagnostic.message)
    output.append(text: #"},"locations":[{"#)
    append(range, to: &output)
    output.append(text: "}]")
    if !diagnostic.related.isEmpty { append(diagnostic.related, to: &output) }
    if !diagnostic.fixes.isEmpty {
      output.append(text: #","fixes":["#)
      output.append(list: diagnostic.fixes.lazy.filter { !$0.edits.isEmpty }) { append($0, to: &$1) }
      output.append(0x5D)
    }
    output.append(text: #","partialFingerprints":{"ruleAndLineText/v1":""#)
    output.append(hexadecimal: key)
    output.append(text: #""}}"#)
  }

  private mutating func append(_ related: [RelatedLocation], to output: inout [UInt8]) {
    output.append(text: #","relatedLocations":["#)
    output.append(list: related.indices) { index, output in
      output.append(text: #"{"id":"#)
      output.append(decimal: index)
      output.append(text: #","message":{"text":"#)
      output.append(json: related[index].message)
      output.append(text: "},")
      append(file.clamped(related[index].range), to: &output)
      output.append(0x7D)
    }
    output.append(0x5D)
  }

  private mutating func append(_ fix: Fix, to output: inout [UInt8]) {
    output.append(text: #"{"description":{"text":"#)
    output.append(json: fix.title)
    output.append(text: #"},"artifactChanges":[{"#)
    output.append(text: artifact)
    output.append(text: #","replacements":["#)
    output.append(list: fix.edits.inOrder) { edit, output in
      output.append(text: #"{"deletedRegion":"#)
      append(region: file.clamped(edit.range), to: &output)
      output.append(text: #","insertedContent":{"text":"#)
      output.append(json: edit.replacement)
      output.append(text: "}}")
    }
    output.append(text: #"]}],"properties":{"safety":""#)
    output.append(text: fix.safety.name)
    output.append(text: #""}}"#)
  }

  /// The member `physicalLocation`.
  private mutating func append(_ range: Range<Int>, to output: inout [UInt8]) {
    output.append(text: #""physicalLocation":{"#)
    output.append(text: artifact)
    output.append(text: #","region":"#)
    append(region: range, to: &output)
    output.append(0x7D)
  }

  private mutating func append(region range: Range<Int>, to output: inout [UInt8]) {
    let span = places.span(range)
    output.append(text: #"{"startLine":"#)
    output.append(decimal: span.start.line)
    output.append(text: #","startColumn":"#)
    output.append(decimal: span.start.column)
    output.append(text: #","endLine":"#)
    output.append(decimal: span.end.line)
    output.append(text: #","endColumn":"#)
    output.append(decimal: span.end.column)
    output.append(text: #","byteOffset":"#)
    output.append(decimal: range.lowerBound)
    output.append(text: #","byteLength":"#)
    output.append(decimal: range.count)
    output.append(0x7D)
  }
}
