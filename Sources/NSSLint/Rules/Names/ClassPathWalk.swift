import NSSCatalog
import NSSSyntax

/// Walks the class paths of a sheet; each distinct one is judged once.
enum ClassPathWalk {
  /// What a rule says of a class path.
  struct Objection {
    var severity: Severity
    var message: String
    /// The name to use instead, and what that can change.
    var replacement: (text: String, safety: Fix.Safety)?
  }

  /// Flags each use of a class path that `judge` objects to, for each engine's catalogue.
  static func run(
    _ sheet: LintSheet, _ report: inout LintReport,
    judge: (ClassPathVerdict, NameID, EngineFacts) -> Objection?
  ) {
    for facts in sheet.facts.byEngine {
      var objections: [NameID: Objection] = [:]
      for (name, verdict) in facts.classVerdicts.enumerated() {
        // What is wrong with the base of a class of the app's own is the configuration's matter.
        guard let verdict, !facts.ownClasses.contains(NameID(name)),
          let objection = judge(verdict, NameID(name), facts)
        else { continue }
        objections[NameID(name)] = objection
      }
      guard !objections.isEmpty else { continue }
      withholdFixes(&objections, facts, sheet)
      for use in sheet.classUses where !sheet.rules[Int(use.rule)].hasBrokenHead {
        guard let objection = objections[use.name] else { continue }
        let range = sheet.range(ofToken: use.token)
        report.flag(
          range, objection.severity, objection.message,
          fixes: objection.replacement.map { [.replace(range, by: $0.text, $0.safety)] } ?? [])
      }
    }
  }

  /// A rename onto a class path that the sheet styles already would change which rule wins: it is only suggested.
  private static func withholdFixes(
    _ objections: inout [NameID: Objection], _ facts: EngineFacts, _ sheet: LintSheet
  ) {
    var present = Set<String>()
    for (name, verdict) in facts.classVerdicts.enumerated() where verdict != nil {
      present.insert(sheet.text(NameID(name)))
    }
    for (name, objection) in objections {
      if let replacement = objection.replacement, present.contains(replacement.text) {
        objections[name]?.replacement = (replacement.text, .suggestion)
      }
    }
  }

  /// The objection to a part of a class path that is not known: an error when a documented name is near.
  static func objection(to mistake: ClassPathMistake, _ what: String) -> Objection {
    guard let suggestion = mistake.suggestion else {
      return Objection(severity: .warning, message: what, replacement: nil)
    }
    return Objection(
      severity: mistake.isNear ? .error : .warning, message: "\(what); did you mean '\(suggestion)'?",
      replacement: (suggestion, mistake.isNear ? .unsafe : .suggestion))
  }
}
