import NSSCatalog

/// Finds the edit that a change follows from: the first step on which the two values part.
struct CauseFinder {
  let old: DiffSide
  let new: DiffSide
  /// The new name of each variable that was renamed, by the old one; with `@`.
  let renames: [String: String]
  /// The number of the outcome, where the engine takes one of the two sheets only.
  let outcome: Int?
  /// How often definitions stand in either theme.
  let versions: DefinitionVersions
  /// The declarations of either theme.
  private let declarations: (old: ClassDeclarations, new: ClassDeclarations)

  init(
    old: DiffSide, new: DiffSide, renames: [String: String], outcome: Int?, versions: DefinitionVersions
  ) {
    self.old = old
    self.new = new
    self.renames = renames
    self.outcome = outcome
    self.versions = versions
    declarations = (ClassDeclarations(old.theme), ClassDeclarations(new.theme))
  }

  func cause(of change: RawChange) -> FoundCause {
    if let outcome { return FoundCause(.outcome(outcome)) }
    if old.theme.engine != new.theme.engine { return FoundCause(engineCause(change)) }
    if case .palette = change.place.owner {
      return followed(change) ?? FoundCause(.palette(style: change.order))
    }
    let before = change.old?.declaration ?? -1
    let after = change.new?.declaration ?? -1
    guard before >= 0, after >= 0 else { return oneSided(change, before, after) }
    if isSame(old.text(before), new.text(after)), let found = followed(change) { return found }
    return declared(change, before, after)
  }

  /// Whether two texts are the same but for a variable's name.
  private func isSame(_ from: String, _ to: String) -> Bool { (renames[from] ?? from) == to }

  // MARK: Declarations

  private func oneSided(_ change: RawChange, _ before: Int32, _ after: Int32) -> FoundCause {
    if before >= 0 {
      let other = counterpart(of: change.old, before, old, in: declarations.new)
      return FoundCause(.declaration(old: before, new: other.winner))
    }
    let other = counterpart(of: change.new, after, new, in: declarations.old)
    return FoundCause(.declaration(old: other.winner, new: after))
  }

  /// Two declarations with other texts, or two of which the one takes the other's place.
  private func declared(_ change: RawChange, _ before: Int32, _ after: Int32) -> FoundCause {
    let ofAfter = counterpart(of: change.new, after, new, in: declarations.old)
    let ofBefore = counterpart(of: change.old, before, old, in: declarations.new)
    let isOnePlace = ofAfter.winner == before && ofBefore.winner == after
    if isOnePlace {
      let winner = (counterpart(of: change.old, before, old, in: declarations.old).count, ofBefore.count)
      let successor = (ofAfter.count, counterpart(of: change.new, after, new, in: declarations.new).count)
      switch Succession(winner: winner, successor: successor) {
      case .added: return FoundCause(.declaration(old: -1, new: after), rival: ofBefore.last)
      case .removed: return FoundCause(.declaration(old: before, new: -1), rival: after)
      case .swapped:
        let key = CauseKey.swapped(
          oldWinner: before, newLoser: ofBefore.last, oldLoser: ofAfter.last, newWinner: after)
        return FoundCause(key, rival: ofBefore.last)
      case .replaced: return FoundCause(.declaration(old: before, new: after))
      }
    }
    if ofAfter.winner == before { return FoundCause(.declaration(old: before, new: after)) }
    // What is new wins over what was there; what was taken away lets through what is there still.
    if ofAfter.count == 0 { return FoundCause(.declaration(old: ofAfter.winner, new: after)) }
    if ofBefore.count == 0 { return FoundCause(.declaration(old: before, new: ofBefore.winner)) }
    return FoundCause(.declaration(old: before, new: after))
  }

  private func counterpart(
    of value: RawValue?, _ declaration: Int32, _ side: DiffSide, in other: ClassDeclarations
  ) -> ClassDeclarations.Counterpart {
    guard let value else { return ClassDeclarations.Counterpart() }
    let store = side.theme.store
    return other.counterpart(
      className: side.theme.className(Int(value.classNumber)),
      attribute: store.names.string(Int(store.declarations[Int(declaration)].attribute)),
      text: side.text(declaration))
  }

  // MARK: Definitions and palettes

  private func followed(_ change: RawChange) -> FoundCause? {
    let from = old.steps(change.old, change.place)
    let to = new.steps(change.new, change.place)
    for index in 0..<max(from.count, to.count) {
      let before = index < from.count ? from[index] : nil
      let after = index < to.count ? to[index] : nil
      if let found = parting(before, after, change) { return found }
    }
    return nil
  }

  private func parting(_ before: ValueStep?, _ after: ValueStep?, _ change: RawChange) -> FoundCause? {
    switch (before, after) {
    case (.palette(let from)?, .palette(let to)?):
      if from.variant != to.variant { return schemeCause(change).map { FoundCause($0) } }
      return from.version == to.version ? nil : FoundCause(.palette(style: to.style.index))
    case (.definition(let from)?, .definition(let to)?):
      let (first, second) = (old.definition(from), new.definition(to))
      if isSame(first.text, second.text) { return nil }
      if first.name != second.name { return FoundCause(.definition(old: from, new: to)) }
      return succeeded(
        .definition(old: from, new: to), versions.definition(first, second), versions.last(first))
    case (.line(let from)?, .line(let to)?):
      guard let first = old.line(from), let second = new.line(to) else { return nil }
      if first.text == second.text { return nil }
      if first.name != second.name { return FoundCause(.line(old: from, new: to)) }
      return succeeded(.line(old: from, new: to), versions.definition(first, second), versions.last(first))
    case (.definition(let from)?, _):
      return oneSided(.definition(old: from, new: -1), old.definition(from), change)
    case (_, .definition(let to)?): return oneSided(.definition(old: -1, new: to), new.definition(to), change)
    case (.line(let from)?, _): return oneSided(.line(old: from, new: -1), old.line(from), change)
    case (_, .line(let to)?): return oneSided(.line(old: -1, new: to), new.line(to), change)
    default: return nil
    }
  }

  /// One theme goes on with a definition and the other with its palette. Where both have the definition, the one
  /// palette does not know its name.
  private func oneSided(
    _ key: CauseKey, _ definition: (name: String, text: String)?, _ change: RawChange
  ) -> FoundCause {
    guard let definition, case .palette = change.place.owner,
      old.theme.traits.palette != new.theme.traits.palette,
      versions.isInBoth(definition)
    else { return FoundCause(key) }
    return FoundCause(.palette(style: change.order))
  }

  /// Two definitions of one name, of which the one took the other's place or wins over it.
  private func succeeded(_ key: CauseKey, _ succession: Succession, _ rival: Int32) -> FoundCause {
    switch (key, succession) {
    case (.definition(_, let to), .added): FoundCause(.definition(old: -1, new: to), rival: rival)
    case (.definition(let from, let to), .removed): FoundCause(.definition(old: from, new: -1), rival: to)
    case (.line(_, let to), .added): FoundCause(.line(old: -1, new: to), rival: rival)
    case (.line(let from, let to), .removed): FoundCause(.line(old: from, new: -1), rival: to)
    default: FoundCause(key)
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
