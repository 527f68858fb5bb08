import NSSSyntax
import NSSWorkspace

/// The sheets of two folders in pairs: by their names, and those that an app loads together as one theme.
struct SheetPairs {
  /// A sheet, or a set with the base first, in the old and in the new folder; empty where it is not there.
  typealias Pair = (old: [SourceText], new: [SourceText])

  /// The pairs in the order of paths, sets by that of their first sheet.
  /// - Parameter folders: the new and the old folder; the first that is on disk has the configurations.
  /// - Throws: a configuration that has problems, which are reported.
  static func make(
    _ olds: [(path: FilePath, source: SourceText)], _ news: [(path: FilePath, source: SourceText)],
    folders: [FilePath], _ console: any Console
  ) throws -> [Pair] {
    let old = Dictionary(olds.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
    let new = Dictionary(news.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
    let paths = Set(old.keys).union(new.keys).sorted { FilePath.precedes($0, $1) }
    var themes = try sets(paths, folders, console)
    let taken = Set(themes.joined())
    themes += paths.filter { !taken.contains($0) }.map { [$0] }
    let places = Dictionary(
      paths.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    func place(_ theme: [FilePath]) -> Int { theme.compactMap { places[$0] }.min() ?? 0 }
    return themes.sorted { place($0) < place($1) }.map { theme in
      (theme.compactMap { old[$0] }, theme.compactMap { new[$0] })
    }
  }

  /// The sets that the configurations name, as far as their sheets are in the folders: two or more.
  private static func sets(_ paths: [FilePath], _ folders: [FilePath], _ console: any Console) throws
    -> [[FilePath]]
  {
    let roots = folders.map {
      console.currentFolder.appending(onDisk($0)).absolute(in: console.currentFolder)
    }
    guard let root = roots.first(where: { (try? POSIX.status(of: $0))?.kind == .folder }) else { return [] }
    let store = ConfigurationStore(.nearest, currentFolder: console.currentFolder)
    let absolute = Dictionary(
      paths.map { (root.appending($0).absolute(in: root), $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<[FilePath]> = []
    var sets: [[FilePath]] = []
    for path in paths {
      for set in store.configuration(forFile: root.appending(path)).sheets {
        let own = set.compactMap { absolute[$0.absolute(in: root)] }
        if own.count > 1, seen.insert(own).inserted { sets.append(own) }
      }
    }
    if let problem = store.problems.first { throw problem }
    return sets
  }

  /// A folder of a revision of git where it is on disk now.
  private static func onDisk(_ folder: FilePath) -> FilePath {
    guard let colon = folder.bytes.firstIndex(of: 0x3A) else { return folder }
    return FilePath(bytes: folder.bytes[(colon + 1)...])
  }
}
