import NSSCatalog
import NSSSyntax

/// A variable without a definition.
public struct UndefinedVariable: LintRule {
  public static let metadata = RuleMetadata(
    id: "undefined-variable", group: .variables, severity: .error,
    summary: "The variable has no definition when this rule applies",
    rationale: """
      NUI raises an exception while it loads the theme: the app crashes at start-up. Inside @media it crashes on those \
      devices only. In SAPFiori the palette's names, such as @primary4, are defined without a definition.
      """,
    remedy: """
      Define the variable in the same sheet, or take the name that is offered. If another sheet that the app loads \
      defines it, name the sheets of the theme in .nsslint.json: "sheets": [["Base.nss", "Dark.nss"]].
      """,
    fix: .unsafe,
    examples: [
      .bad(
        "@brand: #112233;\nLabel { font-color: «@brnad»; background-color: @brand; }",
        "'@brnad' is not defined; NUI crashes at start-up; did you mean '@brand'?",
        fixed: "@brand: #112233;\nLabel { font-color: @brand; background-color: @brand; }"),
      .bad(
        "@media (device: ipad) { Label { font-color: «@tpyo»; } }",
        "'@tpyo' is not defined; NUI crashes at start-up on iPad"),
      .bad(
        "@media (device: ipad) { @wide: 24; }\nLabel { font-size: «@wide»; }",
        "'@wide' is not defined on iPhone; NUI crashes at start-up there"),
      .good("Label { font-color: @later; }\n@later: #112233;"),
      .good("fdlFUIStepperFormCell_keyText { font-color-disabled: @primary4; }", engines: .sapfiori),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    var nearest: [NameID: String?] = [:]
    var defined: NearestName?
    UndefinedUses.run(sheet) { use in
      // That has a rule of its own.
      if UndefinedUses.sibling(defining: use, sheet) != nil { return }
      let name = use.variable.name
      let range = sheet.range(ofToken: use.variable.token)
      if use.isDefinedElsewhere {
        let crash = sheet.engines.contains(.nui) ? "; NUI crashes at start-up there" : ""
        report.flag(
          range, .error, "'\(sheet.text(name))' is not defined \(use.missing.words)\(crash)",
          related: sheet.variables.definitions(of: name, limit: 3).map {
            RelatedLocation("defined here", sheet.range(ofToken: sheet.definitions[$0].token))
          })
        return
      }
      // Beyond that many wrong names the sheet was generated, and nobody reads suggestions.
      let near = nearest[name] ?? (nearest.count < 200 ? suggestion(for: name, sheet, &defined) : nil)
      nearest[name] = .some(near)
      var message = "'\(sheet.text(name))' is not defined"
      if sheet.engines.contains(.nui) {
        if sheet.variables.isPaletteName[Int(name)] { message += " for NUI, which has no palette" }
        message += "; NUI crashes at start-up" + (use.wanted == .all ? "" : " " + use.wanted.words)
      }
      if let near { message += "; did you mean '\(near)'?" }
      report.flag(
        range, .error, message, fixes: near.map { [.replace(range, by: $0, .unsafe)] } ?? [])
    }
  }

  private func suggestion(for name: NameID, _ sheet: LintSheet, _ known: inout NearestName?) -> String? {
    let text = sheet.text(name)
    let defined = known ?? NearestName(definedNames(sheet))
    known = defined
    if let near = defined.nearest(to: text) { return near }
    guard sheet.engines.contains(.sapfiori) else { return nil }
    let bare = String(text.dropFirst())
    if ColorSyntax(engine: .sapfiori).names.contains(bare) { return bare }
    if PaletteNames.isName(Array(bare.utf8)[...]) { return nil }
    if let variant = PaletteNames.nearestVariant(to: bare) { return "@" + variant }
    return PaletteNames.nearest(to: bare).map { "@" + $0 }
  }

  /// A thousand names are enough to compare with; beyond that a sheet is generated.
  private func definedNames(_ sheet: LintSheet) -> [String] {
    var seen = Set<NameID>()
    return sheet.definitions.prefix(2000).filter { seen.insert($0.name).inserted }.prefix(1000).map {
      sheet.text($0.name)
    }
  }
}
