import NSSCatalog
import NSSSyntax
import NSSTheme

/// What differs, as JSON, version 1 (`Grammar/schemas/nss-diff.schema.json`). Keys are sorted.
public struct DiffJSON {
  private var places: DiffPlaces

  /// Appends one object.
  public static func append(_ report: DiffReport, to json: inout JSONWriter) {
    json.beginObject()
    json.key("sheets")
    json.beginArray()
    for sheet in report.sheets {
      json.beginObject()
      json.key("diffs")
      json.beginArray()
      for diff in sheet.diffs {
        var writer = DiffJSON(places: DiffPlaces(diff))
        writer.append(diff, to: &json)
      }
      json.endArray()
      json.member("new", optional: sheet.newPath)
      json.member("old", optional: sheet.oldPath)
      json.endObject()
    }
    json.endArray()
    append(report.summary, to: &json)
    json.member("version", 1)
    json.endObject()
  }

  private static func append(_ summary: DiffSummary, to json: inout JSONWriter) {
    json.key("summary")
    json.beginObject()
    json.member("causes", summary.causes)
    json.member("changes", summary.changes)
    json.member("contrastImprovements", summary.improvements)
    json.member("contrastRegressions", summary.regressions)
    json.member("contrastsNotKnown", summary.unknownContrasts)
    json.member("doubted", summary.doubted)
    json.member("edits", summary.edits)
    json.member("newContrastFailures", summary.newFailures)
    json.member("outcomes", summary.outcomes)
    json.member("rejected", summary.rejected)
    json.member("stillRejected", summary.stillRejected)
    json.endObject()
  }

  private mutating func append(_ diff: ThemeDiff, to json: inout JSONWriter) {
    json.beginObject()
    json.key("causes")
    json.beginArray()
    for cause in diff.causes { append(cause, to: &json) }
    json.endArray()
    json.member("contrastsNotKnown", diff.unknownContrasts)
    json.key("doubts")
    append(diff.doubts, to: &json)
    json.key("engines")
    json.beginObject()
    json.member("new", diff.engines.new.name)
    json.member("old", diff.engines.old.name)
    json.endObject()
    json.key("outcomes")
    append(diff.outcomes, to: &json)
    json.key("silent")
    json.beginObject()
    json.member("immaterial", diff.silent.isImmaterial)
    json.member("layoutOnly", diff.silent.isLayoutOnly)
    json.member("moved", diff.silent.moved)
    json.key("renamed")
    json.beginArray()
    for rename in diff.silent.renamed {
      json.beginObject()
      json.member("new", rename.new)
      json.member("old", rename.old)
      json.endObject()
    }
    json.endArray()
    json.member("rewritten", diff.silent.rewritten)
    json.endObject()
    json.key("stillRejected")
    append(diff.stillRejected, to: &json)
    json.key("traits")
    json.beginArray()
    for pair in diff.traits { append(pair, to: &json) }
    json.endArray()
    json.endObject()
  }

  private func append(_ outcomes: [OutcomeChange], to json: inout JSONWriter) {
    json.beginArray()
    for outcome in outcomes {
      json.beginObject()
      json.key("in")
      json.integers(outcome.scope.indices)
      json.member("new", outcome.new.name)
      json.member("old", outcome.old.name)
      json.endObject()
    }
    json.endArray()
  }

  private func append(_ pair: TraitsPair, to json: inout JSONWriter) {
    json.beginObject()
    json.member("appearance", pair.new.appearance.name)
    json.member("contrast", pair.new.contrast.name)
    json.member("device", pair.new.device.name)
    json.member("level", pair.new.level.name)
    json.member("orientation", pair.new.orientation.name)
    json.key("palette")
    json.beginObject()
    json.member("new", pair.new.palette.name)
    json.member("old", pair.old.palette.name)
    json.endObject()
    json.endObject()
  }

  // MARK: Causes

  private mutating func append(_ cause: RootCause, to json: inout JSONWriter) {
    json.beginObject()
    json.key("changes")
    json.beginArray()
    for change in cause.changes { append(change, to: &json) }
    json.endArray()
    json.key("classes")
    json.strings(cause.classNames)
    json.key("contrasts")
    json.beginArray()
    for contrast in cause.contrasts { append(contrast, to: &json) }
    json.endArray()
    json.member("edit", cause.edit.rawValue)
    json.member("kind", cause.kind.rawValue)
    json.member("media", optional: cause.media)
    json.member("name", cause.name)
    json.key("new")
    appendSide(cause.newText, cause.newLocation.map { places.newPosition($0) }, to: &json)
    json.key("old")
    appendSide(cause.oldText, cause.oldLocation.map { places.oldPosition($0) }, to: &json)
    json.member("oldName", optional: cause.oldName)
    json.key("rival")
    if let rival = cause.rival {
      json.beginObject()
      json.member("media", optional: rival.media)
      json.key("source")
      append(rival.location.map { places.newPosition($0) }, to: &json)
      json.member("text", rival.text)
      json.endObject()
    } else {
      json.null()
    }
    json.endObject()
  }

  private func appendSide(
    _ text: String?, _ place: (path: String, position: Position)?, to json: inout JSONWriter
  ) {
    guard let text else { return json.null() }
    json.beginObject()
    json.key("source")
    append(place, to: &json)
    json.member("text", text)
    json.endObject()
  }

  private func append(_ place: (path: String, position: Position)?, to json: inout JSONWriter) {
    guard let place else { return json.null() }
    json.beginObject()
    json.member("column", place.position.column)
    json.member("line", place.position.line)
    json.member("path", place.path)
    json.endObject()
  }

  // MARK: Changes

  private mutating func append(_ change: ThemeChange, to json: inout JSONWriter) {
    json.beginObject()
    json.key("difference")
    append(change.delta, to: &json)
    json.key("in")
    json.integers(change.scope.indices)
    json.member("kind", change.kind.rawValue)
    json.key("new")
    append(change.new, change.new?.location.map { places.newPosition($0) }, to: &json)
    json.key("old")
    append(change.old, change.old?.location.map { places.oldPosition($0) }, to: &json)
    json.key("place")
    append(change.place, to: &json)
    json.endObject()
  }

  private func append(
    _ value: ChangedValue?, _ place: (path: String, position: Position)?, to json: inout JSONWriter
  ) {
    guard let value else { return json.null() }
    json.beginObject()
    json.key("assumed")
    json.strings(value.assumptions.names)
    json.member("class", optional: value.className.isEmpty ? nil : value.className)
    json.member("fallback", value.isFallback)
    json.key("source")
    append(place, to: &json)
    json.key("value")
    json.value(value.value)
    json.key("via")
    json.strings(value.via.map(\.name))
    json.endObject()
  }

  private func append(_ place: ChangedPlace, to json: inout JSONWriter) {
    json.beginObject()
    json.member("attribute", place.attribute.name)
    var (component, className): (String?, String?)
    switch place.owner {
    case .component(let found): component = found.name
    case .styleClass(let name): className = name
    case .palette: break
    }
    json.member("class", optional: className)
    json.member("component", optional: component)
    json.member("element", optional: component == nil ? nil : place.element)
    json.member("innerComponent", optional: place.innerComponent.isEmpty ? nil : place.innerComponent)
    json.member("palette", optional: place.owner == .palette ? place.element : nil)
    json.member("state", optional: place.state?.name)
    json.endObject()
  }

  private func append(_ delta: ValueDelta?, to json: inout JSONWriter) {
    switch delta {
    case .none: json.null()
    case .color(let color)?:
      json.beginObject()
      json.key("alpha")
      json.number(Self.rounded(color.alphaDelta))
      json.key("deltaE")
      json.number(Self.rounded(color.deltaE))
      json.member("word", color.word.rawValue)
      json.endObject()
    case .number(let number)?:
      json.beginObject()
      json.key("number")
      json.number(number)
      json.endObject()
    case .box(let box)?:
      json.beginObject()
      json.key("box")
      json.value(.box(box))
      json.endObject()
    case .offset(let offset)?:
      json.beginObject()
      json.key("offset")
      json.value(.offset(offset))
      json.endObject()
    }
  }

  private mutating func append(_ contrast: ContrastChange, to json: inout JSONWriter) {
    json.beginObject()
    json.member("crossing", optional: contrast.crossing?.rawValue)
    json.member("exempt", contrast.isExempt)
    json.key("in")
    json.integers(contrast.scope.indices)
    json.key("new")
    append(contrast.new, to: &json)
    json.key("old")
    append(contrast.old, to: &json)
    json.key("place")
    append(contrast.place, to: &json)
    json.endObject()
  }

  private func append(_ contrast: TextContrast?, to json: inout JSONWriter) {
    guard let contrast else { return json.null() }
    json.beginObject()
    json.key("assumed")
    json.strings(contrast.assumptions.names + (contrast.isBackgroundAssumed ? ["component-background"] : []))
    json.member("background", contrast.background.hex)
    json.member("large", contrast.isLarge)
    json.member("level", contrast.level == .fail ? "fail" : contrast.level.name)
    json.key("ratio")
    json.number(Self.rounded(contrast.ratio))
    json.member("text", contrast.text.hex)
    json.endObject()
  }

  /// Four decimals, downwards: two machines may differ in the last digits, and 4.49999 is not 4.5.
  private static func rounded(_ number: Double) -> Double { (number * 10_000 + 1e-6).rounded(.down) / 10_000 }
}

extension JSONWriter {
  /// A member whose value is a string or null.
  fileprivate mutating func member(_ name: String, optional value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  /// An array of whole numbers.
  mutating func integers(_ values: [Int]) {
    beginArray()
    for value in values { integer(value) }
    endArray()
  }
}
