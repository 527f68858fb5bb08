import NSSCatalog

/// A class path that is marked deprecated.
public struct DeprecatedClassPath: LintRule {
  public static let metadata = RuleMetadata(
    id: "deprecated-class-path", group: .names, severity: .warning, engines: .sapfiori,
    summary: "The class path is deprecated",
    rationale: "The vendor's documents mark it deprecated: it may stop working with the next SDK.",
    remedy: "Use the successor where one is named.",
    fix: .unsafe,
    examples: [
      .bad(
        "«fdlObjectCell_headlineLabel» { font-color: #112233; }",
        "'fdlObjectCell_headlineLabel' is deprecated; use 'fdlFUIObjectView_headlineLabel'",
        engines: .sapfiori, fixed: "fdlFUIObjectView_headlineLabel { font-color: #112233; }"),
      .good("fdlFUIObjectHeaderView_statusLabel { font-color: #112233; }", engines: .sapfiori),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    ClassPathWalk.run(sheet, &report) { verdict, name, _ in
      guard case .known(let path) = verdict, path.status == .deprecated else { return nil }
      let what = "'\(sheet.text(name))' is deprecated"
      guard let successor = path.replacement else {
        return .init(severity: .note, message: "\(what); no successor is named", replacement: nil)
      }
      return .init(
        severity: .warning, message: "\(what); use '\(successor)'", replacement: (successor, .unsafe))
    }
  }
}
