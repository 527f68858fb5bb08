import NSSCatalog
import NSSSyntax

/// A palette colour with a suffix that is no variant.
public struct UnknownPaletteSuffix: LintRule {
  public static let metadata = RuleMetadata(
    id: "unknown-palette-suffix", group: .variables, severity: .warning, engines: [.sapfiori, .fioriSwiftUI],
    summary: "What follows the palette colour's name is no variant",
    rationale: """
      A palette colour is overridden under its name or under name_darkBackground, name_lightBackground and their elevated \
      and contrast forms. Any other suffix makes a variable that no palette asks for.
      """,
    remedy: "Take the suffix that is offered.",
    fix: .unsafe,
    examples: [
      .bad(
        "@primaryLabel:#FF6000;\n«@primaryLabel_darkBackgroud»:#00FFFF;",
        "'_darkBackgroud' is no variant of 'primaryLabel'; did you mean '_darkBackground'?",
        engines: .fioriSwiftUI, fixed: "@primaryLabel:#FF6000;\n@primaryLabel_darkBackground:#00FFFF;"),
      .good("@primaryLabel_darkBackground:#00FFFF;", engines: .fioriSwiftUI),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for definition in sheet.definitions where !definition.isBroken {
      let bytes = sheet.bytes(definition.name).dropFirst()
      guard PaletteNames.isStyleWithSuffix(bytes), !PaletteNames.isName(bytes) else { continue }
      let name = String(decoding: bytes, as: UTF8.self)
      guard let underscore = name.firstIndex(of: "_") else { continue }
      let suffix = String(name[name.index(after: underscore)...])
      let near = PaletteSuffix.nearest(to: suffix).flatMap { $0.variant == nil ? nil : $0.name }
      // A name of the sheet's own, used by its rules, is no mistake.
      if near == nil, sheet.variables.isUsed[Int(definition.name)] { continue }
      let range = sheet.range(ofToken: definition.token)
      let style = name[..<underscore]
      report.flag(
        range, .warning,
        "'_\(suffix)' is no variant of '\(style)'" + (near.map { "; did you mean '_\($0)'?" } ?? ""),
        fixes: near.map { [.replace(range, by: "@\(style)_\($0)", .unsafe)] } ?? [])
    }
  }
}
