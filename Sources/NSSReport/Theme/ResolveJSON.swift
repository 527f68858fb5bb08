import NSSCatalog
import NSSSyntax
import NSSTheme

/// A resolved theme as JSON, version 1 (`Grammar/schemas/nss-resolve.schema.json`). Keys are sorted.
public struct ResolveJSON {
  private let theme: ResolvedTheme
  private let only: [ThemedComponent]?
  private var places: ThemePlaces

  private init(_ theme: ResolvedTheme, only: [ThemedComponent]?) {
    self.theme = theme
    self.only = only
    places = ThemePlaces(theme.sheets)
  }

  /// Appends one object.
  /// - Parameter only: the components to show; nil for all that the sheets style.
  public static func append(
    _ theme: ResolvedTheme, only: [ThemedComponent]? = nil, to json: inout JSONWriter
  ) {
    var report = ResolveJSON(theme, only: only)
    report.append(to: &json)
  }

  private mutating func append(to json: inout JSONWriter) {
    let outcome = theme.outcome
    let isResolved = outcome.verdict == .resolved
    json.beginObject()
    if isResolved {
      appendClasses(to: &json)
      appendComponents(to: &json)
    }
    appendDefinitions(to: &json)
    json.member("engine", theme.engine.name)
    if !isResolved { appendError(outcome.sheet, outcome.verdict, to: &json) }
    json.member("outcome", outcome.verdict.name)
    json.member("palette", theme.traits.palette.name)
    appendOverrides(to: &json)
    json.key("traits")
    json.beginObject()
    json.member("appearance", theme.traits.appearance.name)
    json.member("contrast", theme.traits.contrast.name)
    json.member("device", theme.traits.device.name)
    json.member("level", theme.traits.level.name)
    json.member("orientation", theme.traits.orientation.name)
    json.endObject()
    json.member("version", 1)
    json.endObject()
  }

  // MARK: Classes

  private mutating func appendClasses(to json: inout JSONWriter) {
    json.key("classes")
    json.beginObject()
    theme.forEachClass(orderedBy: byBytes) { found in
      json.key(found.name)
      json.beginObject()
      for attribute in found.attributes.sorted(by: { byBytes($0.name, $1.name) }) {
        json.key(attribute.name)
        append(attribute, to: &json)
      }
      json.endObject()
    }
    json.endObject()
  }

  private mutating func append(_ attribute: ThemeAttribute, to json: inout JSONWriter) {
    json.beginObject()
    json.key("assumed")
    json.strings(attribute.assumptions.names)
    json.key("beats")
    json.beginArray()
    for beaten in attribute.beats {
      json.beginObject()
      appendSource(beaten.location, to: &json)
      json.member("text", beaten.text)
      json.endObject()
    }
    json.endArray()
    appendSource(attribute.location, to: &json)
    json.member("text", attribute.text)
    json.key("type")
    if let type = attribute.type { json.string(type.name) } else { json.null() }
    json.key("value")
    json.value(attribute.value)
    json.key("via")
    json.strings(attribute.via.map(\.name))
    json.endObject()
  }

  private mutating func appendSource(_ location: ThemeLocation, to json: inout JSONWriter) {
    let position = places.position(location)
    json.key("source")
    json.beginObject()
    json.member("column", position.column)
    json.member("line", position.line)
    json.member("path", places.path(location.sheet))
    json.endObject()
  }

  // MARK: Components

  private mutating func appendComponents(to json: inout JSONWriter) {
    json.key("components")
    json.beginObject()
    for component in only ?? theme.components {
      json.key(component.name)
      json.beginObject()
      for element in theme[component].elements.sorted(by: { byBytes($0.name, $1.name) })
      where element.isThemed {
        json.key(element.name)
        append(element, to: &json)
      }
      json.endObject()
    }
    json.endObject()
  }

  private mutating func append(_ element: TintElement, to json: inout JSONWriter) {
    json.beginObject()
    json.member("basis", element.basis.rawValue)
    json.key("propertyRef")
    if let ref = element.propertyRef { json.string(ref.name) } else { json.null() }
    json.key("states")
    json.beginObject()
    for state in element.states.sorted(by: { byBytes($0.name, $1.name) }) {
      let attributes = element[state]
      if attributes.isReportedEmpty { continue }
      json.key(state.name)
      append(attributes, to: &json)
    }
    json.endObject()
    json.endObject()
  }

  private mutating func append(_ attributes: TintAttributes, to json: inout JSONWriter) {
    json.beginObject()
    if let font = attributes.reportedFont, let main = font.style ?? font.name ?? font.size {
      json.key("font")
      append(main, assumed: font.assumptions, to: &json) { $0.value(font) }
    }
    let lookups: [(TintKey, Lookup?)] = [
      (.foregroundColor, attributes.reported(.foregroundColor)),
      (.borderColor, attributes.reported(.borderColor)),
      (.numberOfLines, attributes.reported(.numberOfLines)),
    ]
    for case (let key, let lookup?) in lookups {
      json.key(key.name)
      append(lookup, to: &json)
    }
    if attributes.isNotThemable { json.member("notThemable", true) }
    json.key("view")
    json.beginObject()
    for attribute in attributes.view {
      json.key(attribute.name)
      append(attribute.lookup, to: &json)
    }
    json.endObject()
    json.endObject()
  }

  private mutating func append(_ lookup: Lookup, to json: inout JSONWriter) {
    append(lookup, assumed: lookup.assumptions, to: &json) { $0.value(lookup.value) }
  }

  private mutating func append(
    _ lookup: Lookup, assumed: Assumptions, to json: inout JSONWriter, value: (inout JSONWriter) -> Void
  ) {
    json.beginObject()
    json.key("assumed")
    json.strings(assumed.names)
    json.member("from", lookup.from.rawValue)
    appendSource(theme.location(of: lookup), to: &json)
    json.key("value")
    value(&json)
    json.endObject()
  }

  // MARK: The rest

  private func appendDefinitions(to json: inout JSONWriter) {
    var texts: [String: String] = [:]
    for definition in theme.winningDefinitions { texts[definition.name] = definition.text }
    json.key("definitions")
    json.beginObject()
    for (name, text) in texts.sorted(by: { byBytes($0.key, $1.key) }) { json.member(name, text) }
    json.endObject()
  }

  private func appendOverrides(to json: inout JSONWriter) {
    json.key("palette_overrides")
    json.beginObject()
    var byStyle: [String: [(variant: String, text: String?)]] = [:]
    for override in theme.paletteOverrides where override.changesPalette {
      byStyle[override.style.name, default: []].append((override.variant.name, override.text))
    }
    for (style, variants) in byStyle.sorted(by: { byBytes($0.key, $1.key) }) {
      json.key(style)
      json.beginObject()
      for (variant, text) in variants.sorted(by: { byBytes($0.variant, $1.variant) }) {
        json.key(variant)
        if let text { json.string(text) } else { json.null() }
      }
      json.endObject()
    }
    json.endObject()
  }

  private mutating func appendError(_ sheet: Int, _ verdict: EngineVerdict, to json: inout JSONWriter) {
    let source = theme.sheets[sheet]
    let offset = verdict.range?.lowerBound ?? 0
    let position = places.position(offset, in: sheet)
    let message = ThemeWords.message(
      verdict, in: source, engine: theme.engine, isAlone: !theme.verdicts.contains(.resolved))
    json.key("error")
    json.beginObject()
    json.member("column", position.column)
    json.member("line", position.line)
    json.member("message", message)
    json.member("offset", offset)
    json.member("path", source.name)
    if case .syntaxError(_, let units) = verdict {
      json.member("utf16Offset", units)
    } else {
      json.member("utf16Offset", ColumnIndex(source, isUTF16: true).units(before: offset))
    }
    json.endObject()
  }
}
