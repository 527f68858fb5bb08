import NSSLint
import NSSReport
import NSSSyntax
import NSSTheme

/// Findings and fixes of a sheet, for the engines that the first byte chooses; `8` and above turn all rules on.
func fuzzLint(_ bytes: [UInt8]) {
  guard let choice = bytes.first else { return }
  var settings = LintSettings()
  for (bit, engine) in [EngineSet.nui, .sapfiori, .fioriSwiftUI].enumerated() where choice & (1 << bit) != 0 {
    settings.engines.formUnion(engine)
  }
  if choice & 8 != 0 {
    for rule in RuleRegistry.metadata where rule.isOptIn { settings.levels[rule.id] = .warning }
  }
  let source = SourceText(name: "fuzz.nss", bytes: Array(bytes.dropFirst()))
  let linter = Linter(settings: settings)
  let result = linter.lint(source)
  var before = 0
  for finding in result.diagnostics {
    expect(finding.range.lowerBound >= before, "\(finding.rule): findings are in order")
    expect(finding.range.upperBound <= source.count, "\(finding.rule): a finding is in the text")
    expect(!finding.message.isEmpty, "\(finding.rule): a finding has words")
    before = finding.range.lowerBound
    for related in finding.related {
      expect(related.range.upperBound <= source.count, "\(finding.rule): a related place is in the text")
    }
    for fix in finding.fixes {
      expect(fix.edits.applied(to: source.bytes) != nil, "\(finding.rule): a fix fits the text")
    }
  }
  let safe = FixRounds.run(source, linter: linter)
  expectSettled(safe, source, "safe fixes")
  if safe.hasChanges { expectSameOutcomes(source, safe.source, result.engines) }
  expectSettled(FixRounds.run(source, linter: linter, includesUnsafe: true), source, "all fixes")
}

private func expectSettled(_ rounds: FixRounds, _ source: SourceText, _ what: String) {
  expect(rounds.outcome == .settled, "\(what) do not settle: \(rounds.outcome)")
  let (before, after) = (SyntaxTree.parse(source).problems.count, rounds.result.tree.problems.count)
  expect(after <= before, "\(what) leave \(after) problems instead of \(before)")
}

/// An engine that read the sheet reads the same.
private func expectSameOutcomes(_ before: SourceText, _ after: SourceText, _ engines: EngineSet) {
  if engines.contains(.nui) {
    for traits in Outcomes.traits {
      let (old, new) = (NUIEngine.outcome(before, traits), NUIEngine.outcome(after, traits))
      if old.verdict == .resolved {
        expect(new.verdict == .resolved, "a safe fix makes nui refuse the sheet")
        expect(meanings(old) == meanings(new), "a safe fix changes what nui reads")
      }
    }
  }
  if engines.contains(.fioriSwiftUI) {
    let new = Set(Outcomes.fiori(after))
    for line in Outcomes.fiori(before).dropFirst() where !line.contains("=") {
      expect(new.contains(line), "a safe fix changes what fiori-swiftui reads: \(line)")
    }
  }
}

/// NUI's classes with what their values mean: hex digits as the colour.
private func meanings(_ outcome: NUIOutcome) -> Set<String> {
  var result: Set<String> = []
  for index in 0..<outcome.classCount {
    let name = outcome.className(index)
    result.insert(name)
    for attribute in outcome.attributes(of: index) {
      var text = outcome.text(attribute)
      if text.first == "#", case .color(let color) = ColorReading(text, engine: .nui).value {
        text = color.hex
      }
      result.insert("\(name).\(outcome.source.text(attribute.declaration.name)): \(text)")
    }
  }
  return result
}
