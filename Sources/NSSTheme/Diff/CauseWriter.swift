import NSSCatalog

/// Makes root causes and values of what was found.
struct CauseWriter {
  let old: ThemeStore
  let new: ThemeStore
  let sides: [(old: DiffSide, new: DiffSide)]
  let renames: [RenamedVariable]

  /// What one side of a cause is.
  private struct Side {
    var name: String
    var text: String
    var location: ThemeLocation?
    var media: String?
  }

  /// A root cause, without its changes. `pair` is one that it holds under.
  /// `rival` is the number of what competes with it in the new theme, or -1.
  func cause(_ key: CauseKey, pair: Int, rival: Int32) -> RootCause {
    let (from, to) = sides[pair]
    switch key {
    case .outcome:
      return cause(
        .outcome, Side(name: "", text: from.theme.outcome.verdict.name, location: verdictPlace(from)),
        Side(name: "", text: to.theme.outcome.verdict.name, location: verdictPlace(to)))
    case .definition(let before, let after):
      return cause(
        .definition, definition(before, from), definition(after, to), rival: definition(rival, to))
    case .line(let before, let after):
      return cause(.definition, line(before, from), line(after, to), rival: line(rival, to))
    case .declaration(let before, let after):
      return cause(
        .declaration, declaration(before, from), declaration(after, to), rival: declaration(rival, to))
    case .swapped(_, _, let oldLoser, let winner):
      return cause(
        .declaration, declaration(oldLoser, from), declaration(winner, to), rival: declaration(rival, to))
    case .palette(let style):
      let name = PaletteStyle.all.indices.contains(style) ? PaletteStyle.all[style].name : ""
      return cause(
        .palette, Side(name: name, text: from.theme.traits.palette.name),
        Side(name: name, text: to.theme.traits.palette.name))
    case .engine(let text):
      return cause(
        .engine, Side(name: text, text: from.theme.engine.name), Side(name: text, text: to.theme.engine.name))
    }
  }

  private func cause(_ kind: RootCause.Kind, _ from: Side?, _ to: Side?, rival: Side? = nil)
    -> RootCause
  {
    let name = to?.name ?? from?.name ?? ""
    let oldName = from.flatMap { $0.name == name ? nil : $0.name }
    let edit: RootCause.Edit
    switch (from, to) {
    case (nil, _): edit = .added
    case (_, nil): edit = .removed
    case (let from?, let to?):
      edit = oldName != nil && kind == .definition ? .renamed : from.text == to.text ? .reordered : .changed
    }
    return RootCause(
      kind: kind, edit: edit, name: name, oldName: oldName, classNames: [], oldText: from?.text,
      newText: to?.text, media: to?.media ?? from?.media, oldLocation: from?.location,
      newLocation: to?.location, changes: [],
      rival: rival.map { .init(text: $0.text, media: $0.media, location: $0.location) }, contrasts: [])
  }

  private func verdictPlace(_ side: DiffSide) -> ThemeLocation? {
    let outcome = side.theme.outcome
    return outcome.verdict.range.map { ThemeLocation(sheet: outcome.sheet, range: $0) }
  }

  private func definition(_ index: Int32, _ side: DiffSide) -> Side? {
    guard index >= 0 else { return nil }
    let definition = side.theme.store.definitions[Int(index)]
    let (name, text) = side.definition(index)
    return Side(
      name: name, text: text, location: side.theme.location(definition),
      media: side.media(definition.media, sheet: definition.sheet))
  }

  private func line(_ index: Int32, _ side: DiffSide) -> Side? {
    guard index >= 0, let (name, text) = side.line(index) else { return nil }
    return Side(name: name, text: text, location: side.lineLocation(index))
  }

  private func declaration(_ index: Int32, _ side: DiffSide) -> Side? {
    guard index >= 0 else { return nil }
    let store = side.theme.store
    let declaration = store.declarations[Int(index)]
    return Side(
      name: store.names.string(Int(declaration.attribute)), text: side.text(index),
      location: side.theme.location(declaration), media: side.mediaOfRule(with: index))
  }

  // MARK: Values

  func value(_ raw: RawValue, _ place: ChangedPlace, _ side: DiffSide) -> ChangedValue {
    guard raw.declaration >= 0 else { return paletteValue(raw, place, side) }
    let store = side.theme.store
    let declaration = store.declarations[Int(raw.declaration)]
    let found = side.theme.value(of: raw.declaration, scheme: raw.scheme)
    return ChangedValue(
      value: raw.value, text: side.text(raw.declaration), assumptions: raw.assumptions,
      className: side.theme.className(Int(raw.classNumber)),
      location: side.theme.location(declaration), via: side.theme.via(declaration, found),
      isFallback: raw.isFallback)
  }

  private func paletteValue(_ raw: RawValue, _ place: ChangedPlace, _ side: DiffSide) -> ChangedValue {
    let step = side.steps(raw, place).first
    var location: ThemeLocation?
    switch step {
    case .definition(let index)?: location = side.theme.location(side.theme.store.definitions[Int(index)])
    case .line(let index)?: location = side.lineLocation(index)
    default: break
    }
    return ChangedValue(
      value: raw.value, text: "", assumptions: raw.assumptions, className: "", location: location, via: [],
      isFallback: false)
  }
}
