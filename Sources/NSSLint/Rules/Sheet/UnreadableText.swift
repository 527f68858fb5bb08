import NSSSyntax

/// Bytes that are not UTF-8.
public struct UnreadableText: LintRule {
  public static let metadata = RuleMetadata(
    id: "unreadable-text", group: .sheet, severity: .error, engines: .all,
    summary: "The file is not UTF-8",
    rationale: """
      The engines read sheets as UTF-8. One byte that does not fit, even inside a comment, and the app sees an empty \
      theme. Such bytes come from editors that save as Latin-1 or UTF-16.
      """,
    remedy: "Save the file as UTF-8.",
    examples: [
      .bad(
        "/* caf«é» */ Button { font-size: 12; }",
        "Byte 0xE9 is not UTF-8, so that the engines see an empty theme; save the file as UTF-8",
        isLatin1: true),
      .good("/* café */ Button { font-size: 12; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    guard let offset = sheet.tree.source.firstInvalidUTF8() else { return }
    let byte = String(sheet.tree.source.bytes[offset], radix: 16, uppercase: true)
    report.flag(
      offset..<offset + 1, .error,
      "Byte 0x\(byte) is not UTF-8, so that the engines see an empty theme; save the file as UTF-8")
  }

  /// Whether the text begins with the byte order mark of UTF-16. Nothing else can be said of such a sheet.
  static func isUTF16(_ source: SourceText) -> Bool {
    source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF])
  }

  static func flagUTF16(_ report: inout LintReport) {
    report.flag(
      0..<2, .error, "The file is UTF-16, so that the engines see an empty theme; save it as UTF-8")
  }
}
