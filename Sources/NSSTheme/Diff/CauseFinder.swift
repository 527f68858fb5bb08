import NSSCatalog

/// Finds the edit that a change follows from: the first step on which the two values part.
struct CauseFinder {
  let old: DiffSide
  let new: DiffSide
  /// The new name of each variable that was renamed, by the old one; with `@`.
  let renames: [String: String]
  /// Whether the engine takes one of the two sheets only.
  let hasOutcomeChange: Bool

  func cause(of change: RawChange) -> CauseKey {
    if hasOutcomeChange { return .outcome }
    if old.theme.engine != new.theme.engine { return engineCause(change) }
    if case .palette = change.place.owner { return followed(change) ?? .palette(style: change.order) }
    let before = change.old?.declaration ?? -1
    let after = change.new?.declaration ?? -1
    guard before >= 0, after >= 0 else { return oneSided(change, before, after) }
    if isSame(old.text(before), new.text(after)), let found = followed(change) { return found }
    return declared(change, before, after)
  }

  /// Whether two texts are the same but for a variable's name.
  private func isSame(_ from: String, _ to: String) -> Bool { (renames[from] ?? from) == to }

  // MARK: Declarations

  private func oneSided(_ change: RawChange, _ before: Int32, _ after: Int32) -> CauseKey {
    if before >= 0 {
      let other = counterpart(of: change.old, before, old, in: new)
      return .declaration(old: before, new: other.winner)
    }
    let other = counterpart(of: change.new, after, new, in: old)
    return .declaration(old: other.winner, new: after)
  }

  /// Two declarations with other texts, or two of which the one takes the other's place.
  private func declared(_ change: RawChange, _ before: Int32, _ after: Int32) -> CauseKey {
    let ofAfter = counterpart(of: change.new, after, new, in: old)
    if ofAfter.winner == before { return .declaration(old: before, new: after) }
    let ofBefore = counterpart(of: change.old, before, old, in: new)
    // What is new wins over what was there; what was taken away lets through what is there still.
    if !ofAfter.hasText { return .declaration(old: ofAfter.winner, new: after) }
    if !ofBefore.hasText { return .declaration(old: before, new: ofBefore.winner) }
    return .declaration(old: before, new: after)
  }

  private func counterpart(of value: RawValue?, _ declaration: Int32, _ side: DiffSide, in other: DiffSide)
    -> (winner: Int32, hasText: Bool)
  {
    guard let value else { return (-1, false) }
    let store = side.theme.store
    return other.counterpart(
      className: side.theme.className(Int(value.classNumber)),
      attribute: store.names.string(Int(store.declarations[Int(declaration)].attribute)),
      text: side.text(declaration))
  }

  // MARK: Definitions and palettes

  private func followed(_ change: RawChange) -> CauseKey? {
    let from = old.steps(change.old, change.place)
    let to = new.steps(change.new, change.place)
    for index in 0..<max(from.count, to.count) {
      let before = index < from.count ? from[index] : nil
      let after = index < to.count ? to[index] : nil
      if let found = parting(before, after, change) { return found }
    }
    return nil
  }

  private func parting(_ before: ValueStep?, _ after: ValueStep?, _ change: RawChange) -> CauseKey? {
    switch (before, after) {
    case (.palette(let from)?, .palette(let to)?):
      if from.variant != to.variant { return schemeCause(change) }
      return from.version == to.version ? nil : .palette(style: to.style.index)
    case (.definition(let from)?, .definition(let to)?):
      return isSame(old.definition(from).text, new.definition(to).text)
        ? nil : .definition(old: from, new: to)
    case (.line(let from)?, .line(let to)?):
      return old.line(from)?.text == new.line(to)?.text ? nil : .line(old: from, new: to)
    case (.definition(let from)?, _): return .definition(old: from, new: -1)
    case (_, .definition(let to)?): return .definition(old: -1, new: to)
    case (.line(let from)?, _): return .line(old: from, new: -1)
    case (_, .line(let to)?): return .line(old: -1, new: to)
    default: return nil
    }
  }

  /// The component has another colour scheme of its own.
  private func schemeCause(_ change: RawChange) -> CauseKey? {
    guard case .component(let component) = change.place.owner else { return nil }
    let from = old.schemeDeclaration(component)
    let to = new.schemeDeclaration(component)
    return from < 0 && to < 0 ? nil : .declaration(old: from, new: to)
  }

  private func engineCause(_ change: RawChange) -> CauseKey {
    if let value = change.old, value.declaration >= 0 { return .engine(old.text(value.declaration)) }
    if let value = change.new, value.declaration >= 0 { return .engine(new.text(value.declaration)) }
    for (side, value) in [(old, change.old), (new, change.new)] {
      for step in side.steps(value, change.place) {
        if let found = side.definition(step) { return .engine(found.text) }
      }
    }
    return .engine(change.place.element)
  }
}
