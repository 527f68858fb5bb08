import NSSCatalog
import NSSSyntax

/// A list of views that names no view.
public struct ViewClassName: LintRule {
  public static let metadata = RuleMetadata(
    id: "view-class-name", group: .values, severity: .warning,
    summary: "exclude-views and exclude-subviews take runtime class names",
    rationale: """
      NUI compares the view's class name with each entry, letter by letter: UIButton, not the style class Button. It cuts \
      the list at commas only, so that names with a space between them are one name that no view has, and a comma at \
      the end becomes a part of the last name.
      """,
    remedy: "Name the classes as they are called in code, separated by commas.",
    fix: .unsafe,
    examples: [
      .bad(
        "Label { exclude-views: «Button»; }",
        "'Button' is a style class; views are named by their runtime class, here 'UIButton'",
        fixed: "Label { exclude-views: UIButton; }"),
      .bad(
        "Label { exclude-subviews: «UITableViewCell UITextField», MyView; }",
        "Commas separate class names; no view is called 'UITableViewCell UITextField'",
        fixed: "Label { exclude-subviews: UITableViewCell, UITextField, MyView; }"),
      .bad(
        "@cells: UITableViewCell«,»;\nLabel { exclude-subviews: @cells; }",
        "This comma separates nothing; NUI takes it for a part of a name",
        fixed: "@cells: UITableViewCell;\nLabel { exclude-subviews: @cells; }"),
      .good("Label { exclude-views: UIAlertButton, UIMyView; exclude-subviews: MyApp.Badge,UITextField; }"),
    ])

  public init() {}

  public func check(_ sheet: LintSheet, _ report: inout LintReport) {
    guard let facts = sheet.facts.byEngine.first else { return }
    let attributes = Set(
      facts.attributeVerdicts.indices.map { NameID($0) }.filter {
        facts.attributeVerdicts[Int($0)] != nil && Self.attributes.contains(sheet.text($0))
      })
    guard !attributes.isEmpty else { return }
    var seen: Set<NameID> = []
    for declaration in sheet.declarations where attributes.contains(declaration.name) && !declaration.isBroken
    {
      if !declaration.isVariable {
        check(sheet.valueTokens(of: declaration), facts, sheet, &report)
        continue
      }
      // The variable's name is the value's text, so both have one number.
      guard seen.insert(declaration.value).inserted else { continue }
      for index in sheet.variables.definitions(of: declaration.value) {
        let definition = sheet.definitions[index]
        if !definition.isBroken { check(definition.valueTokens, facts, sheet, &report) }
      }
    }
  }

  private static let attributes: Set<String> = ["exclude-views", "exclude-subviews"]

  /// The entries of a list: its words, and the commas around them.
  private func check(
    _ value: Range<Int32>, _ facts: EngineFacts, _ sheet: LintSheet, _ report: inout LintReport
  ) {
    let tokens = value.map { Int($0) }.filter { !sheet.tree.tokens.kind($0).isTrivia }
    guard tokens.allSatisfy({ [.word, .comma].contains(sheet.tree.tokens.kind($0)) }) else { return }
    var entry: [Int] = []
    for (index, token) in tokens.enumerated() {
      if sheet.tree.tokens.kind(token) == .word {
        entry.append(token)
        continue
      }
      if entry.isEmpty || index == tokens.count - 1 {
        let range = sheet.tree.tokens.range(token)
        report.flag(
          range, .warning, "This comma separates nothing; NUI takes it for a part of a name",
          fixes: [Fix("Delete the comma", .unsafe, [TextEdit(range, "")])])
      }
      flag(entry, facts, sheet, &report)
      entry = []
    }
    flag(entry, facts, sheet, &report)
  }

  private func flag(_ entry: [Int], _ facts: EngineFacts, _ sheet: LintSheet, _ report: inout LintReport) {
    let ranges = entry.map { sheet.tree.tokens.range($0) }
    guard let first = ranges.first, let last = ranges.last else { return }
    if ranges.count > 1 {
      let edits = ranges.dropLast().map { TextEdit($0.upperBound..<$0.upperBound, ",") }
      let whole = first.lowerBound..<last.upperBound
      report.flag(
        whole, .warning, "Commas separate class names; no view is called '\(sheet.tree.source.text(whole))'",
        fixes: [Fix("Insert commas", .unsafe, edits)])
    }
    for range in ranges {
      guard let path = facts.catalog.classPath(sheet.tree.source.bytes[range]) else { continue }
      let name = sheet.tree.source.text(range)
      let view = String(path.componentName.prefix { $0 != " " })
      if view == name { continue }
      // Bar items are no views, and cannot be excluded.
      let isView = !view.isEmpty && !view.hasSuffix("Item")
      report.flag(
        range, .warning,
        "'\(name)' is a style class; views are named by their runtime class"
          + (isView ? ", here '\(view)'" : ""),
        fixes: isView ? [.replace(range, by: view, .unsafe)] : [])
    }
  }
}
