import NSSSyntax

/// Variables that no value uses.
public struct UnusedVariable: LintRule {
  public static let metadata = RuleMetadata(
    id: "unused-variable", group: .variables, severity: .note,
    summary: "Variables that nothing in the sheet uses",
    rationale:
      """
      A variable that no value holds has no effect. Palette names are exempt, and so are variables that another sheet of \
      the same set uses ("sheets" in .nsslint.json).
      """,
    remedy: "Delete the definition, or use the variable where its value is repeated.",
    examples: [
      .bad("«@old»: #112233;\n@new: #445566;\nLabel { font-color: @new; }", "'@old' is never used"),
      .bad("«@a»: 1;\n@b: 2;", "2 variables are never used: '@a' and '@b'"),
      .good("@brand: #112233;\nLabel { font-color: @brand; }"),
      .good("@primaryLabel: #112233;", engines: .sapfiori),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    // Between the sheets of a set a variable may be meant for another one; whether that works has a rule of its own.
    let usedElsewhere = sheet.settings.siblings?.used ?? []
    let variables = sheet.variables
    var seen = Set<NameID>()
    let unused = sheet.definitions.filter {
      !variables.isUsed[Int($0.name)] && !variables.isPaletteName[Int($0.name)]
        && seen.insert($0.name).inserted && !usedElsewhere.contains(sheet.text($0.name))
    }
    guard let first = unused.first else { return }
    let names = unused.map { sheet.text($0.name) }
    let message =
      unused.count == 1
      ? "'\(names[0])' is never used" + hint(names[0], sheet)
      : "\(unused.count) variables are never used: \(Words.list(names, limit: 8))"
    report.flag(
      sheet.range(ofToken: first.token), .note, message,
      related: unused.dropFirst().prefix(8).map {
        RelatedLocation("'\(sheet.text($0.name))' is never used either", sheet.range(ofToken: $0.token))
      })
  }

  /// The palette colour that a definition may have been meant to override.
  private func hint(_ name: String, _ sheet: LintSheet) -> String {
    guard sheet.engines.contains(.sapfiori), let near = PaletteNames.nearest(to: String(name.dropFirst()))
    else {
      return ""
    }
    return "; to override a palette colour, write '@\(near)'"
  }
}
