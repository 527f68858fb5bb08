import NSSSyntax

/// The shape of the rules that explain one spelling which NUI's reader does not take.
protocol HazardRule: LintRule {
  static var kind: EngineHazard.Kind { get }
  /// What is wrong, and the fix, for one place.
  func explain(_ hazard: EngineHazard, _ sheet: LintSheet) -> (message: String, fixes: [Fix])
  /// The severity where SAPFiori's reader is the only one that counts: what it does is not known.
  static var severityForSAPFiori: Severity { get }
}

extension HazardRule {
  /// Whether FioriThemeManager, for which the sheet is judged too, may read the line of this place: a fix there can
  /// change the colour that it takes from the line. Looks back a bounded way.
  func isReadByFioriSwiftUI(_ hazard: EngineHazard, _ sheet: LintSheet) -> Bool {
    guard sheet.engines.contains(.fioriSwiftUI) else { return false }
    let bytes = sheet.tree.source.bytes
    let before = bytes[max(0, hazard.range.lowerBound - 4096)..<hazard.range.lowerBound]
    guard let lineEnd = before.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return before.startIndex > 0 || bytes.first == UInt8(ascii: "@")
    }
    return lineEnd + 1 < bytes.count && bytes[lineEnd + 1] == UInt8(ascii: "@")
  }

  static var severityForSAPFiori: Severity { .warning }

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    let isForNUI = sheet.engines.contains(.nui)
    for hazard in sheet.hazards where hazard.kind == Self.kind {
      let (message, fixes) = explain(hazard, sheet)
      let consequence =
        isForNUI
        ? "NUI drops the whole sheet" : "NUI would drop the sheet; what SAPFiori's reader does is not known"
      report.flag(
        hazard.range, isForNUI ? .error : Self.severityForSAPFiori, "\(message): \(consequence)", fixes: fixes
      )
    }
  }
}
