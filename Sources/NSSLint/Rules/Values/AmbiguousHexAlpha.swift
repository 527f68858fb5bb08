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
        "Label { font-color: «#4CAF4DC7»; }",
        "NUI drops the last two of eight hex digits and reads '#4caf4d', opaque"),
      .bad(
        "@primaryLabel:«#28666666»;",
        "Eight hex digits are read differently: sapfiori '#66666666', fiori-swiftui '#28666666'",
        engines: [.sapfiori, .fioriSwiftUI]),
      .bad(
        "fdlFUITitleFormCell { background-color: «#FF000080»; }",
        "SAPFiori takes the first two of eight hex digits as the alpha in per cent, so that this is '#000080ff'",
        engines: .sapfiori),
      .good("fdlFUIObjectView_headlineLabel { font-color: #1EE68A00; }", engines: .sapfiori),
      .good("Label { font-color: #4CAF4D; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    if sheet.engines == .fioriSwiftUI { return }
    let tokens = sheet.tree.tokens
    func look(_ value: Range<Int32>) -> Bool {
      var found = false
      for index in value {
        let token = Int(index)
        let kind = tokens.kind(token)
        guard kind == .hash || kind == .word else { continue }
        let range = tokens.range(token)
        let isHex =
          kind == .hash
          ? range.count == 9
          : range.count == 10 && sheet.tree.source.bytes[range.lowerBound + 1] | 0x20 == UInt8(ascii: "x")
        guard isHex else { continue }
        found = true
        let text = sheet.tree.text(token)
        guard text.dropFirst(text.hasPrefix("#") ? 1 : 2).allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
          continue
        }
        if let message = words(text, sheet.engines) { report.flag(range, .warning, message) }
      }
      return found
    }
    // A value that holds none need not be looked at again.
    var isPlain = [Bool](repeating: false, count: sheet.names.count)
    for declaration in sheet.declarations where !declaration.isVariable && !isPlain[Int(declaration.value)] {
      isPlain[Int(declaration.value)] = !look(sheet.valueTokens(of: declaration))
    }
    for definition in sheet.definitions { _ = look(definition.valueTokens) }
  }

  private func words(_ text: String, _ engines: EngineSet) -> String? {
    let readings = engines.engines.compactMap { engine -> (name: String, hex: String)? in
      ColorReading(text, engine: engine).color(Traits()).map { (engine.name, $0.hex) }
    }
    if readings.count > 1 {
      return "Eight hex digits are read differently: "
        + readings.map { "\($0.name) '\($0.hex)'" }.joined(separator: ", ")
    }
    guard let reading = readings.first else { return nil }
    if engines == .nui {
      return "NUI drops the last two of eight hex digits and reads '\(reading.hex.dropLast(2))', opaque"
    }
    // More than 100 per cent: the author had RRGGBBAA in mind.
    let isCapped = ColorReading(text, engine: .sapfiori).notes.contains(.alphaCapped)
    guard isCapped else { return nil }
    return
      "SAPFiori takes the first two of eight hex digits as the alpha in per cent, so that this is '\(reading.hex)'"
  }
}
