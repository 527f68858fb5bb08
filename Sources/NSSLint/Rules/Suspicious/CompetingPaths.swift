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
    for facts in sheet.facts.byEngine where facts.engine == .sapfiori {
      let names = facts.classVerdicts.compactMap { verdict -> String? in
        if case .known(let path) = verdict { path.name } else { nil }
      }
      let shared = SharedElements(among: names)
      if shared.paths.isEmpty { continue }
      let excerpt = Excerpt(sheet, facts, of: shared.paths)
      let question = LintMemory.PathQuestion(
        excerpt: excerpt.text, paths: shared.paths, palette: sheet.settings.palette)
      var flagged = Set<Int32>()
      for conflict in report.memory.conflicts(
        question, { conflicts(excerpt, shared, sheet.settings.palette) })
      {
        guard let winner = excerpt.declarations[conflict.winner],
          let loser = excerpt.declarations[conflict.loser], flagged.insert(loser).inserted
        else { continue }
        report.flag(
          sheet.range(ofToken: sheet.declarations[Int(loser)].token), .warning, conflict.message,
          related: [
            RelatedLocation(
              "the value that wins", sheet.range(ofToken: sheet.declarations[Int(winner)].token))
          ])
      }
    }
  }

  /// What the paths of an excerpt set differently.
  private func conflicts(
    _ excerpt: Excerpt, _ shared: SharedElements, _ palette: PaletteVersion
  ) -> [LintMemory.PathConflict] {
    let theme = ResolvedTheme(
      [SourceText(name: "", bytes: excerpt.text)], engine: .sapfiori, traits: Traits(palette: palette))
    return theme.conflicts(in: shared).map { conflict in
      LintMemory.PathConflict(
        winner: conflict.winner.location.range.lowerBound, loser: conflict.loser.location.range.lowerBound,
        message:
          "'\(conflict.winner.className)' sets '\(conflict.winner.name)' of the same element to another value and "
          + "wins (assumed)")
    }
  }
}

/// The sheet's last word on each attribute of the class paths that compete, outside media blocks, however long the sheet
/// is.
private struct Excerpt {
  private(set) var text: [UInt8] = []
  /// The declarations of the sheet, by the byte offset of their names in the excerpt.
  private(set) var declarations: [Int: Int32] = [:]

  init(_ sheet: LintSheet, _ facts: EngineFacts, of competing: Set<String>) {
    // The scheme of a path that competes with none decides what palette names of others mean.
    let scheme = sheet.names.id(of: "background-color-scheme", in: sheet.tree.source.bytes)
    let isWanted = facts.classVerdicts.map { verdict in
      if case .known(let path) = verdict { competing.contains(path.name) } else { false }
    }
    var pairs = PairTable()
    var last: [(classPath: NameID, declaration: Int32)] = []
    for (index, declaration) in sheet.declarations.enumerated() where !declaration.isBroken {
      let rule = sheet.rules[Int(declaration.rule)]
      guard rule.media < 0, facts.pairOfDeclaration[index] >= 0,
        sheet.names.lengths[Int(declaration.value)] > 0
      else {
        continue
      }
      for use in rule.classes {
        let name = sheet.classUses[Int(use)].name
        guard isWanted[Int(name)] || declaration.name == scheme else { continue }
        let (slot, isNew) = pairs.index(name, declaration.name)
        if isNew { last.append((name, Int32(index))) } else { last[Int(slot)].declaration = Int32(index) }
      }
    }
    var variables = Set<NameID>()
    for (classPath, index) in last {
      let declaration = sheet.declarations[Int(index)]
      text += sheet.bytes(classPath)
      text += " { ".utf8
      declarations[text.count] = index
      text += sheet.bytes(declaration.name)
      text += ": ".utf8
      text += sheet.bytes(declaration.value)
      text += "; }\n".utf8
      if declaration.isVariable { variables.insert(declaration.value) }
    }
    for definition in sheet.definitions where variables.contains(definition.name) && definition.media < 0 {
      text += sheet.bytes(definition.name)
      text += ": ".utf8
      text += sheet.bytes(definition.value)
      text += ";\n".utf8
    }
  }
}
