import NSSCatalog

/// Pages of the catalogue as JSON, version 1 (`Grammar/schemas/nss-catalog.schema.json`). Keys are sorted.
public struct CatalogJSON {
  private var json = JSONWriter(indentation: 2)

  private init() {}

  /// The list of all components, and of NUI's classes, without facts on class paths.
  public static func list() -> [UInt8] {
    var report = CatalogJSON()
    let components = CatalogNames.byKind.flatMap(\.components)
    report.document { report in
      for component in components { report.append(.sapfiori, component, component.name, paths: nil) }
      for path in CatalogNames.nuiClasses { report.append(.nui, nil, path.name, paths: nil) }
    }
    return report.json.bytes
  }

  /// Some pages.
  public static func pages(_ pages: [CatalogPage]) -> [UInt8] {
    var report = CatalogJSON()
    report.document { report in
      for page in pages { report.append(page.engine, page.component, page.title, paths: page.paths) }
    }
    return report.json.bytes
  }

  private mutating func document(_ body: (inout CatalogJSON) -> Void) {
    json.beginObject()
    json.member("age", Catalog.age)
    json.key("entries")
    json.beginArray()
    body(&self)
    json.endArray()
    json.key("sources")
    json.beginObject()
    for source in CatalogSource.all.sorted(by: { byBytes($0.id, $1.id) }) {
      json.member(source.id, source.title)
    }
    json.endObject()
    json.member("version", 1)
    json.endObject()
    json.endLine()
  }

  private mutating func append(_ engine: Engine, _ component: Component?, _ name: String, paths: [ClassPath]?)
  {
    json.beginObject()
    if let paths {
      json.key("classPaths")
      json.beginArray()
      for path in paths { append(path) }
      json.endArray()
    }
    json.key("component")
    if let component { append(component) } else { json.null() }
    json.member("engine", engine.name)
    json.member("name", name)
    json.endObject()
  }

  private mutating func append(_ component: Component) {
    json.beginObject()
    optional("conforms", component.conforms)
    json.member("kind", component.kind)
    json.member("name", component.name)
    optional("note", component.note)
    json.member("status", CatalogWords.name(component.status))
    json.key("stems")
    json.strings(component.stems)
    optional("superclass", component.superclass)
    json.endObject()
  }

  private mutating func append(_ path: ClassPath) {
    json.beginObject()
    json.key("attributes")
    json.beginArray()
    for attribute in path.attributes { append(attribute) }
    json.endArray()
    json.member("certainty", CatalogWords.name(path.certainty))
    optional("classState", path.classState)
    json.member("element", path.element)
    json.member("name", path.name)
    optional("note", path.note)
    optional("otherSpelling", path.otherSpelling)
    optional("replacement", path.replacement)
    json.member("role", path.role.word)
    json.member("sources", path.sources)
    json.member("status", CatalogWords.name(path.status))
    json.endObject()
  }

  private mutating func append(_ attribute: AttributeFact) {
    json.beginObject()
    json.member("bare", attribute.isBarePrinted)
    json.member("base", attribute.base)
    json.member("certainty", CatalogWords.name(attribute.certainty))
    json.member("deprecated", attribute.isDeprecated)
    json.member("evidence", attribute.evidence.word)
    json.key("names")
    json.strings(attribute.names)
    optional("note", attribute.note)
    optional("printedType", attribute.printedType)
    json.member("read", attribute.isRead)
    json.member("sources", attribute.sources)
    json.key("states")
    json.beginArray()
    for state in attribute.states {
      json.beginObject()
      json.member("certainty", CatalogWords.name(state.certainty))
      json.member("name", state.name)
      json.endObject()
    }
    json.endArray()
    json.member("type", attribute.type.name)
    json.endObject()
  }

  private mutating func optional(_ name: String, _ value: String?) {
    json.key(name)
    if let value { json.string(value) } else { json.null() }
  }
}
