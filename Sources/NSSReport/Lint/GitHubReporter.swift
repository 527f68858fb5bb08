import NSSLint
import NSSSyntax

/// Workflow commands of GitHub Actions, which become annotations: `::error file=...,line=...::message`.
///
/// Columns count characters (Unicode scalars, a byte order mark none); `endColumn` is the last one that belongs to the
/// finding (inferred: it defaults to `col`). Columns are left out where a finding spans lines, as the runner refuses
/// them there. The message repeats place and rule, which a log would not show otherwise.
struct GitHubReporter: LintReporter {
  func append(_ file: LintedFile, to output: inout [UInt8]) {
    guard !file.diagnostics.isEmpty else { return }
    var places = SourcePlaces(file.source, .scalar)
    var file = file
    file.path = ReportPath.relative(file.path, base: nil)
    let name = file.pathText
    var property: [UInt8] = []
    Self.append(name, isProperty: true, to: &property)
    var data: [UInt8] = []
    Self.append(name, isProperty: false, to: &data)
    for diagnostic in file.diagnostics {
      let span = places.span(file.clamped(diagnostic.range))
      output.append(text: Self.command(diagnostic.severity))
      output += property
      output.append(text: ",line=")
      output.append(decimal: span.start.line)
      output.append(text: ",endLine=")
      output.append(decimal: span.end.line)
      if span.start.line == span.end.line {
        output.append(text: ",col=")
        output.append(decimal: span.start.column)
        output.append(text: ",endColumn=")
        output.append(decimal: max(span.start.column, span.end.column - 1))
      }
      output.append(text: ",title=")
      Self.append(diagnostic.rule, isProperty: true, to: &output)
      output.append(text: "::")
      output += data
      output.append(0x3A)
      output.append(span.start)
      output.append(text: ": ")
      Self.append(DisplayWidth.unhidden(diagnostic.message), isProperty: false, to: &output)
      output.append(text: " [")
      Self.append(diagnostic.rule, isProperty: false, to: &output)
      output.append(text: "]\n")
    }
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "::error file="
    case .warning: "::warning file="
    case .note: "::notice file="
    }
  }

  /// The runner's own escapes, and pictures for other control characters, which its log would act on.
  private static func append(_ text: String, isProperty: Bool, to output: inout [UInt8]) {
    output.append(
      text,
      escaping: { byte in
        [UInt8].isControl(byte) || byte == 0x25 || (isProperty && (byte == 0x3A || byte == 0x2C))
      },
      by: { byte, output in
        switch byte {
        case 0x25: output.append(text: "%25")
        case 0x0D: output.append(text: "%0D")
        case 0x0A: output.append(text: "%0A")
        case 0x3A: output.append(text: "%3A")
        case 0x2C: output.append(text: "%2C")
        default: output.append(pictureOf: byte)
        }
      })
  }
}
