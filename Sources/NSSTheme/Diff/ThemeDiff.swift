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
  /// Where an engine rejects both sheets alike, so that nobody sees anything of either.
  public let stillRejected: [OutcomeChange]
  /// Where sapfiori is assumed to read a sheet that NUI's grammar rejects (``Assumptions/tolerantReading``), with what
  /// NUI's grammar makes of the two: if SAPFiori is as strict, nothing of the sheet counts.
  public let doubts: [OutcomeChange]
  /// The edits with what they change: in the order of ``RootCause/Kind``, then by place in the new sheet.
  public let causes: [RootCause]
  /// What was edited without effect.
  public let silent: SilentEdits
  /// The texts whose colour, or whose background's, changes and whose contrast in the new theme is not known. Without
  /// those of which WCAG asks nothing.
  public let unknownContrasts: Int

  /// The difference of two themes under some traits (at least one).
  public init(_ old: ParsedTheme, _ new: ParsedTheme, traits: [TraitsPair] = [TraitsPair(Traits())]) {
    let found = DiffBuilder.compare(old, new, traits)
    engines = (old.store.engine, new.store.engine)
    sheets = (old.store.sources, new.store.sources)
    self.traits = traits
    outcomes = found?.outcomes ?? []
    stillRejected = found?.stillRejected ?? []
    doubts = found?.doubts ?? []
    causes = found?.causes ?? []
    silent = found?.silent ?? SilentEdits()
    unknownContrasts = found?.unknownContrasts.count ?? 0
  }

  /// Whether nobody sees a difference, and none is to be feared.
  public var isEmpty: Bool {
    outcomes.isEmpty && causes.isEmpty && !doubts.contains { $0.isLoss || $0.isGain }
  }

  /// Whether an engine rejects the new theme, or stops the app, and did not before; or may do so.
  public var isNewlyRejected: Bool { outcomes.contains(where: \.isLoss) || doubts.contains(where: \.isLoss) }

  /// The number of changes.
  public var changeCount: Int { causes.reduce(0) { $0 + $1.changes.count } }

  /// Texts that lose AA or AAA where WCAG asks for one, and new ones below AA.
  public var regressions: [ContrastChange] { causes.flatMap { $0.contrasts.filter(\.isRegression) } }
}
