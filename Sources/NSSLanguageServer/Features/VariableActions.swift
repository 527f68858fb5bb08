import NSSCatalog
import NSSLint
import NSSSyntax
import NSSWorkspace

/// Making variables of values, values of variables, and definitions that are missing.
enum VariableActions {
  // MARK: Extract

  /// Makes a variable of the value at a range: here, and wherever the sheet has the same value.
  static func extract(_ snapshot: Snapshot, _ range: Range<Int>) -> [CodeAction] {
    let sheet = snapshot.sheet
    guard !snapshot.ruleEngines.isEmpty, let declaration = declaration(snapshot, range),
      !declaration.isBroken,
      !sheet.bytes(declaration.value).isEmpty,
      !sheet.valueTokens(of: declaration).contains(where: { snapshot.tree.tokens.kind(Int($0)) == .variable })
    else { return [] }
    let attribute = sheet.text(declaration.name)
    let name = freeName(attribute, sheet)
    let value = snapshot.tree.valueText(of: snapshot.tree.nodes[Int(declaration.node)])
    let definition = insertion("\(name): \(value);\n", snapshot)
    func replacing(_ list: [Declaration]) -> [TextEdit] {
      [definition] + list.map { TextEdit(sheet.range(ofTokens: sheet.valueTokens(of: $0)), name) }
    }
    let type = WantedValue(attribute: attribute, classes: [], snapshot).type
    let same = sheet.declarations.filter {
      $0.value == declaration.value && !$0.isBroken
        && WantedValue(attribute: sheet.text($0.name), classes: [], snapshot).type == type
    }
    var actions = [
      CodeAction(title: "Extract into variable '\(name)'", kind: .extract, edits: replacing([declaration]))
    ]
    if same.count > 1 {
      actions.append(
        CodeAction(
          title: "Extract \(same.count) equal values into variable '\(name)'", kind: .extract,
          edits: replacing(same)))
    }
    return actions
  }

  private static func declaration(_ snapshot: Snapshot, _ range: Range<Int>) -> Declaration? {
    for index in snapshot.tree.nodes(holding: range.lowerBound).reversed()
    where snapshot.tree.nodes[index].kind == .declaration {
      let value = snapshot.tree.valueRange(of: snapshot.tree.nodes[index])
      guard value.lowerBound <= range.lowerBound, range.upperBound <= value.upperBound else { return nil }
      return snapshot.sheet.declaration(ofNode: index)
    }
    return nil
  }

  /// `@fontColor` for `font-color`, with a number where that is taken or a colour of the palette.
  private static func freeName(_ attribute: String, _ sheet: LintSheet) -> String {
    let words = attribute.split(separator: "-").filter { !$0.isEmpty }
    let base = words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    let taken = Set(
      sheet.definitions.map { sheet.text($0.name) } + sheet.variableUses.map { sheet.text($0.name) })
    var number = 1
    while true {
      let name = "@\(base.isEmpty ? "value" : base)\(number == 1 ? "" : "\(number)")"
      if !taken.contains(name), PaletteName(String(name.dropFirst())) == nil { return name }
      number += 1
    }
  }

  /// Where a new definition goes: behind the last plain one, else before the first item and the comments that lead it
  /// but for the one that heads the file.
  private static func insertion(_ text: String, _ snapshot: Snapshot) -> TextEdit {
    let lines = snapshot.map.lines
    let tree = snapshot.tree
    let lineEnd = LineEnd(of: snapshot.source)
    if let last = snapshot.sheet.definitions.last(where: { $0.media < 0 && !$0.isBroken }) {
      let node = tree.nodes[Int(last.node)]
      let end = tree.tokens.end(Int(node.end) - 1)
      let line = lines.contentRange(ofLine: lines.lineIndex(of: end) + 1)
      let rest = snapshot.source.bytes[end..<max(end, line.upperBound)]
      if rest.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
        return lineEnd.adopted(by: TextEdit(line.upperBound..<line.upperBound, "\n" + text.dropLast()))
      }
      return lineEnd.adopted(by: TextEdit(end..<end, "\n" + text.dropLast()))
    }
    let first = tree.nodes.first.map { tree.range(of: $0).lowerBound } ?? snapshot.source.count
    let start = tree.nodes.isEmpty ? first : Int(lines.starts[lines.lineIndex(of: first)])
    let blank = tree.nodes.isEmpty ? "" : "\n"
    // A text may begin with its byte order mark, and an item behind another comment's last line.
    let at = max(start, snapshot.source.hasByteOrderMark ? 3 : 0)
    let place = tree.isInsideComment(at) ? first : at
    return lineEnd.adopted(by: TextEdit(place..<place, text + blank))
  }

  // MARK: Define

  /// Defines the variable of a finding, with a value of the type that is wanted there.
  static func define(_ diagnostic: Diagnostic, _ snapshot: Snapshot) -> CodeAction {
    let name = snapshot.source.text(diagnostic.range)
    let value = WantedValue.of(variable: name, snapshot).placeholder
    return CodeAction(
      title: "Define '\(name)'", kind: .quickFix, edits: [insertion("\(name): \(value);\n", snapshot)],
      diagnostic: diagnostic)
  }

  // MARK: Inline

  /// Puts the value of the variable at a place wherever it is used, and deletes the definition. `others` are the
  /// client's other sheets.
  static func inline(_ snapshot: Snapshot, _ range: Range<Int>, others: () -> [Snapshot]) -> [CodeAction] {
    guard case .variable(let name)? = snapshot.symbols.name(at: range.lowerBound)?.name else { return [] }
    let sheet = snapshot.sheet
    let definitions = sheet.definitions.filter { sheet.text($0.name) == name }
    guard let definition = definitions.first else { return [] }
    var action = CodeAction(title: "Inline variable '\(name)'", kind: .inline)
    let uses = sheet.variableUses.filter { sheet.text($0.name) == name }
    if definitions.count > 1 {
      action.disabledReason = "It is defined \(definitions.count) times."
    } else if definition.media >= 0 {
      action.disabledReason = "It is defined for some devices only."
    } else if definition.isBroken || definition.valueTokens.isEmpty {
      action.disabledReason = "Its definition is broken."
    } else if PaletteName(String(name.dropFirst())) != nil {
      action.disabledReason = "It is a colour of the palette, which counts without being used."
    } else if uses.contains(where: { $0.definition >= 0 }) {
      action.disabledReason = "Another definition uses it."
    } else if definition.valueTokens.contains(where: { snapshot.tree.tokens.kind(Int($0)) == .variable }) {
      action.disabledReason = "Its value is a variable itself."
    } else if uses.contains(where: { !sheet.declarations[Int($0.declaration)].isVariable }) {
      action.disabledReason = "It stands inside of a longer value, where no engine puts its value."
    } else if let other = others().first(where: { sheet in
      sheet.symbols.places(of: .variable(name)).contains { !$0.isDefinition }
    }) {
      action.disabledReason = "\(String(decoding: FilePath(other.source.name).name, as: UTF8.self)) uses it."
    }
    if action.disabledReason == nil {
      let node = snapshot.tree.nodes[Int(definition.node)]
      let value = snapshot.tree.valueText(of: node)
      action.edits =
        Fix.deleteItem("", .safe, snapshot.tree.range(of: node), in: snapshot.source).edits
        + uses.map { TextEdit(sheet.range(ofToken: $0.token), value) }
    }
    return [action]
  }
}
