import NSSCatalog
import NSSSyntax
import NSSTheme

/// Eight hex digits, which mean three colours.
public struct AmbiguousHexAlpha: LintRule {
  public static let metadata = RuleMetadata(
    id: "ambiguous-hex-alpha", group: .values, severity: .warning, engines: .all,
    summary: "Engines read eight hex digits differently",
    rationale: """
      NUI drops the last two digits. SAPFiori takes the first two as the alpha, in per cent written in hex (an example of \
      the vendor says so). fiori-swiftui reads RRGGBBAA. The same digits are three colours.
      """,
    remedy: "For NUI write six digits, or rgba(17, 34, 51, 0.5). For several engines use six digits.",
    examples: [
      .bad(
        "Label { font-color: «#4CAF4DC7»; }", "Eight hex digits are read differently: nui '#4caf4dff'"),
      .bad(
        "@primaryLabel:«#28666666»;",
        "Eight hex digits are read differently: sapfiori '#66666666', fiori-swiftui '#28666666'",
        engines: [.sapfiori, .fioriSwiftUI]),
      .good("fdlFUIObjectView_headlineLabel { font-color: #1EE68A00; }", engines: .sapfiori),
      .good("Label { font-color: #4CAF4D; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    guard sheet.engines.contains(.nui) || sheet.engines.engines.count > 1 else { return }
    let tokens = sheet.tree.tokens
    func look(_ value: Range<Int32>) {
      for index in value {
        let token = Int(index)
        let range = tokens.range(token)
        switch tokens.kind(token) {
        case .hash where range.count == 9: break
        case .word
        where range.count == 10 && sheet.tree.source.bytes[range.lowerBound + 1] | 0x20 == UInt8(ascii: "x"):
          break
        default: continue
        }
        let text = sheet.tree.text(token)
        guard text.dropFirst(text.hasPrefix("#") ? 1 : 2).allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
          continue
        }
        let readings = sheet.engines.engines.compactMap { engine in
          ColorReading(text, engine: engine).color(Traits()).map { "\(engine.name) '\($0.hex)'" }
        }
        report.flag(
          range, .warning, "Eight hex digits are read differently: " + readings.joined(separator: ", "))
      }
    }
    for declaration in sheet.declarations { look(declaration.valueTokens) }
    for definition in sheet.definitions { look(definition.valueTokens) }
  }
}
