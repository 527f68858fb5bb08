import NSSCatalog
import NSSLint

/// Class paths: by component first, then by element; and the classes of the app's own.
enum ClassPathCompletion {
  /// With more paths than this that fit, only their components are offered.
  static let mostPaths = 200

  private struct Entry: Sendable {
    var name: String
    var lowercased: [UInt8]
    var stem: String
    var detail: String
    var isDeprecated: Bool
  }

  private static let sapfiori = entries(Catalog.of(.sapfiori))
  private static let nui = entries(Catalog.of(.nui))

  /// The class paths of an engine, and of the project's own catalogues where it has some.
  private static func entries(_ engine: Engine, _ snapshot: Snapshot) -> [Entry] {
    guard snapshot.settings.configuration.catalogs.isEmpty else { return entries(snapshot.catalog(engine)) }
    return engine == .nui ? nui : sapfiori
  }

  private static func entries(_ catalog: Catalog) -> [Entry] {
    catalog.classPaths.compactMap { path in
      if path.status == .misprint { return nil }
      let name = path.name
      // `{row}` and `{column}` stand for digits.
      let shown = name.split(separator: "{", omittingEmptySubsequences: false).enumerated()
        .map { $0.offset == 0 ? String($0.element) : "0" + $0.element.drop { $0 != "}" }.dropFirst() }
        .joined()
      let part = path.element.isEmpty ? path.componentName : "\(path.componentName) › \(path.element)"
      let state = path.classState.map { " (\($0))" } ?? ""
      return Entry(
        name: shown, lowercased: shown.utf8.map { $0 | 0x20 }, stem: path.stem, detail: part + state,
        isDeprecated: path.status == .deprecated)
    }
  }

  static func add(
    to list: inout Completion.List, _ prefix: String, _ snapshot: Snapshot, _ others: [Snapshot]
  ) {
    let typed = prefix.utf8.map { $0 | 0x20 }
    var seen: Set<String> = []
    let engines = snapshot.ruleEngines.isEmpty ? [Engine.sapfiori] : snapshot.ruleEngines
    // A sheet without class paths yet may become one for either engine.
    let asked = snapshot.settings.lint.engines.isEmpty ? [.sapfiori, .nui] : engines
    for engine in asked {
      let fitting = entries(engine, snapshot).filter { contains($0.lowercased, typed) }
      if fitting.count > mostPaths {
        list.isIncomplete = true
        for entry in fitting where seen.insert(entry.stem).inserted {
          list.items.append(
            CompletionItem(
              label: entry.stem, kind: .module, detail: "component, \(engine.name)",
              rank: 4, data: ["path", engine.rawValue, entry.stem]))
        }
      } else {
        for entry in fitting where seen.insert(entry.name).inserted {
          list.items.append(
            CompletionItem(
              label: entry.name, kind: .styleClass, detail: entry.detail, rank: 4,
              isDeprecated: entry.isDeprecated, data: ["path", engine.rawValue, entry.name]))
        }
      }
    }
    for sheet in [snapshot] + others {
      for case .styleClass(let name) in sheet.symbols.names where name != prefix && seen.insert(name).inserted
      {
        list.items.append(CompletionItem(label: name, kind: .styleClass, detail: "in use", rank: 3))
      }
    }
  }

  private static func contains(_ name: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    guard name.count >= part.count else { return false }
    for start in 0...(name.count - part.count)
    where name[start] == first && name[start..<(start + part.count)].elementsEqual(part) {
      return true
    }
    return false
  }
}
