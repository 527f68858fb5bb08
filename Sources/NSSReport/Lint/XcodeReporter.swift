import NSSLint
import NSSSyntax

/// Lines that Xcode and other readers of compiler output take: `/path:line:column: warning: message [rule]`. Columns
/// count UTF-8 bytes, as clang's and Swift's do. A relative path is put behind the base folder, if one is given.
///
/// Pictures stand for control characters, line breaks among them: the format has no way to write those.
struct XcodeReporter: LintReporter {
  private let base: [UInt8]

  init(_ options: LintReportOptions) { base = options.base ?? [] }

  func append(_ file: LintedFile, to output: inout [UInt8]) {
    guard !file.diagnostics.isEmpty else { return }
    var places = SourcePlaces(file.source, .utf8)
    var path: [UInt8] = []
    path.append(line: String(decoding: ReportPath.absolute(file.path, base: base), as: UTF8.self))
    for diagnostic in file.diagnostics {
      output += path
      output.append(0x3A)
      output.append(places.position(of: diagnostic.range.lowerBound))
      output.append(text: ": ")
      output.append(text: diagnostic.severity.name)
      output.append(text: ": ")
      output.append(line: DisplayWidth.unhidden(diagnostic.message))
      output.append(text: " [")
      output.append(text: diagnostic.rule)
      output.append(text: "]\n")
    }
  }
}
