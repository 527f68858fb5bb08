import NSSCatalog
import NSSLint

/// Attributes that the classes of a rule support, with their states.
enum AttributeCompletion {
  static func items(_ classes: [String], _ snapshot: Snapshot, hasColon: Bool, except word: Range<Int>)
    -> [CompletionItem]
  {
    var items: [CompletionItem] = []
    var seen = present(classes, snapshot, except: word)
    for engine in snapshot.ruleEngines.isEmpty ? [.sapfiori] : snapshot.ruleEngines.reversed() {
      let catalog = snapshot.catalog(engine)
      var isKnown = false
      for name in classes {
        let own = snapshot.settings.configuration.classes[name] ?? name
        guard case .known(let path) = catalog.verdict(onClass: own.utf8) else { continue }
        isKnown = true
        let supported = catalog.supportedAttributes(of: path)
        let deprecated = Set(path.attributes.filter(\.isDeprecated).flatMap(\.names))
        for attribute in supported.names where seen.insert(attribute).inserted {
          let mark = supported.certainty == .inferred ? " (inferred)" : ""
          items.append(
            item(
              attribute, catalog, mark, hasColon, isDeprecated: deprecated.contains(attribute),
              data: ["attribute", engine.rawValue, attribute, own]))
        }
      }
      if !isKnown {
        for attribute in catalog.baseAttributes where seen.insert(attribute).inserted {
          items.append(
            item(
              attribute, catalog, ", \(engine.name)", hasColon, isDeprecated: false,
              data: ["attribute", engine.rawValue, attribute, ""]))
        }
      }
    }
    return items
  }

  private static func item(
    _ name: String, _ catalog: Catalog, _ mark: String, _ hasColon: Bool, isDeprecated: Bool, data: [String]
  ) -> CompletionItem {
    let type = catalog.type(ofAttribute: name.utf8)
    let isBare = catalog.split(attribute: name.utf8)?.isBare ?? true
    return CompletionItem(
      label: name, kind: .property, detail: (type?.name ?? "") + mark,
      snippet: hasColon ? nil : "\(name): $0;", text: hasColon ? nil : "\(name): ",
      rank: isBare ? 3 : 4, isDeprecated: isDeprecated, data: data)
  }

  /// The attributes that the rule around a place has already; the word at the place does not count.
  private static func present(_ classes: [String], _ snapshot: Snapshot, except word: Range<Int>) -> Set<
    String
  > {
    let sheet = snapshot.sheet
    let tree = snapshot.tree
    var result: Set<String> = []
    for rule in sheet.rules {
      let range = tree.range(of: tree.nodes[Int(rule.node)])
      guard range.lowerBound <= word.lowerBound, word.upperBound <= range.upperBound else { continue }
      for index in rule.declarations {
        let declaration = sheet.declarations[Int(index)]
        if sheet.range(ofToken: declaration.token) != word { result.insert(sheet.text(declaration.name)) }
      }
    }
    return result
  }
}
