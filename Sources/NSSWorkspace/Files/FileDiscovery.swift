/// Finds the stylesheets a command is to work on.
///
/// A named file is taken whatever it is called. A named folder is searched for `*.nss`: in sorted order, without
/// `.git` and `.build`, without what `.gitignore` files (from the root of the repository down, and `.git/info/exclude`) or the
/// configuration exclude. The named folder itself may be excluded by a pattern and is searched all the same.
/// Outside of a repository the `.gitignore` files of the named folder and below count. Symbolic links to files
/// are followed, those to folders are not: a search stays in the folder that was named.
public struct FileDiscovery {
  /// A file to work on.
  public struct Found: Sendable, Hashable {
    /// The path as given, or as given for the folder with the rest behind it.
    public let path: FilePath
    /// Whether the file itself was named.
    public let isNamed: Bool
  }

  /// What a search gave.
  public struct Result: Sendable {
    /// In the order of the arguments, sorted within a folder; no path twice.
    public var files: [Found] = []
    /// What is missing or could not be searched, in the order met.
    public var problems: [FileError] = []
  }

  /// The folder relative paths start from.
  public var currentFolder: FilePath
  /// Whether `.gitignore` files count.
  public var honoursIgnoreFiles = true
  /// Whether the configuration excludes an absolute path (itself, not for a folder above it):
  /// ``ConfigurationStore/excludes(_:isFolder:)``.
  public var isExcluded: (_ path: FilePath, _ isFolder: Bool) -> Bool = { _, _ in false }

  /// A search that starts from a folder.
  public init(currentFolder: FilePath = POSIX.currentFolder()) { self.currentFolder = currentFolder }

  /// Files and folders as named on a command line.
  public func find(_ paths: [FilePath]) -> Result {
    var result = Result()
    var known: Set<FilePath> = []
    for path in paths {
      let kind: POSIX.Kind
      do { kind = try POSIX.status(of: path).kind } catch {
        result.problems.append(FileError(.read, path, code: error.code))
        continue
      }
      if kind != .folder {
        if known.insert(path).inserted { result.files.append(Found(path: path, isNamed: true)) }
        continue
      }
      var walk = FolderWalk(self, root: path)
      walk.run()
      result.problems += walk.problems
      for file in walk.files.sorted(by: FilePath.precedes) where known.insert(file).inserted {
        result.files.append(Found(path: file, isNamed: false))
      }
    }
    return result
  }
}
