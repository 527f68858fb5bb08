import NSSCatalog
import NSSSyntax

/// What a user sees otherwise in another theme: effective changes only, grouped by the edits they follow from.
///
///     let diff = ThemeDiff(
///       ParsedTheme([old], engine: .sapfiori), ParsedTheme([new], engine: .sapfiori),
///       traits: [TraitsPair(Traits()), TraitsPair(Traits(appearance: .dark))])
///     for cause in diff.causes { print(cause.name, cause.changes.count) }
///
/// For sapfiori the tint attribute tables of components are compared, and classes that belong to none; for nui classes;
/// for fiori-swiftui the palette. Between two engines the classes, or where one of them knows none, the palette.
/// Nothing traps on any input.
public struct ThemeDiff: Sendable {
  /// The engines of the old and of the new theme.
  public let engines: (old: Engine, new: Engine)
  /// The old and the new sheets.
  public let sheets: (old: [SourceText], new: [SourceText])
  /// The traits that were asked for.
  public let traits: [TraitsPair]
  /// Where an engine takes a sheet and rejects the other, or rejects both otherwise: the first thing to say.
  public let outcomes: [OutcomeChange]
  /// The edits with what they change: in the order of ``RootCause/Kind``, then by place in the new sheet.
  public let causes: [RootCause]
  /// What was edited without effect.
  public let silent: SilentEdits

  /// The difference of two themes under some traits (at least one).
  public init(_ old: ParsedTheme, _ new: ParsedTheme, traits: [TraitsPair] = [TraitsPair(Traits())]) {
    let found = DiffBuilder.compare(old, new, traits)
    engines = (old.store.engine, new.store.engine)
    sheets = (old.store.sources, new.store.sources)
    self.traits = traits
    outcomes = found?.outcomes ?? []
    causes = found?.causes ?? []
    silent = found?.silent ?? SilentEdits()
  }

  /// Whether nobody sees a difference.
  public var isEmpty: Bool { outcomes.isEmpty && causes.isEmpty }

  /// The number of changes.
  public var changeCount: Int { causes.reduce(0) { $0 + $1.changes.count } }

  /// Texts that lose AA or AAA where WCAG asks for one.
  public var regressions: [ContrastChange] { causes.flatMap { $0.contrasts.filter(\.isRegression) } }
}
