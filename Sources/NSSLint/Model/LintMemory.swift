import NSSCatalog

/// What linting one version of a sheet leaves for the next: answers that took long and depend on little of the sheet, with
/// what they depend on. Right for any sheet, of use for one that is nearly the same; never more than one answer.
public struct LintMemory: Sendable {
  /// What the conflicts of class paths depend on.
  struct PathQuestion: Equatable {
    /// The declarations of the paths that compete, as a sheet of their own.
    let excerpt: [UInt8]
    /// The class paths that share an element.
    let paths: Set<String>
    let palette: PaletteVersion
  }

  /// Two declarations of an excerpt that set one attribute of one element.
  struct PathConflict {
    /// 0-based byte offset of the attribute that wins in the excerpt.
    let winner: Int
    /// 0-based byte offset of the attribute that has no effect.
    let loser: Int
    /// What is wrong.
    let message: String
  }

  private var paths: (question: PathQuestion, conflicts: [PathConflict])?

  /// Nothing known.
  public init() {}

  /// The conflicts of class paths: those known if the question is the last one, else what `find` finds.
  mutating func conflicts(_ question: PathQuestion, _ find: () -> [PathConflict]) -> [PathConflict] {
    if let paths, paths.question == question { return paths.conflicts }
    let conflicts = find()
    paths = (question, conflicts)
    return conflicts
  }
}
