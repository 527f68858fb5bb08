import NSSCatalog
import NSSSyntax

/// An attribute that exists, but not for this class path.
public struct UnsupportedAttribute: LintRule {
  public static let metadata = RuleMetadata(
    id: "unsupported-attribute", group: .names, severity: .error,
    summary: "The attribute exists, but not for this class path",
    rationale: """
      Each element reads its own attributes and ignores the others: a label has no bar-tint-color. The catalogue holds \
      what the documents list for each class path.
      """,
    remedy: """
      Use one of the attributes that the finding lists, or set this one on the class path that has it. `nss catalog \
      CLASS` lists everything with its source.
      """,
    examples: [
      .bad(
        "Toolbar { «bar-tint-color»: #112233; }",
        """
        'Toolbar' does not take 'bar-tint-color'; it takes 'background-color', 'background-image', \
        'background-tint-color' and 'shadow-image'
        """, severity: .warning),
      .bad(
        "fdlFUIStepperFormCell_increaseButton { font-color-disabled: #112233; «corner-radius»: 4; }",
        """
        'fdlFUIStepperFormCell_increaseButton' does not take 'corner-radius'; it takes 'font-color'
        """, engines: .sapfiori, severity: .warning),
      .good("Button { font-color: red; }"),
      .good("LargeButton { text-offset: 4,0; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for facts in sheet.facts.byEngine {
      var supported: [NameID: String] = [:]
      for worst in facts.worstPairs {
        let index = Int(worst.declaration)
        let pair = facts.pairs[Int(worst.pair)]
        guard pair.concern != .undocumentedState else { continue }
        let attribute = sheet.text(pair.attribute)
        if sheet.settings.attributes.contains(attribute) { continue }
        let range = sheet.range(ofToken: sheet.declarations[index].token)
        let classPath = sheet.text(pair.classPath)
        let what = "'\(classPath)' does not take '\(attribute)'"
        switch pair.support {
        case .foreign:
          let severity: Severity = facts.engine == .nui ? .warning : .error
          report.flag(range, severity, what + list(pair, facts, &supported))
        case .notListed: report.flag(range, .warning, what + list(pair, facts, &supported))
        case .inferred:
          report.flag(
            range, .note,
            "No document lists the attributes of '\(classPath)'; that it takes '\(attribute)' is inferred")
        default: continue
        }
      }
    }
  }

  /// The base attributes that the class path takes, worded once for each class path.
  private func list(_ pair: SupportPair, _ facts: EngineFacts, _ known: inout [NameID: String]) -> String {
    if let words = known[pair.classPath] { return words }
    var words = ""
    if case .known(let path) = facts.classVerdicts[Int(pair.classPath)] {
      var seen = Set<String>()
      let bases = path.attributes.map(\.base).filter { seen.insert($0).inserted }
      if !bases.isEmpty { words = "; it takes " + Words.list(bases, limit: 12) }
    }
    known[pair.classPath] = words
    return words
  }
}
