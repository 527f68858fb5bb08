import NSSCatalog
import NSSSyntax
import NSSTheme

/// Two class paths that reach one element with different values.
public struct CompetingPaths: LintRule {
  public static let metadata = RuleMetadata(
    id: "competing-paths", group: .suspicious, severity: .warning, engines: .sapfiori,
    summary: "Two class paths style the same element differently",
    rationale: """
      Some elements are reached by several class paths: a deprecated one and its successor, the cell's own and that of a \
      view inside it, a path with a state and an attribute with the same state. Only one value is seen. Which one is assumed, \
      not documented: the current path beats the deprecated one, the outer component's beats the inner view's.
      """,
    remedy: "Keep one of the two, or give both the same value.",
    examples: [
      .bad(
        """
        fdlFUIObjectView_headlineLabel { font-color: #112233; }
        fdlObjectCell_headlineLabel { «font-color»: #445566; }
        """,
        "'fdlFUIObjectView_headlineLabel' sets 'font-color' of the same element to another value and wins (assumed)",
        engines: .sapfiori),
      .bad(
        """
        fdlFUIFilterFormCell_item_titleLabel { «font-color-selected»: #112233; }
        fdlFUIFilterFormCell_item_titleLabel_selected { font-color: #445566; }
        """,
        """
        'fdlFUIFilterFormCell_item_titleLabel_selected' sets 'font-color' of the same element to another value and \
        wins (assumed)
        """, engines: .sapfiori),
      .good(
        """
        fdlFUIObjectView_headlineLabel { font-color: #112233; }
        fdlObjectCell_headlineLabel { font-color: #112233; }
        """, engines: .sapfiori),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    for facts in sheet.facts.byEngine where facts.engine == .sapfiori && canCompete(sheet, facts) {
      let excerpt = Excerpt(sheet, facts)
      let theme = ResolvedTheme(
        [SourceText(name: "", bytes: excerpt.text)], engine: .sapfiori,
        traits: Traits(palette: sheet.settings.palette))
      var flagged = Set<Int32>()
      for component in theme.components {
        for conflict in theme[component].conflicts where conflict.kind != .superseded {
          guard let winner = excerpt.declaration(conflict.winner),
            let loser = excerpt.declaration(conflict.loser),
            flagged.insert(loser).inserted
          else { continue }
          report.flag(
            sheet.range(ofToken: sheet.declarations[Int(loser)].token), .warning,
            "'\(conflict.winner.className)' sets '\(conflict.winner.name)' of the same element to another value and "
              + "wins (assumed)",
            related: [
              RelatedLocation(
                "the value that wins", sheet.range(ofToken: sheet.declarations[Int(winner)].token))
            ])
        }
      }
    }
  }

  /// Whether two class paths of the sheet may reach one element: a path with a state beside the one without, or paths
  /// of different stems that the same component lists for elements of one role. Cheap, so that most sheets end here.
  private func canCompete(_ sheet: LintSheet, _ facts: EngineFacts) -> Bool {
    var stems: [String: String] = [:]
    for verdict in facts.classVerdicts {
      guard case .known(let path) = verdict, path.stem.hasPrefix("fdl") else { continue }
      if let state = path.classState, path.name.hasSuffix("_" + state) { return true }
      for component in Set(path.listedBy + [path.componentName]) {
        let key = "\(component) \(path.role)"
        if let known = stems[key], known != path.stem { return true }
        stems[key] = path.stem
      }
    }
    return false
  }
}

/// The sheet's last word on each attribute of each documented class path, outside media blocks: all that can compete,
/// however long the sheet is.
private struct Excerpt {
  private(set) var text: [UInt8] = []
  private var declarations: [String: Int32] = [:]

  init(_ sheet: LintSheet, _ facts: EngineFacts) {
    let isKnown = facts.classVerdicts.map { verdict in
      if case .known = verdict { true } else { false }
    }
    var pairs = PairTable()
    var last: [(classPath: NameID, declaration: Int32)] = []
    for (index, declaration) in sheet.declarations.enumerated() where !declaration.isBroken {
      let rule = sheet.rules[Int(declaration.rule)]
      guard rule.media < 0, facts.pairOfDeclaration[index] >= 0, !declaration.valueTokens.isEmpty else {
        continue
      }
      for use in rule.classes {
        let name = sheet.classUses[Int(use)].name
        guard isKnown[Int(name)] else { continue }
        let (slot, isNew) = pairs.index(name, declaration.name)
        if isNew { last.append((name, Int32(index))) } else { last[Int(slot)].declaration = Int32(index) }
      }
    }
    var variables = Set<NameID>()
    for (classPath, index) in last {
      let declaration = sheet.declarations[Int(index)]
      text += sheet.bytes(classPath)
      text += " { ".utf8
      text += sheet.bytes(declaration.name)
      text += ": ".utf8
      text += sheet.bytes(declaration.value)
      text += "; }\n".utf8
      declarations["\(sheet.text(classPath)) \(sheet.text(declaration.name))"] = index
      if sheet.isWholeVariable(declaration.valueTokens) { variables.insert(declaration.value) }
    }
    for definition in sheet.definitions where variables.contains(definition.name) && definition.media < 0 {
      text += sheet.bytes(definition.name)
      text += ": ".utf8
      text += sheet.bytes(definition.value)
      text += ";\n".utf8
    }
  }

  /// The declaration of the sheet that an attribute of the excerpt stands for.
  func declaration(_ attribute: ThemeAttribute) -> Int32? {
    declarations["\(attribute.className) \(attribute.name)"]
  }
}
