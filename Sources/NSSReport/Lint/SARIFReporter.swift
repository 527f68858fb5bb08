import NSSLint
import NSSSyntax

/// SARIF 2.1.0: one run with the rules, the findings and their fixes.
///
/// Columns count UTF-16 code units, `byteOffset` and `byteLength` bytes. A byte order mark counts as a byte sequence but
/// takes no column (inferred: readers of text do not see it). URIs are relative as the paths are, or `file` URIs.
struct SARIFReporter: LintReporter {
  private let rules: SARIFRules

  init(_ options: LintReportOptions) { rules = SARIFRules(options.rules, version: options.version) }

  var separator: [UInt8] { [0x2C] }
  var bytesPerFinding: Int { 768 }

  func begin(_ output: inout [UInt8]) {
    output.append(
      text: """
        {"$schema":"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",\
        "version":"2.1.0","runs":[{"tool":
        """)
    output += rules.tool
    output.append(
      text:
        #","columnKind":"utf16CodeUnits","defaultEncoding":"utf-8","newlineSequences":["\r\n","\n","\r"],"results":["#
    )
  }

  func append(_ file: LintedFile, to output: inout [UInt8]) {
    guard !file.diagnostics.isEmpty else { return }
    var piece = SARIFPiece(file)
    output.append(list: file.diagnostics) { diagnostic, output in
      output.append(0x0A)
      piece.append(diagnostic, ruleIndex: rules.indices[diagnostic.rule], to: &output)
    }
  }

  func finish(_ summary: LintSummary, to output: inout [UInt8]) { output.append(text: "\n]}]}\n") }
}
