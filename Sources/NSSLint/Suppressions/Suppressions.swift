import NSSSyntax

/// What the directives of one sheet suppress, and which of them did.
///
/// `nss-disable-line` covers the line on which its comment begins, `nss-disable-next-line` the line after the comment
/// (comments of the same kind in between are skipped, so that they can be stacked), `nss-disable` everything from its
/// comment to the matching `nss-enable`. A finding is suppressed if its range begins in what is covered.
struct Suppressions {
  /// One rule of a directive, or all rules.
  struct Entry {
    /// Index of the directive.
    let directive: Int
    /// Index in the directive's rules, or nil for all rules.
    let name: Int?
    /// The number of the rule, or ``SuppressionSweep/allRules``.
    let rule: Int
    /// Whether it suppressed a finding, or, for `nss-enable`, ended something.
    var isUsed = false
  }

  let directives: [Directive]
  private(set) var entries: [Entry] = []
  private var numbers: [String: Int] = [:]
  private let plan: SuppressionPlan

  init(_ directives: [Directive], _ source: SourceText) {
    self.directives = directives
    for (index, directive) in directives.enumerated() where directive.kind?.takesRules == true {
      if directive.rules.isEmpty {
        entries.append(Entry(directive: index, name: nil, rule: SuppressionSweep.allRules))
      }
      for (place, rule) in directive.rules.enumerated() {
        let number = numbers[rule.id] ?? numbers.count
        numbers[rule.id] = number
        entries.append(Entry(directive: index, name: place, rule: number))
      }
    }
    plan = SuppressionPlan(directives, entries, source)
  }

  /// Removes the suppressed findings, which are ordered by offset. Linear.
  mutating func filter(_ diagnostics: inout [Diagnostic]) {
    guard !entries.isEmpty else { return }
    var sweep = SuppressionSweep(plan, entries, ruleCount: numbers.count)
    var lastRule = ""
    var lastNumber = SuppressionSweep.allRules
    var isOwn = false
    diagnostics.removeAll { diagnostic in
      if diagnostic.rule != lastRule {
        lastRule = diagnostic.rule
        lastNumber = numbers[lastRule] ?? SuppressionSweep.allRules
        isOwn = Self.ownRules.contains(lastRule)
      }
      sweep.advance(to: diagnostic.range.lowerBound)
      // What is said of suppressions themselves is hidden only where it is named.
      guard let entry = sweep.entry(rule: lastNumber, mayBeGeneral: !isOwn) else { return false }
      entries[entry].isUsed = true
      return true
    }
    sweep.advance(to: .max)
    for entry in sweep.usedEnds { entries[entry].isUsed = true }
  }

  /// The rules about suppressions.
  static let ownRules: Set<String> = [
    UnusedSuppression.metadata.id, UnknownSuppression.metadata.id, SuppressionWithoutReason.metadata.id,
  ]
}
