import NSSTestSupport
import Testing

@testable import NSSLint

@Suite struct FindingPlaceTests {
  /// The order of findings, said once more and plainly.
  private func merged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let sorted = diagnostics.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      if x.range.lowerBound != y.range.lowerBound { return x.range.lowerBound < y.range.lowerBound }
      if x.rule != y.rule { return x.rule < y.rule }
      if x.range.upperBound != y.range.upperBound { return x.range.upperBound < y.range.upperBound }
      if x.severity != y.severity { return x.severity > y.severity }
      return a.offset < b.offset
    }
    var result: [Diagnostic] = []
    for (_, diagnostic) in sorted {
      if let last = result.last, last.rule == diagnostic.rule, last.range == diagnostic.range { continue }
      result.append(diagnostic)
    }
    return result
  }

  @Test func ordersAndJoinsFindings() {
    var random = SplitMix64(seed: 71)
    for round in 0..<200 {
      let findings = (0..<Int.random(in: 0...60, using: &random)).map { index in
        let start = Int.random(in: 0...12, using: &random)
        return Diagnostic(
          rule: ["b-rule", "a-rule", "a-rule-é"].randomElement(using: &random) ?? "",
          severity: Severity.allCases.randomElement(using: &random) ?? .note, message: "\(index)",
          range: start..<start + Int.random(in: 0...2, using: &random), related: [], fixes: [])
      }
      var ordered = findings
      ordered.merge()
      #expect(ordered.map(\.message) == merged(findings).map(\.message), "round \(round)")
    }
  }
}
