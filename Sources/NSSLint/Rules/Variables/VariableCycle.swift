import NSSSyntax

/// Variables whose values lead back to themselves.
public struct VariableCycle: LintRule {
  public static let metadata = RuleMetadata(
    id: "variable-cycle", group: .variables, severity: .error,
    summary: "Variables are defined by each other in a circle",
    rationale: "No value ever comes out of it. NUI takes the name of the next variable as text.",
    remedy: "Give one of the variables a value.",
    examples: [
      .bad(
        "@b: «@c»;\n@c: @b;\nLabel { font-size: @b; }", "'@b' leads back to itself: '@b', '@c', '@b'"),
      .bad("@a: «@a»;", "'@a' is defined by itself"),
      .good("@b: @c;\n@c: 12;"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for cycle in sheet.variables.cycles {
      let definitions = cycle.map { sheet.definitions[Int($0)] }
      guard let first = definitions.first else { continue }
      let names = definitions.prefix(6).map { sheet.text($0.name) }
      let message =
        cycle.count == 1
        ? "'\(names[0])' is defined by itself"
        : "'\(names[0])' leads back to itself: \(names.map { "'\($0)'" }.joined(separator: ", "))"
          + (cycle.count > 6 ? ", …" : "") + ", '\(names[0])'"
      report.flag(
        sheet.range(ofTokens: first.valueTokens), .error, message,
        related: definitions.dropFirst().prefix(5).map {
          RelatedLocation("'\(sheet.text($0.name))' is defined here", sheet.range(ofToken: $0.token))
        })
    }
  }
}
