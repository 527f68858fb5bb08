/// Patterns that belong to one folder: a `.gitignore` file, or a list of a configuration.
public struct IgnoreRules: Sendable, Hashable {
  /// The absolute folder the patterns are relative to.
  public let folder: FilePath
  /// The patterns in order; the last that matches decides.
  public let globs: [Glob]

  /// Patterns, relative to an absolute folder.
  public init(folder: FilePath, globs: [Glob]) {
    self.folder = folder
    self.globs = globs
  }

  /// The lines of a `.gitignore` file.
  public init(folder: FilePath, text: [UInt8]) {
    let text = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: true)
    self.init(folder: folder, globs: lines.compactMap { Glob($0) })
  }

  /// What the patterns say of an absolute path itself, whatever they say of the folders above it: true for
  /// ignored, false for taken back by `!`, nil for nothing.
  public func decision(_ path: FilePath, isFolder: Bool) -> Bool? {
    guard !globs.isEmpty, let relative = path.relative(to: folder) else { return nil }
    return globs.last { $0.matches(relative, isFolder: isFolder) }.map { !$0.isNegated }
  }

  /// Whether the patterns cover an absolute path or a folder above it; what a pattern takes back inside a
  /// covered folder stays covered, as in git.
  public func covers(_ path: FilePath, isFolder: Bool = false) -> Bool {
    guard !globs.isEmpty, let relative = path.relative(to: folder) else { return false }
    for end in relative.indices where relative[end] == 0x2F {
      let ancestor = relative[..<end]
      if globs.last(where: { $0.matches(ancestor, isFolder: true) })?.isNegated == false { return true }
    }
    return decision(path, isFolder: isFolder) == true
  }
}
