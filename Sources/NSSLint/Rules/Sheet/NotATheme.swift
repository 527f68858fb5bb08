/// A file that ends in .nss but is something else.
public struct NotATheme: LintRule {
  public static let metadata = RuleMetadata(
    id: "not-a-theme", group: .sheet, severity: .error, engines: .all,
    summary: "The file is no .nss stylesheet",
    rationale: """
      Neverwinter Nights scripts use the same extension, and so do some CSS dialects. No theming engine reads them, so \
      nothing else is reported for such a file.
      """,
    remedy:
      "Name the themes only, or exclude the folder of the other files in .nsslint.json: \"exclude\": [\"scripts\"].",
    examples: [
      .bad(
        "«#include \"inc_doors\"»\nvoid main() { }",
        "This looks like a Neverwinter Nights script, not like a theme; nothing else is checked"),
      .bad(
        "«.list-item» { flex-direction: row; }",
        "This looks like a CSS style sheet, not like a theme; nothing else is checked"),
      .good("Button { font-size: 12; }"),
    ])

  public init() {}

  /// The linter itself asks ``ForeignText`` first, since no other rule may run on such a file.
  public func check(_ sheet: LintSheet, _ report: inout LintReport) {}

  static func flag(_ stranger: ForeignText, _ report: inout LintReport) {
    report.flag(
      stranger.range, .error,
      "This looks like \(stranger.language), not like a theme; nothing else is checked")
  }
}
