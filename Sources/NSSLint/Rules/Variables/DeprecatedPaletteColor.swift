import NSSCatalog
import NSSSyntax

/// A palette colour that is marked deprecated.
public struct DeprecatedPaletteColor: LintRule {
  public static let metadata = RuleMetadata(
    id: "deprecated-palette-color", group: .variables, severity: .warning, engines: .sapfiori,
    summary: "The palette colour is deprecated",
    rationale: """
      The palette maps old names such as primary1 to new ones; the map may go with a later SDK. Definitions that override \
      an old name are left alone: they may be meant for an old palette.
      """,
    remedy: "Use the colour that is named instead. One finding stands for all uses in the sheet.",
    fix: .unsafe,
    examples: [
      .bad(
        "fdlFUIStepperFormCell_keyText { font-color-disabled: «@primary2»; }",
        "The palette colour 'primary2' is deprecated; use 'secondaryLabel' (on a light background '#515456ff' becomes '#475e75ff')",
        engines: .sapfiori,
        fixed: "fdlFUIStepperFormCell_keyText { font-color-disabled: @secondaryLabel; }"),
      .good("fdlFUIStepperFormCell_keyText { font-color-disabled: @secondaryLabel; }", engines: .sapfiori),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    guard sheet.engines.contains(.sapfiori) else { return }
    var uses: [(style: PaletteStyle, ranges: [Range<Int>])] = []
    var slots: [NameID: Int?] = [:]
    for use in sheet.variableUses where sheet.variables.firstDefinition[Int(use.name)] < 0 {
      let slot: Int?
      if let known = slots[use.name] {
        slot = known
      } else {
        let style = PaletteStyle.named(String(sheet.text(use.name).dropFirst()))
        slot = style.map(\.status) == .deprecated ? uses.count : nil
        if let style, slot != nil { uses.append((style, [])) }
        slots[use.name] = .some(slot)
      }
      if let slot { uses[slot].ranges.append(sheet.range(ofToken: use.token)) }
    }
    for (style, ranges) in uses {
      let successor = style.replacement
      var message = "The palette colour '\(style.name)' is deprecated"
      if let successor { message += "; use '\(successor.name)'" }
      if let successor, let change = change(style, successor, sheet) { message += " (\(change))" }
      if ranges.count > 1 { message += " (\(ranges.count) uses in this sheet)" }
      var fixes: [Fix] = []
      if let successor, Palette(sheet.settings.palette).color(successor, .light) != nil {
        let edits = ranges.map { TextEdit($0, "@\(successor.name)") }
        fixes = [Fix("Replace by '@\(successor.name)'", .unsafe, edits)]
      }
      report.flag(ranges[0], .warning, message, fixes: fixes)
    }
  }

  /// How the colour changes with the new name, or nil where it stays.
  private func change(_ old: PaletteStyle, _ new: PaletteStyle, _ sheet: LintSheet) -> String? {
    let palette = Palette(sheet.settings.palette)
    guard let before = palette.color(old, .dark), let after = palette.color(new, .dark), before != after
    else {
      return nil
    }
    return "on a light background '\(before.hex)' becomes '\(after.hex)'"
  }
}
