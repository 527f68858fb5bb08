import NSSCatalog
import NSSSyntax

/// Three hex digits.
public struct ShortHex: LintRule {
  public static let metadata = RuleMetadata(
    id: "short-hex", group: .values, severity: .warning, engines: .nui,
    summary: "NUI does not read three hex digits",
    rationale:
      "NUI searches for six digits and finds none: the colour is nil. #333 works in CSS and in fiori-swiftui.",
    remedy: "Write six digits: #333333.",
    fix: .unsafe,
    examples: [
      .bad(
        "Label { font-color: «#333»; }", "NUI does not read three hex digits; write '#333333'",
        fixed: "Label { font-color: #333333; }"),
      .good("Label { font-color: #333333; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    BadValueWalk.run(sheet) { facts, value, place in
      guard facts.engine == .nui, case .color(let findings, let base) = value.complaint else { return }
      for case .shortHex(let part) in findings {
        let range = part.offset(by: place.offset - base)
        let text = sheet.tree.source.text(range)
        let prefix = text.hasPrefix("#") ? 1 : 2
        let long = text.prefix(prefix) + text.dropFirst(prefix).map { "\($0)\($0)" }.joined()
        report.flag(
          range, .warning, "NUI does not read three hex digits; write '\(long)'",
          related: BadValueWalk.related(place, sheet), fixes: [.replace(range, by: String(long), .unsafe)])
      }
    }
  }
}
