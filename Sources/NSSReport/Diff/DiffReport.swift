import NSSSyntax
import NSSTheme

/// Two versions of one sheet, compared as each engine reads them.
public struct DiffedSheet: Sendable {
  /// The path of the old sheet as given; nil where there is none.
  public let oldPath: String?
  /// The path of the new sheet as given; nil where there is none.
  public let newPath: String?
  /// One for each engine, or for each pair of them.
  public let diffs: [ThemeDiff]

  /// A pair of sheets with what differs.
  public init(oldPath: String?, newPath: String?, diffs: [ThemeDiff]) {
    self.oldPath = oldPath
    self.newPath = newPath
    self.diffs = diffs
  }

  /// The path to call it by.
  public var path: String { newPath ?? oldPath ?? "" }

  /// Whether the sheet is new or gone.
  var isWhole: Bool { oldPath == nil || newPath == nil }

  /// Whether an engine rejects both sheets, or may do so.
  var isStanding: Bool { diffs.contains { !$0.stillRejected.isEmpty || !$0.doubts.isEmpty } }

  /// Whether nobody sees a difference.
  public var isEmpty: Bool { diffs.allSatisfy(\.isEmpty) }

  /// Whether there is nothing to say at all, not even of edits without effect.
  public var isSilent: Bool {
    isEmpty && !isStanding && oldPath != nil && newPath != nil && diffs.allSatisfy(\.silent.isEmpty)
  }
}

/// All that `nss diff` compared.
public struct DiffReport: Sendable {
  /// In the order of their paths.
  public let sheets: [DiffedSheet]

  /// A report on some sheets.
  public init(_ sheets: [DiffedSheet]) { self.sheets = sheets }

  /// Whether nobody sees a difference.
  public var isEmpty: Bool { sheets.allSatisfy(\.isEmpty) }

  /// Whether a theme is newly rejected or stops the app, or may do so.
  public var hasNewRejection: Bool { sheets.contains { $0.diffs.contains(where: \.isNewlyRejected) } }

  /// Whether a text loses AA or AAA where WCAG asks for one, or is new and below AA.
  public var hasContrastRegression: Bool {
    sheets.contains { $0.diffs.contains { !$0.regressions.isEmpty } }
  }

  var summary: DiffSummary { DiffSummary(sheets) }
}

/// The numbers of a report.
struct DiffSummary {
  private(set) var causes = 0
  /// Causes, those that several engines share counted once.
  private(set) var edits = 0
  /// Values that change by these edits. Of several sheets those that are new or gone do not count.
  private(set) var editedValues = 0
  /// Of several sheets those that are new, and those that are gone.
  private(set) var newSheets = 0
  private(set) var goneSheets = 0
  /// Sheets that some engine rejects now, may reject now, takes again, rejects as before, and may reject as before.
  private(set) var rejected = 0
  private(set) var doubted = 0
  private(set) var accepted = 0
  private(set) var stillRejected = 0
  private(set) var stillDoubted = 0
  /// Sheets that nothing makes doubtful any more.
  private(set) var cleared = 0
  /// Texts that are new and below AA; they count among the regressions.
  private(set) var newFailures = 0
  /// Texts that change and whose contrast is not known.
  private(set) var unknownContrasts = 0
  private(set) var hasOnlyEdits = true
  private(set) var changes = 0
  private(set) var components: Set<String> = []
  private(set) var classes: Set<String> = []
  private(set) var outcomes = 0
  private(set) var regressions = 0
  private(set) var improvements = 0
  private(set) var silent = SilentEdits()

  init(_ sheets: [DiffedSheet]) {
    for sheet in sheets { count(sheet) }
    let edited = sheets.filter { sheets.count == 1 || !$0.isWhole }
    for sheet in edited { countEdits(of: sheet) }
    newSheets = sheets.count - sheets.filter { sheets.count == 1 || $0.oldPath != nil }.count
    goneSheets = sheets.count - sheets.filter { sheets.count == 1 || $0.newPath != nil }.count
    for cause in edited.flatMap(\.diffs).flatMap(\.causes) {
      editedValues += cause.changes.count
      if ![.definition, .declaration].contains(cause.kind) { hasOnlyEdits = false }
    }
    for change in edited.flatMap(\.diffs).flatMap(\.causes).flatMap(\.changes) {
      switch change.place.owner {
      case .component(let component): components.insert(component.name)
      case .styleClass(let name): classes.insert(name)
      case .palette: break
      }
    }
    for diff in sheets.flatMap(\.diffs) {
      causes += diff.causes.count
      outcomes += diff.outcomes.count
      for cause in diff.causes {
        changes += cause.changes.count
        newFailures += cause.contrasts.filter(\.isNewFailure).count
        regressions += cause.contrasts.filter(\.isRegression).count
        improvements += cause.contrasts.filter { $0.crossing == .improvement && !$0.isExempt }.count
      }
      unknownContrasts += diff.unknownContrasts
      silent.rewritten += diff.silent.rewritten
      silent.moved += diff.silent.moved
      silent.renamed += diff.silent.renamed
      silent.isLayoutOnly = silent.isLayoutOnly || diff.silent.isLayoutOnly
      silent.isImmaterial = silent.isImmaterial || diff.silent.isImmaterial
    }
  }

  private struct Edit: Hashable {
    var kind: RootCause.Kind
    var name: String
    var oldStart: [Int]
    var newStart: [Int]
  }

  private mutating func countEdits(of sheet: DiffedSheet) {
    var edits: Set<Edit> = []
    for cause in sheet.diffs.flatMap(\.causes) {
      func start(_ location: ThemeLocation?) -> [Int] {
        location.map { [$0.sheet, $0.range.lowerBound] } ?? []
      }
      edits.insert(
        Edit(
          kind: cause.kind, name: cause.name, oldStart: start(cause.oldLocation),
          newStart: start(cause.newLocation)))
    }
    self.edits += edits.count
  }

  private mutating func count(_ sheet: DiffedSheet) {
    func any(_ isSo: (ThemeDiff) -> Bool) -> Int { sheet.diffs.contains(where: isSo) ? 1 : 0 }
    rejected += any { $0.outcomes.contains { !$0.isGain } }
    accepted += any { $0.outcomes.contains(where: \.isGain) }
    stillRejected += any { !$0.stillRejected.isEmpty }
    doubted += any { $0.doubts.contains(where: \.isLoss) }
    cleared += any { $0.doubts.contains(where: \.isGain) }
    stillDoubted += any { $0.doubts.contains { !$0.isLoss && !$0.isGain } }
  }
}
