import NSSCatalog

/// A class path whose state its element does not have.
public struct UnknownClassState: LintRule {
  public static let metadata = RuleMetadata(
    id: "unknown-class-state", group: .names, severity: .error, engines: .sapfiori,
    summary: "The class path carries a state that is not documented",
    rationale: """
      A few elements have class paths of their own for a state, such as _selected. Other states belong behind the \
      attribute: font-color-disabled.
      """,
    remedy: "Take the name that is offered, or move the state behind the attributes.",
    fix: .unsafe,
    examples: [
      .bad(
        "«fdlFUIFilterFormCell_item_titleLabel_selectd» { font-color: #112233; }",
        "No class path has this state; did you mean 'fdlFUIFilterFormCell_item_titleLabel_selected'?",
        engines: .sapfiori, fixed: "fdlFUIFilterFormCell_item_titleLabel_selected { font-color: #112233; }"),
      .bad(
        "«fdlFUITitleFormCell_disabled» { background-color: #112233; }",
        """
        No class path carries the state 'disabled' here; put it behind the attributes of 'fdlFUITitleFormCell', \
        as in 'font-color-disabled'
        """, engines: .sapfiori, severity: .warning),
      .good("fdlFUIFilterFormCell_item_titleLabel_selected { font-color: #112233; }", engines: .sapfiori),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    ClassPathWalk.run(sheet, &report) { verdict, name, facts in
      guard case .unknown(let mistake) = verdict, mistake.part == .classState else { return nil }
      let text = Array(sheet.bytes(name))
      let last = String(decoding: text.split(separator: UInt8(ascii: "_")).last ?? [], as: UTF8.self)
      if !mistake.isNear, facts.catalog.stateSuffixes.contains(last) {
        let rest = String(decoding: text.dropLast(last.utf8.count + 1), as: UTF8.self)
        return .init(
          severity: .warning,
          message:
            "No class path carries the state '\(last)' here; put it behind the attributes of '\(rest)', "
            + "as in 'font-color-\(last)'", replacement: nil)
      }
      return ClassPathWalk.objection(to: mistake, "No class path has this state")
    }
  }
}
