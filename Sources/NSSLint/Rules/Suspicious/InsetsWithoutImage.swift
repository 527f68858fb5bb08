import NSSCatalog
import NSSSyntax

/// Insets of an image that is not set.
public struct InsetsWithoutImage: LintRule {
  public static let metadata = RuleMetadata(
    id: "insets-without-image", group: .suspicious, severity: .note, engines: .nui,
    summary: "Insets of an image that the sheet does not set",
    rationale: """
      In NUI the insets say which edges of an image are not stretched. They are read together with the image of the same \
      state, and have no effect without it.
      """,
    remedy: "Set the image for the same state, or delete the insets.",
    examples: [
      .bad(
        "Button { background-image: bar.png; «background-image-selected-insets»: 2; }",
        "'background-image-selected-insets' has no effect without 'background-image-selected'"),
      .good("Button { background-image: bar.png; background-image-insets: 2; content-insets: 4; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for facts in sheet.facts.byEngine where facts.engine == .nui {
      MissingPartners.run(
        sheet, facts,
        partner: { parts, name in
          parts.modifiers.contains(.insets) ? String(name.dropLast("-insets".count)) : nil
        }
      ) { index, image in
        let declaration = sheet.declarations[index]
        report.flag(
          sheet.range(ofToken: declaration.token), .note,
          "'\(sheet.text(declaration.name))' has no effect without '\(image)'")
      }
    }
  }
}
