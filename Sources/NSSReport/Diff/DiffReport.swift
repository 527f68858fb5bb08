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

  /// Whether nobody sees a difference.
  public var isEmpty: Bool { diffs.allSatisfy(\.isEmpty) }

  /// Whether there is nothing to say at all, not even of edits without effect.
  public var isSilent: Bool {
    isEmpty && oldPath != nil && newPath != nil && diffs.allSatisfy(\.silent.isEmpty)
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

  /// Whether a text loses AA or AAA where WCAG asks for one.
  public var hasContrastRegression: Bool {
    sheets.contains { $0.diffs.contains { !$0.regressions.isEmpty } }
  }

  var summary: DiffSummary { DiffSummary(sheets) }
}

/// The numbers of a report.
struct DiffSummary {
  private(set) var causes = 0
  private(set) var hasOnlyEdits = true
  private(set) var changes = 0
  private(set) var components: Set<String> = []
  private(set) var classes: Set<String> = []
  private(set) var outcomes = 0
  private(set) var regressions = 0
  private(set) var improvements = 0
  private(set) var silent = SilentEdits()

  init(_ sheets: [DiffedSheet]) {
    for diff in sheets.flatMap(\.diffs) {
      causes += diff.causes.count
      outcomes += diff.outcomes.count
      for cause in diff.causes {
        changes += cause.changes.count
        if ![.definition, .declaration].contains(cause.kind) { hasOnlyEdits = false }
        for change in cause.changes {
          switch change.place.owner {
          case .component(let component): components.insert(component.name)
          case .styleClass(let name): classes.insert(name)
          case .palette: break
          }
        }
        regressions += cause.contrasts.filter(\.isRegression).count
        improvements += cause.contrasts.filter { $0.crossing == .improvement && !$0.isExempt }.count
      }
      silent.rewritten += diff.silent.rewritten
      silent.moved += diff.silent.moved
      silent.renamed += diff.silent.renamed
      silent.isLayoutOnly = silent.isLayoutOnly || diff.silent.isLayoutOnly
    }
  }
}
