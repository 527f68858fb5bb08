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
