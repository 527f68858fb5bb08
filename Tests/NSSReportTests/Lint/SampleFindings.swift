import NSSCatalog
@testable import NSSLint
import NSSReport
import NSSSyntax

/// A few findings that have everything a report can have.
enum SampleFindings {
  static let text = """
    @brand: #12345;
    /* 日本 😀 */ Button { fon-color: @brand; }
    Label {
      font-size: 2px;
    }

    """

  /// One sheet with an error, a warning and a note, then a clean one.
  static var files: [LintedFile] {
    let source = SourceText(name: "", text)
    return [
      LintedFile(
        path: Array("Themes/Dark é.nss".utf8), source: source, engines: [.nui, .sapfiori],
        diagnostics: [
          Diagnostic(
            rule: "invalid-color", severity: .warning, message: "'#12345' has 5 digits; 3, 6 or 8 are needed",
            range: range(of: "#12345"), related: [], fixes: []),
          Diagnostic(
            rule: "unknown-attribute", severity: .error,
            message: "Unknown attribute 'fon-color'; did you mean 'font-color'?",
            range: range(of: "fon-color"),
            related: [RelatedLocation("'@brand' is defined here", range(of: "@brand"))],
            fixes: [.replace(range(of: "fon-color"), by: "font-color", .safe)]),
          Diagnostic(
            rule: "empty-rule", severity: .note, message: "Says <nothing> & \"more\"",
            range: range(of: "Label {\n  font-size: 2px;\n}"), related: [],
            fixes: [
              Fix(
                "Delete 'px'", .unsafe,
                [
                  TextEdit(range(of: "px"), ""),
                  TextEdit(range(of: "Label"), bytes: [0x4C, 0xFF]),
                ])
            ]),
        ]),
      LintedFile(
        path: Array("clean.nss".utf8), source: SourceText(name: "", "Button { }\n"), engines: .nui,
        diagnostics: []
      ),
    ]
  }

  /// A path, message and sheet with everything that some format must escape.
  static var hostile: LintedFile {
    let bytes =
      Array("\u{FEFF}a\u{1B}[31m: 100% \u{2028}, \"x\"\r\n".utf8) + [0xFF, 0xE3, 0x81] + Array("b;\r".utf8)
    let message = "100% of: a, b\r\n::error::no <b>&amp;</b> ]]> \"q\" 'p' \u{1B}[2J\0\u{FFFE} 日 \\ end"
    return LintedFile(
      path: Array("a b/%41'\"\n<&>:,\\\u{1B}[31mé".utf8) + [0xFF] + Array(".nss".utf8),
      source: SourceText(name: "", bytes: bytes), engines: [.fioriSwiftUI],
      diagnostics: [
        0..<4, 5..<12, 20..<bytes.count, bytes.count - 2..<bytes.count, bytes.count..<bytes.count,
      ].map {
        Diagnostic(
          rule: "unreadable-text", severity: .error, message: message, range: $0,
          related: [RelatedLocation(message, 3..<5)],
          fixes: [Fix(message, .suggestion, [TextEdit($0, message)])])
      })
  }

  /// The range of a part's first occurrence.
  static func range(of part: String) -> Range<Int> {
    let bytes = Array(text.utf8)
    let part = Array(part.utf8)
    for start in bytes.indices where bytes[start...].starts(with: part) { return start..<start + part.count }
    return 0..<0
  }

  /// A report in one format.
  static func report(
    _ format: LintFormat, _ files: [LintedFile] = files, options: LintReportOptions = LintReportOptions()
  ) -> [UInt8] {
    var writer = LintReportWriter(format, options: options)
    for file in files { writer.add(file) }
    writer.finish()
    return writer.bytes
  }

  /// The same as text.
  static func text(
    _ format: LintFormat, _ files: [LintedFile] = files, options: LintReportOptions = LintReportOptions()
  ) -> String {
    String(decoding: report(format, files, options: options), as: UTF8.self)
  }
}
