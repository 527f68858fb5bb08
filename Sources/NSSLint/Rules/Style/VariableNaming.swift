import NSSSyntax

/// A variable whose name is not camelCase.
public struct VariableNaming: LintRule {
  public static let metadata = RuleMetadata(
    id: "variable-naming", group: .style, severity: .warning, isOptIn: true, engines: .all,
    summary: "The variable's name is not camelCase",
    rationale: """
      The palette's names and nearly all public themes write variables as @primaryFontName: a small letter first, then \
      letters and digits. An underscore parts a palette colour from its variant, such as @primary1_darkBackground; these \
      names are exempt.
      """,
    remedy: "Rename the variable in its definitions and uses.",
    examples: [
      .bad(
        "«@brand-color»: #112233;\nLabel { font-color: @brand-color; }",
        "'@brand-color' is not camelCase; call it '@brandColor'"),
      .bad("«@Brand»: #112233;", "'@Brand' is not camelCase; call it '@brand'"),
      .good("@brandColor2: #112233;\n@primary1_darkBackground: #445566;"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    var seen: Set<NameID> = []
    for definition in sheet.definitions where !definition.isBroken && seen.insert(definition.name).inserted {
      let name = sheet.bytes(definition.name).dropFirst()
      guard let wanted = Self.camelCase(name), !PaletteNames.isStyleWithSuffix(name) else { continue }
      report.flag(
        sheet.range(ofToken: definition.token), .warning,
        "'\(sheet.text(definition.name))' is not camelCase; call it '@\(wanted)'")
    }
  }

  /// The name in camelCase, nil where it is so already or has no letter or digit.
  private static func camelCase(_ name: ArraySlice<UInt8>) -> String? {
    var result: [UInt8] = []
    var isStart = false
    for byte in name {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        result.append(isStart && !result.isEmpty ? byte - 0x20 : byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): result.append(result.isEmpty ? byte + 0x20 : byte)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): result.append(byte)
      default:
        isStart = true
        continue
      }
      isStart = false
    }
    return result.isEmpty || result.elementsEqual(name) ? nil : String(decoding: result, as: UTF8.self)
  }
}
