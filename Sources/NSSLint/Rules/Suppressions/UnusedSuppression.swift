import NSSSyntax

/// A suppression that hides nothing.
public struct UnusedSuppression: LintRule {
  public static let metadata = RuleMetadata(
    id: "unused-suppression", group: .suppressions, severity: .warning, engines: .all,
    summary: "The suppression hides no finding",
    rationale: """
      It was left behind when the finding went, and would hide the next one. A rule that did not run is not counted. \
      For fiori-swiftui a suppression needs a line of its own, since a trailing comment breaks the line: the engine \
      takes all up to the line end as the value.
      """,
    remedy: "Delete the comment, or the rule's id in it.",
    fix: .safe,
    examples: [
      .bad(
        "/* nss-disable-next-line «empty-rule» -- a placeholder */\nLabel { font-size: 12; }",
        "'empty-rule' finds nothing here that could be suppressed", fixed: "Label { font-size: 12; }",
        alongside: ["empty-rule"]),
      .bad(
        "Label { } /* nss-disable-line empty-rule, «duplicate-class» */",
        "'duplicate-class' finds nothing here that could be suppressed",
        fixed: "Label { } /* nss-disable-line empty-rule */", alongside: ["empty-rule", "duplicate-class"]),
      .bad(
        "Label { font-size: 12; }\n/* «nss-enable» */", "No 'nss-disable' is open here",
        fixed: "Label { font-size: 12; }\n"),
      .good("Label { } /* nss-disable-line empty-rule -- a placeholder */", alongside: ["empty-rule"]),
      .good(
        "/* nss-disable empty-rule */\nLabel { }\n/* nss-enable empty-rule */\nButton { font-size: 12; }",
        alongside: ["empty-rule"]),
    ])

  public init() {}

  /// The linter calls ``flag(_:_:ran:_:)`` when all other rules are done.
  public func check(_ sheet: LintSheet, _ report: inout LintReport) {}

  /// Reports the entries that suppressed nothing. `ran`: whether a rule was run for the sheet; nil asks whether all
  /// rules that are on by default were.
  static func flag(
    _ suppressions: Suppressions, _ sheet: LintSheet, ran: (String?) -> Bool, _ report: inout LintReport
  ) {
    // The entries of a directive stand together.
    var start = 0
    let entries = suppressions.entries
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].directive == entries[start].directive { end += 1 }
      flag(
        entries[start..<end], of: suppressions.directives[entries[start].directive], sheet, ran: ran, &report)
      start = end
    }
  }

  private static func flag(
    _ entries: ArraySlice<Suppressions.Entry>, of directive: Directive, _ sheet: LintSheet,
    ran: (String?) -> Bool, _ report: inout LintReport
  ) {
    let isEnd = directive.kind == .enable
    let unused = entries.filter { entry in
      guard !entry.isUsed else { return false }
      guard let name = entry.name else { return isEnd || ran(nil) }
      let id = directive.rules[name].id
      guard RuleRegistry.isKnown(id) else { return false }
      return isEnd || !Suppressions.ownRules.contains(id) && ran(id)
    }
    let goes = unused.count == entries.count
    for (index, entry) in unused.enumerated() {
      var fixes: [Fix] = []
      if goes {
        if index == 0 { fixes = [deletion(of: directive, sheet)] }
      } else if let name = entry.name {
        fixes = [deletion(ofRule: name, in: directive, sheet)]
      }
      let rule = entry.name.map { directive.rules[$0] }
      let message: String
      switch (isEnd, rule) {
      case (true, nil): message = "No 'nss-disable' is open here"
      case (true, let rule?): message = "No 'nss-disable' of '\(rule.id)' is open here"
      case (false, nil): message = "No finding here that '\(directive.name)' could suppress"
      case (false, let rule?): message = "'\(rule.id)' finds nothing here that could be suppressed"
      }
      report.flag(rule?.range ?? directive.nameRange, .warning, message, fixes: fixes)
    }
  }

  private static func deletion(of directive: Directive, _ sheet: LintSheet) -> Fix {
    let source = sheet.tree.source
    let range = directive.comment
    let title = "Delete this comment"
    let safety = safety(directive, sheet)
    let bytes = source.bytes
    let follows = range.upperBound < bytes.count ? bytes[range.upperBound] : 0x0A
    if Fix.standsAlone(range, in: source) || follows <= 0x20 {
      return .deleteItem(title, safety, range, in: source)
    }
    // What stands before and behind must not grow together.
    let isSpaced = range.lowerBound == 0 || bytes[range.lowerBound - 1] <= 0x20
    return Fix(title, safety, [TextEdit(range, isSpaced ? "" : " ")])
  }

  private static func deletion(ofRule name: Int, in directive: Directive, _ sheet: LintSheet) -> Fix {
    let rules = directive.rules
    let range =
      name + 1 < rules.count
      ? rules[name].range.lowerBound..<rules[name + 1].range.lowerBound
      : rules[name - 1].range.upperBound..<rules[name].range.upperBound
    return Fix("Delete '\(rules[name].id)'", safety(directive, sheet), [TextEdit(range, "")])
  }

  /// fiori-swiftui reads lines and knows no comments: only one that has a line of its own is nothing to it.
  private static func safety(_ directive: Directive, _ sheet: LintSheet) -> Fix.Safety {
    guard sheet.engines.contains(.fioriSwiftUI) else { return .safe }
    let source = sheet.tree.source
    let isOneLine = !source.bytes[directive.comment].contains { $0 == 0x0A || $0 == 0x0D }
    return isOneLine && Fix.standsAlone(directive.comment, in: source) ? .safe : .unsafe
  }
}
